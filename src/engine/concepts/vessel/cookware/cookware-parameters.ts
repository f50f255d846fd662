import type { Concept } from "../../concept.ts";
import { choice, flag } from "../../parameter-specs.ts";
import { DRINKS, type Drink } from "../drink.ts";
import { PROPORTIONS, type Proportions } from "../proportions.ts";

/** What pots, pans and cauldrons are drawn from. */
export type CookwareParameters = Proportions & {
  readonly style: "pot" | "saucepan" | "skillet" | "wok" | "cauldron";
  readonly lid: boolean;
  readonly drink: Drink;
  readonly bubbling: boolean;
};

/** Their ranges. */
export const COOKWARE_PARAMETERS: Concept<CookwareParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["pot", "saucepan", "skillet", "wok", "cauldron"], "Kind of vessel."),
  lid: flag("Has its lid on."),
  drink: choice(DRINKS, "What is in it."),
  bubbling: flag("What is in it boils."),
};

/** Which of them it is. */
export type CookwareStyle = CookwareParameters["style"];
