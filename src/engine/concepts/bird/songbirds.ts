import { noise } from "../../geometry/deform.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import type { BirdPoint, BirdShape } from "./bird-shape.ts";
import { pointedCrest, SONGBIRD } from "./songbird.ts";

const WHITE: Rgb = [0.74, 0.72, 0.67];
const INK: Rgb = [0.012, 0.012, 0.013];
const CREAM: Rgb = [0.5, 0.41, 0.29];
const GREY: Rgb = [0.26, 0.27, 0.28];
const RUST: Rgb = [0.56, 0.15, 0.022];
const CHESTNUT: Rgb = [0.19, 0.07, 0.025];
const BLUE: Rgb = [0.055, 0.17, 0.48];

const belly = ({ high, soft, head }: BirdPoint) => smoothstep(-0.02, -0.14, high + soft) * (1 - head);
const cap = ({ head, hy, hz, soft }: BirdPoint) => head * smoothstep(0.28, 0.42, hy - 0.08 * hz + soft);
const throat = ({ hx, hy, hz, soft }: BirdPoint) =>
  smoothstep(-0.3, -0.48, hy + soft) *
  smoothstep(0.25, 0.5, hz) *
  smoothstep(-1.35, -1.05, hy) *
  smoothstep(0.62, 0.48, hx);
const bar = (reach: number, at: number, wide: number) => smoothstep(wide, wide * 0.5, Math.abs(reach - at));

export const SPARROW: BirdShape = {
  ...SONGBIRD,
  paint: (surface, b) => {
    dye(surface, CREAM, Math.max(belly(b), b.head * smoothstep(0.1, -0.15, b.hy)));
    dye(surface, GREY, cap(b) * 0.9);
    const stripe =
      b.head * smoothstep(0.2, 0.12, Math.abs(b.hy - 0.16 + 0.12 * b.hz) + b.soft) * smoothstep(0.35, 0.1, b.hz);
    dye(surface, CHESTNUT, stripe);
    dye(surface, INK, throat(b) * 0.92);
    const streaks =
      smoothstep(0.25, 0.5, noise(b.hx * 6, b.hy * 2.4, b.hz * 6, b.seed + 2)) * smoothstep(0.05, 0.2, b.high);
    dye(surface, CHESTNUT, 0.7 * streaks * (1 - b.head));
  },
  wing: {
    paint: (surface, reach, _span, soft) => {
      dye(surface, INK, 0.4 * smoothstep(0.02, 0.05, Math.abs(soft)));
      dye(surface, CREAM, 0.85 * bar(reach, 0.38, 0.03));
    },
  },
};

export const ROBIN: BirdShape = {
  ...SONGBIRD,
  girth: 0.33,
  beak: beak(CONE, 0.95, 0.7),
  leg: { length: 0.44 },
  colours: { body: "#7d6a4c", wing: "#66553a", beak: "#3c352e", leg: "#8a5c40" },
  paint: (surface, b) => {
    const { hx, hy, hz, along, high, nz, soft } = b;
    const face = smoothstep(
      1.22,
      1.05,
      Math.sqrt(hx * hx * 0.75 + (hy + 0.5) * (hy + 0.5) * 0.55 + (hz - 0.8) * (hz - 0.8) * 0.4) + soft * 2,
    );
    const breast = smoothstep(0.02, -0.06, along + 0.14 - 0.35 * high + soft) * smoothstep(0.1, 0.02, high - 0.05);
    dye(surface, WHITE, belly(b) * 0.9);
    dye(surface, RUST, Math.max(face * smoothstep(0.3, 0.1, hy), breast * smoothstep(-0.2, 0.2, nz)));
  },
};

export const CARDINAL: BirdShape = {
  ...SONGBIRD,
  size: 0.13,
  beak: beak(CONE, 0.95, 1.35),
  tail: { length: 0.78 },
  clay: pointedCrest,
  colours: { body: "#b81a1a", wing: "#961414", beak: "#d8642a", leg: "#6a4a40" },
  paint: (surface, b) => {
    const { hx, hy, hz, soft } = b;
    const mask =
      smoothstep(0.42, 0.32, Math.sqrt((hx - 0.3) * (hx - 0.3) * 0.5 + (hy + 0.12) * (hy + 0.12)) + soft) *
      smoothstep(0.45, 0.7, hz);
    dye(surface, INK, Math.max(mask, throat(b) * 0.9));
  },
};

