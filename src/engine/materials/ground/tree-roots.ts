import type { Material } from "../material.ts";
import { LEAF, ROD } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const ROOT: Litter = {
  shape: ROD,
  across: 6,
  share: 0.75,
  length: [0.4, 0.58],
  width: [0.055, 0.075],
  stray: 0.7,
  angle: 0.5,
  level: [-0.02, 0.006],
  gain: 0.034,
  tilt: 0.03,
  bend: 6,
  colours: [
    ["#4a3a2c", "#6f5a46", "#94806a", "#b3a08a"],
    ["#40342a", "#625040", "#857260", "#a59380"],
  ],
  veins: 0,
  fibres: 0.35,
  roughness: 0.86,
};
const ROOTS: LitterGround = {
  tile: 1.2,
  soil: ["#241a12", "#3b2c1f", "#55412f", "#6c5540"],
  level: -0.022,
  relief: 0.008,
  pieces: [
    {
      ...ROOT,
      shape: LEAF,
      across: 18,
      share: 0.22,
      length: [0.03, 0.055],
      width: [0.45, 0.6],
      stray: 3.2,
      level: [-0.016, -0.008],
      gain: 0.003,
      tilt: 0.003,
      bend: 0.3,
      colours: [["#3f2a1a", "#5f432b", "#7e5e40"]],
      veins: 0.8,
      fibres: 0,
      keeps: true,
    },
    // fine ones cross the great ones' way
    {
      ...ROOT,
      across: 11,
      share: 0.6,
      length: [0.2, 0.36],
      width: [0.035, 0.05],
      stray: 3.2,
      gain: 0.012,
      tilt: 0.012,
    },
    { ...ROOT, across: 7, share: 0.6, length: [0.3, 0.5], width: [0.045, 0.065], stray: 1.4, gain: 0.02, tilt: 0.02 },
    ROOT,
  ],
};

/** Roots of a tree laid bare on trodden earth: winding, dipping in and out of the soil. Takes colours in the roots, then in the soil. */
export const treeRoots: Material = {
  id: "tree-roots",
  class: "ground",
  words: ["tree root", "root", "ground root", "forest root", "rooted ground", "rooty ground"],
  tileSize: ROOTS.tile,
  shade: (context) => shadeLitter(ROOTS, context),
};
