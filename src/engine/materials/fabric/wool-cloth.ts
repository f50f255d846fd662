import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { TWILL_2_2 } from "../../texture/threads/weave.ts";
import { dye, palette, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const FLEECES: readonly (readonly string[])[] = [
  ["#3b3d42", "#5d6067", "#83868c", "#b0b2b5"],
  ["#5d4630", "#866647", "#ad8a64", "#cfb38d"],
  ["#20283a", "#36425a", "#54617a", "#828da1"],
  ["#7a6f60", "#a2978a", "#c4bbae", "#ddd6ca"],
];
const TILE = 0.06;

/** Woollen coat cloth: soft twill of thick mottled yarn, its threads half hidden under a nap of fine hairs. Takes colours in the wool. */
export const woolCloth: Material = {
  id: "wool-cloth",
  class: "fabric",
  words: [
    "wool fabric",
    "wool",
    "woollen",
    "wool cloth",
    "woollen fabric",
    "woollen cloth",
    "wool textile",
    "wool twill",
    "loden",
    "wool blanket",
    "blanket",
    "wool weave",
    "wool coat",
    "woollen coat",
    "wool overcoat",
    "wool coat fabric",
  ],
  tileSize: TILE,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const threads = featureCount(14, scale) * 4;
    const wool = palette(...dye(draw.pick("fleece", FLEECES).map(fromHex), colours[0], 1));
    const fine = (name: string, cells: number, cellsY: number) =>
      fbm(size, { cells, cellsY, octaves: 2, gain: 0.8, seed: draw.seed32(name) });
    // hairs lie every way: one noise drawn out along the cloth and one across it
    const up = fine("hairs up", featureCount(120, scale), featureCount(18, scale));
    const across = fine("hairs across", featureCount(18, scale), featureCount(120, scale));
    const melange = fine("melange", featureCount(60, scale), featureCount(60, scale));
    return weaveCloth(context, {
      tileSize: TILE,
      warps: threads,
      wefts: threads,
      draft: TWILL_2_2,
      sway: 0.2,
      slub: 0.3,
      drift: 0.3,
      fuzz: 1.1,
      twist: 0.4,
      shadow: 0.34,
      swell: 0.3,
      bow: 0.5,
      roughness: 0.95,
      yarnAt: () => wool,
      finish: (texel, i) => {
        const hair = Math.max(up[i] as number, across[i] as number);
        shade(texel, 1 + 0.16 * (melange[i] as number) + 0.18 * Math.max(0, hair));
        texel.height += TILE * 0.0012 * Math.max(0, hair);
      },
    });
  },
};
