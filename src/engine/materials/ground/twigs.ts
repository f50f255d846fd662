import type { Material } from "../material.ts";
import { BLADE, ROD } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const STICK: Litter = {
  shape: ROD,
  across: 9,
  share: 0.9,
  length: [0.22, 0.5],
  width: [0.035, 0.06],
  stray: 3.2,
  level: [-0.012, 0.012],
  gain: 0.012,
  tilt: 0.008,
  bend: 2.2,
  colours: [
    ["#33291f", "#54473a", "#746657", "#948674"],
    ["#3f2a1b", "#634630", "#85644a", "#a5866a"],
    ["#4b4a40", "#6e6d60", "#918f80", "#b0ae9e"],
  ],
  veins: 0,
  fibres: 0.5,
  roughness: 0.86,
};
const TWIGS: LitterGround = {
  tile: 0.8,
  soil: ["#1f1811", "#33271b", "#483827", "#5b4a35"],
  level: -0.018,
  relief: 0.005,
  pieces: [
    STICK,
    { ...STICK, across: 18, length: [0.08, 0.22], width: [0.03, 0.045], gain: 0.006, bend: 3 },
    {
      ...STICK,
      shape: BLADE,
      across: 34,
      share: 0.7,
      length: [0.03, 0.08],
      width: [0.05, 0.09],
      gain: 0.002,
      level: [-0.016, -0.004],
    },
  ],
};

/** Twigs and dry sticks, broken off and heaped all ways. Takes colours in the sticks, then in the soil. */
export const twigs: Material = {
  id: "twigs",
  class: "ground",
  words: [
    "twig",
    "twigs",
    "stick",
    "dry stick",
    "dry twig",
    "brushwood",
    "kindling",
    "dry branch",
    "dead branch",
    "small branch",
    "wood stick",
  ],
  tileSize: TWIGS.tile,
  shade: (context) => shadeLitter(TWIGS, context),
};
