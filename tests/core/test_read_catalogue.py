"""Reading a rule catalogue, and what is wrong with a bad one."""

from pathlib import Path

import pytest

from incognita.core import read_catalogue

SECTION = '[[section]]\nid = "s"\nen = "Section"\nfr = "Partie"\n'
RULE = '[[rule]]\nid = "a.b"\nsection = "s"\nen = "Yes."\nfr = "Oui."\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "rules.toml"
    path.write_text(f'game = "chess"\n{text}', encoding="utf-8")
    return path


def test_a_good_catalogue(tmp_path: Path) -> None:
    reading = 'reading_en = "So."\nreading_fr = "Ainsi."\n'
    catalogue = read_catalogue(written(tmp_path, SECTION + RULE + reading))
    rule = catalogue.by_id["chess.a.b"]
    assert (rule.en, rule.fr, rule.section) == ("Yes.", "Oui.", "s")
    assert (rule.reading_en, rule.reading_fr) == ("So.", "Ainsi.")
    assert catalogue.sentence("chess.a.b", "fr") == "Oui."
    assert catalogue.sentence("chess.a.b", "en") == "Yes."
    assert catalogue.sentence("chess.a.b", "de") == "Yes."
    assert catalogue.dump() == {
        "sections": [{"id": "s", "en": "Section", "fr": "Partie"}],
        "rules": [
            {
                "id": "chess.a.b",
                "section": "s",
                "en": "Yes.",
                "fr": "Oui.",
                "reading_en": "So.",
                "reading_fr": "Ainsi.",
            }
        ],
    }


@pytest.mark.parametrize("field", ["id", "section", "en", "fr"])
def test_a_rule_that_lacks_something(tmp_path: Path, field: str) -> None:
    lines = [line for line in RULE.splitlines() if not line.startswith(f"{field} ")]
    with pytest.raises(ValueError, match=f"lacks {field}"):
        read_catalogue(written(tmp_path, SECTION + "\n".join(lines)))


def test_a_rule_with_an_empty_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="lacks fr"):
        read_catalogue(written(tmp_path, SECTION + RULE.replace("Oui.", "")))


def test_a_rule_in_an_unknown_section(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"chess\.a\.b stands in an unknown section 'x'"):
        read_catalogue(written(tmp_path, SECTION + RULE.replace('"s"', '"x"')))


def test_a_rule_listed_twice(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"listed twice: chess\.a\.b"):
        read_catalogue(written(tmp_path, SECTION + RULE + RULE))


def test_text_that_is_no_toml(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_catalogue(written(tmp_path, "[[["))
