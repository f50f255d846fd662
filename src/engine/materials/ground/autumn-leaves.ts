import type { Material } from "../material.ts";
import { LEAF, LOBED_LEAF, POINTED_LEAF } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const COLOURS = [
  ["#7a3a12", "#a85a1c", "#c97d2c", "#dda04a"],
  ["#8a5a14", "#b98420", "#d9ab38", "#eac865"],
  ["#6a1f12", "#93301a", "#b54a26", "#cd6d3c"],
  ["#4a3020", "#6d4a30", "#8c6644", "#a9845e"],
  ["#5a5a1c", "#83802c", "#a8a044", "#c6bd68"],
];
const FALLEN: Omit<Litter, "shape" | "across" | "length" | "width"> = {
  share: 1,
  stray: 3.2,
  level: [-0.008, 0.008],
  gain: 0.0035,
  tilt: 0.0045,
  bend: 0.25,
  colours: COLOURS,
  veins: 1,
  fibres: 0,
  roughness: 0.66,
};
const AUTUMN: LitterGround = {
  tile: 0.8,
  soil: ["#241a12", "#382a1d", "#4c3a28"],
  level: -0.016,
  relief: 0.002,
  pieces: [
    { ...FALLEN, shape: LEAF, across: 15, length: [0.09, 0.15], width: [0.45, 0.62] },
    { ...FALLEN, shape: POINTED_LEAF, across: 10, length: [0.13, 0.22], width: [0.85, 1] },
    { ...FALLEN, shape: LOBED_LEAF, across: 10, length: [0.12, 0.19], width: [0.5, 0.62] },
  ],
};

/** Fallen leaves of maple, oak and beech in red, gold and brown, heaped all ways. Takes colours in the leaves, then in the soil. */
export const autumnLeaves: Material = {
  id: "autumn-leaves",
  class: "ground",
  words: [
    "autumn leaf",
    "fallen leaf",
    "autumn leaves",
    "fallen leaves",
    "fall leaves",
    "dead leaf",
    "dry leaf",
    "dried leaf",
    "withered leaf",
    "leaf litter",
    "fall foliage",
    "autumn ground",
  ],
  tileSize: AUTUMN.tile,
  shade: (context) => shadeLitter(AUTUMN, context),
};
