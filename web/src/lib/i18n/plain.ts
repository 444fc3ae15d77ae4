/** Lower case without accents, typographic apostrophes made plain: "Forêt" is found by "foret". */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
