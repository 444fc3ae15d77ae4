/** A route as an address: the code says what lies where, names travel behind the #. */
import { routeAddress } from "$lib/router.svelte";
import { plainName } from "./text";

interface Names {
  en: string;
  fr: string;
}

export function shareAddress(code: string, { en, fr }: Names): string {
  const names = Object.entries({ en: plainName(en), fr: plainName(fr) }).filter(([, name]) => name !== "");
  const behind = new URLSearchParams(names).toString();
  return routeAddress(code) + (behind ? `#${behind}` : "");
}

export function namesBehind(hash: string): Names {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  return { en: plainName(params.get("en") ?? ""), fr: plainName(params.get("fr") ?? "") };
}

/** The code in a pasted link, if it is one; else the text as it is. */
export function pastedRoute(text: string): { text: string; names: Names } {
  const link = /\/eldorado\/route\/([\w-]+)(#\S*)?/.exec(text.trim());
  return link?.[1] ? { text: link[1], names: namesBehind(link[2] ?? "") } : { text, names: { en: "", fr: "" } };
}
