import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createDraft } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const DUCK = ["#7d7058", "#a6987b", "#c2b596", "#d2c7ac"].map(fromHex);
/** Warps in pairs over single, thicker wefts. */
const PAIRED = createDraft(4, 2, (warp, weft) => (Math.floor(warp / 2) + weft) % 2 === 0);

/** Cotton duck: a heavy, even weave of stout twisted yarn, warps in pairs. Takes colours in the yarn. */
export const canvas: Material = {
  id: "canvas",
  class: "fabric",
  words: ["canvas", "cotton duck", "sailcloth", "tent cloth", "canvas fabric"],
  tileSize: 0.06,
  shade: (context) => {
    const { colours, scale } = context;
    const wefts = featureCount(15, scale) * 2;
    const yarn = palette(...dye(DUCK, colours[0], 0.9));
    const cross = palette(...dye(DUCK, colours[1] ?? colours[0], 0.9));
    return weaveCloth(context, {
      tileSize: 0.06,
      warps: featureCount(11, scale) * 4,
      wefts,
      draft: PAIRED,
      slub: 0.3,
      sway: 0.16,
      twist: 0.9,
      drift: 0.2,
      shadow: 0.68,
      // stout and stretched: it lies flat
      swell: 0.15,
      bow: 0.5,
      yarnAt: (warp) => (warp ? yarn : cross),
    });
  },
};
