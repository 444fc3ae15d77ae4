const NARROW = "\u202f";
const HARD = "\u00a0";

/** French sets a space before : ; ! ? and inside « »; it must never break the line. */
export function french(text: string): string {
  return text
    .replace(/[ \u00a0]([;!?])/g, `${NARROW}$1`)
    .replace(/ ([:»])/g, `${HARD}$1`)
    .replace(/« /g, `«${HARD}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NARROW}`);
}
