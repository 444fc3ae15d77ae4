/** What the players' panel, the header and the end of the game say, read from a view. */
import type { Scene, SeatView, View } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";

const seatOf = (view: View, seat: number): SeatView | undefined => view.seats.find((one) => one.seat === seat);

/** All explorers of a seat: ten for each colour. */
const whole = (own: SeatView): number =>
  Math.max(1, own.land + own.sea + own.aboard + own.saved + own.lost + own.unplaced);

export function seatState(view: View, seat: number): SeatState {
  const own = seatOf(view, seat);
  if (!own) return { figure: "", unit: "", progress: 0, facts: [], done: false };
  const fact = (icon: string, key: string, value: number) => ({ icon, label: t(key), value: String(value) });
  const placing = view.phase === "place" || view.phase === "launch" || view.phase === "lay";
  const known = own.score >= 0 && !placing && own.saved > 0;
  return {
    figure: String(placing ? own.unplaced : own.saved),
    unit: placing
      ? t("survive-unit-place")
      : known
        ? t("survive-unit-points", { score: own.score })
        : t("survive-unit-saved"),
    progress: own.saved / whole(own),
    facts: [
      fact("i-hut", "survive-fact-saved", own.saved),
      fact("i-pawn", "survive-fact-land", own.land),
      fact("i-boat", "survive-fact-aboard", own.aboard),
      fact("i-swimmer", "survive-fact-sea", own.sea),
      fact("i-skull", "survive-fact-lost", own.lost),
      fact("i-hand", "survive-fact-kept", own.kept.length),
    ],
    done: false,
  };
}

const WARNING = 10;

export function notices(view: View, scene: Scene): Notice[] {
  if (view.phase === "over" || view.phase === "lay") return [];
  const { to_the_last: last } = scene.options;
  if (last && view.turn_limit - view.turn < WARNING)
    return [
      { id: "limit", icon: "i-clock", text: t("survive-notice-limit", { turn: view.turn, limit: view.turn_limit }) },
    ];
  const lowest = [1, 2, 3].find((terrain) => view.tiles.includes(terrain)) ?? 0;
  const volcano = scene.backs.findIndex((back) => back.id === "volcano");
  const looming =
    lowest === 3 && view.phase !== "place" && !last && !scene.options.submerged && (view.unseen[2]?.[volcano] ?? 0) > 0;
  return looming ? [{ id: "volcano", icon: "i-volcano", text: t("survive-notice-volcano") }] : [];
}

export function roundText(view: View): string {
  if (view.phase === "place" || view.phase === "launch" || view.phase === "lay") return t("survive-round-setup");
  return t("survive-round", { turn: view.turn, round: view.round });
}

/** "6 + 5 + 1", the values that came ashore, highest first. */
function sum(view: View, seat: number): string {
  const values = view.explorers.filter((one) => one.seat === seat && one.at === "isle").map((one) => one.value);
  return values.toSorted((a, b) => b - a).join(" + ");
}

export function decider(view: View, scene: Scene): string {
  const first = view.seats.filter((one) => view.places[one.seat] === 1);
  if (first.length > 1) return "survive-end-shared";
  const best = Math.max(...view.totals);
  if (view.totals.filter((total) => total === best).length > 1) return "survive-end-by-count";
  return scene.options.all_equal ? "survive-end-equal" : "survive-end-points";
}

export function ending(view: View, scene: Scene, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const equal = scene.options.all_equal;
  const places = view.seats
    .map((one) => ({
      seat: one.seat,
      place: view.places[one.seat] ?? view.seats.length,
      figure: t(equal ? "survive-end-count" : "survive-end-total", { total: view.totals[one.seat] ?? 0 }),
      note: t("survive-end-note", {
        saved: one.saved,
        lost: one.lost,
        sum: (equal ? "" : sum(view, one.seat)) || "none",
      }),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = places.filter((one) => one.place === 1);
  const [winner] = winners;
  const title =
    winner && winners.length === 1 ? t("survive-end-winner", { name: name(winner.seat) }) : t("ending-shared");
  return { title, explanation: t(decider(view, scene)), places };
}

/** Which challenges are on, for the line under the title. */
export function subtitle(scene: Scene): string {
  const { options } = scene;
  const on = (["inland_pairs", "to_the_last", "all_equal", "submerged"] as const).filter((name) => options[name]);
  const names = on.map((name) => t(`option-survive-${name}`));
  return [...(options.colours > 1 ? [t("survive-two-colours")] : []), ...names].join(", ") || t("survive-subtitle");
}
