import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { facets } from "../../texture/marks/facets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layShingles } from "./lay-shingles.ts";

const BLUE = ["#2b3138", "#3d454e", "#525c66", "#6d7780"].map(fromHex);
const GREY = ["#33353a", "#484b50", "#5f6266", "#7b7d80"].map(fromHex);
const PLUM = ["#353239", "#484349", "#5d575e", "#767176"].map(fromHex);
const GREEN = ["#333735", "#474d4a", "#5c645f", "#747c77"].map(fromHex);
const LICHEN = fromHex("#9aa08c");
const RUST = fromHex("#6f5038");
const TILE = 1.6;

/** Roofing slates: thin riven plates in overlapping courses, blue-grey with a few plum and green ones. Takes colours in the slates. */
export const slateRoof: Material = {
  id: "slate-roof",
  class: "stone",
  words: [
    "slate roof",
    "slate roof tile",
    "roof slate",
    "slate shingle",
    "slate roof shingle",
    "slate shingle roof",
    "slate roofing",
    "slate tile roof",
    "roofing slate",
    "slated roof",
    "stone roof",
    "stone shingle",
  ],
  tileSize: TILE,
  shade: (context) => {
    const { draw, scale, size } = context;
    const rows = featureCount(4, scale) * 2;
    const across = featureCount(7, scale);
    const face = facets(size, draw.fork("riven"), featureCount(16, scale), 0.3, 0.3);
    const grain = fbm(size, { cells: featureCount(30, scale), octaves: 5, gain: 0.7, seed: draw.seed32("grain") });
    for (let i = 0; i < face.length; i += 1) face[i] = (face[i] as number) * 0.6 + (grain[i] as number) * 0.6;
    return layShingles(context, {
      tileSize: TILE,
      shape: { across, rows, uneven: 0.16, drop: 0.07, chipped: 0.22, skew: 0.04 },
      lift: 0.014,
      gap: 0.009,
      fray: 0.0035,
      level: 0.005,
      face,
      relief: 0.0011,
      faces: [BLUE, GREY, BLUE, GREY, BLUE, GREY, BLUE, GREY, PLUM, GREEN],
      tone: 0.54,
      grain: 0.16,
      roughness: 0.56,
      finish: (texel, { v }, g, m) => {
        const rust = smoothstep(0.35, 0.9, m + 0.25 * g);
        blendColour(texel, RUST, 0.3 * rust);
        const spots = smoothstep(0.5, 0.75, -m + 0.5 * g) * smoothstep(1, 0.2, v);
        blendColour(texel, LICHEN, 0.36 * spots);
        texel.roughness += 0.25 * spots + 0.1 * rust;
      },
    });
  },
};
