/** Colours and marks of the people at the table: they keep theirs from rematch to rematch, wherever they sit. */
import { t } from "./i18n/index.svelte";

class SeatColours {
  private bySeat = $state.raw<readonly number[]>([]);

  /** Without chairs, each seat has its own colour. */
  set(chairs: readonly { seat: number; colour: number }[]): void {
    this.bySeat = chairs.toSorted((a, b) => a.seat - b.seat).map(({ colour }) => colour);
  }

  /** Numbers beyond the seats are second colours, one round of the table further on. */
  of(seat: number): number {
    const count = this.bySeat.length;
    if (count === 0 || seat < 0) return seat;
    return (this.bySeat[seat % count] ?? seat) + Math.floor(seat / count) * count;
  }
}

export const seatColours = new SeatColours();
/** The class that brings a seat's colours. */
export const seatClass = (seat: number): string => `s${seatColours.of(seat) + 1}`;
/** The symbol beside the colour. */
export const markHref = (seat: number): string => `#m-${seatColours.of(seat) + 1}`;
export const markName = (seat: number): string => t("seat-mark", { seat: seat + 1, mark: seatColours.of(seat) + 1 });
