import type { AtlasRoute } from "$lib/api/routes";

/** What the form of a new table is asked for. */
export const tableOptions = ({ id, expansion }: Pick<AtlasRoute, "id" | "expansion">): Record<string, string> =>
  expansion ? { route: id, caves: "true", heroes: "true" } : { route: id };
