import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { DRINKS, type Drink } from "./drink.ts";
import { TOPPING_PARAMETERS, type Toppings } from "./drink-toppings.ts";

const STYLES = ["straight", "barrel", "tapered", "teacup", "tankard"] as const;

/** What a mug is drawn from. */
export type MugParameters = Toppings & {
  readonly style: (typeof STYLES)[number];
  readonly radius: number;
  readonly height: number;
  readonly handle: "round" | "ear" | "square";
  readonly handleThickness: number;
  readonly handles: number;
  readonly saucer: boolean;
  readonly lid: boolean;
  readonly drink: Drink;
  readonly steaming: boolean;
  readonly decor: "none" | "lined" | "band" | "dots";
};

/** Their ranges. */
export const MUG_PARAMETERS: Concept<MugParameters>["parameters"] = {
  ...TOPPING_PARAMETERS,
  style: choice(STYLES, "Line of the body; a tankard is staved and hooped."),
  radius: metres(0.02, 0.12, "Radius of the body."),
  height: metres(0.03, 0.3, "Floor to rim."),
  handle: choice(["round", "ear", "square"], "Line of the handle."),
  handleThickness: metres(0.003, 0.02, "Thickness of the handle."),
  handles: integer(0, 4, "Handles around the body."),
  saucer: flag("Stands on a saucer."),
  lid: flag("Has a domed lid, hinged over the handle with a lever for the thumb."),
  drink: choice(DRINKS, "What is in it."),
  steaming: flag("Steam rises from it."),
  decor: choice(["none", "lined", "band", "dots"], "A pale inside, a painted band, or dots."),
};