export const BLUE_JAY: BirdShape = {
  ...SONGBIRD,
  size: 0.15,
  beak: beak(CONE, 1.15, 0.85),
  tail: {
    length: 0.82,
    paint: (surface, reach) => dye(surface, INK, 0.85 * smoothstep(0.3, 0.45, wave(reach * 7))),
  },
  clay: pointedCrest,
  colours: { body: "#4a7cc4", wing: "#2f62b8", beak: "#1c1b1c", leg: "#2a2828" },
  paint: (surface, b) => {
    const { head, hx, hy, hz, along, nz, ny, soft } = b;
    const front = smoothstep(0.1, 0.5, nz - 0.5 * ny) * smoothstep(-0.1, -0.25, along + soft);
    dye(surface, WHITE, Math.max(belly(b), head * smoothstep(0.12, -0.1, hy + soft), front * 0.7));
    const collar =
      smoothstep(0.16, 0.1, Math.abs(Math.sqrt(hx * hx + (hy + 0.25) * (hy + 0.25)) - 1.0) + soft) *
      smoothstep(0.7, 0.3, hz) *
      smoothstep(-1.3, -1, hy);
    dye(surface, INK, collar * smoothstep(0.75, 0.45, hy));
  },
  wing: {
    paint: (surface, reach) => {
      dye(surface, INK, 0.9 * smoothstep(0.3, 0.42, wave(reach * 13)) * smoothstep(0.4, 0.5, reach));
      dye(surface, WHITE, 0.9 * bar(reach, 0.45, 0.03));
    },
  },
};

/** 0 to 0.5 and back, once each unit. */
const wave = (at: number): number => Math.abs(at - Math.floor(at) - 0.5);

export const BLUE_TIT: BirdShape = {
  ...SONGBIRD,
  size: 0.08,
  girth: 0.322,
  head: 0.254,
  beak: beak(CONE, 0.72, 0.75, { out: 0.8 }),
  colours: { body: "#d8b838", wing: "#5478a0", beak: "#2c2826", leg: "#5a6470" },
  paint: (surface, b) => {
    const { head, hy, high, soft } = b;
    dye(surface, WHITE, head * smoothstep(0.6, 0.5, Math.abs(hy + 0.05)));
    dye(surface, BLUE, Math.max(cap(b), smoothstep(0.12, 0.22, high) * (1 - head) * 0.75));
    dye(surface, INK, Math.max(throat(b), head * smoothstep(0.13, 0.08, Math.abs(hy - 0.12) + soft * 0.6)));
  },
  wing: { paint: (surface, reach) => dye(surface, WHITE, 0.8 * bar(reach, 0.4, 0.03)) },
};

export const CANARY: BirdShape = {
  ...SONGBIRD,
  size: 0.09,
  beak: beak(CONE, 0.65, 0.85),
  colours: { body: "#f0c81c", wing: "#d8a818", beak: "#e0a888", leg: "#c88870" },
  paint: (surface, b) => dye(surface, [0.85, 0.72, 0.2], belly(b) * 0.6),
};

export const BLUEBIRD: BirdShape = {
  ...SONGBIRD,
  beak: beak(CONE, 0.8, 0.65),
  colours: { body: "#2c6cc0", wing: "#1f55a8", beak: "#22201f", leg: "#2a2624" },
  paint: (surface, b) => {
    const breast = smoothstep(0.05, -0.08, b.along + 0.1 - 0.3 * b.high + b.soft) * smoothstep(-0.75, -0.95, b.hy);
    dye(surface, RUST, breast * smoothstep(-0.1, 0.3, b.nz));
    dye(surface, WHITE, belly(b) * smoothstep(-0.1, 0.1, b.along));
  },
};

export const GOLDFINCH: BirdShape = {
  ...SONGBIRD,
  size: 0.09,
  beak: beak(CONE, 0.75, 0.9),
  colours: { body: "#e8c020", wing: "#1c1a18", beak: "#d88848", leg: "#a87058" },
  paint: (surface, b) => dye(surface, INK, cap(b) * smoothstep(-0.2, 0.1, b.hz)),
  wing: { paint: (surface, reach) => dye(surface, WHITE, bar(reach, 0.42, 0.05)) },
};
