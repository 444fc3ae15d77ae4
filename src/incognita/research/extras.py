"""What to say when a package is missing that comes with an extra."""


def missing(error: ImportError, extra: str = "research") -> ImportError:
    """An error that says what to install."""
    package = (error.name or "a package").partition(".")[0]
    return ImportError(
        f"{package} is not installed; it comes with the extra {extra!r}: "
        f"pip install 'incognita[{extra}]'",
        name=error.name,
    )
