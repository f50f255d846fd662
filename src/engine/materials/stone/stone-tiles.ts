import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { ridged } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const SLATE = ["#2f3436", "#444a4c", "#5e6565", "#7b8180"].map(fromHex);
const GREEN = ["#363b36", "#4d534c", "#686e64", "#858a7e"].map(fromHex);
const RUST = ["#393634", "#504d49", "#6a6762", "#85817a"].map(fromHex);
const JOINT = ["#5f5d59", "#777570", "#8f8c86"].map(fromHex);

/** Metres; some six tiles a side, so that none of their kinds makes a figure of its few. */
const TILE = 2.1;

/** Square floor tiles sawn from natural stone, each with its own cleft and cloud. Takes colours in the tiles, one after another. */
export const stoneTiles: Material = {
  id: "stone-tiles",
  class: "stone",
  words: [
    "stone tile",
    "natural stone tile",
    "slate tile",
    "stone floor tile",
    "slate floor",
    "stone wall tile",
    "limestone tile",
    "travertine tile",
    "granite tile",
    "quarry tile",
    "natural stone",
    "slate flooring",
  ],
  tileSize: TILE,
  bond: "grid",
  shade: (context) => {
    const { scale, draw, size } = context;
    const side = featureCount(6, scale);
    const cleft = ridged(size, { cells: side * 2, octaves: 5, gain: 0.55, seed: draw.seed32("cleft") });
    return layMasonry(context, {
      tileSize: TILE,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.011,
      rounding: 0.012,
      bevel: 0.014,
      wander: 0.003,
      chips: 0.01,
      depth: 0.022,
      dome: 0,
      level: 0.006,
      tilt: 0.008,
      relief: 0.004,
      pits: 0,
      faces: [SLATE, SLATE, GREEN, RUST],
      joints: JOINT,
      tone: 0.2,
      flash: 0.22,
      mottle: 0.2,
      grit: 0.08,
      roughness: 0.55,
      finish: (texel, { face, mottle, place }, i) => {
        if (face <= 0.3) return;
        // each tile was split elsewhere in the block
        const layer = (cleft[i] as number) * (1 + 0.5 * mottle) + ((place.cell * 0.37) % 1) * 0.3;
        const terrace = layer * 5 - Math.floor(layer * 5);
        texel.height += (0.003 * (layer - 0.4) + 0.0007 * smoothstep(0.3, 0.6, terrace)) * face;
        shade(texel, 0.9 + 0.25 * (layer - 0.4));
        texel.roughness += 0.12 * (terrace - 0.5);
      },
    });
  },
};
