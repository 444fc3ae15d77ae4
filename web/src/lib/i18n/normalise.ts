/** Lower case without accents, typographic apostrophes made plain: "Forêt" is found by "foret". */
export const normalised = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
