() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (name) => document.querySelector(`[data-testid="${name}"]`);
  const live = one("live");
  const can = (button) => button.getAttribute("aria-disabled") !== "true";
  const id = (button) => button.dataset.testid.slice("act-".length);
  return {
    entries: Number(live?.dataset.entries ?? -1),
    title: one("prompt-text")?.querySelector("b")?.textContent ?? "",
    detail: one("prompt-text")?.querySelector("span")?.textContent ?? "",
    buttons: Object.fromEntries(all('[data-testid^="act-"]').map((button) => [id(button), can(button)])),
    over: one("places") !== null,
    hand_over: one("hand-over") !== null,
  };
}
