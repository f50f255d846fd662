import type { Material } from "../material.ts";
import { POINTED_LEAF, ROD } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const LEAVES: Litter = {
  shape: POINTED_LEAF,
  across: 15,
  share: 1,
  length: [0.1, 0.17],
  width: [0.9, 1.05],
  stray: 0.9,
  level: [-0.02, 0.012],
  gain: 0.003,
  tilt: 0.004,
  bend: 0.1,
  colours: [
    ["#16280f", "#274418", "#3b6024", "#557c36"],
    ["#1c3013", "#2f4e1e", "#476c2e", "#658a45"],
    ["#22381a", "#38572a", "#527540", "#73945c"],
  ],
  veins: 1.4,
  fibres: 0,
  roughness: 0.44,
};
const IVY: LitterGround = {
  tile: 0.8,
  soil: ["#17160f", "#26241a", "#363326"],
  level: -0.034,
  relief: 0.003,
  pieces: [
    { ...LEAVES, level: [-0.034, -0.014], across: 13 },
    {
      ...LEAVES,
      shape: ROD,
      across: 7,
      share: 0.8,
      length: [0.2, 0.4],
      width: [0.02, 0.03],
      stray: 0.7,
      veins: 0,
      level: [-0.024, -0.004],
      colours: [["#3a2c1e", "#574430", "#715c45"]],
      roughness: 0.85,
      bend: 5,
    },
    LEAVES,
  ],
};

/** A wall grown over with ivy: five-pointed leaves hanging tip down, stems behind. Takes colours in the leaves. */
export const ivy: Material = {
  id: "ivy",
  class: "ground",
  words: [
    "ivy wall",
    "ivy",
    "ivy leaf",
    "vine",
    "vine wall",
    "hanging vine",
    "climbing plant",
    "creeper",
    "green wall",
    "vine leaf",
  ],
  tileSize: IVY.tile,
  shade: (context) => shadeLitter(IVY, context),
};
