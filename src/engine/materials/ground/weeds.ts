import type { Material } from "../material.ts";
import { TREFOIL } from "./clover.ts";
import { BLADE, LEAF } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

/** Long toothless leaves that lie flat about their crown, as dandelion's and dock's do. */
const BROAD: Litter = {
  shape: LEAF,
  across: 13,
  share: 0.85,
  length: [0.11, 0.2],
  width: [0.3, 0.46],
  stray: 3.2,
  level: [-0.022, -0.004],
  gain: 0.004,
  tilt: 0.007,
  bend: 0.9,
  colours: [
    ["#22401a", "#376027", "#528338", "#79a653"],
    ["#2c4620", "#47682d", "#658a3f", "#8dab5e"],
    ["#1e3818", "#305525", "#487538", "#6c9752"],
  ],
  veins: 1,
  fibres: 0,
  roughness: 0.55,
};
const WEEDS: LitterGround = {
  tile: 0.6,
  soil: ["#2a2118", "#43362a", "#5e4d3c"],
  level: -0.03,
  relief: 0.003,
  pieces: [
    { ...BROAD, shape: BLADE, across: 20, share: 0.6, length: [0.09, 0.17], width: [0.05, 0.08], bend: 3, veins: 0 },
    {
      ...BROAD,
      shape: TREFOIL,
      across: 20,
      share: 0.5,
      length: [0.04, 0.065],
      width: [0.92, 1],
      bend: 0,
      veins: 0,
      tilt: 0.003,
    },
    BROAD,
  ],
};

/** Weeds of waste ground: flat broad leaves, clover and tufts of grass over one another. Takes colours in the leaves. */
export const weeds: Material = {
  id: "weeds",
  class: "ground",
  words: ["weed", "weeds", "dandelion", "dock leaf", "weedy ground"],
  tileSize: WEEDS.tile,
  shade: (context) => shadeLitter(WEEDS, context),
};
