import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { BASKET_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const DYES: readonly (readonly string[])[] = [
  ["#23261f", "#343a2d", "#48503e"],
  ["#141517", "#1f2124", "#2d3034"],
  ["#7a3413", "#a04a1e", "#bb6232"],
  ["#1d3350", "#2a4a72", "#3c6290"],
];

/** Nylon pack cloth: a tight basket of flat glossy filaments, a thicker thread every eighth both ways. Takes colours in the nylon. */
export const ripstopNylon: Material = {
  id: "ripstop-nylon",
  class: "fabric",
  words: [
    "nylon",
    "ripstop",
    "ripstop nylon",
    "cordura",
    "backpack fabric",
    "tent fabric",
    "polyester",
    "webbing",
    "backpack nylon",
    "synthetic fabric",
  ],
  tileSize: 0.06,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const cells = featureCount(9, scale);
    const threads = cells * 8;
    const yarn = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1));
    return weaveCloth(context, {
      tileSize: 0.06,
      warps: threads,
      wefts: threads,
      draft: BASKET_WEAVE,
      sway: 0.12,
      slub: 0.1,
      drift: 0.15,
      fuzz: 0.1,
      twist: 0.2,
      shadow: 0.7,
      roughness: 0.55,
      yarnAt: () => yarn,
      finish: (texel, _i, place) => {
        if (place.thread % 8 !== 0) return;
        texel.height += 0.00035;
        shade(texel, 1.25);
      },
    });
  },
};
