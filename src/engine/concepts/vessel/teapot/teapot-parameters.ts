import type { Concept } from "../../concept.ts";
import { choice, flag } from "../../parameter-specs.ts";
import { PROPORTIONS, type Proportions } from "../proportions.ts";

/** What a teapot is drawn from. */
export type TeapotParameters = Proportions & {
  readonly style: "globe" | "squat" | "pear" | "japanese";
  readonly decor: "none" | "bands" | "flowers" | "dots";
  readonly open: boolean;
  readonly steaming: boolean;
};

/** Their ranges. */
export const TEAPOT_PARAMETERS: Concept<TeapotParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(
    ["globe", "squat", "pear", "japanese"],
    "Line of the body; a Japanese one is of iron with a hoop over its lid.",
  ),
  decor: choice(["none", "bands", "flowers", "dots"], "What is painted on it."),
  open: flag("Has no lid."),
  steaming: flag("Steam rises from its spout."),
};
