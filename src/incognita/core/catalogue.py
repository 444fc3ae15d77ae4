"""The rule catalogue: every rule of a rulebook as one testable sentence, in two languages."""

import tomllib
from pathlib import Path
from typing import Any, Final


class Rule:
    """One rule; `reading` says what was decided where the rulebook is silent."""

    def __init__(self, id: str, section: str, en: str, fr: str) -> None:
        self.id = id
        self.section = section
        self.en = en
        self.fr = fr
        self.reading_en = ""
        self.reading_fr = ""

    def dump(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "section": self.section,
            "en": self.en,
            "fr": self.fr,
            "reading_en": self.reading_en,
            "reading_fr": self.reading_fr,
        }


class Catalogue:
    """The rules of one game, in the order of the rulebook."""

    def __init__(self, sections: list[dict[str, str]], rules: list[Rule]) -> None:
        self.sections = sections
        self.rules = rules
        self.by_id: dict[str, Rule] = {rule.id: rule for rule in rules}

    def sentence(self, rule: str, language: str) -> str:
        entry = self.by_id[rule]
        return entry.fr if language == "fr" else entry.en

    def dump(self) -> dict[str, Any]:
        return {"sections": self.sections, "rules": [rule.dump() for rule in self.rules]}


_read: Final[dict[str, Catalogue]] = {}


def catalogue_of(path: Path) -> Catalogue:
    """read_catalogue(), once for each file."""
    key = str(path)
    if key not in _read:
        _read[key] = read_catalogue(path)
    return _read[key]


def read_catalogue(path: Path) -> Catalogue:
    """Read `rules.toml`; raises ValueError if a sentence or a section is missing or doubled."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    game = str(data["game"])
    sections: list[dict[str, str]] = [
        {"id": str(part["id"]), "en": str(part["en"]), "fr": str(part["fr"])}
        for part in data["section"]
    ]
    known = [part["id"] for part in sections]
    rules: list[Rule] = []
    for entry in data["rule"]:
        rule = _rule(game, entry)
        if rule.section not in known:
            raise ValueError(f"rule {rule.id} stands in an unknown section {rule.section!r}")
        rules.append(rule)
    ids = [rule.id for rule in rules]
    doubled = sorted({id for id in ids if ids.count(id) > 1})
    if doubled:
        raise ValueError(f"rules listed twice: {', '.join(doubled)}")
    return Catalogue(sections, rules)


def _rule(game: str, entry: dict[str, Any]) -> Rule:
    missing = [name for name in ("id", "section", "en", "fr") if not entry.get(name)]
    if missing:
        raise ValueError(f"a rule of {game} lacks {', '.join(missing)}: {entry}")
    rule = Rule(f"{game}.{entry['id']}", str(entry["section"]), str(entry["en"]), str(entry["fr"]))
    rule.reading_en = str(entry.get("reading_en", ""))
    rule.reading_fr = str(entry.get("reading_fr", ""))
    return rule
