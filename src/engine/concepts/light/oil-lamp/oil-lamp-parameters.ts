import type { Concept } from "../../concept.ts";
import { choice, flag } from "../../parameter-specs.ts";
import { PROPORTIONS, type Proportions } from "../../vessel/proportions.ts";

/** What an oil lamp is drawn from. */
export type OilLampParameters = Proportions & {
  readonly style: "genie" | "hurricane";
  readonly lit: boolean;
  readonly gem: boolean;
};

/** Their ranges. */
export const OIL_LAMP_PARAMETERS: Concept<OilLampParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["genie", "hurricane"], "A golden boat with a spout, or a fount under a glass chimney."),
  lit: flag("It burns."),
  gem: flag("A stone is set in its side."),
};
