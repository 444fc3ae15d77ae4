/** What tells the spaces of the expansion apart without colour, round the middle of a hex of size 1. */
const SIGNS: Record<string, string> = {
  demon: "M-.52-.62-.32-.14H.32L.52-.62C.7-.2.56.08.4.18.34.4.18.52 0 .56-.18.52-.34.4-.4.18-.56.08-.7-.2-.52-.62z",
  tunnel: "M-.5.5v-.55a.5.5 0 0 1 1 0v.55z",
  tavern: "M-.62.5v-.42L0-.58l.62.66v.42z",
};
/** Empty where the colour alone must do. */
export const signOf = (kind: string): string => SIGNS[kind] ?? "";
