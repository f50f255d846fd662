import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

const KINDS = ["sneaker", "oxford", "boot", "pump", "slipper"] as const;

export const SHOE_ACCENTS = ["#f2f0ea", "#16181c", "#c0261f", "#1f4fa8", "#e0a51d", "#2c7a4b"];

/** What a shoe is drawn from. */
export type ShoeParameters = {
  readonly kind: (typeof KINDS)[number];
  readonly width: number;
  readonly sole: number;
  readonly heel: number;
  readonly shaft: number;
  readonly pointed: number;
  readonly laces: boolean;
  readonly toeCap: boolean;
  readonly stripes: number;
  readonly accent: string;
  readonly western: boolean;
  readonly ribbons: boolean;
  readonly rubber: boolean;
  readonly straps: number;
  readonly spurs: boolean;
  readonly cuff: boolean;
};

/** Their ranges. */
export const SHOE_PARAMETERS: Concept<ShoeParameters>["parameters"] = {
  kind: choice(KINDS, "Kind of shoe."),
  width: ratio(0.8, 1.25, "Width against the usual."),
  sole: metres(0.004, 0.05, "Thickness of the sole under the ball."),
  heel: metres(0, 0.13, "Height of the heel."),
  shaft: metres(0.05, 0.42, "Height of the opening over the sole."),
  pointed: ratio(0, 1, "How far the toe is drawn out."),
  laces: flag("Is laced up."),
  toeCap: flag("Has a rubber cap over the toe."),
  stripes: integer(0, 4, "Stripes on the side."),
  accent: choice(SHOE_ACCENTS, "Colour of stripes and caps."),
  ribbons: flag("A dancer's: cut low, with ribbons to tie about the ankle."),
  straps: integer(0, 5, "Straps with buckles around the shaft."),
  spurs: flag("A spur about the heel."),
  cuff: flag("Fur is turned over at the top of the shaft."),
  rubber: flag("A rubber boot: smooth, in one piece, with a thick rim around its opening."),
  western: flag("A cowboy's boot: scooped, stitched, on a slanting heel."),
};
