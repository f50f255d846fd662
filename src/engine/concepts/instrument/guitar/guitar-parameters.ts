import type { Concept } from "../../concept.ts";
import { choice, flag, integer, metres, ratio } from "../../parameter-specs.ts";
import { GUITAR_STYLES, type GuitarStyle } from "./guitar-shapes.ts";

/** What a guitar is drawn from. */
export type GuitarParameters = {
  readonly style: GuitarStyle;
  readonly body: number;
  readonly scale: number;
  readonly depth: number;
  readonly strings: number;
  /** How many of the strings are snapped. */
  readonly snapped: number;
  readonly finish: number;
  readonly burst: boolean;
};

/** Their ranges. */
export const GUITAR_PARAMETERS: Concept<GuitarParameters>["parameters"] = {
  style: choice(GUITAR_STYLES, "Hollow with a sound hole or two, or a solid body with pickups."),
  body: metres(0.15, 0.8, "Length of the body."),
  scale: ratio(0.8, 1.7, "Length of the neck over the body's."),
  depth: ratio(0.06, 0.4, "Depth of the body over its length."),
  strings: integer(4, 12, "Strings."),
  snapped: integer(0, 12, "Strings that are snapped, their ends curling."),
  finish: integer(0, 5, "Colours of the body."),
  burst: flag("Amber in the middle of its face, through red to near black at the edge."),
};
