/** The shapes of the server's OpenAPI description. `pnpm types` writes this file anew from schema.json. */
export interface components {
  schemas: {
    OptionSpec: {
      name: string;
      /** @enum {string} */
      type: "int" | "choice" | "flag";
      default: number | string | boolean;
      min?: number;
      max?: number;
      choices?: string[];
      when?: { [key: string]: (number | string | boolean)[] };
    };
    OptionSet: { options: components["schemas"]["OptionSpec"][] };
    GameInfo: {
      id: string;
      players: number[];
      options: components["schemas"]["OptionSet"];
      bots: string[];
    };
    RuleText: {
      id: string;
      en: string;
      fr: string;
      section: string;
      section_en: string;
      section_fr: string;
      reading: string;
      reading_fr: string;
    };
    NewChair: {
      /** @enum {string} */
      kind: "me" | "screen" | "friend" | "bot";
      name?: string;
      level?: string;
    };
    NewTable: {
      game: string;
      options: { [key: string]: number | string | boolean };
      chairs: components["schemas"]["NewChair"][];
      /** @enum {string} */
      first: "seat" | "lots";
    };
    SeatLink: { seat: number; key: string };
    TableMade: {
      table: string;
      key: string;
      seats: number[];
      links: components["schemas"]["SeatLink"][];
      watch: string;
    };
    TableSummary: {
      game: string;
      options: { [key: string]: number | string | boolean };
      chairs: components["schemas"]["Chair"][];
      over: boolean;
      step: number;
      turn: number;
      seats: number[];
      links: components["schemas"]["SeatLink"][];
      watch: string;
      frozen: boolean;
    };
    NewRecord: { text: string };
    RecordMade: { table: string; watch: string };
    ForkAsk: { step: number; key?: string; seat?: number; chairs: components["schemas"]["NewChair"][] };
    StepView: {
      step: number;
      last: number;
      viewer: number;
      view: components["schemas"]["EldoradoView"];
      log: components["schemas"]["LogLine"][];
    };
    Problem: { code: string; text: string };
    Chair: {
      seat: number;
      name: string;
      /** @enum {string} */
      kind: "person" | "screen" | "friend" | "bot";
      level: string;
      here: boolean;
    };
    Reason: { code: string; rule: string; facts: { [key: string]: number | string } };
    LogLine: {
      step: number;
      seat: number;
      round: number;
      line: components["schemas"]["EldoradoLine"];
      rule: string;
      at: number;
    };

    EldoradoScene: {
      game: string;
      route: {
        id: string;
        en: string;
        fr: string;
        difficulty: string;
        steps: number;
        symbols: number;
      };
      boards: components["schemas"]["EldoradoBoard"][];
      cells: components["schemas"]["EldoradoCell"][];
      joints: components["schemas"]["EldoradoJoint"][];
      cards: components["schemas"]["EldoradoCard"][];
    };
    EldoradoBoard: { side: string; kind: "start" | "large" | "strip"; turn: number; q: number; r: number };
    EldoradoCell: {
      id: number;
      name: string;
      q: number;
      r: number;
      board: number;
      terrain:
        | "jungle"
        | "water"
        | "village"
        | "rubble"
        | "camp"
        | "mountain"
        | "cave"
        | "start"
        | "finish";
      symbol: "machete" | "paddle" | "coin" | "cards" | "none";
      cost: number;
      start: number;
      left: number;
    };
    EldoradoJoint: { id: number; boards: number[]; edges: number[][] };
    EldoradoCard: {
      id: string;
      colour: "green" | "blue" | "yellow" | "white" | "purple";
      symbols: string[];
      power: number;
      price: number;
      worth: number;
      item: boolean;
      action: "" | "take_free" | "draw" | "draw_then_remove" | "step";
      draw: number;
      market: boolean;
    };
    EldoradoPile: { card: number; left: number };
    EldoradoSeat: {
      seat: number;
      hand: number;
      deck: number;
      discard: number[];
      removed: number[];
      blockades: number[];
      left: number[];
      steps: number;
      known: number[];
      unseen: number[];
    };
    EldoradoView: {
      game: string;
      seat: number;
      actor: number;
      phase: "deal" | "draw" | "play" | "give" | "remove" | "take" | "discard" | "over";
      round: number;
      round_limit: number;
      last_round: boolean;
      pieces: { seat: number; piece: number; cell: number }[];
      blockades: {
        joint: number;
        number: number;
        terrain: string;
        symbol: "machete" | "paddle" | "coin" | "cards" | "none";
        cost: number;
      }[];
      market: components["schemas"]["EldoradoPile"][];
      beyond: components["schemas"]["EldoradoPile"][];
      seats: components["schemas"]["EldoradoSeat"][];
      hand: number[];
      deck: number[];
      played: number[];
      boxed: number[];
      mover: number;
      symbol: string;
      strength: number;
      purse: number;
      bought: boolean;
      owed: number;
      space: string;
      removable: number;
      pending: number;
      places: number[];
    };
    EldoradoLine: {
      kind:
        | "move"
        | "step"
        | "enter"
        | "give"
        | "play"
        | "remove"
        | "done"
        | "take"
        | "pay"
        | "buy"
        | "discard"
        | "end"
        | "deal"
        | "draw";
      seat: number;
      card?: number;
      piece?: number;
      from?: number;
      to?: number;
      blockade?: number;
      number?: number;
      symbol?: string;
      cost?: number;
      left?: number;
      cards?: number;
      space?: string;
      draw?: number;
      worth?: number;
      price?: number;
      joint?: number;
    };
    EldoradoLegal: components["schemas"]["EldoradoLine"] & { action: number };
    EldoradoPlan: {
      card: number;
      piece: number;
      to: number;
      blockade: number;
      actions: number[];
      path: number[];
      used: number;
      held: number;
      symbol: string;
      cards: number;
    };
    EldoradoQuestion: {
      card?: number;
      to?: number;
      blockade?: number;
      buy?: number;
      pay?: number;
      take?: number;
      action?: number;
    };

    Play: { type: "play"; expect: number; actions: number[] };
    Undo: { type: "undo"; expect: number };
    Restart: { type: "restart"; expect: number };
    Sit: { type: "sit"; seat: number };
    Why: { type: "why"; id: number; question: components["schemas"]["EldoradoQuestion"] };
    Name: { type: "name"; seat: number; name: string };
    Lang: { type: "lang"; lang: string };
    Ping: { type: "ping" };

    Welcome: {
      type: "welcome";
      table: string;
      game: string;
      options: { [key: string]: number | string | boolean };
      scene: components["schemas"]["EldoradoScene"];
      seats: number[];
      watching: boolean;
      entries: number;
      chairs: components["schemas"]["Chair"][];
      log: components["schemas"]["LogLine"][];
      step: number;
    };
    Update: {
      type: "update";
      entries: number;
      step: number;
      viewer: number;
      view: components["schemas"]["EldoradoView"];
      legal: components["schemas"]["EldoradoLegal"][];
      plans: components["schemas"]["EldoradoPlan"][];
      undo: boolean;
      restart: boolean;
      log: components["schemas"]["LogLine"][];
      drop: number;
      thinking: number;
      over: boolean;
    };
    Chairs: { type: "chairs"; chairs: components["schemas"]["Chair"][] };
    Answer: { type: "answer"; id: number; reason: components["schemas"]["Reason"] | null; text: string };
    Refused: {
      type: "refused";
      code: string;
      text: string;
      reason: components["schemas"]["Reason"] | null;
      entries: number;
    };
    Pong: { type: "pong" };
  };
}
