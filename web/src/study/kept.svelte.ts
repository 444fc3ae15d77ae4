/** The studies that this browser has kept or opened, so that they can be gone on with. */
import type { Analysis } from "$lib/api";
import { isObject, readStored, store } from "$lib/storage";

export interface KeptStudy {
  id: string;
  /** Lets change it; "" for one that is only read. */
  key: string;
  game: string;
  title: string;
  seen: number;
}

const MOST = 60;

const valid = (item: unknown): item is KeptStudy =>
  isObject(item) &&
  ["id", "key", "game", "title"].every((field) => typeof item[field] === "string") &&
  typeof item["seen"] === "number";

function readAll(): KeptStudy[] {
  const kept = readStored("studies");
  return Array.isArray(kept) ? kept.filter(valid) : [];
}

class KeptStudies {
  list = $state.raw<KeptStudy[]>(readAll());

  remember(study: Omit<KeptStudy, "seen">): void {
    const before = this.list.find(({ id }) => id === study.id);
    const others = this.list.filter((item) => item !== before);
    this.keep([{ ...study, key: study.key || (before?.key ?? ""), seen: Date.now() }, ...others].slice(0, MOST));
  }

  forget(id: string): void {
    this.keep(this.list.filter((item) => item.id !== id));
  }

  private keep(list: KeptStudy[]): void {
    this.list = list;
    store("studies", list);
  }
}

export const keptStudies = new KeptStudies();

const DRAFT = "study.draft";

/** What is not kept yet outlives a reload. */
export const storeDraft = (draft: Analysis | null): void => store(DRAFT, draft);

export function readDraft(): Analysis | null {
  const draft = readStored(DRAFT);
  return isObject(draft) && typeof draft["game"] === "string" && Array.isArray(draft["moves"])
    ? (draft as unknown as Analysis)
    : null;
}
