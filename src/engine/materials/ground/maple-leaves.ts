import type { Material } from "../material.ts";
import { POINTED_LEAF } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const LEAVES: Omit<Litter, "across" | "length"> = {
  shape: POINTED_LEAF,
  width: [0.85, 1],
  share: 1,
  stray: 3.2,
  level: [-0.008, 0.006],
  gain: 0.0035,
  tilt: 0.004,
  bend: 0.2,
  colours: [
    ["#7a3a12", "#a85a1c", "#c97d2c", "#dda04a"],
    ["#6a1f12", "#93301a", "#b54a26", "#cd6d3c"],
    ["#8a5a14", "#b98420", "#d9ab38", "#eac865"],
  ],
  veins: 1,
  fibres: 0,
  roughness: 0.64,
};
export const MAPLE: LitterGround = {
  tile: 0.8,
  soil: ["#241a12", "#382a1d", "#4c3a28"],
  level: -0.016,
  relief: 0.002,
  pieces: [
    { ...LEAVES, across: 12, length: [0.15, 0.22] },
    { ...LEAVES, across: 10, length: [0.17, 0.25] },
  ],
};

/** Fallen leaves of maples, five-pointed, red, orange and gold. Takes colours in the leaves, then in the soil. */
export const mapleLeaves: Material = {
  id: "maple-leaves",
  class: "ground",
  words: ["maple leaf", "maple leaves", "fallen maple leaf", "autumn maple leaf", "red maple leaf", "pointed leaf"],
  tileSize: MAPLE.tile,
  shade: (context) => shadeLitter(MAPLE, context),
};
