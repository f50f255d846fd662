import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const BLEACHED = ["#b9b2a3", "#d8d3c7", "#e9e6de", "#f2f0ea"].map(fromHex);

/** Gauze of bandages: thin bleached threads far apart, wandering, the skin's dark between them. Takes colours in the threads. */
export const gauze: Material = {
  id: "gauze",
  class: "fabric",
  words: ["gauze", "bandage", "cheesecloth", "muslin", "mummy wrap", "mummy wrapping"],
  tileSize: 0.05,
  shade: (context) => {
    const { colours, scale } = context;
    const threads = featureCount(22, scale) * 2;
    const yarn = palette(...dye(BLEACHED, colours[0], 1));
    return weaveCloth(context, {
      tileSize: 0.05,
      warps: threads,
      wefts: threads,
      draft: PLAIN_WEAVE,
      slub: 0.6,
      fill: 0.62,
      sway: 0.16,
      fuzz: 0.8,
      shadow: 0.3,
      yarnAt: () => yarn,
    });
  },
};
