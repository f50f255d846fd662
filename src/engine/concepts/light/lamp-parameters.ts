import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

const STYLES = ["table", "desk", "floor", "tripod", "lantern", "pendant"] as const;

/** What a lamp is drawn from. */
export type LampParameters = {
  readonly style: (typeof STYLES)[number];
  readonly base: "gourd" | "column" | "globe" | "baluster";
  readonly height: number;
  readonly shadeRadius: number;
  readonly shadeTaper: number;
  readonly shadeHeight: number;
  readonly stout: number;
  readonly chain: boolean;
  readonly bend: number;
  readonly legs: number;
  /** The bell of a desk lamp is a shade of its own colour or stuff. */
  readonly bell: boolean;
  /** The shade is a dome of leaded glass. */
  readonly dome: boolean;
  /** Burns in a lantern. */
  readonly candle: boolean;
  /** A lantern's glass stands on panels, where something is written or drawn. */
  readonly panel: boolean;
  readonly fringe: boolean;
};

/** Their ranges. */
export const LAMP_PARAMETERS: Concept<LampParameters>["parameters"] = {
  style: {
    kind: "choice",
    options: STYLES,
    about:
      "Turned base and shade, jointed arm, tall pole, three legs, a lantern to carry, or hanging from the ceiling.",
  },
  base: choice(["gourd", "column", "globe", "baluster"], "Line of a table lamp's base."),
  height: metres(0.15, 2.4, "Floor to the very top."),
  shadeRadius: metres(0.03, 0.6, "Lower radius of the shade."),
  shadeTaper: ratio(0.3, 1, "Upper radius of the shade as part of the lower one."),
  shadeHeight: metres(0.04, 0.7, "Height of the shade."),
  stout: ratio(0.4, 2.2, "Girth of base and stem."),
  chain: flag("Has a chain to pull; a lantern, one to hang on."),
  bend: ratio(0, 1, "How far a desk lamp reaches forward."),
  legs: integer(3, 8, "Legs of a tripod lamp."),
  bell: flag("The bell of a desk lamp is a shade of its own colour or stuff."),
  dome: flag("Its shade is a dome of leaded glass."),
  candle: flag("A candle burns in the lantern."),
  panel: flag("The lantern's glass stands on panels."),
  fringe: flag("A fringe hangs from the rim of its shade."),
};
