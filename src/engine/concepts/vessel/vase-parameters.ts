import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

const STYLES = ["baluster", "amphora", "bud", "globe", "trumpet", "shouldered", "urn", "pot", "bottle"] as const;

/** What a vase is drawn from. */
export type VaseParameters = {
  readonly style: (typeof STYLES)[number];
  readonly height: number;
  readonly girth: number;
  readonly flutes: number;
  readonly fluteDepth: number;
  readonly bands: boolean;
  readonly handles: number;
  readonly lid: boolean;
};

/** Their ranges. */
export const VASE_PARAMETERS: Concept<VaseParameters>["parameters"] = {
  style: choice(STYLES, "Line of the body."),
  height: metres(0.08, 1.2, "Floor to rim."),
  girth: metres(0.03, 0.5, "Largest radius."),
  flutes: integer(0, 32, "Ribs around the body; 0 is smooth."),
  fluteDepth: ratio(0, 0.1, "Depth of the ribs as part of the radius."),
  bands: flag("Painted bands on shoulder and foot."),
  handles: integer(0, 2, "Handles at the neck."),
  lid: flag("A lid with a knob lies on it."),
};
