() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cards = all('[data-testid="hand"] [role="toolbar"] button');
  return {
    hand: cards.map((card) => card.querySelector(".sr").textContent),
    chosen: cards.flatMap((card, slot) => (card.ariaPressed === "true" ? [slot] : [])),
    cells: all("[data-cell][data-lit]").map((cell) => Number(cell.dataset.cell)),
    blockades: all("[data-blockade][data-lit]").map((blockade) => Number(blockade.dataset.blockade)),
  };
}
