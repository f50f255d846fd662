import type { Concept } from "../../concept.ts";
import { choice, flag, integer, metres } from "../../parameter-specs.ts";

export const FLAGS = ["plain", "cross", "skull"] as const;

/** What a galleon is drawn from. */
export type GalleonParameters = {
  readonly length: number;
  readonly beam: number;
  readonly masts: number;
  readonly rows: number;
  readonly flagKind: (typeof FLAGS)[number];
  readonly ports: number;
  readonly tattered: boolean;
  readonly torn: boolean;
};

/** Their ranges. */
export const GALLEON_PARAMETERS: Concept<GalleonParameters>["parameters"] = {
  length: metres(10, 60, "Stern to bow."),
  beam: metres(3, 16, "Side to side."),
  masts: integer(1, 4, "Masts with square sails."),
  rows: integer(2, 3, "Sails one above the other on the tallest mast."),
  flagKind: choice(FLAGS, "What flies from the mast."),
  ports: integer(3, 9, "Guns on a side."),
  tattered: flag("Dark old sails."),
  torn: flag("Sails in rags."),
};
