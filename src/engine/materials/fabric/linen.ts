import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const FLAX = ["#8f7f62", "#b3a383", "#cbbd9e", "#ddd2b8"].map(fromHex);
const PALE = ["#8a8576", "#b4aea0", "#cfcabd", "#e3dfd4"].map(fromHex);

/** Linen: plain weave of flax, slubs that swell and thin along the thread, a little air between. Takes colours in both. */
export const linen: Material = {
  id: "linen",
  class: "fabric",
  words: ["linen", "flax", "ramie", "linen fabric"],
  tileSize: 0.1,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const threads = featureCount(56, scale) * 2;
    const tone = draw.pick("flax", [FLAX, PALE]);
    const warps = palette(...dye(tone, colours[0], 1));
    const wefts = palette(...dye(tone, colours[1] ?? colours[0], 1.15));
    return weaveCloth(context, {
      tileSize: 0.1,
      warps: threads,
      wefts: threads,
      draft: PLAIN_WEAVE,
      slub: 0.9,
      drift: 0.6,
      fill: 0.88,
      sway: 0.3,
      fuzz: 0.35,
      yarnAt: (warp) => (warp ? warps : wefts),
    });
  },
};
