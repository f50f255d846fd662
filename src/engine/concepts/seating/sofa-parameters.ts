import { FABRIC_PATTERNS, type FabricPattern } from "../bedding/fabric-pattern.ts";
import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

export const SOFA_STYLES = ["modern", "rolled", "chesterfield", "wing"] as const;

/** What a sofa is drawn from. */
export type SofaParameters = {
  readonly style: (typeof SOFA_STYLES)[number];
  readonly seats: number;
  readonly corner: boolean;
  readonly seatWidth: number;
  readonly depth: number;
  readonly seatHeight: number;
  readonly backHeight: number;
  readonly arm: number;
  readonly armHeight: number;
  readonly foot: number;
  readonly frame: boolean;
  readonly pillows: number;
  readonly pattern: FabricPattern;
};

/** Their ranges. */
export const SOFA_PARAMETERS: Concept<SofaParameters>["parameters"] = {
  style: choice(SOFA_STYLES, "Straight and padded, with rolled arms, buttoned all over, or with wings at its back."),
  seats: integer(1, 5, "Seat cushions side by side."),
  corner: flag("Goes on around a corner: the last seat reaches forward."),
  seatWidth: metres(0.45, 0.9, "Of one seat."),
  depth: metres(0.6, 1.2, "From back to front."),
  seatHeight: metres(0.28, 0.6, "Floor to top of the seat cushions."),
  backHeight: metres(0.2, 0.9, "Seat to top of the back."),
  arm: metres(0.1, 0.35, "Width of an arm."),
  armHeight: metres(0.1, 0.5, "Seat to top of an arm."),
  foot: metres(0.03, 0.25, "Height of the feet."),
  frame: flag("Its wooden frame is seen: the base, the fronts of the arms, a rail over the back."),
  pillows: integer(0, 4, "Loose pillows."),
  pattern: choice(FABRIC_PATTERNS, "Pattern of the covering."),
};
