/** Made-up moments of a game, one for every state a board can show. */
import { BLOCKADES } from "./blockades";
import type { BoardView, Cell, LastMove, Plan, Refusal, Scene, Target } from "../../src/games/eldorado/scene";

export interface Moment {
  view: BoardView;
  targets: Map<number, Target>;
  blockadeTargets: Map<number, Target>;
  plan: Plan | null | undefined;
  refusal: Refusal | null;
  lastMove: LastMove | null;
}

export const STATES = ["rest", "lit", "plan", "why", "seam", "city", "shared", "brave"];
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
function neighbours(scene: Scene): (id: number) => Cell[] {
  const at = new Map(scene.cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
  return (id) =>
    AROUND.flatMap(([q, r]) => {
      const here = scene.cells[id];
      const other = here && at.get(`${here.q + q},${here.r + r}`);
      return other ? [other] : [];
    });
}

export function moment(scene: Scene, state: string, symbol: string, cell?: number): Moment {
  const near = neighbours(scene);
  const on = (board: number, nth: number) =>
    scene.cells.filter((one) => one.board === board && one.symbol !== "none")[nth]?.id ?? 0;
  const mine = cell ?? on(2, 9);
  const homes = state === "shared" ? [mine, mine, mine, mine] : [mine, on(3, 14), on(1, 11), on(1, 24)];
  const demon = scene.cells.find((one) => one.terrain === "demon")?.id ?? 0;
  const beside = near(demon).find((one) => one.cost > 0)?.id ?? 0;
  const plan = (path: number[], used: number): Plan => ({
    card: 4,
    piece: 0,
    to: path[path.length - 1] ?? -1,
    blockade: -1,
    actions: [],
    path,
    used,
    held: 3,
    symbol,
    cards: 0,
  });
  const targets = new Map<number, Target>();
  const fits = (id: number) => near(id).filter((one) => one.symbol === symbol && one.cost > 0 && one.id !== mine);
  const reach = (path: number[], used: number): void => {
    for (const next of fits(path[path.length - 1] ?? 0)) {
      const sum = used + next.cost;
      if (sum > 3 || targets.has(next.id)) continue;
      targets.set(next.id, { label: `${sum} of 3`, plan: plan([...path, next.id], sum) });
      reach([...path, next.id], sum);
    }
  };
  if (!["rest", "city", "shared", "brave"].includes(state)) reach([mine], 0);
  if (state === "brave")
    targets.set(demon, { label: "", plan: { ...plan([beside, demon], 0), card: -1, held: 0, curses: 2 } });
  const longest = [...targets.values()]
    .flatMap((one) => one.plan ?? [])
    .sort((a, b) => b.path.length - a.path.length)[0];
  const refused = near(mine).find((one) => !targets.has(one.id));
  return {
    view: {
      pieces: homes.map((home, seat) => ({
        seat,
        piece: 0,
        cell: state === "city" ? -1 : state === "brave" && seat === 0 ? beside : home,
      })),
      blockades: scene.joints.slice(1).flatMap((joint, i) => {
        const number = scene.tavern ? 8 - i : i + 1;
        const face = BLOCKADES[number];
        return face ? [{ joint: joint.id, number, ...face }] : [];
      }),
      ...(scene.caves && {
        caves: {
          piles: scene.caves.map((at, cave) => ({ cave, cell: at, left: (cave + 2) % 5 })),
          unseen: [],
          used: [],
          reserve: 20,
        },
      }),
    },
    targets,
    blockadeTargets: new Map(state === "seam" ? [[1, { label: "1 of 3" }]] : []),
    plan: state === "plan" || state === "brave" ? (longest ?? null) : undefined,
    refusal:
      state === "why" && refused
        ? {
            at: { cell: refused.id },
            title: "Not with a machete",
            text: "A village takes coins. Play a coin card, or choose lit jungle.",
            rule: "eldorado.move.symbol",
          }
        : null,
    lastMove: state === "rest" ? { seat: 1, piece: 0, cells: [on(3, 12), on(3, 13), on(3, 14)] } : null,
  };
}
