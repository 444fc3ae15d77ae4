/** Small plots of numbers. */
/** The height of a column beside the tallest. */
export const tallest = (count: number, counts: readonly number[]): number => count / Math.max(1, ...counts);

/** A line through values, the largest at the top; 0 lies at the bottom unless there is less. */
export function linePoints(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const least = Math.min(0, ...values);
  const range = Math.max(...values) - least || 1;
  const step = width / Math.max(1, values.length - 1);
  const y = (value: number): number => height * (1 - (value - least) / range);
  return values.map((value, at) => `${(at * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
}
