/** First tries at puzzles: this browser's own, or those of the account whose name stands beside them. */
import { ask, type FirstTry } from "$lib/api";
import { isObject, readStored, store } from "$lib/storage";

export interface KeptTries {
  /** "": nobody's in particular. */
  account: string;
  /** The oldest comes first. */
  tries: readonly FirstTry[];
}

const NAME = "puzzles";
const ADDRESS = "/api/account/tries";
/** The server keeps as many, and takes so many at once. */
const MOST = 2000;
const AT_ONCE = 200;
const NOBODYS: KeptTries = { account: "", tries: [] };

const isTry = (one: unknown): one is FirstTry =>
  isObject(one) &&
  typeof one["puzzle"] === "string" &&
  typeof one["rating"] === "number" &&
  typeof one["right"] === "boolean" &&
  typeof one["at"] === "number";

export function readTries(): KeptTries {
  const kept = readStored(NAME);
  if (!isObject(kept) || typeof kept["account"] !== "string" || !Array.isArray(kept["tries"])) return NOBODYS;
  return { account: kept["account"], tries: kept["tries"].filter(isTry) };
}

export function keepTries(kept: KeptTries): KeptTries {
  store(NAME, kept);
  return kept;
}

const keyOf = ({ puzzle, at }: FirstTry): string => `${puzzle} ${at}`;

/** All of both, each once. */
export function joined(some: readonly FirstTry[], others: readonly FirstTry[]): FirstTry[] {
  const all = new Map([...some, ...others].map((one) => [keyOf(one), one]));
  return [...all.values()].toSorted((one, other) => one.at - other.at).slice(-MOST);
}

/** What does not arrive is sent again with the next visit. */
export async function sendTries(tries: readonly FirstTry[]): Promise<void> {
  try {
    for (let from = 0; from < tries.length; from += AT_ONCE)
      await ask(ADDRESS, { tries: tries.slice(from, from + AT_ONCE) });
  } catch {
    return;
  }
}

/** This browser's tries go into the account that was opened, and the account's come here. */
export async function bringTries(account: string): Promise<KeptTries> {
  let there: FirstTry[];
  try {
    there = await ask<FirstTry[]>(ADDRESS);
  } catch {
    return readTries();
  }
  const kept = readTries();
  const own = kept.account === "" || kept.account === account ? kept.tries : [];
  const tries = joined(there, own);
  const known = new Set(there.map(keyOf));
  void sendTries(tries.filter((one) => !known.has(keyOf(one))));
  return keepTries({ account, tries });
}

/** Tries of an account stay with it, not with this browser. */
export function leaveTries(): KeptTries {
  const kept = readTries();
  return kept.account === "" ? kept : keepTries(NOBODYS);
}
