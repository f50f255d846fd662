import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layShingles } from "../stone/lay-shingles.ts";

const CHARCOAL = ["#232222", "#373634", "#51504d", "#6f6d69"].map(fromHex);
const GREY = ["#2b2927", "#413f3b", "#5c5954", "#7a766f"].map(fromHex);
const PALE = fromHex("#b5b0a6");
const BLACK = fromHex("#151414");
const TILE = 1.8;

/** Asphalt roofing shingles: straight courses of tabs cut from felt, thick with mineral granules, one a shade darker than the next. Takes colours in the granules. */
export const asphaltShingles: Material = {
  id: "asphalt-shingles",
  class: "concrete",
  words: [
    "asphalt shingle",
    "asphalt roof shingle",
    "asphalt roof",
    "asphalt roof tile",
    "bitumen shingle",
    "bitumen roof",
    "bitumen roof felt",
    "tar paper roof",
    "roof felt",
    "composition shingle",
    "three-tab shingle",
  ],
  tileSize: TILE,
  shade: (context) => {
    const { draw, scale, size } = context;
    const rows = featureCount(6, scale) * 2;
    const across = featureCount(7, scale);
    const granules = fbm(size, {
      cells: featureCount(160, scale),
      octaves: 3,
      gain: 0.9,
      seed: draw.seed32("granules"),
    });
    const drift = fbm(size, { cells: featureCount(39, scale), octaves: 4, gain: 0.6, seed: draw.seed32("drift") });
    const face = granules.map((g, i) => g * 0.9 + (drift[i] as number) * 0.25);
    return layShingles(context, {
      tileSize: TILE,
      shape: { across, rows, uneven: 0.03, drop: 0.015, chipped: 0.03, skew: 0.015 },
      lift: 0.007,
      gap: 0.009,
      fray: 0.0022,
      level: 0.0018,
      face,
      relief: 0.0008,
      faces: [CHARCOAL, GREY, CHARCOAL],
      tone: 0.2,
      grain: 0.5,
      roughness: 0.93,
      finish: (texel, { v }, g, m) => {
        // pale granules stand among the dark, and rain takes some off towards the lower edge
        blendColour(texel, PALE, 0.7 * smoothstep(0.22, 0.6, g));
        blendColour(texel, BLACK, 0.75 * smoothstep(-0.2, -0.55, g));
        shade(texel, 1 - 0.3 * smoothstep(0.16, 0.01, v) - 0.12 * smoothstep(0.2, 0.7, m));
      },
    });
  },
};
