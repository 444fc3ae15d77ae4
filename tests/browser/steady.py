"""Does the board keep its size and place? Every frame is looked at, not only the ends of moves."""

from typing import Final

from playwright.sync_api import Page

BOARD: Final = ".map-frame, [data-testid=generic-board]"
WATCH: Final = """(board) => {
  window.__boxes = [];
  const note = () => {
    const found = document.querySelector(board);
    if (found) {
      const { left, top, width, height } = found.getBoundingClientRect();
      const box = [left, top, width, height].map(Math.round).join(" ");
      if (!window.__boxes.includes(box)) window.__boxes.push(box);
    }
    requestAnimationFrame(note);
  };
  note();
}"""


class BoardWatch:
    """Notes every box that the board has had from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(WATCH, BOARD)

    def boxes(self) -> list[str]:
        boxes: list[str] = self.page.evaluate("__boxes")
        return boxes

    def check(self) -> None:
        boxes = self.boxes()
        assert len(boxes) == 1, boxes
