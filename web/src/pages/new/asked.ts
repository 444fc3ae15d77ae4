/** What the address of a new table asks for: `?route=hills&players=2&caves=true`. */
import type { Chosen, OptionSpec, OptionValue } from "$lib/api";

/** Whether a value is one that the option offers: a kept choice may be older than the game. */
export function fits(option: OptionSpec, value: unknown): value is OptionValue {
  if (option.type === "flag") return typeof value === "boolean";
  if (option.type === "text") return typeof value === "string" && value.replace(/\s/g, "").length <= (option.max ?? 0);
  if (option.type === "choice") return typeof value === "string" && (option.choices ?? []).includes(value);
  return Number.isInteger(value) && Number(value) >= (option.min ?? 0) && Number(value) <= (option.max ?? 0);
}

const FLAGS: Record<string, boolean> = { true: true, "1": true, false: false, "0": false };

function valueOf(option: OptionSpec, text: string): unknown {
  if (option.type === "flag") return FLAGS[text];
  return option.type === "int" && text !== "" ? Number(text) : text;
}

/** The values that fit, and what does not: no such option, or no such answer. */
export function asked(options: readonly OptionSpec[], search: string) {
  const values: Chosen = {};
  const refused: { name: string; value: string }[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    const option = options.find((one) => one.name === name);
    const value = option && valueOf(option, text);
    if (option && fits(option, value)) values[name] = value;
    else refused.push({ name, value: text });
  }
  return { values, refused };
}
