import { createShape } from "../../texture/marks/scatter.ts";
import { LEAF } from "../ground/litter.ts";
import { type Litter, type LitterGround, shadeLitter } from "../ground/shade-litter.ts";
import type { Material } from "../material.ts";

/** A leaf of lettuce: broad, with a rib and a frilled rim. */
const LETTUCE = createShape(80, (u, v) => {
  const t = v * 0.5 + 0.5;
  const frill = 0.07 * Math.abs(((t * 9) % 1) - 0.5) + 0.04 * Math.abs(((t * 21 + 0.3) % 1) - 0.5);
  const wide = (0.25 + 0.85 * Math.sqrt(t) * Math.sqrt(Math.max(0, 1.04 - t)) * 1.5 - frill) * Math.min(1, (1 - t) * 6);
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? 0.3 + 0.7 * side * side + 0.12 * Math.abs(((t * 7 + side) % 1) - 0.5) : 0;
});
/** A slice: flat, its rim a little raised. */
const SLICE = createShape(64, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  return r < 1 ? 0.75 + 0.25 * r * r : 0;
});
/** A ring cut from an onion. */
const RING = createShape(64, (u, v) => {
  const off = Math.abs(Math.sqrt(u * u + v * v) - 0.86);
  return off < 0.13 ? 1 - (off / 0.13) * (off / 0.13) * 0.5 : 0;
});

const GREEN: Omit<Litter, "shape" | "across" | "length" | "width"> = {
  share: 1,
  stray: 3.2,
  level: [-0.012, 0.004],
  gain: 0.008,
  tilt: 0.008,
  bend: 0.35,
  colours: [
    ["#4f7a1e", "#79a338", "#a4c65e", "#cfe093"],
    ["#3d6a1c", "#5f8f2e", "#8bb34e", "#b9d27f"],
  ],
  veins: 0.8,
  fibres: 0,
  roughness: 0.42,
};
const LAID = { ...GREEN, veins: 0, bend: 0, level: [0.006, 0.012], gain: 0.004, tilt: 0.003, keeps: true } as const;
const SALAD: LitterGround = {
  tile: 0.3,
  soil: ["#24380f", "#36521a", "#4a6b26"],
  level: -0.016,
  relief: 0.002,
  pieces: [
    { ...GREEN, shape: LETTUCE, across: 8, length: [0.18, 0.3], width: [0.6, 0.8] },
    {
      ...GREEN,
      shape: LEAF,
      across: 8,
      length: [0.12, 0.2],
      width: [0.5, 0.65],
      colours: [["#26491a", "#3c6a27", "#5d8a3c"]],
    },
    {
      ...GREEN,
      shape: LETTUCE,
      across: 4,
      share: 0.4,
      length: [0.14, 0.2],
      width: [0.55, 0.7],
      colours: [["#4a1426", "#6d2138", "#94425a"]],
    },
    {
      ...LAID,
      shape: SLICE,
      across: 5,
      share: 0.5,
      length: [0.1, 0.13],
      width: [0.92, 1],
      colours: [["#8f1a12", "#c0301e", "#dd5138"]],
      heart: "#e8895e",
    },
    {
      ...LAID,
      shape: SLICE,
      across: 5,
      share: 0.45,
      length: [0.09, 0.12],
      width: [0.92, 1],
      colours: [["#a9c77a", "#c6dda0", "#dcebc0"]],
      heart: "#eef3d8",
    },
    {
      ...LAID,
      shape: RING,
      across: 5,
      share: 0.4,
      length: [0.09, 0.14],
      width: [0.85, 1],
      colours: [["#8f5f8c", "#c4a3bf", "#e6d6e2"]],
    },
  ],
};

/** A mixed salad: frilled lettuce, dark leaves, slices of tomato and cucumber, onion rings. Takes colours in the leaves. */
export const salad: Material = {
  id: "salad",
  class: "misc",
  words: [
    "salad",
    "lettuce",
    "salad leaf",
    "salad leaves",
    "mixed salad",
    "green salad",
    "salad bowl",
    "lettuce leaf",
    "leafy greens",
    "leafy green",
  ],
  tileSize: SALAD.tile,
  shade: (context) => shadeLitter(SALAD, context),
};
