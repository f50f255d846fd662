import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fishScale } from "../../texture/tilings/fish-scale.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#1f5660", "#2f7480", "#4c969f", "#7db8bb"],
  ["#23426b", "#345c8b", "#5079a8", "#7c9ec4"],
  ["#2f5d4c", "#437a66", "#629782", "#8bb6a3"],
  ["#9a5f56", "#b37c71", "#c99a8f", "#dcb9b0"],
].map((stops) => stops.map(fromHex));
const DEEP = [
  ["#123845", "#1d4f5c", "#2d6873", "#48868d"],
  ["#162a4a", "#223e66", "#355583", "#53739f"],
  ["#1c4033", "#2a5746", "#3f705d", "#5c8c78"],
  ["#6d3f3a", "#87564f", "#a06f66", "#b78a81"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#b4b2ad", "#c9c7c2", "#d8d6d2"].map(fromHex);

/** Fish scale tiles: glazed scallops in overlapping arcs, sea greens and blues. Takes colours in the tiles, one after another. */
export const fishScaleTiles: Material = {
  id: "fish-scale-tiles",
  class: "ceramic",
  words: [
    "fish scale tile",
    "scallop tile",
    "mermaid tile",
    "fan tile",
    "scale tile",
    "scalloped tile",
    "shell tile",
    "moroccan fish scale",
    "dragon scale tile",
  ],
  tileSize: 0.8,
  bond: "scale",
  shade: (context) => {
    const { draw, scale } = context;
    const columns = featureCount(6, scale);
    const set = draw.integer("set", 0, SETS.length - 1);
    const pick = (sets: typeof SETS) => sets[set] ?? (sets[0] as (typeof SETS)[number]);
    return layTiles(context, {
      tileSize: 0.8,
      tiling: fishScale(columns),
      unit: 1 / columns,
      joint: 0.018,
      rounding: 0.02,
      bevel: 0.06,
      pillow: 0.05,
      depth: 0.06,
      level: 0.015,
      tilt: 0.04,
      wave: 0.006,
      wander: 0,
      glazes: [{ stops: pick(SETS) }, { stops: pick(DEEP) }, { stops: pick(SETS) }],
      grout: GROUT,
      tone: 0.8,
      cloud: 0.14,
      pool: 0.2,
      roughness: 0.1,
    });
  },
};
