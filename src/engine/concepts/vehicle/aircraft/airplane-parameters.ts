import type { Concept } from "../../concept.ts";
import { choice, flag, integer, metres } from "../../parameter-specs.ts";

export const AIRPLANE_STYLES = ["airliner", "propeller", "biplane", "fighter", "warbird"] as const;

/** What an airplane is drawn from. */
export type AirplaneParameters = {
  readonly style: (typeof AIRPLANE_STYLES)[number];
  readonly length: number;
  readonly span: number;
  readonly girth: number;
  readonly blades: number;
  readonly engines: number;
  readonly striped: boolean;
  readonly marks: "none" | "american";
};

/** Their ranges. */
export const AIRPLANE_PARAMETERS: Concept<AirplaneParameters>["parameters"] = {
  style: choice(AIRPLANE_STYLES, "Airliner, light high-wing plane, biplane, jet fighter, or propeller fighter."),
  length: metres(4, 70, "Nose to tail."),
  span: metres(4, 70, "Wing tip to wing tip."),
  girth: metres(0.6, 8, "The fuselage's width."),
  blades: integer(2, 5, "Blades of a propeller."),
  engines: integer(1, 4, "Engines under an airliner's wings."),
  striped: flag("Painted stripes along the fuselage."),
  marks: choice(["none", "american"], "Whose marks it bears: a roundel and a flag."),
};
