/** Lines of a small plot: one for each seat, over rounds. */
export interface PlotFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PlotLine {
  seat: number;
  path: string;
  end: { x: number; y: number };
  /** Where its name stands: names keep apart. */
  label: number;
}

export interface Plot {
  lines: PlotLine[];
  /** Values along the side, the lowest first. */
  marks: { y: number; value: number }[];
}

const LINE_HEIGHT = 13;

/** Names from the top down, each at least a line below the one before. */
function spread(lines: PlotLine[]): PlotLine[] {
  let last = -Infinity;
  const labels = new Map<number, number>();
  for (const { seat, end } of lines.toSorted((one, other) => one.end.y - other.end.y)) {
    last = Math.max(end.y + 4, last + LINE_HEIGHT);
    labels.set(seat, last);
  }
  return lines.map((line) => ({ ...line, label: labels.get(line.seat) ?? line.label }));
}

export function plotLines(scores: readonly (readonly number[])[], seats: readonly number[], frame: PlotFrame): Plot {
  const all = scores.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const [right, low] = [frame.width - frame.right, frame.height - frame.bottom];
  const x = (round: number): number => frame.left + ((right - frame.left) * round) / Math.max(1, scores.length - 1);
  const y = (value: number): number => low - ((low - frame.top) * (value - least)) / (most - least);
  const lines = seats.map((seat): PlotLine => {
    const points = scores.map((round, at) => ({ x: x(at), y: y(round[seat] ?? 0) }));
    const end = points.at(-1) ?? { x: frame.left, y: low };
    return { seat, path: `M${points.map((point) => `${point.x} ${point.y}`).join("L")}`, end, label: end.y };
  });
  const middle = Math.round((least + most) / 2);
  const marks = [...new Set([least, middle, most])].map((value) => ({ y: y(value), value }));
  return { lines: spread(lines), marks };
}
