import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#a29784", "#b9af9e", "#cbc3b5", "#d9d3c8"],
  ["#8c8b88", "#a2a19e", "#b6b5b2", "#c8c7c4"],
  ["#b5b1a8", "#c7c4bc", "#d5d3cc", "#e0ded9"],
  ["#55575a", "#6a6c6f", "#808285", "#989a9c"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#4a4845", "#605d59", "#787570"].map(fromHex);

/** Large polished porcelain floor tiles, faintly clouded, thin joints. Takes colours in the tiles, one after another. */
export const porcelainTiles: Material = {
  id: "porcelain-tiles",
  class: "ceramic",
  words: [
    "floor tile",
    "porcelain tile",
    "vitrified tile",
    "large floor tile",
    "polished tile",
    "tile floor",
    "tiled floor",
    "large tile",
    "shiny floor tile",
    "kitchen floor",
    "vitrified floor tile",
    "ceramic floor tile",
  ],
  tileSize: 2.4,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, size } = context;
    const side = featureCount(4, scale);
    const veins = fbm(size, { cells: side, octaves: 6, gain: 0.6, seed: draw.seed32("veins") });
    const mask = size * size - 1;
    const shifts = randomTable(side * side, draw.seed32("shifts"));
    return layTiles(context, {
      tileSize: 2.4,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.005,
      rounding: 0.006,
      bevel: 0.007,
      pillow: 0,
      depth: 0.008,
      level: 0.002,
      tilt: 0.004,
      wave: 0.0005,
      wander: 0,
      glazes: [{ stops: draw.pick("set", SETS) }],
      grout: GROUT,
      tone: 0.18,
      cloud: 0.2,
      pool: 0,
      roughness: 0.13,
      finish: (texel, { face, place, cloud }, i) => {
        if (face <= 0.4) return;
        // every tile shows another stretch of the same print
        const vein = veins[(i + Math.floor((shifts[place.cell] as number) * size) * size) & mask] as number;
        shade(texel, 1 - 0.07 * smoothstep(0.05, 0, Math.abs(vein)) - 0.06 * smoothstep(0.35, 0, Math.abs(vein)));
        texel.roughness += 0.05 * smoothstep(0, 0.8, cloud);
      },
    });
  },
};
