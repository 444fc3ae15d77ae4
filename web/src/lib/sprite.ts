/** Puts sheets of <symbol>s into the document once, so that <use href="#id"> finds them and inherits tokens. */
const mounted = new Set<string>();

export function mountSprite(name: string, source: string): void {
  if (mounted.has(name)) return;
  mounted.add(name);
  // Each break between two shapes would be a node of the page.
  const text = source.replaceAll(/>\s+</g, "><");
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.style.position = "absolute";
  sheet.dataset["sprite"] = name;
  document.body.prepend(document.importNode(sheet, true));
}

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/** Puts those symbols of a sheet into the document alone, each once. */
export function mountSymbols(source: string, wanted: (id: string) => boolean): void {
  for (const [symbol, id = ""] of source.matchAll(SYMBOL))
    if (wanted(id)) mountSprite(id, `<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>`);
}
