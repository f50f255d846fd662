import type { Concept } from "../../concept.ts";
import { choice, flag } from "../../parameter-specs.ts";
import { FULLNESS } from "../drink.ts";
import { PROPORTIONS, type Proportions } from "../proportions.ts";

/** What a jar may hold. */
export const JAR_FILLINGS = ["jam", "honey", "pickle", "cookie", "candy", "bean", "water", "none"] as const;

/** What a jar is drawn from. */
export type JarParameters = Proportions & {
  readonly style: "mason" | "jam" | "cookie" | "apothecary";
  readonly filling: (typeof JAR_FILLINGS)[number];
  readonly fullness: number;
  readonly lid: boolean;
  readonly label: boolean;
};

/** Their ranges. */
export const JAR_PARAMETERS: Concept<JarParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(
    ["mason", "jam", "cookie", "apothecary"],
    "Glass under a screw lid, low and round, of china with a knob, or a tall one with a glass stopper.",
  ),
  filling: choice(JAR_FILLINGS, "What shows through the glass."),
  fullness: FULLNESS,
  lid: flag("Is closed."),
  label: flag("A label sticks on its front."),
};
