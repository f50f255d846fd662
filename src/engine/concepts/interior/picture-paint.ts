import { noise } from "../../geometry/deform.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";

export const PICTURES = ["landscape", "portrait", "abstract", "sea", "flowers", "photo"] as const;
export type Picture = (typeof PICTURES)[number];

const hex = (text: string): Rgb => fromHex(text);
const lerpTo = (surface: SurfacePoint, a: Rgb, b: Rgb, t: number) => {
  const f = Math.min(1, Math.max(0, t));
  layColour(surface, [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f], 0.6, 0);
};
const within = (u: number, v: number, x: number, y: number, rx: number, ry: number) => {
  const [a, b] = [(u - x) / rx, (v - y) / ry];
  return a * a + b * b < 1;
};

type Brush = (surface: SurfacePoint, u: number, v: number, seed: number, ratio: number) => void;

const SKY = [hex("#f2d9a6"), hex("#6fa3cc")] as const;
const DUSK = [hex("#f2b27a"), hex("#7a7fb0")] as const;
const [SUN, SNOW, ROCK, HILL, MEADOW, PINE, RIVER] = [
  "#ffe9a8",
  "#f2f4f7",
  "#6a7690",
  "#5f8a5a",
  "#8fae52",
  "#2f5238",
  "#7fb4d6",
].map(hex) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
const [SKIN, HAIR, DRESS, GROUND, LIP, WHITE, INK] = [
  "#e6b994",
  "#3b2417",
  "#6b2a33",
  "#5b6349",
  "#b5544c",
  "#f4efe2",
  "#20232a",
].map(hex) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
const BLOCKS = ["#f0ead8", "#c8372d", "#f0ead8", "#2a4fa0", "#eec23a", "#f0ead8", "#20232a"].map(hex);
const [SEA, SEA_LIGHT, SAIL, HULL] = ["#1f5f86", "#5fa8b8", "#f7f1e2", "#7a3a22"].map(hex) as [Rgb, Rgb, Rgb, Rgb];
const [WALL, TABLE, POT, STEM] = ["#3f4a4a", "#8a5a34", "#3d6fa0", "#4f7a3f"].map(hex) as [Rgb, Rgb, Rgb, Rgb];
const BLOOMS = ["#e8b23a", "#d9594c", "#f2e6ea", "#c77bb0", "#e88a4a"].map(hex);

