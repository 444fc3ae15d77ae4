/** Numbers as the reader's language writes them. */
const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(document.documentElement.lang || "en", { signDisplay: "negative", ...options }).format(value);

/** In whole percent. */
export const percent = (share: number): string => format(share, { style: "percent" });

/** With at most so many digits behind the point, or exactly so many. */
export const atMost = (value: number, digits: number): string => format(value, { maximumFractionDigits: digits });
export const decimal = (value: number, digits: number): string =>
  format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Points of a hundred, and with their sign. */
export const points = (share: number): string => decimal(100 * share, 1);
export const signed = (share: number): string => (share < 0 ? "−" : "+") + points(Math.abs(share));
