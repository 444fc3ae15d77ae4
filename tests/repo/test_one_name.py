"""One thing has one name: twins that were found once stay out of the words, in both languages."""

import re
from pathlib import Path

import pytest

WORDS = Path(__file__).parents[2] / "src" / "incognita" / "words"

# What is not said, and what is said instead. The words of a game are those of its catalogue.
TWINS = {
    "en": [
        (r"robots?", "bot"),
        (r"Traveller", "Traveler is a card of El Dorado, Wayfarer a level"),
        (r"colors?", "colour"),
        (r"look back", "replay"),
        (r"vermilion|indigo|saffron|ivory", "red, blue, yellow, white"),
        (r"squares? (?:is |are )?unknown", "undiscovered"),
        (r"start spaces?", "starting space"),
        (r"(?:half|halves) of the card", "side of the card"),
        (r"\} %", "no blank before % in English"),
        (r"name a half|the (?:other )?half (?:that|,)", "side"),
        (r"a tile of your own", "personal tile"),
        (r"the lobby", "the open tables"),
        (r"no coins paid", "0 is said by the figure beside it"),
    ],
    "fr": [
        (r"bots?", "robot"),
        (r"sièges?", "place"),
        (r"vivres?", "aliments"),
        (r"barrages?", "barrière"),
        (r"amicaux", "accueillants"),
        (r"parade", "défense"),
        (r"îlots?", "île sûre"),
        (r"sentiers?", "chemin"),
        (r"(?:partie|exploration) est finie", "terminée"),
        (r"cases? départ", "case de départ"),
        (r"cases? (?:est |sont )?inconnues?", "inexplorée"),
        (r"moitié (?:de la carte|annoncée|restante|qui)", "côté"),
        (r"faces avancées", "côtés avancés"),
        (r"coches", "croix"),
        (r"camps? de base", "campement"),
        (r"maléfices", "Sortilèges"),
        (r"cases? d’(?:abordage|accostage)", "case de débarquement"),
        (r"propres tuiles", "tuiles personnelles"),
        (r"pressez", "appuyez, touchez"),
        (r"au salon", "parmi les tables ouvertes"),
        (r"vermillon|indigo|safran|ivoire", "rouge, bleu, jaune, blanc"),
    ],
}
CASES = [(language, twin, better) for language, twins in TWINS.items() for twin, better in twins]


def messages(language: str) -> list[tuple[str, str]]:
    """Lines of text with the file that they stand in, without keys and variables."""
    lines = []
    for path in sorted((WORDS / language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            text = re.sub(r"^[\w-]+ = |^\s*\*?\[[\w-]+\] ", "", line)
            lines.append((path.name, re.sub(r"\$[\w-]+", "", text)))
    return lines


@pytest.mark.parametrize(("language", "twin", "better"), CASES)
def test_a_thing_is_called_by_one_name(language: str, twin: str, better: str) -> None:
    pattern = re.compile(rf"(?<!\w){twin}(?!\w)", re.IGNORECASE)
    used = [f"{name}: {text}" for name, text in messages(language) if pattern.search(text)]
    assert used == [], f"say instead: {better}"


def test_tiles_are_drawn_by_one_word_in_both_games_of_discovery() -> None:
    texts = [text for name, text in messages("fr") if "entdecker" in name or "voyage" in name]
    assert len(texts) > 100
    assert [text for text in texts if re.search("pioch", text, re.IGNORECASE)] == []


def test_the_check_reads_what_people_read() -> None:
    assert ("table.ftl", "robot, {  }") in messages("fr")
    assert any(name == "bots.ftl" and text == "Wayfarer" for name, text in messages("en"))


def test_to_skip_a_movement_is_not_to_pass() -> None:
    texts = (WORDS / "fr" / "table.ftl").read_text(encoding="utf-8")
    assert "skip-moves = Sauter" in texts
    assert "keys-skip = sauter" in texts
