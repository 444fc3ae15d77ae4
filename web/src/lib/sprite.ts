/** Puts a sheet of <symbol>s into the document once, so that <use href="#id"> finds them and inherits tokens. */
const mounted = new Set<string>();

export function mountSprite(name: string, source: string): void {
  if (mounted.has(name)) return;
  mounted.add(name);
  const sheet = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.style.position = "absolute";
  sheet.dataset["sprite"] = name;
  document.body.prepend(document.importNode(sheet, true));
}
