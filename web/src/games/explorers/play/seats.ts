/** What the players' panel, the header and the end of the game say, read from a view. */
import type { Scene, Sheet, View } from "$lib/api/explorers";
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import { sheetOf } from "../scene";
import { minus } from "../tally";

const NOTHING: SeatState = { figure: "", unit: "", progress: 0, facts: [], done: false };

/** A score that fills the bar: the best step of the solo scale. */
const fullBar = ({ scoring }: Scene): number => Math.max(...scoring.classes);

export function seatState(scene: Scene, view: View, seat: number): SeatState {
  const own = sheetOf(view.boards, seat);
  if (!own) return NOTHING;
  const fact = (icon: string, key: string, value: number) => ({ icon, label: t(key), value: String(value) });
  return {
    figure: minus(own.score),
    unit: t("sheet-points-word", { points: own.score }),
    progress: Math.min(1, Math.max(0, own.score / fullBar(scene))),
    facts: [
      fact("i-cross", "explorers-fact-crosses", own.crosses.length),
      fact("i-key", "explorers-fact-keys", own.keys - own.keys_used),
      fact("i-map", "explorers-fact-maps", own.maps - own.maps_used),
      fact("i-gem", "explorers-fact-gems", own.gems),
      fact("i-temple", "explorers-fact-temples", own.temples.filter((points) => points > 0).length),
    ],
    done: false,
  };
}

const SIMULTANEOUS: readonly View["phase"][] = ["start", "cross", "bonus"];

/** What a seat is doing while all choose at once; "" when there is nothing to say. */
export function doing(view: View, seat: number): "sealed" | "choosing" | "" {
  if (!SIMULTANEOUS.includes(view.phase) || view.boards.length < 2) return "";
  if (view.actors.includes(seat)) return "choosing";
  return sheetOf(view.boards, seat)?.sealed ? "sealed" : "";
}

export function notices(view: View, scene: Scene): Notice[] {
  const { rounds, turns } = scene.scoring;
  const last = view.round === rounds && view.turn === turns && view.phase !== "over";
  if (!last) return [];
  const nobody = view.active < 0 && view.boards.length > 1;
  return [{ id: "last", icon: "i-clock", text: t(nobody ? "explorers-notice-nobody" : "explorers-notice-last") }];
}

export function roundText(view: View, scene: Scene): string {
  if (view.turn === 0) return t("explorers-round-setup");
  return t("explorers-round", { round: view.round, rounds: scene.scoring.rounds, turn: view.turn });
}

/** Parts of the score whose boards have an advanced side. */
const SIDES = ["temples", "food", "gems", "villages"] as const;

/** "tiles 1, 4, 6, 7; basic scoring" */
export function subtitle(view: View | null, scene: Scene): string {
  const { options } = scene;
  const advanced = SIDES.filter((name) => options[name] === "advanced");
  const names = advanced.map((name) => t(`option-explorers-${name}`).toLocaleLowerCase());
  const key =
    advanced.length === SIDES.length
      ? "explorers-all-advanced"
      : advanced.length > 0
        ? "explorers-advanced"
        : "explorers-basic";
  const scoring = t(key, { names: names.join(", ") });
  const tiles = view?.tiles.map((one) => one.tile) ?? [];
  return tiles.length > 0 ? `${t("explorers-tiles", { tiles: tiles.join(", ") })}; ${scoring}` : scoring;
}

/** "food 12 · gems 17 · …" */
function parts(own: Sheet, scene: Scene): string {
  const all = (["food", "gems", "temples", "villages", "objectives"] as const).filter(
    (part) => part !== "objectives" || scene.options.objectives > 0,
  );
  return all.map((part) => `${t(`sheet-${part}`).toLocaleLowerCase()} ${minus(own.score_parts[part])}`).join(" · ");
}

function decider(view: View): string {
  if (view.places.filter((place) => place === 1).length > 1) return "explorers-end-shared";
  const best = Math.max(...view.totals);
  return view.totals.filter((total) => total === best).length > 1 ? "explorers-end-by-maps" : "explorers-end-points";
}

export function ending(view: View, scene: Scene, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const places = view.boards
    .map((own) => ({
      seat: own.seat,
      place: view.places[own.seat] ?? view.boards.length,
      figure: t("explorers-end-total", {
        total: view.totals[own.seat] ?? own.score,
        shown: minus(view.totals[own.seat] ?? own.score),
      }),
      note: parts(own, scene),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const [winner, second] = places;
  if (view.class >= 0)
    return {
      title: t("explorers-end-alone", { total: view.totals[0] ?? 0 }),
      explanation: t(`explorers-class-${view.class}`),
      places,
    };
  const title =
    winner && second?.place !== 1 ? t("explorers-end-winner", { name: name(winner.seat) }) : t("ending-shared");
  return { title, explanation: t(decider(view)), places };
}
