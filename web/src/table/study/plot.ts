/** The graph of a study drawn by uPlot: lines or stacked shares, seats' marks, errors, and luck in a strip below. */
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Graph } from "./graph";

export interface SeatInk {
  line: string;
  edge: string;
  mark: string;
  /** The outline of the seat's mark, in 24 units. */
  shape: string;
}
export interface PlotLook {
  width: number;
  height: number;
  seats: SeatInk[];
  ink: string;
  quiet: string;
  grid: string;
  paper: string;
  font: string;
  luck: string;
  percent: (share: number) => string;
}

/** Pixels left of the curves, for the percents, and right of them. */
export const LEFT = 46;
export const RIGHT = 12;
const TOP = 10;
const DASHES = [[], [7, 4], [2, 4], [10, 4, 2, 4], [4, 2], [12, 6]];
/** The strip of luck lies below 0: its middle and half of its height, as chances. */
const LUCK = { middle: -0.21, half: 0.15 };
const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export function plotOf(graph: Graph, look: PlotLook, into: HTMLElement): uPlot {
  const stops = graph.curves[0]?.map((_, stop) => stop) ?? [];
  return new uPlot(optionsOf(graph, look, stops.length - 1), [stops, ...graph.curves], into);
}

function optionsOf(graph: Graph, look: PlotLook, last: number): uPlot.Options {
  const font = `12px ${look.font}`;
  return {
    width: look.width,
    height: look.height,
    padding: [TOP, RIGHT, 2, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0, Math.max(1, last)] }, y: { range: [LUCK.middle - LUCK.half - 0.04, 1] } },
    axes: [
      { show: false },
      {
        size: LEFT,
        gap: 4,
        font,
        stroke: look.quiet,
        grid: { stroke: look.grid, width: 1 },
        ticks: { show: false },
        splits: [LUCK.middle, 0, 0.5, 1],
        values: (_plot, splits) => splits.map((one) => (one < 0 ? look.luck : look.percent(one))),
      },
    ],
    series: [{}, ...graph.curves.map((_, seat) => seriesOf(graph, look, seat))],
    bands: graph.stacked
      ? graph.curves.slice(1).map((_, at) => ({ series: [at + 2, at + 1], fill: look.seats[at + 1]?.line ?? "" }))
      : [],
    hooks: { drawClear: [casing(graph, look)], draw: [(plot) => drawSigns(plot, graph, look)] },
  };
}

function seriesOf(graph: Graph, look: PlotLook, seat: number): uPlot.Series {
  const ink = look.seats[seat];
  const points = { show: false };
  const scale = "y";
  if (!graph.stacked)
    return { scale, points, stroke: ink?.line ?? "", width: 2.4, dash: DASHES[seat % DASHES.length] ?? [] };
  // The upper edge of the last share is the upper edge of the plot.
  const series: uPlot.Series = { scale, points, stroke: ink?.edge ?? "", width: 1.2 };
  return seat === 0 ? { ...series, fill: ink?.line ?? "", fillTo: 0 } : series;
}

/** A darker line under each line, so that pale colours stand out from the paper. */
const casing =
  ({ stacked, curves }: Graph, { seats }: PlotLook) =>
  (plot: uPlot): void => {
    if (stacked) return;
    const { ctx } = plot;
    ctx.save();
    ctx.lineJoin = "round";
    ctx.lineWidth = 4.2 * devicePixelRatio;
    for (const [seat, curve] of curves.entries()) {
      ctx.strokeStyle = seats[seat]?.edge ?? "";
      ctx.globalAlpha = 0.35;
      ctx.beginPath();
      for (const [stop, y] of curve.entries()) ctx.lineTo(...at(plot, stop, y));
      ctx.stroke();
    }
    ctx.restore();
  };

const at = (plot: uPlot, stop: number, y: number): [number, number] => [
  plot.valToPos(stop, "x", true),
  plot.valToPos(y, "y", true),
];

function drawSigns(plot: uPlot, graph: Graph, look: PlotLook): void {
  const { ctx } = plot;
  ctx.save();
  // The last line's dashes are not those of signs.
  ctx.setLineDash([]);
  for (const { stop, seat, share } of graph.ticks) {
    const [x, y] = at(plot, stop, LUCK.middle);
    const shift = (3 * seat - 1.5 * look.seats.length) * devicePixelRatio;
    const height = plot.valToPos(LUCK.middle + share * LUCK.half, "y", true) - y;
    ctx.fillStyle = look.seats[seat]?.edge ?? "";
    ctx.fillRect(x + shift, y, 3 * devicePixelRatio, height);
    ctx.fillStyle = look.seats[seat]?.line ?? "";
    ctx.fillRect(x + shift + 0.5 * devicePixelRatio, y, 2 * devicePixelRatio, height);
  }
  for (const { stop, y, seat } of graph.places) drawMark(ctx, at(plot, stop, y), look.seats[seat], graph.stacked);
  for (const { stop, y, seat, kind } of graph.errors)
    drawError(ctx, at(plot, stop, y), look, look.seats[seat], SIGNS[kind] ?? "?");
  ctx.restore();
}

/** On a line the mark has a disc of its seat's colour, in a share the share is one. */
function drawMark(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  ink: SeatInk | undefined,
  stacked: boolean,
): void {
  if (!ink) return;
  if (!stacked) disc(ctx, [x, y], 7, ink.line, ink.edge);
  const size = (stacked ? 0.42 : 0.34) * devicePixelRatio;
  const path = new Path2D();
  path.addPath(new Path2D(ink.shape), new DOMMatrix([size, 0, 0, size, x - 12 * size, y - 12 * size]));
  ctx.fillStyle = ink.mark;
  ctx.fill(path);
}

function disc(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  radius: number,
  fill: string,
  edge: string,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius * devicePixelRatio, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 1.6 * devicePixelRatio;
  ctx.strokeStyle = edge;
  ctx.stroke();
}

function drawError(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  { paper, ink: text, font }: PlotLook,
  ink: SeatInk | undefined,
  sign: string,
): void {
  const scale = devicePixelRatio;
  disc(ctx, [x, y], 8, paper, ink?.edge ?? text);
  ctx.fillStyle = text;
  ctx.font = `700 ${10 * scale}px ${font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(sign, x, y + 0.5 * scale);
}
