import type { Concept } from "../../concept.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";

/** What a street lamp is drawn from. */
export type StreetLampParameters = {
  readonly style: "lantern" | "globes" | "arm" | "hook";
  readonly height: number;
  readonly heads: number;
};

/** Their ranges. */
export const STREET_LAMP_PARAMETERS: Concept<StreetLampParameters>["parameters"] = {
  style: choice(
    ["lantern", "globes", "arm", "hook"],
    "An old post with a lantern or with globes, a modern arm, or a lantern that hangs from a hook.",
  ),
  height: metres(1.6, 9, "Floor to the top."),
  heads: integer(1, 5, "Lights it carries."),
};
