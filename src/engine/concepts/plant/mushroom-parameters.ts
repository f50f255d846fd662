import { TAU } from "../../math/elementary.ts";
import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";
import { MUSHROOM_KIND_NAMES } from "./mushroom-kinds.ts";

/** What a mushroom is drawn from. */
export type MushroomParameters = {
  readonly kind: string;
  readonly height: number;
  readonly capRadius: number;
  readonly capHeight: number;
  readonly stemRadius: number;
  readonly bulb: number;
  readonly lean: number;
  readonly wave: number;
  readonly ring: boolean;
  readonly spots: number;
  readonly spotTurn: number;
  readonly companions: number;
};

/** Their ranges. */
export const MUSHROOM_PARAMETERS: Concept<MushroomParameters>["parameters"] = {
  kind: choice(MUSHROOM_KIND_NAMES, "Whose cap, stem and colours it has."),
  height: metres(0.02, 1.5, "Floor to the top of the cap."),
  capRadius: ratio(0.12, 0.9, "Half the width of the cap over the height."),
  capHeight: ratio(0.12, 0.7, "Height of the cap over the height."),
  stemRadius: ratio(0.02, 0.3, "Half the width of the stem over the height."),
  bulb: ratio(0.9, 2.2, "Width of the foot over the stem's."),
  lean: ratio(-0.35, 0.35, "How far the cap stands to the side, over the height."),
  wave: ratio(0, 0.06, "How wavy the rim is, over the height."),
  ring: flag("A skirt around the stem."),
  spots: integer(0, 90, "Warts on the cap."),
  spotTurn: { kind: "number", min: 0, max: TAU, unit: "rad", about: "Where the warts begin." },
  companions: integer(0, 3, "Small ones at the foot."),
};
