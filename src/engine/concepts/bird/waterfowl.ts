import { add as addStep } from "../../geometry/sculpt.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, FLAT } from "./beaks.ts";
import type { BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";

const GREEN: Rgb = fromHex("#0f5c38");
const WHITE: Rgb = fromHex("#f0ede6");
const CHESTNUT: Rgb = fromHex("#5c3018");
const INK: Rgb = [0.014, 0.014, 0.016];
const SPECULUM: Rgb = fromHex("#2848b0");

export const DUCK: BirdShape = {
  size: 0.32,
  lean: 0.26,
  girth: 0.29,
  wide: 1.08,
  neck: [
    [0.03, 0.14, 0.17],
    [0.06, 0.36, 0.15],
  ],
  head: 0.2,
  headLong: 1.18,
  beak: beak(FLAT, 1.12, 1.05),
  leg: { length: 0.2, thick: 0.034, foot: "webbed", stance: 0.14, thigh: 0.1, toe: 0.27 },
  wing: { length: 0.85, span: 1.1, chord: 0.42 },
  tail: { length: 0.22, fan: 0.3, lift: 0.34, wedge: 0.3 },
  eye: { radius: 0.037, out: [0.86, 0.28, 0.42] },
  colours: { body: "#a8a094", wing: "#8e8578", tail: "#e8e4da", beak: "#e0a418", leg: "#e07818" },
};

/** Green head, white collar, chestnut breast, grey flanks, blue in the wing. */
export const MALLARD: BirdShape = {
  ...DUCK,
  paint: (surface, { hr, hy, along, high, soft, nz, ny }) => {
    const breast = smoothstep(-0.1, -0.24, along + 0.3 * high + soft);
    dye(surface, CHESTNUT, breast);
    dye(surface, [0.5, 0.47, 0.42], (1 - breast) * smoothstep(0.1, -0.3, ny) * 0.6);
    dye(surface, INK, smoothstep(0.42, 0.5, along + soft));
    const neck = smoothstep(-1.75, -1.5, hy + soft) * smoothstep(2.2, 1.9, hr);
    dye(surface, GREEN, neck);
    dye(surface, WHITE, smoothstep(0.17, 0.11, Math.abs(hy + 1.5) + soft) * smoothstep(2.4, 2, hr));
    dye(surface, [0.005, 0.05, 0.12], 0.35 * neck * smoothstep(0.2, 0.8, nz));
  },
  wing: {
    ...DUCK.wing,
    paint: (surface, reach, _span, soft) => {
      dye(surface, WHITE, smoothstep(0.1, 0.07, Math.abs(reach - 0.62) + soft));
      dye(surface, SPECULUM, smoothstep(0.065, 0.045, Math.abs(reach - 0.62) + soft));
      dye(surface, fromHex("#4a4038"), 0.7 * smoothstep(0.74, 0.82, reach));
    },
  },
};

const ORANGE: Rgb = fromHex("#d8782a");
const PLUM: Rgb = fromHex("#4a1640");

/** Orange whiskers and sails, a white brow over a red bill, plum breast with white bars, golden flanks. */
export const MANDARIN: BirdShape = {
  ...DUCK,
  head: 0.21,
  colours: { body: "#e9ddc4", wing: "#5a4632", tail: "#3a3028", beak: "#c8302a", leg: "#e09030" },
  paint: (surface, { hr, hx, hy, hz, along, high, soft }) => {
    const breast = smoothstep(-0.14, -0.22, along + 0.3 * high + soft);
    dye(surface, fromHex("#d09a4a"), (1 - breast) * smoothstep(-0.22, -0.1, high + soft));
    dye(surface, INK, smoothstep(0.36, 0.46, along + soft));
    dye(surface, PLUM, breast);
    // two white bars between breast and flank
    const bar = Math.abs(along + 0.3 * high + 0.15);
    dye(surface, WHITE, smoothstep(0.05, 0.035, bar) * smoothstep(0.012, 0.02, Math.abs(bar - 0.018)));
    const head = smoothstep(2.3, 2, hr);
    dye(surface, ORANGE, head * smoothstep(-1.9, -1.6, hy + soft));
    const brow = smoothstep(0.24, 0.12, Math.abs(hy - 0.42) - 0.18 * Math.max(0, -hz));
    dye(surface, WHITE, head * brow * smoothstep(0.15, 0.4, hx));
    dye(surface, fromHex("#12564a"), head * smoothstep(0.62, 0.75, hy + soft));
    dye(surface, fromHex("#7a2a18"), head * smoothstep(0.62, 0.75, hy + soft) * smoothstep(0.1, 0.5, hz));
  },
  extras: ({ at, girth }) =>
    [1, -1].map((side) => {
      const sail = plume(
        [
          at(0.2, 0.2, side * 0.5 * girth),
          at(0.32, 0.34, side * 0.52 * girth),
          at(0.36, 0.52, side * 0.5 * girth),
          at(0.28, 0.66, side * 0.44 * girth),
        ],
        0.02,
        0.13,
        0.01,
      );
      return {
        name: side > 0 ? "left-sail" : "right-sail",
        slot: "wing",
        geometry: sail,
        paint: (surface) => dye(surface, ORANGE, 1),
        weight: 0.8,
      };
    }),
};

export const WHITE_DUCK: BirdShape = {
  ...DUCK,
  colours: { body: "#f2efe8", wing: "#ece8e0", tail: "#f0ede6", beak: "#ee8f1c", leg: "#ea7a18" },
  paint: () => undefined,
};

export const YOUNG: BirdShape = {
  ...DUCK,
  size: 0.09,
  lean: 0.42,
  girth: 0.34,
  neck: [[0.07, 0.29, 0.24]],
  head: 0.285,
  beak: beak(FLAT, 0.72, 0.72),
  leg: { length: 0.2, thick: 0.032, foot: "webbed", stance: 0.14, thigh: 0.11, toe: 0.22 },
  wing: { kind: "stub" },
  tail: { length: 0.06, count: 5, lift: 0.4, width: 0.1 },
  eye: { radius: 0.048, out: [0.84, 0.22, 0.46] },
  colours: { body: "#f6cf3c", wing: "#efc02c", tail: "#efc02c", beak: "#f09028", leg: "#ee8a24" },
  paint: (surface, { hy, hz, head }) =>
    dye(surface, fromHex("#e2a428"), 0.5 * head * smoothstep(0.4, 0.7, hy) * smoothstep(0.5, 0.1, hz)),
};

const S_NECK: BirdShape["neck"] = [
  [0.12, 0.04, 0.15],
  [0.27, 0.13, 0.1],
  [0.28, 0.33, 0.075],
  [0.14, 0.53, 0.063],
  [0.06, 0.72, 0.058],
  [0.12, 0.88, 0.056],
  [0.25, 0.92, 0.06],
  [0.36, 0.85, 0.078],
];

export const SWAN: BirdShape = {
  ...DUCK,
  size: 0.75,
  lean: 0.06,
  girth: 0.27,
  wide: 1.2,
  neck: S_NECK,
  head: 0.105,
  headLong: 1.45,
  beak: beak(FLAT, 1.15, 1.02, {
    root: -0.05,
    paint: (surface, forward, up) =>
      dye(surface, INK, Math.max(smoothstep(0.25, 0.05, forward - 0.5 * up), smoothstep(1.2, 1.28, forward))),
  }),
  leg: { length: 0.26, thick: 0.028, foot: "webbed", stance: 0.14, thigh: 0.1, toe: 0.24 },
  wing: { length: 1.0, span: 1.5, chord: 0.5 },
  tail: { length: 0.24, fan: 0.2, lift: 0.36, wedge: 0.4 },
  eye: { radius: 0.019, out: [0.82, 0.3, 0.5] },
  colours: { body: "#f4f2ed", wing: "#f1efe9", tail: "#f1efe9", beak: "#e87a1c", leg: "#2c2a28" },
  clay: ({ onHead, headRadius: r }) => [addStep(ball(onHead(0, 0.36, 0.86), r * 0.26), r * 0.15)],
  paint: (surface, { hx, hy, hz }) => {
    const lores = smoothstep(0.5, 0.8, hz - 0.7 * Math.abs(hy - 0.1) - 0.2 * hx);
    dye(surface, INK, lores * smoothstep(1.6, 1.3, hz));
  },
};

export const BLACK_SWAN: BirdShape = {
  ...SWAN,
  colours: { body: "#1c1b1d", wing: "#201f21", tail: "#1c1b1d", beak: "#c4202a", leg: "#1c1a1a" },
  beak: beak(FLAT, 1.15, 1.02, {
    root: -0.05,
    paint: (surface, forward) => dye(surface, WHITE, smoothstep(0.07, 0.04, Math.abs(forward - 1))),
  }),
  paint: () => undefined,
  wing: { ...SWAN.wing, paint: (surface, reach) => dye(surface, WHITE, smoothstep(0.88, 0.94, reach)) },
};

const GOOSE_NECK: BirdShape["neck"] = [
  [0.1, 0.12, 0.16],
  [0.14, 0.36, 0.11],
  [0.16, 0.6, 0.1],
  [0.22, 0.74, 0.12],
];

export const GOOSE: BirdShape = {
  ...DUCK,
  size: 0.55,
  lean: 0.3,
  girth: 0.3,
  neck: GOOSE_NECK,
  head: 0.15,
  headLong: 1.25,
  beak: beak(FLAT, 0.85, 1.15, { root: 0 }),
  leg: { length: 0.32, thick: 0.033, foot: "webbed", stance: 0.13, thigh: 0.12, toe: 0.24 },
  eye: { radius: 0.028, out: [0.84, 0.3, 0.42] },
  colours: { body: "#f1eee7", wing: "#ece8e0", tail: "#f0ede6", beak: "#ee8a22", leg: "#ea7a1c" },
  paint: () => undefined,
};

/** Black neck and head with a white chin strap, brown body. */
export const CANADA_GOOSE: BirdShape = {
  ...GOOSE,
  colours: { body: "#8a745a", wing: "#6a553f", tail: "#1e1b19", beak: "#1a1918", leg: "#242220" },
  paint: (surface, { hx, hy, hz, hr, y, along, high, soft }) => {
    dye(surface, fromHex("#d8c8b0"), smoothstep(0.0, -0.2, high + soft) * 0.7);
    dye(surface, WHITE, smoothstep(0.34, 0.42, along + soft) * smoothstep(0.1, -0.1, high));
    const neck = smoothstep(-3.7, -3.3, hy + soft * 2) * smoothstep(4.6, 4.2, hr);
    dye(surface, INK, neck * smoothstep(0.4, 0.5, y));
    dye(
      surface,
      WHITE,
      smoothstep(0.5, 0.42, Math.sqrt((hz + 0.15) * (hz + 0.15) * 2 + (hy + 0.3) * (hy + 0.3) * 0.7) + soft) *
        smoothstep(0.25, 0.4, hx),
    );
  },
};
