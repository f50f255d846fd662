import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import type { Material } from "../material.ts";
import { shadeFoam } from "./shade-foam.ts";

const GREY = ["#3f4247", "#6a6e74", "#95999e"].map(fromHex);
const TILE = 1.2;

/** Panels of absorber foam on a studio's wall, butted: pyramids on each, a dark one beside a paler one. Takes colours in the panels by turns. */
export const acousticPanel: Material = {
  id: "acoustic-panel",
  class: "plastic",
  words: [
    "acoustic panel",
    "sound panel",
    "acoustic wall panel",
    "acoustic tile",
    "sound absorbing panel",
    "soundproofing panel",
    "studio panel",
    "acoustic wall",
  ],
  tileSize: TILE,
  shade: (context) => {
    const panels = 2 * featureCount(1, context.scale);
    return shadeFoam(context, { tile: TILE, kind: "pyramid", count: panels * 4, panels, pores: 260, second: GREY });
  },
};
