import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const SETS = [
  ["#123f35", "#1e5b4c", "#327866", "#5b9a88"],
  ["#1b3460", "#2a4c82", "#4369a3", "#7092c0"],
  ["#6b2a1f", "#8a3f2f", "#a65a47", "#be8070"],
  ["#8b5b1c", "#aa7830", "#c3974f", "#d7b57c"],
  ["#9fb0ae", "#b8c5c3", "#ccd6d4", "#dde4e3"],
].map((stops) => stops.map(fromHex));
const CLAY = fromHex("#7a4a38");
const GROUT = ["#4a4845", "#605d59", "#787570"].map(fromHex);

/** Bricks with a thick bright glaze that runs thin over the arrises. Takes colours in the glaze, one after another. */
export const glazedBrick: Material = {
  id: "glazed-brick",
  class: "ceramic",
  words: [
    "glazed brick",
    "enamelled brick",
    "glossy brick",
    "ceramic brick",
    "glazed brick wall",
    "shiny brick",
    "colored brick",
  ],
  tileSize: 0.9,
  bond: "running",
  shade: (context) => {
    const rows = featureCount(6, context.scale) * 2;
    return layTiles(context, {
      tileSize: 0.9,
      tiling: runningBond(rows / 3, rows),
      unit: 1 / rows,
      joint: 0.05,
      rounding: 0.08,
      bevel: 0.12,
      pillow: 0.03,
      depth: 0.12,
      level: 0.04,
      tilt: 0.05,
      wave: 0.016,
      wander: 0.016,
      glazes: [{ stops: context.draw.pick("set", SETS) }],
      grout: GROUT,
      tone: 0.85,
      cloud: 0.16,
      pool: -0.1,
      roughness: 0.12,
      finish: (texel, { face, edge, cloud, grit }) => {
        const thin = face * smoothstep(0.06, 0.02, edge - cloud * 0.03 + grit * 0.01);
        blendColour(texel, CLAY, thin * 0.5);
        texel.roughness += thin * 0.25;
      },
    });
  },
};
