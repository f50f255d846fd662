import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { BLADE } from "./litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "./shade-litter.ts";

/** Three round leaflets, each with a notch and a fold. */
export const TREFOIL = createShape(64, (u, v) => {
  let level = 0;
  for (const [x, y] of [
    [0, 0.5],
    [0.44, -0.26],
    [-0.44, -0.26],
  ] as const) {
    const dx = u - x;
    const dy = v - y;
    const r = Math.sqrt(dx * dx + dy * dy) / 0.46;
    const out = Math.sqrt(x * x + y * y);
    const fold = Math.abs(dx * (y / out) - dy * (x / out)) / 0.46;
    const notch = (dx * x + dy * y) / out / 0.46;
    if (r < 1 && !(notch > 0.72 && fold < 0.16)) level = Math.max(level, 0.55 + 0.45 * fold);
  }
  return level;
});
const LEAVES: Litter = {
  shape: TREFOIL,
  across: 26,
  share: 1,
  length: [0.05, 0.085],
  width: [0.92, 1],
  stray: 3.2,
  level: [-0.02, 0.01],
  gain: 0.0028,
  tilt: 0.003,
  bend: 0,
  colours: [
    ["#1f3a14", "#35591f", "#4f7a2e", "#6f9a45"],
    ["#28461a", "#416827", "#5e8a38", "#80a854"],
    ["#1a3216", "#2d4f22", "#456e33", "#638d4b"],
  ],
  veins: 0,
  fibres: 0,
  roughness: 0.58,
};
const CLOVER: LitterGround = {
  tile: 0.4,
  soil: ["#12190b", "#1c2811", "#2a3718"],
  level: -0.028,
  relief: 0.002,
  pieces: [
    { ...LEAVES, level: [-0.028, -0.012] },
    { ...LEAVES, shape: BLADE, across: 12, share: 0.4, length: [0.1, 0.2], width: [0.05, 0.08], bend: 3, tilt: 0.008 },
    LEAVES,
  ],
};

/** A bed of clover: three round leaflets on every stalk. Takes colours in the leaves. */
export const clover: Material = {
  id: "clover",
  class: "ground",
  words: ["clover", "shamrock", "clover field", "clover lawn", "ground cover", "trefoil"],
  tileSize: CLOVER.tile,
  shade: (context) => shadeLitter(CLOVER, context),
};
