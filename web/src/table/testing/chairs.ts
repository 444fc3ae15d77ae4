import type { Chair } from "$lib/api";

/** Somebody at a table, for tests. */
export const chairAt = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat,
  name: `n${seat}`,
  kind: "person",
  level: "",
  here: true,
  stand_in: "",
  lent: false,
  gone_in: -1,
  colour: seat,
  arrived: true,
  forfeited: false,
  ...more,
});
