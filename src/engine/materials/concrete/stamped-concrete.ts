import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { ridged } from "../../texture/noises/noise.ts";
import { mixedSquares } from "../../texture/tilings/mixed-squares.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const SLABS = [
  ["#5d5a55", "#77736c", "#8f8a82", "#a5a098"],
  ["#6b5c4d", "#877564", "#a08d79", "#b5a490"],
  ["#4f5558", "#676d70", "#7f8588", "#979c9e"],
].map((stops) => stops.map(fromHex));
const JOINT = ["#2e2b28", "#413d39", "#544f49"].map(fromHex);
const SIZES = [
  { wide: 3, high: 2, weight: 3 },
  { wide: 2, high: 2, weight: 3 },
  { wide: 2, high: 3, weight: 2 },
  { wide: 2, high: 1, weight: 2 },
  { wide: 1, high: 2, weight: 1 },
];

/** Stamped concrete: one slab pressed with mats of riven slate, ashlar joints all in one, the release powder dark in every hollow. Takes colours in the slab. */
export const stampedConcrete: Material = {
  id: "stamped-concrete",
  class: "concrete",
  words: [
    "stamped concrete",
    "slate stamped concrete",
    "imprinted concrete",
    "pattern imprinted concrete",
    "pressed concrete",
    "concrete slate",
    "stamped concrete patio",
    "stamped driveway",
    "printed concrete",
  ],
  tileSize: 2.4,
  bond: "mixed",
  shade: (context) => {
    const { draw, size, scale } = context;
    const side = featureCount(8, scale);
    const riven = ridged(size, { cells: featureCount(7, scale), octaves: 6, gain: 0.55, seed: draw.seed32("riven") });
    const slab = draw.pick("slab", SLABS);
    return layMasonry(context, {
      tileSize: 2.4,
      tiling: mixedSquares(side, side, SIZES, draw.stream("stones")),
      unit: 1 / side,
      joint: 0.03,
      rounding: 0.05,
      bevel: 0.06,
      wander: 0.02,
      chips: 0.02,
      depth: 0.05,
      dome: 0.01,
      level: 0.012,
      tilt: 0.02,
      relief: 0.012,
      pits: 0,
      faces: [slab],
      joints: JOINT,
      tone: 0.16,
      flash: 0.1,
      mottle: 0.26,
      grit: 0.08,
      roughness: 0.5,
      finish: (texel, { face, mottle }, i) => {
        const r = riven[i] as number;
        // layers of slate stand in low steps
        const step = smoothstep(0.46, 0.5, r) * 0.5 + smoothstep(0.66, 0.7, r) * 0.5;
        texel.height += face * (0.0045 * step + 0.003 * r);
        shade(texel, 1 - face * (0.2 * (1 - step) + 0.1 * mottle));
        texel.roughness += 0.18 * (1 - face) - 0.06 * step;
      },
    });
  },
};
