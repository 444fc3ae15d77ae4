import { isObject, readStored, store } from "$lib/storage";
import type { Draft } from "./pieces";
import { readDraft } from "./text";

/** A route that this browser keeps. */
export interface OwnRoute {
  draft: Draft;
  saved: number;
}

const LIST = "eldorado.routes";
const DRAFT = "eldorado.draft";
const MOST = 60;

function readAll(): OwnRoute[] {
  const kept = readStored(LIST);
  return (Array.isArray(kept) ? kept : []).flatMap((item: unknown) => {
    const draft = isObject(item) ? readDraft(item["draft"]) : null;
    const saved = isObject(item) ? Number(item["saved"]) : NaN;
    return draft?.own && Number.isFinite(saved) ? [{ draft, saved }] : [];
  });
}

/** Not from crypto: that is missing where the page comes over plain http. */
const newName = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** What this browser keeps of routes: the list of one's own, and the draft on the table. */
export class OwnRoutes {
  list = $state.raw<OwnRoute[]>(readAll());

  /** Keeps a draft, in place of its earlier form if there is one; gives it back with its name in the list. */
  save(draft: Draft): Draft {
    const named = { ...draft, own: draft.own || newName() };
    const others = this.list.filter((one) => one.draft.own !== named.own);
    this.keep([{ draft: named, saved: Date.now() }, ...others].slice(0, MOST));
    return named;
  }

  forget(own: string): void {
    this.keep(this.list.filter((one) => one.draft.own !== own));
  }

  find(own: string): OwnRoute | undefined {
    return this.list.find((one) => one.draft.own === own);
  }

  private keep(list: OwnRoute[]): void {
    this.list = list;
    store(LIST, list);
  }
}

export const keptDraft = (): Draft | null => readDraft(readStored(DRAFT));
export const keepDraft = (draft: Draft): void => store(DRAFT, draft);
