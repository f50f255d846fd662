import type { Material } from "../material.ts";
import { BLADE } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const BLADES: Litter = {
  shape: BLADE,
  across: 66,
  share: 1,
  length: [0.07, 0.17],
  width: [0.06, 0.1],
  stray: 2.2,
  angle: 0.4,
  level: [-0.022, 0.004],
  gain: 0.002,
  tilt: 0.008,
  bend: 4,
  colours: [
    ["#6b5a2e", "#928049", "#b3a267", "#cfc08c"],
    ["#5a4a28", "#7f6c40", "#a18d5c", "#bfad7e"],
    ["#7d6a36", "#a38f52", "#c2b074", "#dccd9b"],
    ["#5d6230", "#7f8346", "#9fa263", "#bcbd86"],
  ],
  veins: 0,
  fibres: 0.15,
  roughness: 0.7,
};
const DRY_GRASS: LitterGround = {
  tile: 0.8,
  soil: ["#32271a", "#4c3c29", "#66533a"],
  level: -0.026,
  relief: 0.003,
  pieces: [{ ...BLADES, across: 40, level: [-0.026, -0.012], share: 0.9 }, BLADES],
};

/** Grass after a drought: straw-coloured blades laid over by the wind. Takes colours in the blades, then in the soil. */
export const dryGrass: Material = {
  id: "dry-grass",
  class: "ground",
  words: [
    "wheat field",
    "barley field",
    "ripe wheat",
    "ripe barley",
    "dry grass",
    "dead grass",
    "brown grass",
    "yellow grass",
    "savanna",
    "savannah",
    "steppe",
    "withered grass",
    "prairie",
  ],
  tileSize: DRY_GRASS.tile,
  shade: (context) => shadeLitter(DRY_GRASS, context),
};
