import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

const STYLES = ["house", "cottage", "cabin", "barn", "shed"] as const;

/** What a house is drawn from. */
export type HouseParameters = {
  readonly style: (typeof STYLES)[number];
  readonly gableFront: boolean;
  readonly width: number;
  readonly depth: number;
  readonly storeys: number;
  readonly storeyHeight: number;
  readonly pitch: number;
  readonly windows: number;
  readonly chimney: boolean;
  readonly shutters: boolean;
  readonly porch: boolean;
  readonly balconies: number;
  readonly doorSide: number;
  readonly dormer: boolean;
  readonly timbered: boolean;
};

/** Their ranges. */
export const HOUSE_PARAMETERS: Concept<HouseParameters>["parameters"] = {
  style: choice(STYLES, "House, cottage, log cabin, barn with a broken roof, or shed."),
  gableFront: flag("The gable faces front instead of the eaves."),
  width: metres(2, 24, "Front from side to side."),
  depth: metres(2, 24, "Front to back."),
  storeys: integer(1, 5, "Storeys under the roof."),
  storeyHeight: metres(2, 4.5, "Height of a storey."),
  pitch: { kind: "number", min: 0.15, max: 1.2, unit: "rad", about: "Slope of the roof." },
  windows: integer(0, 9, "Windows in the front of each storey."),
  chimney: flag("Has a chimney."),
  shutters: flag("Windows have shutters."),
  porch: flag("A little roof on posts over the door."),
  balconies: integer(0, 4, "Balconies along the storey over the door."),
  doorSide: integer(-1, 1, "Door left of the middle, in it, or right of it."),
  dormer: flag("A window with its own gable in the roof."),
  timbered: flag("Dark timbers show in the plaster."),
};
