import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { flowers } from "./rug-flowers.ts";

export const RUG_STYLES = ["persian", "floral", "striped", "diamonds", "rings", "border", "shaggy"] as const;
export type RugStyle = (typeof RUG_STYLES)[number];

const CREAM = fromHex("#e8d9b4");
const GOLD = fromHex("#c99b45");
const NIGHT = fromHex("#1c2a44");
const ROSE = fromHex("#c2603f");
const SAGE = fromHex("#6d8a6a");
const INKS: readonly Rgb[] = [CREAM, GOLD, ROSE, SAGE];

const wave = (x: number) => x - Math.floor(x);
const tone = (surface: SurfacePoint, by: number) =>
  layColour(surface, [surface.r * by, surface.g * by, surface.b * by]);

/** A flower of `petals` within radius 1 about the origin. */
function flower(surface: SurfacePoint, x: number, y: number, petals: number, ink: Rgb): void {
  const r = Math.sqrt(x * x + y * y);
  if (r > 1) return;
  if (r < 0.22) layColour(surface, GOLD);
  else if (r < 0.6 + 0.4 * cos(petals * atan2(y, x))) layColour(surface, ink);
}

/** Flowers of a border: how many there are all round, and how many on a length of the shorter side. */
const ROUND = 18;
const TO_SIDE = 6;
/** Length of a round border, and a depth whose corners lie off the rug, in shorter sides. */
const GIRTH = 2.5;
const NO_CORNERS = 3;
const turnOf = (x: number, z: number) => atan2(z, x) / TAU;
/** Where along a side, in flowers, which fill it from corner to corner. */
const sideOf = (at: number, long: number, unit: number) =>
  (at / long + 0.5) * Math.max(1, Math.floor((TO_SIDE * long) / unit + 0.5)) + 0.5;

/** The woven design of a rug that lies in x and z about the origin. */
export function rugPaint(style: RugStyle, round: boolean, width: number, depth: number, seed: number): Paint {
  const unit = Math.min(width, depth);
  const second = INKS[seed % 4] as Rgb;
  if (round)
    return (surface, x, _y, z) => {
      const r = Math.sqrt(x * x + ((z * z) / (depth * depth)) * width * width) / (width / 2);
      if (style === "floral") return flowers(surface, x / unit, z / unit, (1 - r) / 2, turnOf(x, z) * ROUND, seed);
      if (style === "persian")
        return persian(surface, x / unit, z / unit, (1 - r) / 2, turnOf(x, z) * GIRTH, NO_CORNERS, second);
      const ring = Math.floor(r * 11);
      if (ring % 3 === 1) layColour(surface, ring % 2 === 1 ? CREAM : second);
      else if (ring % 3 === 2) tone(surface, 0.55);
      surface.height += 0.004 * Math.abs(wave(r * 28) - 0.5);
    };
  return (surface, x, _y, z) => {
    // metres from the nearest edge
    const [ex, ez] = [width / 2 - Math.abs(x), depth / 2 - Math.abs(z)];
    const edge = Math.min(ex, ez) / unit;
    if (style === "floral")
      return flowers(surface, x / unit, z / unit, edge, sideOf(ex < ez ? z : x, ex < ez ? depth : width, unit), seed);
    if (style === "striped") {
      const band = wave((z / depth) * 6 + 0.25);
      if (band < 0.3) layColour(surface, CREAM);
      else if (band < 0.42) layColour(surface, second);
      else if (band > 0.88) tone(surface, 0.4);
      return;
    }
    if (style === "border") {
      if (edge > 0.07 && edge < 0.12) layColour(surface, CREAM);
      return;
    }
    if (style === "diamonds") {
      const [a, b] = [(x / unit) * 3, (z / unit) * 3];
      const d = Math.abs(wave(a + 0.5) - 0.5) + Math.abs(wave(b + 0.5) - 0.5);
      if (edge < 0.05) layColour(surface, CREAM);
      else if (edge < 0.07) layColour(surface, NIGHT);
      else if (d < 0.14) layColour(surface, second);
      else if (d < 0.26) layColour(surface, NIGHT);
      else if (d < 0.36) layColour(surface, CREAM);
      else if (d > 0.62 && d < 0.7) layColour(surface, GOLD);
      return;
    }
    persian(surface, x / unit, z / unit, edge, (ex < ez ? z : x) / unit, depth / unit, second);
  };
}

function persian(surface: SurfacePoint, x: number, z: number, edge: number, along: number, tall: number, second: Rgb) {
  if (edge < 0.025) return tone(surface, 0.45);
  if (edge < 0.04) return layColour(surface, CREAM);
  if (edge < 0.15) {
    layColour(surface, NIGHT);
    return flower(
      surface,
      (wave(along * 8) - 0.5) / 0.36,
      (edge - 0.095) / 0.042,
      4,
      Math.floor(along * 8 + 40) % 2 ? ROSE : CREAM,
    );
  }
  if (edge < 0.165) return layColour(surface, GOLD);
  if (edge < 0.2) return wave(along * 24) < 0.5 ? layColour(surface, CREAM) : tone(surface, 0.5);
  if (edge < 0.21) return layColour(surface, GOLD);
  const [a, b] = [Math.abs(x), Math.abs(z)];
  const angle = atan2(z / 1.35, x);
  const r = Math.sqrt(x * x + (z * z) / 1.8) / (0.25 + 0.022 * cos(12 * angle));
  if (r < 1) {
    if (r > 0.9) return layColour(surface, CREAM);
    layColour(surface, r > 0.55 ? NIGHT : second);
    if (r > 0.55) return flower(surface, cos(4 * angle) * 1.2, (r - 0.72) / 0.16, 3, GOLD);
    return flower(surface, x / 0.13, z / 0.17, 8, r < 0.3 ? CREAM : ROSE);
  }
  // quarter medallions in the corners of the field
  const [cx, cz] = [0.29 - a, tall / 2 - 0.21 - b];
  const corner = Math.sqrt(cx * cx + cz * cz) / 0.19;
  if (corner < 1) return layColour(surface, corner > 0.88 ? CREAM : corner > 0.5 ? NIGHT : GOLD);
  const row = Math.floor(z * 9 + 90);
  flower(surface, (wave(x * 9 + (row % 2) * 0.5) - 0.5) / 0.26, (wave(z * 9) - 0.5) / 0.26, 5, row % 3 ? SAGE : CREAM);
}
