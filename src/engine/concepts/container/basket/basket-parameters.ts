import type { Concept } from "../../concept.ts";
import { choice, flag, ratio } from "../../parameter-specs.ts";
import { PROPORTIONS, type Proportions } from "../../vessel/proportions.ts";

/** What a basket is drawn from. */
export type BasketParameters = Proportions & {
  readonly style: "market" | "bushel" | "bread" | "laundry";
  readonly oval: number;
  readonly handle: "hoop" | "ears" | "none";
  readonly cloth: boolean;
  readonly lid: boolean;
};

/** Their ranges. */
export const BASKET_PARAMETERS: Concept<BasketParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["market", "bushel", "bread", "laundry"], "Rounded, straight, low, or tall."),
  oval: ratio(1, 1.6, "Width over depth."),
  handle: choice(["hoop", "ears", "none"], "One over the top, two at the rim, or none."),
  cloth: flag("A chequered cloth lines it."),
  lid: flag("A lid that stands open at the back."),
};
