"""Reading what a question asks about."""


def asked_number(question: dict[str, object], name: str, end: int = 0) -> int:
    """The number that is asked about, within its bounds if it has any."""
    number = question.get(name)
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError("the question names nothing that could be done")
    if end and not 0 <= number < end:
        raise ValueError(f"there is no {name} {number}")
    return number
