/** What the guide says beside an exercise, and the ways on from there. */
import { points } from "$lib/decimals";
import { t } from "$lib/i18n/index.svelte";
import type { GuideButton, GuideMessage } from "../table/guide/guide";
import { rules } from "../table/rules.svelte";
import type { ExerciseSession } from "./exercise.svelte";

export interface Ways {
  /** Further exercises; null after the last one. */
  next: (() => void) | null;
  leave: () => void;
  /** Rating and streak, or how many are left. */
  standing: string;
}

export function messageOf(session: ExerciseSession, ways: Ways): GuideMessage {
  const { answer, verdict } = session;
  const shown = verdict === "shown" && answer;
  return {
    text: [textOf(session), ways.standing].filter(Boolean).join(" "),
    lights: [],
    places: [],
    progress: shown
      ? { step: session.answerStep, steps: answer.steps.length + 1, go: (step) => void session.goTo(step) }
      : null,
    buttons: buttonsOf(session, ways),
    leave: { text: t("puzzle-leave"), press: ways.leave },
  };
}

function textOf(session: ExerciseSession): string {
  const { exercise, verdict, answer } = session;
  if (!exercise) return "";
  if (verdict === "right") return t("puzzle-right");
  if (verdict === "wrong") return t("puzzle-wrong", { points: points(session.loss) });
  if (verdict === "on") return t("puzzle-on");
  const rule = session.rule && t("puzzle-rule", { rule: rules.sentence(exercise.game, session.rule) });
  if (verdict === "shown" && answer) {
    const line = session.answerWords.join("; ");
    const chance = Math.round(100 * (answer.wins[answer.seat] ?? 0));
    return t("puzzle-answer-is", { line, chance });
  }
  const asks = exercise.loss > 0 ? t("retry-ask", { points: points(exercise.loss) }) : t("puzzle-ask", { count: exercise.asked }); // prettier-ignore
  return [asks, rule].filter(Boolean).join(" ");
}

function buttonsOf(session: ExerciseSession, { next }: Ways): GuideButton[] {
  const button = (id: string, press: () => void, main = false): GuideButton => ({
    id,
    text: t(`puzzle-${id}`),
    main,
    press,
  });
  const answer = button("answer", () => void session.showAnswer());
  const again = button("again", () => void session.restart());
  const onward = next ? [button("next", next, true)] : [];
  switch (session.verdict) {
    case "ask":
      return session.rule ? [answer] : [button("hint", () => void session.hint()), answer];
    case "on":
      return [again, answer];
    case "wrong":
      return [button("again", () => void session.restart(), true), answer, ...(next ? [button("next", next)] : [])];
    case "right":
      return [button("line", () => void session.showAnswer()), ...onward];
    case "shown":
      return [again, ...onward];
  }
}
