"""The route editor: built by mouse, by keys and by finger, checked, tried, passed on and played."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from incognita.games.eldorado.rules.route_check import check
from tests.browser import axe
from tests.browser.eldorado.table import Table
from tests.browser.visits import Visits
from tests.browser.waiting import until

EDITOR = "/eldorado/route"
KEPT = "JSON.parse(localStorage.getItem('incognita.eldorado.draft'))"


class Editor:
    """The page, and what one does with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.word = page.locator("[role=status][aria-live]").last

    def tile(self, piece: str) -> Locator:
        return self.page.locator(f'[data-tile="{piece}"]')

    def board(self, index: int) -> Locator:
        return self.page.locator(f'[data-piece="board-{index}"]')

    def finding(self, code: str) -> Locator:
        return self.page.locator(f'[data-finding="{code}"]')

    def drag(self, what: Locator, x: float, y: float) -> None:
        """As a hand does it: not in one jump. The piece is not let go yet."""
        what.hover()
        self.page.mouse.down()
        self.page.mouse.move(x - 60, y - 30, steps=2)
        self.page.mouse.move(x, y, steps=2)

    def beside(self, index: int, across: float, down: float) -> tuple[float, float]:
        """A point so many sizes of a board away from its upper left corner."""
        box = self.board(index).bounding_box()
        assert box is not None
        return box["x"] + across * box["width"], box["y"] + down * box["height"]

    def expect_sides(self, sides: str) -> None:
        """What lies, board by board, with its turns."""
        sides_shown = f"() => {KEPT}.boards.map((board) => board.what + board.turn).join(' ')"
        until(self.page, f"(sides) => ({sides_shown})() === sides", sides)


@pytest.fixture
def editor(visits: Visits) -> Editor:
    return Editor(visits.open(EDITOR).page)


def test_built_by_mouse_tried_passed_on_and_played(editor: Editor, visits: Visits) -> None:
    page = editor.page
    expect(page.get_by_text("Lay the first board")).to_be_visible()
    editor.drag(editor.tile("A"), 700, 400)
    page.mouse.up()
    expect(editor.board(0)).to_have_accessible_name("board A, 1 of 1, turned by 0 of 6, chosen")
    expect(editor.finding("no-finish")).to_contain_text("The end piece is missing")

    editor.drag(editor.tile("C"), *editor.beside(0, 1.4, 0.3))
    page.mouse.wheel(0, 100)
    page.keyboard.press("r")
    expect(page.get_by_text("Board C, turn 2 of 6")).to_be_visible()
    page.mouse.up()
    editor.expect_sides("A0 C2")
    expect(editor.finding("flush")).to_contain_text("The seam is flush")

    seam = page.get_by_role("switch", name="Blockade between A and C")
    seam.focus()
    page.keyboard.press("Enter")
    expect(seam).not_to_be_checked()
    page.get_by_role("button", name="Undo").click()
    expect(seam).to_be_checked()

    editor.drag(editor.board(1), 40, 400)
    page.mouse.up()
    editor.expect_sides("A0")
    expect(editor.tile("C")).to_have_attribute("data-state", "box")
    page.keyboard.press("Control+z")
    editor.expect_sides("A0 C2")

    page.get_by_role("button", name="show corners").click()
    page.locator("[data-place]").first.click()
    expect(editor.finding("open")).to_contain_text("The way is open")
    axe.check(page)

    page.get_by_role("radio", name="20").press("Space")
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("Last try")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"^median \d+: "))).to_be_visible()
    expect(page.get_by_role("listitem", name=re.compile(r"^Space 4 wins \d+%"))).to_be_visible()
    page.get_by_role("switch", name="Show it on the large map").click()
    expect(page.locator(".board-map circle[class*=heat]").first).to_be_visible()

    page.get_by_role("button", name="Name of the route").click()
    page.get_by_role("textbox", name="English name").fill("Two steps")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Pass it on").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    code = page.get_by_role("textbox", name="Code", exact=True).input_value()
    assert check(page.get_by_role("textbox", name="Text", exact=True).input_value()).playable()

    other = Editor(visits.open(link.removeprefix(visits.address)).page)
    expect(other.page.get_by_text("Two steps, by its link")).to_be_visible()
    assert other.page.evaluate(KEPT)["boards"] == []
    other.page.get_by_role("link", name="Play").click()
    expect(other.page).to_have_url(re.compile(re.escape(code)))
    other.page.get_by_role("button", name="Start the table").click()
    table = Table(visits.all[-1])
    table.settle()
    assert {name[0] for name in table.page.evaluate(CELL_NAMES)} == {"A", "C", "Z"}
    table.end_turn()


