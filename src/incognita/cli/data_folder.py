"""Where data is kept when nobody says where."""

import os
import sys
from pathlib import Path


def user_data() -> Path:
    """The platform's folder for a user's data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "incognita"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "incognita"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "incognita"
