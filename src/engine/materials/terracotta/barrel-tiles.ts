import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layBarrels } from "./lay-barrels.ts";

const ORANGE = ["#7d3c20", "#a9582f", "#c4713f", "#d48c58", "#dfa678"].map(fromHex);
const ROSE = ["#733424", "#9a4c36", "#b5674d", "#c8846a", "#d6a08a"].map(fromHex);
const STRAW = ["#8d5a34", "#b27d4c", "#cb9a66", "#dab485", "#e4c8a2"].map(fromHex);
const SMOKED = ["#4c2a1e", "#6d3e2b", "#8b543b", "#a36d52", "#b5866c"].map(fromHex);
const LICHEN = fromHex("#a3a184");
const SOOT = fromHex("#3a3029");

/** Spanish barrel tiles: tapered half-round clay covers over gutters, every one fired another shade. Takes colours in the clay. */
export const barrelTiles: Material = {
  id: "barrel-tiles",
  class: "terracotta",
  words: [
    "barrel tile",
    "spanish roof",
    "mission tile",
    "spanish roof tile",
    "barrel roof",
    "terracotta roof",
    "terracotta roof tile",
    "mediterranean roof",
    "roman roof tile",
    "italian roof",
    "tuscan roof",
    "mission roof",
    "clay roof tile",
    "clay roof",
    "terracotta shingle",
    "mexican roof",
  ],
  tileSize: 1.8,
  shade: (context) =>
    layBarrels(context, {
      tileSize: 1.8,
      columns: featureCount(7, context.scale),
      rows: featureCount(5, context.scale),
      foot: 0.39,
      head: 0.3,
      rise: 0.82,
      sag: 0.45,
      lift: 0.026,
      bow: 0.06,
      disorder: 0.8,
      clays: [ORANGE, ORANGE, ROSE, STRAW, ORANGE, SMOKED],
      tone: 0.55,
      mottle: 0.2,
      grit: 0.12,
      roughness: 0.84,
      finish: (texel, { cover, v, stain, grit }) => {
        blendColour(texel, SOOT, smoothstep(0.1, 0.9, stain + 0.3 * grit + (cover ? 0 : 0.25)) * 0.45);
        blendColour(texel, LICHEN, smoothstep(0.3, 0.6, 0.4 * grit - stain) * smoothstep(0.8, 0, v) * 0.6);
      },
    }),
};
