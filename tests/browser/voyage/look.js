() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const open = (selector) => all(selector).flatMap((button, at) => (button.ariaDisabled === "true" ? [] : [at]));
  return {
    places: all("[data-place][data-lit]").map((place) => Number(place.dataset.place)),
    held: document.querySelector(".about[role=status] b")?.textContent ?? "",
    numbers: all("[data-number]").map((number) => Number(number.dataset.number)),
    number: Number(document.querySelector('[data-number][aria-pressed="true"]')?.dataset.number ?? 0),
    piles: open('[data-testid="hand"] .piles button'),
    plants: open('[data-testid="hand"] .plants button'),
    units: all('[data-testid="builds"] [data-unit]').flatMap((unit) => (unit.ariaDisabled === "true" ? [] : [unit.dataset.unit])),
  };
}
