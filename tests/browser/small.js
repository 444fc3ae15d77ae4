(least) => {
  const small = (item) => {
    const { width, height } = item.getBoundingClientRect();
    const style = getComputedStyle(item);
    const shown = item.checkVisibility({ visibilityProperty: true }) && style.opacity !== "0" && width > 1;
    const inText = item.tagName === "A" && style.display === "inline";
    return shown && !inText && Math.min(width, height) < least;
  };
  const told = (item) => {
    const { width, height } = item.getBoundingClientRect();
    return `${item.ariaLabel ?? item.textContent.trim()}: ${width} x ${height}`;
  };
  return [...document.querySelectorAll("button, a, input, select, summary")].filter(small).map(told);
}
