() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (name) => document.querySelector(`[data-testid="${name}"]`);
  const live = one("live");
  const can = (button) => button.getAttribute("aria-disabled") !== "true";
  const id = (button) => button.dataset.testid.slice("act-".length);
  const cards = all('[data-testid="hand"] [role="toolbar"] button');
  return {
    entries: Number(live?.dataset.entries ?? -1),
    title: one("prompt-text")?.querySelector("b")?.textContent ?? "",
    detail: one("prompt-text")?.querySelector("span")?.textContent ?? "",
    buttons: Object.fromEntries(all('[data-testid^="act-"]').map((button) => [id(button), can(button)])),
    hand: cards.map((card) => card.querySelector(".sr").textContent),
    chosen: cards.flatMap((card, slot) => (card.ariaPressed === "true" ? [slot] : [])),
    cells: all("[data-cell][data-lit]").map((cell) => Number(cell.dataset.cell)),
    blockades: all("[data-blockade][data-lit]").map((blockade) => Number(blockade.dataset.blockade)),
    over: one("places") !== null,
    curtain: one("curtain") !== null,
  };
}
