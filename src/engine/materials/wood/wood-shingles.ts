import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layShingles } from "../stone/lay-shingles.ts";

const CEDAR = ["#4a2f1c", "#75502f", "#977047", "#b18d63"].map(fromHex);
const TAWNY = ["#523a25", "#7c5c3c", "#a07d57", "#b99a74"].map(fromHex);
const SILVER = ["#4d453a", "#736856", "#938773", "#aca18c"].map(fromHex);
const UMBER = ["#3d2c1e", "#5f4832", "#7e6349", "#988062"].map(fromHex);
const GREY = fromHex("#8d867b");
const TILE = 1.4;

/** Split cedar shakes in ragged courses, grain down the roof, silvered by weather. Takes colours as a stain. */
export const woodShingles: Material = {
  id: "wood-shingles",
  class: "wood",
  words: [
    "wood shingle",
    "shingle",
    "wooden shingle",
    "cedar shingle",
    "shake",
    "wood shake",
    "cedar shake",
    "wooden roof",
    "wooden roof shingle",
    "wood roof",
    "shingle roof",
    "shake roof",
    "wood roof tile",
    "wooden roof tile",
    "shingle siding",
  ],
  tileSize: TILE,
  shade: (context) => {
    const { draw, scale, size } = context;
    const rows = featureCount(4, scale) * 2;
    const across = featureCount(11, scale);
    const face = fbm(size, {
      cells: featureCount(120, scale),
      cellsY: featureCount(4, scale),
      octaves: 3,
      gain: 0.75,
      seed: draw.seed32("grain"),
    });
    const cleft = ridged(size, {
      cells: featureCount(34, scale),
      cellsY: featureCount(3, scale),
      octaves: 3,
      gain: 0.5,
      seed: draw.seed32("cleft"),
    });
    // splits follow the grain, so both go into one surface
    for (let i = 0; i < face.length; i += 1) {
      const split = smoothstep(0.84, 0.97, cleft[i] as number);
      face[i] = (face[i] as number) * 0.75 + 0.55 - (cleft[i] as number) * 0.9 - split * 1.4;
    }
    return layShingles(context, {
      tileSize: TILE,
      shape: { across, rows, uneven: 0.62, drop: 0.2, chipped: 0.1, skew: 0.07 },
      lift: 0.026,
      gap: 0.011,
      fray: 0.003,
      level: 0.012,
      face,
      relief: 0.0026,
      faces: [CEDAR, TAWNY, TAWNY, SILVER, SILVER, UMBER],
      tone: 0.36,
      grain: 0.24,
      roughness: 0.86,
      finish: (texel, { v }, g, m) => {
        if (context.colours.length === 0) blendColour(texel, GREY, 0.3 * smoothstep(0.75, 0, v) + 0.25 * m);
        shade(texel, 1 - 0.5 * smoothstep(-0.5, -1.5, g));
      },
    });
  },
};
