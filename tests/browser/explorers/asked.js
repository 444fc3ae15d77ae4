() => {
  const named = ["act-seal", "act-back", "places", "hand-over"].map((id) => `[data-testid="${id}"]`);
  const asking = ["[data-lit]", ".half.open", ".picker", '[data-testid^="act-bonus-"]', ...named];
  return document.querySelector(asking.join()) !== null;
}
