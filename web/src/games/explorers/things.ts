/** What can be looked at on the landscape. */
import type { Thing } from "$board/look";
import { t } from "$lib/i18n/index.svelte";
import { itemName } from "./names";
import { ITEMS, type Item } from "./scene";

export const itemThing = (item: Item): Thing | null =>
  item === "none" ? null : { title: itemName(item), text: t(`explorers-item-${item}-does`), symbol: `i-${item}` };

export const itemThings = (): Thing[] => ITEMS.flatMap((item) => itemThing(item) ?? []);
