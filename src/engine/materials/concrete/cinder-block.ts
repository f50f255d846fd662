import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const BLOCK = ["#5f5d59", "#7d7b76", "#95938d", "#aeaba4"].map(fromHex);
const MORTAR = ["#99958c", "#b3afa5", "#c9c5bb"].map(fromHex);
const TILE = 1.6;

/** A wall of hollow concrete blocks: coarse open pores, raked joints, a grey of its own for each block. Takes colours in the blocks, one after another. */
export const cinderBlock: Material = {
  id: "cinder-block",
  class: "concrete",
  words: [
    "cinder block",
    "concrete block",
    "breeze block",
    "concrete masonry",
    "cinderblock",
    "cinder block wall",
    "concrete block wall",
    "concrete brick",
    "cement block",
    "cmu wall",
    "brick concrete wall",
  ],
  tileSize: TILE,
  bond: "running",
  shade: (context) => {
    const { size, draw, scale } = context;
    const rows = featureCount(4, scale) * 2;
    const open = fbm(size, { cells: rows * 14, octaves: 3, gain: 0.75, seed: draw.seed32("open") });
    const holes = pits(size, draw.seed32("pores"), rows * 14, 0.4, 0.42);
    const metres = TILE / rows;
    return layMasonry(context, {
      tileSize: TILE,
      tiling: runningBond(featureCount(4, scale), rows),
      unit: 1 / rows,
      joint: 0.046,
      rounding: 0.02,
      bevel: 0.028,
      wander: 0.008,
      chips: 0.02,
      depth: 0.06,
      dome: 0,
      level: 0.018,
      tilt: 0.008,
      relief: 0.006,
      pits: 0,
      faces: [BLOCK],
      joints: MORTAR,
      tone: 0.4,
      flash: 0.1,
      mottle: 0.12,
      grit: 0.16,
      roughness: 0.93,
      finish: (texel, { face }, i) => {
        const o = open[i] as number;
        const pore = Math.max(smoothstep(0.2, 0.62, o), (holes[i] as number) * 0.9) * face;
        shade(texel, 1 - pore * 0.52 + Math.max(0, -o) * 0.12 * face);
        texel.height -= metres * 0.026 * pore;
      },
    });
  },
};
