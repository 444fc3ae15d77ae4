/** What a game sends that the page has no module for: only what every game has is known by name. */
import type { GameMessages } from "./gameMessages";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface View extends JsonObject {
  game: string;
  seat: number;
  actor: number;
}

export interface Line extends JsonObject {
  kind: string;
}

export interface Legal extends Line {
  action: number;
}

type Generic = GameMessages<{ scene: JsonObject; view: View; line: Line; legal: Legal; plan: JsonObject }>;
export type LogLine = Generic["LogLine"];
export type Update = Generic["Update"];
export type Welcome = Generic["Welcome"];
