/** Which guide a table has. */
import type { Welcome } from "$lib/api";
import { mayOffer } from "$lib/learn";
import { tables } from "$lib/remembered.svelte";
import type { Session } from "../session.svelte";
import type { GuideMessage } from "./guide";
import { LessonGuide } from "./lesson.svelte";
import { NewRules } from "./newRules.svelte";
import { Offer } from "./offer.svelte";

export interface Guide {
  readonly message: GuideMessage | null;
  /** Looks at what has changed at the table. */
  follow: () => void;
}

export function guideOf(session: Session, { game, lesson, watching }: Welcome): Guide | null {
  if (watching) return null;
  if (lesson) return new LessonGuide(session);
  if (tables.find(session.table, session.key)?.guided) return new NewRules(game, session);
  return mayOffer(game, session.table) ? new Offer(game) : null;
}
