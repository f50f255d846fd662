import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cubeTiling } from "../../texture/tilings/hexagon-tiling.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#a9b4b4", "#bfc8c8", "#d2d9d9", "#e1e6e6"],
  ["#c2a57a", "#d2ba95", "#dfccae", "#e9dcc7"],
].map((stops) => stops.map(fromHex));
const MIDDLE = [
  ["#45707a", "#588590", "#719ca6", "#92b4bc"],
  ["#6f6a63", "#86817a", "#9e9a93", "#b6b2ac"],
].map((stops) => stops.map(fromHex));
const DEEP = [
  ["#17323c", "#22434e", "#335964", "#4c737d"],
  ["#2c2928", "#3d3938", "#524e4c", "#6b6765"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Cube pattern: rhombs in three tones that seem to stand up as boxes. Takes colours in the lids, then in one side. */
export const cubeTiles: Material = {
  id: "cube-tiles",
  class: "ceramic",
  words: [
    "cube tile",
    "cube pattern",
    "cube pattern tile",
    "rhombus tile",
    "tumbling block tile",
    "rhombille",
    "diamond tile",
    "3d cube tile",
    "isometric cube",
    "glazed cube",
    "rhomboid tile",
  ],
  tileSize: 1,
  bond: "cube",
  shade: (context) => {
    const { draw, scale, colours } = context;
    const columns = featureCount(5, scale);
    const set = draw.integer("set", 0, SETS.length - 1);
    const pick = (sets: typeof SETS) => sets[set] ?? (sets[0] as (typeof SETS)[number]);
    const second = colours[1] ? 1 : 0;
    return layTiles(context, {
      tileSize: 1,
      tiling: cubeTiling(columns),
      unit: 0.58 / columns,
      joint: 0.016,
      rounding: 0.015,
      bevel: 0.035,
      pillow: 0.01,
      depth: 0.05,
      level: 0.01,
      tilt: 0.02,
      wave: 0.003,
      wander: 0,
      glazes: [
        { stops: pick(SETS) },
        { stops: pick(MIDDLE), takes: second },
        { stops: pick(DEEP), takes: colours[2] ? 2 : -1 },
      ],
      choose: (_cell, kind) => kind,
      grout: GROUT,
      groutTakes: 3,
      tone: 0.5,
      cloud: 0.1,
      pool: 0.06,
      roughness: 0.16,
    });
  },
};
