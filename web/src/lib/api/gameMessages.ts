/** The table's messages as one game fills them. */
import type { components } from "./types";

type Schemas = components["schemas"];

interface Parts {
  scene: unknown;
  view: unknown;
  line: unknown;
  legal: unknown;
  plan: unknown;
}

type LineOf<Line> = Omit<Schemas["LogLine"], "line"> & { line: Line };

export interface GameMessages<Game extends Parts> {
  LogLine: LineOf<Game["line"]>;
  Welcome: Omit<Schemas["Welcome"], "scene" | "log"> & { scene: Game["scene"]; log: LineOf<Game["line"]>[] };
  Update: Omit<Schemas["Update"], "view" | "legal" | "plans" | "log"> & {
    view: Game["view"];
    legal: Game["legal"][];
    plans: Game["plan"][];
    log: LineOf<Game["line"]>[];
  };
}