CELL_NAMES = """[...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.getAttribute('aria-label').match(/\\b[A-Z]\\d+\\b/)[0])"""


def test_built_by_keys_alone_and_kept(editor: Editor) -> None:
    page = editor.page
    face = editor.tile("A").locator(".face")
    face.focus()
    page.keyboard.press("f")
    expect(face).to_have_accessible_name("board B: back: A")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]:focus")).to_have_accessible_name("In the middle of the map")
    page.keyboard.press("Enter")
    expect(editor.board(0)).to_be_focused()
    page.keyboard.press("r")
    editor.expect_sides("B1")
    expect(editor.word).to_contain_text("Not playable yet: The end piece is missing")

    page.keyboard.press("Escape")
    expect(face).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    place = page.locator("[data-place]:focus")
    expect(place).to_have_accessible_name(re.compile("^Place 1 of 12: .* of board B, 7 pairs"))
    expect(editor.word).to_contain_text("board C in hand. There are 12 places for it.")
    page.keyboard.press("ArrowDown")
    expect(place).not_to_have_accessible_name(re.compile("^Place 1 of"))
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+R")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    editor.expect_sides("B1 D5")

    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("Delete")
    editor.expect_sides("B1")
    page.keyboard.press("Control+z")
    end = editor.tile("finish").locator(".face")
    end.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]:focus")).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(editor.word).to_contain_text("The route can be played")

    page.reload()
    expect(editor.board(1)).to_have_accessible_name(re.compile("^board D, 2 of 2"))
    expect(page.get_by_text("This route can be played")).to_be_visible()


def test_on_a_phone_with_a_route_to_begin_from_and_one_to_paste(visits: Visits) -> None:
    page = visits.open(EDITOR, phone=True, language="fr", theme="dark").page
    editor = Editor(page)
    editor.tile("A").locator(".face").tap()
    page.locator("[data-place]").tap()
    page.get_by_role("button", name="Poser ici").tap()
    expect(editor.board(0)).to_be_visible()
    axe.check(page)
    page.get_by_test_id("tab-begin").tap()
    page.get_by_role("button", name="Parcours de base").tap()
    expect(editor.board(4)).to_be_visible()

    page.get_by_test_id("tab-begin").tap()
    page.get_by_role("button", name="Coller un parcours").tap()
    text = page.get_by_role("textbox", name="Un texte, un code ou un lien")
    text.fill("incognita route 1\nboard A\nboard C beside")
    page.get_by_role("button", name="Le poser").tap()
    expect(page.get_by_role("alert")).to_contain_text("Ligne 3 : « beside » n’est pas un endroit")
    expect(text).to_have_value(re.compile("beside"))
    text.fill("incognita route 1\nboard A\nboard C ne+")
    page.get_by_role("button", name="Le poser").tap()
    expect(editor.board(1)).to_be_visible()
    expect(editor.board(2)).to_have_count(0)
    page.get_by_test_id("tab-check").tap()
    expect(editor.finding("no-finish")).to_be_visible()
    page.get_by_role("button", name="Annuler").tap()
    expect(editor.board(4)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
