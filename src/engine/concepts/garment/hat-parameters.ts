import type { Concept } from "../concept.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";

const STYLES = ["fedora", "top", "cowboy", "cap", "beanie", "wizard", "sun", "bowler", "tricorn", "rain"] as const;

export type HatStyle = (typeof STYLES)[number];

/** What a hat is drawn from. */
export type HatParameters = {
  readonly style: HatStyle;
  readonly crownHeight: number;
  readonly brimWidth: number;
  readonly curl: number;
  readonly dent: number;
  readonly lean: number;
  readonly band: boolean;
  readonly pompom: boolean;
};

/** Their ranges. */
export const HAT_PARAMETERS: Concept<HatParameters>["parameters"] = {
  style: choice(STYLES, "Kind of hat."),
  crownHeight: metres(0.06, 0.6, "Band to top."),
  brimWidth: metres(0, 0.3, "Crown to edge of the brim; the bill's length of a cap."),
  curl: ratio(-1, 1, "How far the brim's sides roll up, or droop below 0."),
  dent: ratio(0, 1, "Depth of the crease in the crown."),
  lean: ratio(-1, 1, "Which way and how far a tall tip bends over."),
  band: flag("Has a ribbon around the crown."),
  pompom: flag("Has a pom-pom or button on top."),
};
