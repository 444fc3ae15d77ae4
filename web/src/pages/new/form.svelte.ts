import { formOf, type CheckedValue } from "../../games/forms";
import { asked, fits } from "./asked";
import { PaceChoice } from "./pace.svelte";
import type { Chosen, GameInfo, NewChair, NewTable, OptionSpec, OptionValue } from "$lib/api";
import { hasMessage, t } from "$lib/i18n/index.svelte";
import { defaultLevel } from "$lib/levels";
import { errorText } from "$lib/errors";
import { ownName } from "$lib/remembered.svelte";
import { isObject, readStored, store } from "$lib/storage";

export type ChairKind = NewChair["kind"];
export const KINDS: readonly ChairKind[] = ["me", "screen", "friend", "bot"];
export const MOST_NAME = 24;
/** Seconds to answer a question in another's turn; 0 waits for ever. */
export const ANSWERS: readonly number[] = [0, 10, 20, 30, 60];
const BOT_NAMES = ["Mistral", "Cyrus", "Sirocco", "Zephyr"];

export interface Draft {
  kind: ChairKind;
  /** Empty: the name proposed in the field. */
  name: string;
  level: string;
}

/** Everything that is chosen before a table stands, and what the server is then asked for. */
export class NewTableForm {
  chosen = $state<Chosen>({});
  chairs = $state<Draft[]>([]);
  first = $state<NewTable["first"]>("lots");
  private wait = $state(0);
  readonly pace: PaceChoice;
  /** Not remembered: an open table is a choice of the moment. */
  listed = $state(false);
  /** Not remembered: whom one plays with decides anew. */
  private hinting = $state<boolean | null>(null);
  /** Sentences about what the address asked for. */
  notes = $state<string[]>([]);
  /** A value beside the listed choices, until the game has checked it. */
  pending = $state<{ name: string; value: string; wished: boolean } | null>(null);

  constructor(
    readonly game: GameInfo,
    search = "",
  ) {
    const kept = readStored(`new.${game.id}`);
    const from = isObject(kept) ? kept : {};
    const chosen = isObject(from["chosen"]) ? from["chosen"] : {};
    this.readOptions(chosen);
    this.readAddress(search, chosen);
    this.readChairs(Array.isArray(from["chairs"]) ? from["chairs"] : []);
    this.first = from["first"] === "seat" ? "seat" : "lots";
    this.wait = ANSWERS.find((seconds) => seconds === from["answer"]) ?? 0;
    this.pace = new PaceChoice(from["pace"]);
  }

  get answerSeconds(): number {
    return this.game.asks ? this.wait : 0;
  }
  set answerSeconds(seconds: number) {
    this.wait = seconds;
  }

  /** Whether seats may ask for hints; as long as nobody has chosen, only where no friend plays by link. */
  get hints(): boolean {
    return this.hinting ?? this.seated.every(({ kind }) => kind !== "friend");
  }
  set hints(given: boolean) {
    this.hinting = given;
  }

  /** Seats of friends may be open to everybody. */
  get mayList(): boolean {
    return this.seated.some(({ kind }) => kind === "friend");
  }

  /** Clocks are for people who play. */
  get timed(): boolean {
    return this.seated.some(({ kind }) => kind !== "bot");
  }

  /** Flags that are on though they usually are not, and have a name. */
  get switched(): string[] {
    return this.options
      .filter((one) => one.type === "flag" && !one.default && this.asked(one) && this.chosen[one.name] === true)
      .map(({ name }) => name)
      .filter((name) => hasMessage(`option-${this.game.id}-${name}`));
  }

  get options(): OptionSpec[] {
    return this.game.options.options;
  }

  get players(): number {
    return Number(this.chosen["players"] ?? this.game.players[0]);
  }

  get seated(): Draft[] {
    return this.chairs.slice(0, this.players);
  }

  /** Options whose condition holds with what is chosen now. */
  asked(option: OptionSpec): boolean {
    return Object.entries(option.when ?? {}).every(([name, values]) =>
      values.includes(this.chosen[name] as OptionValue),
    );
  }

  set(name: string, value: OptionValue): void {
    this.chosen[name] = value;
  }

  changed(names: readonly string[]): number {
    return this.options.filter(({ name, default: usual }) => names.includes(name) && this.chosen[name] !== usual)
      .length;
  }

  reset(names: readonly string[]): void {
    for (const option of this.options) if (names.includes(option.name)) this.chosen[option.name] = option.default;
  }

