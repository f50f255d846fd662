import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

const STYLES = ["legs", "pedestal", "trestle", "desk"] as const;

/** What a table is drawn from. */
export type TableParameters = {
  readonly style: (typeof STYLES)[number];
  readonly legShape: "square" | "tapered" | "turned" | "curved";
  readonly round: boolean;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly topThickness: number;
  readonly legThickness: number;
  readonly legs: number;
  readonly planks: number;
  readonly drawers: number;
  readonly shelf: boolean;
  readonly cloth: boolean;
};

/** Their ranges. */
export const TABLE_PARAMETERS: Concept<TableParameters>["parameters"] = {
  style: choice(STYLES, "Legs at the corners, one turned column, two trestles, or a desk with drawers."),
  legShape: choice(["square", "tapered", "turned", "curved"], "Shape of the legs."),
  round: flag("Round top instead of a rectangular one."),
  width: metres(0.3, 4, "Top from side to side."),
  depth: metres(0.25, 2, "Top from front to back."),
  height: metres(0.25, 1.3, "Floor to top."),
  topThickness: metres(0.012, 0.14, "Thickness of the top."),
  legThickness: metres(0.025, 0.2, "Thickness of a leg."),
  legs: integer(1, 12, "Legs."),
  planks: integer(1, 8, "Boards the top is made of."),
  drawers: integer(0, 6, "Drawers in the front."),
  shelf: flag("Has a lower shelf."),
  cloth: flag("Is covered by a cloth."),
};
