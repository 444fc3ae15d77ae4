import type { Axial as Spot } from "$board/hex";

/** Middle of a pointy-topped hex of size 1. */
export const middle = ({ q, r }: Spot): [number, number] => [Math.sqrt(3) * (q + r / 2), 1.5 * r];

const ANGLES = [30, 90, 150, 210, 270, 330].map((degrees) => (degrees * Math.PI) / 180);
const short = (value: number) => Number(value.toFixed(2));

export function corners(cell: Spot): string {
  const [x, y] = middle(cell);
  const points = ANGLES.map((angle) => `${short(x + Math.cos(angle))} ${short(y + Math.sin(angle))}`);
  return `M${points.join("L")}Z`;
}

/** x, y, width, height of the route with room for outline and star. */
export function mapBox(cells: readonly Spot[], margin = 2.2): [number, number, number, number] {
  const spots = cells.map(middle);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(short) as [
    number,
    number,
    number,
    number,
  ];
}

/** A five-pointed star over the middle of the finish spaces. */
export function starPath(city: readonly Spot[], size = 2.7): string {
  if (city.length === 0) return "";
  const spots = city.map(middle);
  const x = spots.reduce((sum, spot) => sum + spot[0], 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot[1], 0) / spots.length;
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? size * 0.45 : size;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}
