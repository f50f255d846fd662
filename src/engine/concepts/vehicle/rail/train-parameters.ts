import type { Concept } from "../../concept.ts";
import { choice, flag, integer, metres } from "../../parameter-specs.ts";

const STYLES = ["steam", "bullet"] as const;

/** What a train is drawn from. */
export type TrainParameters = {
  readonly style: (typeof STYLES)[number];
  readonly length: number;
  readonly girth: number;
  readonly wheels: number;
  readonly chimney: number;
  readonly tender: boolean;
};

/** Their ranges. */
export const TRAIN_PARAMETERS: Concept<TrainParameters>["parameters"] = {
  style: choice(STYLES, "Steam locomotive, or the pointed head of a high-speed train."),
  length: metres(4, 26, "Buffers to rear wall."),
  girth: metres(0.4, 1.8, "Radius of the boiler, or half the body's width."),
  wheels: integer(2, 5, "Driving wheels on a side."),
  chimney: metres(0.3, 2, "The chimney's height."),
  tender: flag("Draws a tender full of coal."),
};
