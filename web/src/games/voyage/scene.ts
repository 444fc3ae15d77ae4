/** What the sea chart draws. Views and scenes of both games fit; a page adds what is lit while somebody chooses. */
import type { WhyText } from "$board/why";

export interface Square {
  id: number;
  name: string;
  x: number;
  y: number;
}

/** A place outside the border: a circle, or an edge space with its coins. */
export interface Circle {
  id: number;
  name: string;
  square: number;
  /** 0 north, 1 east, 2 south, 3 west. */
  side: number;
  coins?: number;
}

export interface ChartScene {
  width: number;
  height: number;
  squares: Square[];
  circles: Circle[];
}

export interface Tile {
  square: number;
  /** Land sides as bits, north first, clockwise. */
  land: number;
  /** Points of its waterfall. */
  bonus?: number;
}

export type UnitKind = "post" | "fort" | "settlement" | "scout" | "base";

export interface Unit {
  square: number;
  seat: number;
  unit: UnitKind;
  /** Which land of its tile. */
  area: number;
  chief?: boolean;
}

/** Joined land: its squares, and how strong each seat is there. */
export interface Island {
  id: number;
  complete: boolean;
  squares?: readonly number[];
  strengths?: readonly number[];
}

export interface ChartView {
  tiles: Tile[];
  units: Unit[];
  islands?: Island[];
  /** Place of the ship, -1 while it is nowhere. */
  ship: number;
}

/** A square, after the squares a circle, after the circles the extras; or a land or a unit, see below. */
export type Place = number;

/** A place that was tapped once, and what a second tap does. */
export interface Tapped {
  place: Place;
  deed: string;
}

/** A land is numbered as the rules number it: twice its square, plus which land of the tile it is. */
export const landOf = (square: number, area: number): number => 2 * square + area;
export const squareOf = (land: number): number => land >> 1;
export const areaOf = (land: number): number => land & 1;

const SITES = 1000;
const UNITS = 2000;
/** A single land: one of the two of a strait may be built on. */
export const sitePlace = (land: number): Place => SITES + land;
/** The unit on a square. */
export const unitPlace = (square: number): Place => UNITS + square;
export const siteAt = (place: Place): number => (place >= SITES && place < UNITS ? place - SITES : -1);
export const unitAt = (place: Place): number => (place >= UNITS ? place - UNITS : -1);

export interface Target {
  /** Said after the place's own name; may be empty. */
  label: string;
  /** Shown on a coin; left out: none. */
  cost?: number;
  /** Way of the ship that is shown while one looks at it. */
  way?: Way;
}

/** Where the ship sails, and who is paid on the way. */
export interface Way {
  places: Place[];
  /** Seats that take a toll. */
  tolls?: number[];
}

/** A tile in the hand, held over a square. */
export interface TilePreview {
  square: number;
  land: number;
  bonus?: number;
  /** Which of how many turns, from 1. */
  turn: number;
  turns: number;
}

/** An island whose tiles are counted. */
export interface Counting {
  /** One of its lands. */
  island: number;
  /** What the waterfalls on it add. */
  bonus?: number;
}

export interface Refusal extends WhyText {
  at: Place;
}

/** Something beside the chart that can be pressed. */
export interface Extra {
  place: Place;
  at: { x: number; y: number };
  /** Outline of what is pressed and lit. */
  path: string;
  name: string;
  /** What it does, for those who look at it. */
  does?: string;
}
