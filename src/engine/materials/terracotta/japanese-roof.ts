import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layBarrels } from "./lay-barrels.ts";

const SMOKED = ["#2c2f33", "#43474c", "#5a5f65", "#757a80", "#92979b"].map(fromHex);
const STEEL = ["#30353b", "#4a5058", "#636a72", "#7f868d", "#9ba1a6"].map(fromHex);
const LIME = fromHex("#a5a69f");

/** Kawara: smoked grey roof tiles, broad shallow pans between slim round ridges, with a silvery sheen. Takes colours in the tiles. */
export const japaneseRoof: Material = {
  id: "japanese-roof",
  class: "terracotta",
  words: [
    "japanese roof",
    "kawara",
    "japanese roof tile",
    "kawara tile",
    "kawara roof",
    "temple roof",
    "chinese roof",
    "chinese roof tile",
    "pagoda roof",
    "asian roof",
    "asian roof tile",
    "korean roof",
    "giwa",
    "hanok roof",
    "shrine roof",
    "japanese tile",
  ],
  tileSize: 1.8,
  shade: (context) =>
    layBarrels(context, {
      tileSize: 1.8,
      columns: featureCount(6, context.scale),
      rows: featureCount(7, context.scale),
      foot: 0.215,
      head: 0.205,
      rise: 1.05,
      sag: 0.26,
      lift: 0.024,
      bow: 0.3,
      disorder: 0.16,
      clays: [SMOKED, STEEL],
      tone: 0.3,
      mottle: 0.22,
      grit: 0.05,
      roughness: 0.42,
      finish: (texel, { cover, v, stain, grit }) => {
        const rain = smoothstep(0.25, 0.9, stain + 0.2 * grit) * (cover ? 0.5 : 1);
        blendColour(texel, LIME, 0.35 * rain);
        texel.roughness += 0.3 * rain + 0.12 * smoothstep(0.4, 1, v);
      },
    }),
};
