/** What the prompt says while there is nothing to decide. */
import type { View } from "$lib/api/explorers";
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import type { LogEntry, PromptButton, PromptText } from "../../../table/module";

const plain = (icon: string, title: string, detail: string, buttons: PromptButton[] = []): PromptText => ({
  icon,
  title,
  detail,
  buttons,
});

const recount = (): PromptButton => ({
  id: "count",
  icon: "i-crown",
  text: t("explorers-act-count"),
  main: false,
  off: false,
  hiddenOnPhone: false,
  iconOnly: false,
  shortcut: "",
});

export function waiting(view: View, words: LogEntry | null, name: (seat: number) => string): PromptText {
  if (view.phase === "over") return plain("i-finish", t("explorers-over"), t("explorers-over-detail"), [recount()]);
  if (words) return plain("i-map", words.text, t("prompt-wait-detail"));
  const [first] = view.actors;
  if (first === undefined) return plain("i-draw", t("explorers-chance"), "");
  const names = formatList(view.actors.map(name));
  if (view.phase === "lay") return plain("i-map", t("explorers-wait-lay", { name: names }), t("prompt-wait-detail"));
  if (view.phase === "village")
    return plain("i-village", t("explorers-wait-village", { name: names }), t("prompt-wait-detail"));
  if (view.phase === "name")
    return plain("i-clock", t("explorers-wait-name", { name: names }), t("explorers-wait-name-detail"));
  const sealed = view.boards.find((one) => one.seat === view.seat)?.sealed ?? false;
  return plain(
    "i-clock",
    t("explorers-wait-seal", { names }),
    t(sealed ? "explorers-wait-seal-detail" : "prompt-wait-detail"),
  );
}
