import type { Material } from "../material.ts";
import { chipShape } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

const draws = (start: number) => {
  let at = start;
  return () => {
    at = (at * 0.618 + 0.377) % 1;
    return at;
  };
};
const CHIP: Omit<Litter, "shape" | "across" | "length" | "width"> = {
  share: 1,
  stray: 3.2,
  level: [-0.014, 0.01],
  gain: 0.0055,
  tilt: 0.006,
  bend: 0.1,
  colours: [
    ["#3a2213", "#5e3a22", "#835735", "#a5774e"],
    ["#472a1a", "#6f452c", "#936444", "#b18562"],
    ["#2a1b12", "#452f20", "#614632", "#7d6048"],
    ["#6b4a2a", "#94703f", "#b59360", "#cfb186"],
  ],
  veins: 0,
  fibres: 0.55,
  roughness: 0.86,
};
const MULCH: LitterGround = {
  tile: 0.6,
  soil: ["#1a120c", "#2a1d13", "#3a2a1d"],
  level: -0.022,
  relief: 0.003,
  pieces: [
    { ...CHIP, shape: chipShape(draws(0.2)), across: 30, length: [0.03, 0.06], width: [0.3, 0.6] },
    { ...CHIP, shape: chipShape(draws(0.5)), across: 19, length: [0.06, 0.11], width: [0.25, 0.5] },
    { ...CHIP, shape: chipShape(draws(0.8)), across: 13, length: [0.08, 0.15], width: [0.22, 0.42] },
  ],
};

/** Bark mulch: chips and splinters of red-brown bark. Takes colours in the chips, then in the soil. */
export const mulch: Material = {
  id: "mulch",
  class: "ground",
  words: [
    "mulch",
    "bark mulch",
    "bark chip",
    "wood chip",
    "woodchip",
    "wood shaving",
    "garden mulch",
    "playground chip",
  ],
  tileSize: MULCH.tile,
  shade: (context) => shadeLitter(MULCH, context),
};
