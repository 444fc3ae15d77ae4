/** A position's data as fields that a person can change: a number, or numbers with commas between them. */
export interface Field {
  /** Where it stands, e.g. "hands 1". */
  path: string;
  /** Its keys and places in the data. */
  keys: readonly (string | number)[];
  list: boolean;
  text: string;
  readonly valid: boolean;
}
type Data = Record<string, unknown>;

/** What a position is not made of. */
const FIXED: readonly string[] = ["version", "options"];
const NUMBER = /^\s*-?\d{1,15}\s*$/;

class NumberField implements Field {
  constructor(
    readonly keys: readonly (string | number)[],
    readonly list: boolean,
    public text: string,
  ) {}
  get path(): string {
    return this.keys.map((key) => (typeof key === "number" ? key + 1 : key)).join(" ");
  }
  get valid(): boolean {
    return parsed(this) !== null;
  }
}

export const fieldsOf = (data: Data): Field[] =>
  Object.entries(data)
    .filter(([name]) => !FIXED.includes(name))
    .flatMap(([name, value]) => fieldsAt([name], value));

function fieldsAt(keys: (string | number)[], value: unknown): Field[] {
  if (typeof value === "number") return [new NumberField(keys, false, String(value))];
  if (Array.isArray(value) && value.every((one) => typeof one === "number"))
    return [new NumberField(keys, true, value.join(", "))];
  if (Array.isArray(value)) return value.flatMap((one, at) => fieldsAt([...keys, at], one));
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([name, one]) => fieldsAt([...keys, name], one));
  return [];
}

/** Null where something else than numbers was written. */
function parsed({ text, list }: Field): number | number[] | null {
  if (!list) return NUMBER.test(text) ? Number(text) : null;
  if (text.trim() === "") return [];
  const parts = text.split(",");
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : null;
}

/** The data with what the fields say; everything else stays as it was. */
export function changed(data: Data, fields: readonly Field[]): Data {
  const copy = structuredClone(data);
  for (const field of fields) {
    const value = parsed(field);
    if (value !== null) put(copy, field.keys, value);
  }
  return copy;
}

function put(data: Data, keys: readonly (string | number)[], value: unknown): void {
  let place = data;
  for (const key of keys.slice(0, -1)) place = place[key] as Data;
  const last = keys.at(-1);
  if (last !== undefined) place[last] = value;
}
