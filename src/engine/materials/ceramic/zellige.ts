import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#12443f", "#1f6259", "#358277", "#5fa599"],
  ["#1b3358", "#294b7a", "#40699c", "#6a90bb"],
  ["#b7ad98", "#cdc4b1", "#ddd6c6", "#e9e4d8"],
  ["#2f5a34", "#447749", "#649566", "#90b58f"],
  ["#7a3426", "#9a4c38", "#b66b54", "#cb9080"],
].map((stops) => stops.map(fromHex));
const CLAY = fromHex("#b08a6c");
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Zellige: hand-cut Moroccan squares, every one of another depth of glaze, leaning its own way, chipped at the sides. Takes colours in the tiles, one after another. */
export const zellige: Material = {
  id: "zellige",
  class: "ceramic",
  words: [
    "zellige",
    "zellige tile",
    "handmade tile",
    "zellij",
    "hand-glazed tile",
    "artisan tile",
    "rustic tile",
    "irregular tile",
    "moroccan zellige",
    "glossy tile",
    "moroccan zellige tile",
  ],
  tileSize: 0.8,
  bond: "grid",
  shade: (context) => {
    const side = featureCount(8, context.scale);
    return layTiles(context, {
      tileSize: 0.8,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.008,
      rounding: 0.03,
      bevel: 0.05,
      pillow: 0.012,
      depth: 0.06,
      level: 0.05,
      tilt: 0.1,
      wave: 0.022,
      wander: 0.018,
      glazes: [{ stops: context.draw.pick("set", SETS) }],
      grout: GROUT,
      tone: 1.05,
      cloud: 0.22,
      pool: 0.1,
      roughness: 0.07,
      finish: (texel, { face, edge, cloud, grit }) => {
        // the glaze has sprung off along the hand-cut sides and bares the clay
        const chip = face * smoothstep(0.018, 0.008, edge - Math.max(0, cloud) * 0.035 + grit * 0.006);
        blendColour(texel, CLAY, chip * 0.8);
        texel.roughness += chip * 0.6;
      },
    });
  },
};
