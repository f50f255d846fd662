import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { LEAF, ROD } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

/** A cap from above: flat on its crown, down steeply at its brim, a little out of round. */
const CAP = createShape(64, (u, v) => {
  const lobe = 0.06 * u * v + 0.04 * u;
  const r = Math.sqrt(u * u + v * v) * (1.06 + lobe);
  return r < 1 ? 0.25 + 0.75 * Math.sqrt(1 - r * r) : 0;
});

const CAPS: Litter = {
  shape: CAP,
  across: 8,
  share: 0.62,
  length: [0.075, 0.12],
  width: [0.88, 1],
  stray: 3.2,
  level: [0.012, 0.026],
  gain: 0.017,
  tilt: 0.006,
  bend: 0,
  colours: [
    ["#8a5a34", "#b07a4a", "#cf9c68"],
    ["#a3855e", "#c4a77f", "#dcc8a4"],
    ["#8f3a22", "#b9522f", "#d17448"],
  ],
  veins: 0,
  fibres: 0,
  roughness: 0.42,
};
const MUSHROOMS: LitterGround = {
  tile: 0.6,
  soil: ["#1f1811", "#33271b", "#483827", "#5b4a35"],
  level: -0.016,
  relief: 0.006,
  pieces: [
    {
      ...CAPS,
      shape: LEAF,
      across: 16,
      share: 0.6,
      length: [0.05, 0.09],
      width: [0.45, 0.6],
      level: [-0.014, 0.002],
      gain: 0.003,
      colours: [["#3f2a1a", "#5f432b", "#7e5e40"]],
      veins: 0.8,
      roughness: 0.8,
      keeps: true,
    },
    {
      ...CAPS,
      shape: ROD,
      across: 12,
      share: 0.6,
      length: [0.1, 0.2],
      width: [0.03, 0.05],
      level: [-0.01, 0.002],
      gain: 0.004,
      bend: 2,
      colours: [["#3a2e24", "#574739", "#74634f"]],
      roughness: 0.88,
      keeps: true,
    },
    // they stand in troops, young ones among the old
    { ...CAPS, across: 15, share: 0.5, length: [0.025, 0.05], level: [0.004, 0.016], gain: 0.01 },
    CAPS,
  ],
};

/** Woodland mushrooms seen from above: smooth round caps, brown, cream and russet, over litter. Takes colours in the caps, then in the soil. */
export const mushrooms: Material = {
  id: "mushrooms",
  class: "ground",
  words: ["mushroom", "toadstool", "fungus", "fungi", "mushroom cap", "mushroom field"],
  tileSize: MUSHROOMS.tile,
  shade: (context) => shadeLitter(MUSHROOMS, context),
};
