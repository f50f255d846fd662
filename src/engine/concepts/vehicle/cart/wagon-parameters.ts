import { choice, integer, metres } from "../../parameter-specs.ts";

/** Kinds of wagon. */
export const WAGON_STYLES = ["cart", "wagon", "covered", "carriage"] as const;

/** What a wagon is drawn from. */
export type WagonParameters = {
  readonly style: (typeof WAGON_STYLES)[number];
  readonly length: number;
  readonly width: number;
  readonly wheel: number;
  readonly spokes: number;
};

/** Their ranges. */
export const WAGON_PARAMETERS = {
  style: choice(WAGON_STYLES, "Two-wheeled cart, open wagon, wagon under a canvas, or a closed carriage."),
  length: metres(1.2, 5, "Of the bed."),
  width: metres(0.8, 2.2, "Of the bed."),
  wheel: metres(0.3, 0.9, "Radius of the rear wheels."),
  spokes: integer(8, 16, "Spokes of a wheel."),
};
