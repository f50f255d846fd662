import type { Concept } from "../concept.ts";
import { choice, flag, metres } from "../parameter-specs.ts";

const STYLES = ["bordeaux", "burgundy", "beer", "water", "flask", "soda", "ketchup", "mustard"] as const;

/** What a bottle is drawn from. */
export type BottleParameters = {
  readonly style: (typeof STYLES)[number];
  readonly height: number;
  readonly radius: number;
  readonly closure: "cork" | "capsule" | "cap" | "screw" | "nozzle" | "none";
  readonly label: boolean;
  readonly emblem: "diamond" | "circle" | "lines";
  readonly clear: boolean;
  readonly message: boolean;
};

/** Their ranges. */
export const BOTTLE_PARAMETERS: Concept<BottleParameters>["parameters"] = {
  style: choice(STYLES, "High shoulders, sloping shoulders, long neck, plain, a round flask, or pressed of plastic."),
  height: metres(0.06, 0.6, "Floor to mouth."),
  radius: metres(0.012, 0.12, "Radius of the body."),
  closure: choice(["cork", "capsule", "cap", "screw", "nozzle", "none"], "What closes the mouth."),
  label: flag("Has a paper label on its front."),
  emblem: choice(["diamond", "circle", "lines"], "What is printed on the label."),
  clear: flag("Of clear glass, for what is in it to be seen."),
  message: flag("A rolled letter is in it."),
};
