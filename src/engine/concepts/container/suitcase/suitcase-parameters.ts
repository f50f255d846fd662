import type { Concept } from "../../concept.ts";
import { choice, flag, integer } from "../../parameter-specs.ts";
import { PROPORTIONS, type Proportions } from "../../vessel/proportions.ts";

/** What a suitcase is drawn from. */
export type SuitcaseParameters = Proportions & {
  readonly style: "trolley" | "vintage" | "briefcase";
  readonly stickers: boolean;
  readonly straps: boolean;
  readonly shell: number;
  readonly open: boolean;
};

/** Their ranges. */
export const SUITCASE_PARAMETERS: Concept<SuitcaseParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(
    ["trolley", "vintage", "briefcase"],
    "A ribbed shell on wheels, an old one of leather, or a flat one for papers.",
  ),
  stickers: flag("Stickers from journeys are on it."),
  straps: flag("Two straps run around it."),
  shell: integer(0, 5, "Colour of a trolley's shell."),
  open: flag("Lies open, its lid up behind."),
};
