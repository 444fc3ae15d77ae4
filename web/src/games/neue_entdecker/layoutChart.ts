/** A layout of one's own as a text, one sign a square: `.` undiscovered, `~` open sea, `5` and `X` waterfalls. */
import type { Scene } from "$lib/api/neue_entdecker";

export const UNDISCOVERED = ".";
export const SEA = "~";
/** What a square is called in messages, by its sign. */
export const NAMES: Readonly<Record<string, string>> = { [UNDISCOVERED]: "none", [SEA]: "sea", "5": "five", X: "ten" };

export type ChartScene = Pick<Scene, "width" | "squares" | "free_tiles">;

/** One sign for each square, whatever blanks the text has and however early it ends. */
export const signsOf = (text: string, squares: number): string[] => [
  ...text.replace(/\s/g, "").padEnd(squares, UNDISCOVERED).slice(0, squares),
];

/** As the option has it: without undiscovered squares at the end, and never empty. */
export const textOf = (signs: readonly string[]): string => signs.join("").replace(/\.+$/, "") || UNDISCOVERED;

/** The same sign once more takes the tile away. */
export const withSign = (signs: readonly string[], square: number, sign: string): string[] =>
  signs.map((one, at) => (at !== square ? one : one === sign ? UNDISCOVERED : sign));

export const leftOf = ({ free_tiles }: ChartScene, signs: readonly string[], sign: string): number =>
  (free_tiles.find((one) => one.sign === sign)?.count ?? Infinity) - signs.filter((one) => one === sign).length;

const isFall = (sign: string | undefined): boolean => sign !== undefined && sign !== UNDISCOVERED && sign !== SEA;

function besideSea({ width, squares }: ChartScene, signs: readonly string[], square: number): boolean {
  const [x, y] = [square % width, Math.floor(square / width)];
  const height = squares.length / width;
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
  return [-1, 1, -width, width].some((step) => signs[square + step] === SEA);
}

/** Waterfalls that cannot lie where they are: open sea or the border is beside them. */
export const wrongFalls = (scene: ChartScene, signs: readonly string[]): number[] =>
  signs.flatMap((sign, square) => (isFall(sign) && besideSea(scene, signs, square) ? [square] : []));

/** Signs of which more lie there than there are. */
export const tooMany = (scene: ChartScene, signs: readonly string[]): string[] =>
  scene.free_tiles.filter(({ sign }) => leftOf(scene, signs, sign) < 0).map(({ sign }) => sign);
