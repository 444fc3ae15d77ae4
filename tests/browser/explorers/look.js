() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cell = (hit) => Number(hit.dataset.cell);
  const halves = all(".card2 .half");
  const named = (words) => all("[data-cell]").filter((hit) => hit.ariaLabel.includes(words)).map(cell);
  return {
    cells: all("[data-cell][data-lit]").map(cell),
    sides: halves.flatMap((half, side) => (half.ariaDisabled === "true" ? [] : [side])),
    crossed: named("crossed"),
    count: document.querySelector('[data-testid="count"] h3')?.textContent ?? "",
  };
}
