import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { FABRIC_PATTERNS, type FabricPattern } from "./fabric-pattern.ts";

export const BED_STYLES = ["panel", "slats", "upholstered", "iron"] as const;

/** What a bed is drawn from. */
export type BedParameters = {
  readonly style: (typeof BED_STYLES)[number];
  readonly posts: boolean;
  readonly canopy: boolean;
  readonly width: number;
  readonly length: number;
  readonly headHeight: number;
  readonly footHeight: number;
  readonly deck: number;
  readonly arch: number;
  readonly pillows: number;
  readonly blanket: boolean;
  readonly pattern: FabricPattern;
  readonly seed: number;
};

/** Their ranges. */
export const BED_PARAMETERS: Concept<BedParameters>["parameters"] = {
  style: choice(BED_STYLES, "A wooden panel, slats, padding or iron bars at its head."),
  posts: flag("Four tall posts at the corners."),
  canopy: flag("A cloth roof and curtains on the posts."),
  width: metres(0.7, 2.4, "Mattress from side to side."),
  length: metres(1.4, 2.6, "Mattress from head to foot."),
  headHeight: metres(0.5, 1.8, "Floor to top of the headboard."),
  footHeight: metres(0.2, 1.2, "Floor to top of the footboard."),
  deck: metres(0.15, 0.7, "Floor to the underside of the mattress."),
  arch: metres(0, 0.3, "Rise of the headboard in its middle."),
  pillows: integer(0, 4, "Pillows."),
  blanket: flag("A blanket covers it."),
  pattern: choice(FABRIC_PATTERNS, "Pattern of the blanket."),
  seed: integer(0, 999, "Folds."),
};
