import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const JUTE = ["#5e4527", "#8c6a3e", "#b08b56", "#cda972"].map(fromHex);

/** Burlap: coarse jute yarn, hairy and uneven, woven so openly that one sees through. Takes colours in the jute. */
export const burlap: Material = {
  id: "burlap",
  class: "fabric",
  words: ["burlap", "jute", "hessian", "sackcloth", "sack", "sack cloth", "gunny"],
  tileSize: 0.09,
  shade: (context) => {
    const { colours, scale } = context;
    const threads = featureCount(13, scale) * 2;
    const yarn = palette(...dye(JUTE, colours[0], 1));
    const cross = palette(...dye(JUTE, colours[1] ?? colours[0], 1));
    return weaveCloth(context, {
      tileSize: 0.09,
      warps: threads,
      wefts: threads,
      draft: PLAIN_WEAVE,
      slub: 0.8,
      fill: 0.66,
      sway: 0.3,
      fuzz: 1.1,
      twist: 1,
      drift: 0.5,
      shadow: 0.5,
      yarnAt: (warp) => (warp ? yarn : cross),
    });
  },
};
