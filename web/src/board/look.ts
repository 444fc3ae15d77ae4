/** What can be looked at: a thing's name and what it does, and where its picture is. One panel shows all of them. */
export interface Thing {
  title: string;
  text: string;
  /** A symbol of the page, where the thing itself has no picture to enlarge. */
  symbol?: string | undefined;
  /** A class with the colours that the picture wears. */
  tones?: string | undefined;
}

/** Attributes of an element that can be looked at. */
export const lookAttributes = (thing: Thing | null | undefined): Record<string, string | undefined> =>
  thing
    ? {
        "data-look": thing.title,
        "data-look-text": thing.text,
        "data-look-symbol": thing.symbol,
        "data-look-tones": thing.tones,
      }
    : {};

export function thingOf({ dataset }: HTMLElement | SVGElement): Thing {
  return {
    title: dataset["look"] ?? "",
    text: dataset["lookText"] ?? "",
    symbol: dataset["lookSymbol"],
    tones: dataset["lookTones"],
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const within = (at: number, size: number, most: number): number =>
  Math.max(GAP, Math.min(at, Math.max(GAP, most - size - GAP)));

/** Where the panel lies: beside what it is about, inside the window, over nothing of the thing if that can be. */
export function lookPlace(box: Box, panel: Size, view: Size): { x: number; y: number } {
  const middle = { x: (box.left + box.right - panel.width) / 2, y: (box.top + box.bottom - panel.height) / 2 };
  const y = within(middle.y, panel.height, view.height);
  if (box.left - GAP - panel.width >= GAP) return { x: box.left - GAP - panel.width, y };
  if (box.right + GAP + panel.width <= view.width - GAP) return { x: box.right + GAP, y };
  const x = within(middle.x, panel.width, view.width);
  if (box.top - GAP - panel.height >= GAP) return { x, y: box.top - GAP - panel.height };
  return { x, y: within(box.bottom + GAP, panel.height, view.height) };
}