  /** There is one "me": whoever was it before becomes another person at this screen. */
  setKind(seat: number, kind: ChairKind): void {
    if (kind === "me") for (const chair of this.chairs) if (chair.kind === "me") chair.kind = "screen";
    const chair = this.chairs[seat];
    if (chair) Object.assign(chair, { kind, name: kind === "me" ? ownName() : "" });
  }

  proposed(seat: number): string {
    const kind = this.chairs[seat]?.kind;
    if (kind === "bot") return BOT_NAMES[seat % BOT_NAMES.length] ?? "";
    const key = kind === "me" ? "name-me" : kind === "friend" ? "name-friend" : "name-guest";
    return t(key, { seat: seat + 1 });
  }

  tooLong(seat: number): boolean {
    return [...(this.chairs[seat]?.name.trim() ?? "")].length > MOST_NAME;
  }

  get ready(): boolean {
    return this.pending === null && this.seated.every((_, seat) => !this.tooLong(seat));
  }

  /** Has the game check what only it can know. */
  async settle(): Promise<void> {
    const { checkValue } = formOf(this.game.id);
    if (!this.pending || !checkValue) return;
    const { name, value, wished } = this.pending;
    try {
      const checked = await (await checkValue()).checkValue(value);
      if ("value" in checked) this.take(name, checked, wished);
      else if (wished) this.notes.push(checked.problem);
    } catch (error) {
      if (wished) this.notes.push(errorText(error));
    }
    this.pending = null;
  }

  private take(name: string, { value, needs, note }: Extract<CheckedValue, { value: string }>, wished: boolean): void {
    this.set(name, value);
    if (!wished) return;
    const off = needs.filter((flag) => this.chosen[flag] !== true);
    for (const flag of off) this.set(flag, true);
    if (note) this.notes.push(note);
  }

  body(): NewTable {
    const options: Chosen = {};
    for (const option of this.options) {
      if (this.asked(option)) options[option.name] = this.chosen[option.name] ?? option.default;
    }
    const chairs = this.seated.map(({ kind, name, level }, seat) => ({
      kind,
      // A friend without a name is asked for it when they come.
      name: name.trim() || (kind === "friend" ? "" : this.proposed(seat)),
      level: kind === "bot" ? level : "",
    }));
    return {
      game: this.game.id,
      options,
      chairs,
      first: this.first,
      answer_seconds: this.answerSeconds,
      hints: this.hints,
      pace: this.timed ? this.pace.body() : null,
      listed: this.mayList && this.listed,
    };
  }

  save(): void {
    const { chosen, chairs, first } = $state.snapshot({ chosen: this.chosen, chairs: this.chairs, first: this.first });
    store(`new.${this.game.id}`, { chosen, chairs, first, answer: this.wait, pace: this.pace.kept() });
    const me = chairs.find((chair) => chair.kind === "me");
    if (me) store("name", me.name.trim());
  }

  private readOptions(kept: Record<string, unknown>): void {
    for (const option of this.options) {
      const value = kept[option.name];
      this.chosen[option.name] = fits(option, value) ? value : option.default;
    }
  }

  private readAddress(search: string, kept: Record<string, unknown>): void {
    const { values, refused } = asked(this.options, search);
    Object.assign(this.chosen, values);
    const picked = this.options.find(({ name }) => name === formOf(this.game.id).picked);
    const open = refused.find(({ name }) => name === picked?.name);
    this.notes = refused.filter((one) => one !== open).map((one) => t("new-asked-option", one));
    if (!picked) return;
    const { name } = picked;
    if (open) this.pending = { ...open, wished: true };
    else if (!(name in values) && typeof kept[name] === "string" && !fits(picked, kept[name]))
      this.pending = { name, value: kept[name], wished: false };
  }

  private readChairs(kept: unknown[]): void {
    const levels = this.game.levels.map(({ id }) => id);
    const usual = defaultLevel(this.game.levels);
    const most = Math.max(...this.game.players);
    this.chairs = Array.from({ length: most }, (_, seat) => {
      const from = isObject(kept[seat]) ? kept[seat] : {};
      const kind = KINDS.find((one) => one === from["kind"]) ?? (seat === 0 ? "me" : "bot");
      const name = typeof from["name"] === "string" ? from["name"] : kind === "me" ? ownName() : "";
      return { kind, name, level: levels.find((one) => one === from["level"]) ?? usual };
    });
  }
}
