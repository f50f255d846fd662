import type { Material } from "../material.ts";
import { BLADE, ROD } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const STALK: Litter = {
  shape: ROD,
  across: 44,
  share: 1,
  length: [0.18, 0.5],
  width: [0.016, 0.024],
  stray: 3.2,
  level: [-0.02, 0.012],
  gain: 0.004,
  tilt: 0.008,
  bend: 2.5,
  colours: [
    ["#8a6a2c", "#b8954a", "#d8ba70", "#ebd79c"],
    ["#9a7a38", "#c4a257", "#dfc47e", "#f0dfae"],
    ["#7a6434", "#a38a50", "#c2ab74", "#d9c79a"],
  ],
  veins: 0,
  fibres: 0.18,
  roughness: 0.56,
};
const STRAW: LitterGround = {
  tile: 0.5,
  soil: ["#3a2c14", "#57431f", "#75602f"],
  level: -0.03,
  relief: 0.002,
  pieces: [
    STALK,
    { ...STALK, shape: BLADE, across: 24, length: [0.12, 0.3], width: [0.03, 0.05], gain: 0.002, bend: 4 },
  ],
};

/** Straw or hay: golden stalks heaped criss-cross. Takes colours in the stalks. */
export const straw: Material = {
  id: "straw",
  class: "ground",
  words: ["straw", "hay", "haystack", "hay bale", "straw bale", "stubble"],
  tileSize: STRAW.tile,
  shade: (context) => shadeLitter(STRAW, context),
};
