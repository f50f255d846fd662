import type { Material } from "../material.ts";
import { ACORN, ACORN_CUP } from "./litter.ts";
import { MAPLE } from "./maple-leaves.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const NUTS: Omit<Litter, "shape" | "length" | "width" | "colours"> = {
  across: 8,
  share: 0.75,
  stray: 3.2,
  level: [0.006, 0.009],
  gain: 0.012,
  tilt: 0,
  bend: 0,
  veins: 0,
  fibres: 0.1,
  roughness: 0.42,
  keeps: true,
};
const ACORNS: LitterGround = {
  ...MAPLE,
  pieces: [
    ...MAPLE.pieces,
    {
      ...NUTS,
      shape: ACORN,
      length: [0.042, 0.052],
      width: [0.58, 0.66],
      colours: [
        ["#3f2410", "#6b4019", "#94632c", "#bd8c4c"],
        ["#4a3a14", "#75601f", "#9b8436", "#bfa95a"],
      ],
    },
    {
      ...NUTS,
      shape: ACORN_CUP,
      share: 0.35,
      length: [0.026, 0.032],
      width: [0.95, 1],
      colours: [["#2f2114", "#574029", "#7d6142", "#a08462"]],
    },
  ],
};

/** Fallen leaves with acorns and their cups on them. Takes colours in the leaves, then in the soil. */
export const acorns: Material = {
  id: "acorns",
  class: "ground",
  words: [
    "acorn",
    "acorns",
    "acorn ground",
    "leaf with acorn",
    "leaves with acorn",
    "maple leaf with acorn",
    "litter with acorn",
    "floor with acorn",
  ],
  tileSize: ACORNS.tile,
  shade: (context) => shadeLitter(ACORNS, context),
};
