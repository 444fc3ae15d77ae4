// What a tutorial shows: where it stands, and what can be pressed, the likeliest answer first. Each answer gets a
// number to be found by, and a name of its own that stays when it is chosen.
() => {
  const one = (name) => document.querySelector(`[data-testid="${name}"]`);
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const open = ":is(button, [role=button]):not([aria-disabled=true], [data-usable=false], .explained)";
  const marked = (one("place-marks")?.dataset.places ?? "").split(" ").filter(Boolean);
  const held = `[data-testid=hand] ${open}:not(.card:not([data-usable]))`;
  const buttons = "[data-testid=prompt] .btn:not([aria-disabled=true])";
  const guided = (part) => `body[data-guide~=${part}]`;
  const groups = [
    "[data-lit]:not([data-testid=place-marks])",
    "[data-testid=prompt] .go:not([aria-disabled=true])",
    "[data-usable=true]",
    `[data-testid=belongings] ${open}`,
    `${guided("prompt")} ${buttons}`,
    `${guided("hand")} ${held}`,
    ...marked.map((place) => `:is([data-cell="${place}"], [data-place="${place}"])`),
    held,
    `[data-region=side] ${open}`,
    buttons,
  ];
  const taken = ["act-undo", "act-restart", "act-back", "act-skip"];
  const named = ["data-testid", "data-cell", "data-place", "data-isle", "data-blockade", "data-piece-hit"];
  for (const element of document.querySelectorAll("[data-answer]")) element.removeAttribute("data-answer");
  const answers = [];
  const pressed = [];
  for (const group of groups)
    document.querySelectorAll(group).forEach((element, index) => {
      if (!seen(element) || element.hasAttribute("data-answer") || taken.includes(element.dataset.testid)) return;
      element.setAttribute("data-answer", String(answers.length));
      const name = named.find((attribute) => element.hasAttribute(attribute));
      const lit = "lit" in element.dataset ? "lit " : "";
      answers.push(lit + (name ? `${name}=${element.getAttribute(name)}` : `${group} ${index}`));
      pressed.push(element.getAttribute("aria-pressed") ?? element.getAttribute("aria-label"));
    });
  const live = one("live");
  const moment = `${one("guide")?.dataset.step} ${live?.dataset.entries}`;
  const tapped = one("tapped") !== null;
  const prompt = one("prompt-text")?.textContent;
  return {
    busy: live?.dataset.busy !== undefined,
    over: one("guide-play") !== null,
    next: one("guide-next") !== null,
    message: one("guide-text")?.textContent ?? "",
    moment,
    tapped,
    asks: live?.dataset.busy === undefined && answers.length > 0,
    answers,
    state: JSON.stringify([moment, tapped, prompt, answers, pressed]),
  };
}
