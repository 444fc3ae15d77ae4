#!/bin/sh
# Runs one of the modules beside this file with a Python that is new enough.
cd "$(dirname "$0")/.." || exit 1

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

for python in ${PYTHON:-.venv/bin/python python3 python python3.14 python3.13 python3.12 python3.11}; do
    if new_enough "$python"; then
        module=$1
        shift
        exec "$python" -m "scripts.$module" "$@"
    fi
done

echo "Python 3.11 or newer was not found. Install it, or name it: make ... PYTHON=/path/to/python" >&2
exit 1
