import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

/** Pairs of leaflets along a frond. */
const PAIRS = 13;

/** A frond: a rib with leaflets in pairs, longest below the middle, that lean towards its tip. */
const FROND = createShape(128, (u, v) => {
  const t = v * 0.5 + 0.5;
  const x = Math.abs(u);
  if (x < 0.035 * (1.2 - t)) return 1;
  const reach = 2.2 * Math.sqrt(t) * (1 - t) * (1 + 0.3 * (1 - t));
  if (x >= reach || t < 0.06) return 0;
  const pair = (t - 0.16 * x) * PAIRS;
  const off = Math.abs(pair - Math.floor(pair) - 0.5) * 2;
  const wide = 0.86 * (1 - 0.75 * (x / reach));
  return off < wide ? 0.5 + 0.35 * (1 - off / wide) : 0;
});

const FRONDS: Litter = {
  shape: FROND,
  across: 13,
  share: 1,
  length: [0.17, 0.22],
  width: [0.34, 0.46],
  stray: 3.2,
  level: [-0.01, 0.008],
  gain: 0.006,
  tilt: 0.008,
  bend: 0.5,
  colours: [
    ["#1f3a12", "#35591f", "#4a742d", "#648d40"],
    ["#243f17", "#3b6026", "#527b34", "#6d9448"],
    ["#1a3214", "#2c4e20", "#446c30", "#628a48"],
  ],
  veins: 0,
  fibres: 0,
  roughness: 0.6,
};
const FERNS: LitterGround = {
  tile: 1,
  soil: ["#14160c", "#232416", "#35321f"],
  level: -0.03,
  relief: 0.004,
  pieces: [{ ...FRONDS, across: 14, level: [-0.028, -0.012] }, FRONDS],
};

/** Ferns: feathery fronds lying over one another in the shade. Takes colours in the fronds, then in the soil. */
export const ferns: Material = {
  id: "ferns",
  class: "ground",
  words: ["fern", "fern frond", "bracken", "fern leaf", "ferns", "fern ground", "fern undergrowth"],
  tileSize: FERNS.tile,
  shade: (context) => shadeLitter(FERNS, context),
};
