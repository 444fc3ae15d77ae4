() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const keys = (selector) => all(selector).map((hit) => hit.dataset.pieceHit ?? hit.dataset.choice);
  return {
    cells: all("[data-cell][data-lit]").map((cell) => Number(cell.dataset.cell)),
    isles: all("[data-isle][data-lit]").map((isle) => Number(isle.dataset.isle)),
    pieces: keys("[data-piece-hit][data-lit]"),
    chosen: all('[data-testid="crew"] [aria-pressed="true"]').map((one) => Number(one.dataset.explorer)),
    choices: keys("[data-choice]"),
  };
}