const BRUSHES: Readonly<Record<Picture, Brush>> = {
  landscape: (surface, u, v, seed, ratio) => {
    const sky = seed % 2 ? SKY : DUSK;
    lerpTo(surface, sky[0], sky[1], (v - 0.45) * 2);
    if (within(u, v, 0.72, 0.76, 0.075, 0.075 * ratio)) layColour(surface, SUN);
    const ridge =
      0.56 +
      0.16 * Math.abs(0.5 - Math.abs(((u * 2.1 + seed * 0.37) % 1) - 0.5)) * 2 +
      0.03 * noise(u * 16, 0, 0, seed);
    if (v < ridge) layColour(surface, v > ridge - 0.06 && v > 0.6 ? SNOW : ROCK);
    if (v < 0.47 + 0.04 * sin(u * 7 + seed)) layColour(surface, HILL);
    if (v < 0.33 + 0.03 * sin(u * 9 + 2)) layColour(surface, MEADOW);
    const bend = 0.5 + 0.16 * sin(v * 12 + seed);
    if (v < 0.33 && Math.abs(u - bend) < 0.13 * (0.42 - v) + 0.012) layColour(surface, RIVER);
    for (let k = 0; k < 4; k += 1) {
      const x = [0.1, 0.22, 0.86, 0.95][k] as number;
      const rise = (v - 0.14 - 0.05 * (k % 2)) / 0.36;
      if (rise > 0 && rise < 1 && Math.abs(u - x) < 0.075 * (1 - rise) * (0.75 + 0.25 * ((rise * 4) % 1)))
        layColour(surface, PINE);
    }
  },
  portrait: (surface, u, v, seed) => {
    lerpTo(surface, GROUND, INK, Math.abs(u - 0.4) * 1.2);
    if (within(u, v, 0.5, 0.6, 0.21, 0.25) || (v < 0.6 && v > 0.3 && Math.abs(u - 0.5) < 0.2)) layColour(surface, HAIR);
    if (within(u, v, 0.5, 0.03, 0.4, 0.36)) layColour(surface, seed % 2 ? DRESS : SEA);
    if (within(u, v, 0.5, 0.36, 0.1, 0.1) || (Math.abs(u - 0.5) < 0.065 && v > 0.3 && v < 0.45))
      layColour(surface, SKIN);
    if (within(u, v, 0.5, 0.58, 0.145, 0.19)) layColour(surface, SKIN);
    if (v > 0.69 && within(u, v, 0.5, 0.6, 0.16, 0.19) && Math.abs(u - 0.5) + v * 0.4 > 0.34) layColour(surface, HAIR);
    for (const s of [-1, 1]) {
      if (within(u, v, 0.5 + s * 0.06, 0.6, 0.028, 0.014)) layColour(surface, WHITE);
      if (within(u, v, 0.5 + s * 0.06, 0.6, 0.013, 0.014)) layColour(surface, INK);
      if (Math.abs(u - 0.5 - s * 0.06) < 0.034 && Math.abs(v - 0.636) < 0.006) layColour(surface, HAIR);
    }
    if (within(u, v, 0.5, 0.475, 0.04, 0.012)) layColour(surface, LIP);
    if (within(u, v, 0.512, 0.535, 0.012, 0.03)) layColour(surface, [SKIN[0] * 0.72, SKIN[1] * 0.66, SKIN[2] * 0.62]);
  },
  abstract: (surface, u, v, seed) => {
    const xs = [0.18 + 0.03 * (seed % 4), 0.52, 0.8];
    const ys = [0.24, 0.5 + 0.04 * (seed % 3), 0.82];
    const i = xs.filter((x) => u > x).length;
    const j = ys.filter((y) => v > y).length;
    layColour(surface, BLOCKS[(i * 3 + j * 2 + seed) % BLOCKS.length] as Rgb);
    if (xs.some((x) => Math.abs(u - x) < 0.014) || ys.some((y) => Math.abs(v - y) < 0.014)) layColour(surface, INK);
  },
  sea: (surface, u, v, seed, ratio) => {
    lerpTo(surface, DUSK[0], SKY[1], (v - 0.4) * 1.8);
    if (within(u, v, 0.26, 0.62, 0.08, 0.08 * ratio)) layColour(surface, SUN);
    if (v < 0.42) {
      lerpTo(surface, SEA, SEA_LIGHT, v * 2.2);
      if (sin(v * 90 + 3 * sin(u * 14 + seed)) > 0.86) layColour(surface, WHITE);
    }
    const x = u - 0.62;
    if (v > 0.36 && v < 0.42 && Math.abs(x) < 0.15 + (v - 0.4) * 0.7) layColour(surface, HULL);
    if (v > 0.44 && v < 0.82 && x > 0.01 && x < (0.82 - v) * 0.36) layColour(surface, SAIL);
    if (v > 0.44 && v < 0.76 && x < -0.01 && x > -(0.76 - v) * 0.3) layColour(surface, LIP);
    if (Math.abs(x) < 0.007 && v > 0.4 && v < 0.85) layColour(surface, HAIR);
  },
  flowers: (surface, u, v, seed, ratio) => {
    layColour(surface, v < 0.24 ? TABLE : WALL);
    if (within(u, v, 0.5, 0.62, 0.3, 0.24) && noise(u * 12, v * 12, 0, seed) > -0.2) layColour(surface, STEM);
    if (within(u, v, 0.5, 0.27, 0.13, 0.15) || (Math.abs(u - 0.5) < 0.07 && v > 0.3 && v < 0.46))
      layColour(surface, POT);
    for (let k = 0; k < 9; k += 1) {
      const [x, y] = [0.5 + 0.27 * sin(k * 2.4 + seed), 0.64 + 0.19 * sin(k * 1.7 + 1)];
      if (within(u, v, x, y, 0.075, 0.075 * ratio)) layColour(surface, BLOOMS[(k + seed) % 5] as Rgb);
      if (within(u, v, x, y, 0.026, 0.026 * ratio)) layColour(surface, HAIR);
    }
  },
  photo: (surface, u, v, seed, ratio) => {
    lerpTo(surface, WHITE, SKY[1], (v - 0.3) * 1.4);
    if (v < 0.34) layColour(surface, MEADOW);
    for (const [x, tall, coat, hair] of [
      [0.33, 0.66, POT, HAIR],
      [0.64, 0.6, LIP, seed % 2 ? TABLE : INK],
    ] as const) {
      if (within(u, v, x, tall - 0.42, 0.16, 0.32)) layColour(surface, coat);
      if (within(u, v, x, tall + 0.02, 0.1, 0.1 * ratio)) layColour(surface, hair);
      if (within(u, v, x, tall, 0.083, 0.088 * ratio)) layColour(surface, SKIN);
      for (const s of [-1, 1])
        if (within(u, v, x + s * 0.03, tall + 0.008, 0.011, 0.013 * ratio)) layColour(surface, INK);
      if (within(u, v, x, tall - 0.04 * ratio, 0.03, 0.008)) layColour(surface, LIP);
    }
  },
};

/** A picture on a board that faces +Z about the origin of its rest frame; its back and edges stay bare. Metres. */
export function picturePaint(picture: Picture, width: number, height: number, seed: number): Paint {
  const brush = BRUSHES[picture];
  return (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.3 && z <= 0) return;
    brush(surface, x / width + 0.5, y / height + 0.5, seed, width / height);
    surface.height += 0.0006 * noise(x * 90, y * 90, 0, seed);
  };
}
