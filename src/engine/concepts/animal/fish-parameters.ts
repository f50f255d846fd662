import type { Concept } from "../concept.ts";
import { choice, integer, metres, ratio } from "../parameter-specs.ts";
import { FISH_KIND_NAMES } from "./fish-kinds.ts";

/** What a fish is drawn from. */
export type FishParameters = {
  readonly kind: string;
  readonly length: number;
  readonly depth: number;
  readonly width: number;
  readonly finSize: number;
  readonly tailSize: number;
  readonly tail: string;
  readonly pattern: string;
  readonly eye: number;
  readonly curl: number;
  readonly seed: number;
};

/** Their ranges. */
export const FISH_PARAMETERS: Concept<FishParameters>["parameters"] = {
  kind: choice(FISH_KIND_NAMES, "Whose colours it has."),
  length: metres(0.02, 3, "Mouth to the root of the tail."),
  depth: ratio(0.12, 0.9, "Height of the body over its length."),
  width: ratio(0.08, 0.6, "Width of the body over its length."),
  finSize: ratio(0.4, 2, "Size of the fins; 1 is usual."),
  tailSize: ratio(0.4, 2, "Size of the tail; 1 is usual."),
  tail: choice(["fork", "round", "veil"], "Shape of the tail fin."),
  pattern: choice(["pale", "bands", "spots", "palette", "plain"], "Markings."),
  eye: ratio(0.015, 0.12, "Radius of the eye over the body's length."),
  curl: { kind: "number", min: -0.5, max: 0.5, unit: "rad", about: "How far the body swings to one side." },
  seed: integer(0, 9999, "Tells two coats of scales apart."),
};
