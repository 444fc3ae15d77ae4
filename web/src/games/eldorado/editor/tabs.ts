/** The parts of the editor that a phone shows one at a time. */
export const TABS = [
  { id: "boards", icon: "map" },
  { id: "check", icon: "check" },
  { id: "try", icon: "replay" },
  { id: "begin", icon: "plus" },
] as const;

export type Tab = (typeof TABS)[number]["id"];
