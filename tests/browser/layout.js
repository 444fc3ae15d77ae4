() => {
  const box = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const find = (selector) => {
    const one = document.querySelector(selector);
    return one ? box(one) : null;
  };
  const cut = (one) => Math.max(0, one.scrollHeight - one.clientHeight);
  return {
    board: find(".map-frame, [data-testid=generic-board]"),
    map: find(".map-frame > .frame"),
    zoom: find(".zoom"),
    words: find("[data-testid=prompt-text]"),
    cut: cut(document.querySelector("[data-testid=prompt-text]")),
    hand: find("[data-region=hand], .hand:has([data-testid=hand])"),
    tabs: find("nav:has([data-testid=tab-log])"),
    buttons: [...document.querySelectorAll(".prompt .buttons > *")].map(box),
    prompt: find(".prompt"),
    page: { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight },
  };
}
