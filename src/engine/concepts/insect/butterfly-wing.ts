import type { Paint } from "../../geometry/part.ts";
import { atan2 } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { dye, shade } from "../animal/coat.ts";

export type WingEdge = readonly (readonly [number, number])[];

/** Edges of left wings from the back of the hinge around to its front: x outwards, y forwards. */
export const FORE_WING: WingEdge = [
  [0.02, -0.07],
  [0.3, -0.1],
  [0.62, -0.02],
  [0.8, 0.2],
  [0.92, 0.52],
  [0.93, 0.68],
  [0.8, 0.7],
  [0.45, 0.5],
  [0.04, 0.08],
];
export const HIND_WING: WingEdge = [
  [0.02, -0.1],
  [0.1, -0.4],
  [0.28, -0.66],
  [0.48, -0.66],
  [0.66, -0.44],
  [0.7, -0.16],
  [0.5, 0.06],
  [0.04, 0.08],
];
export const TAILED_HIND_WING: WingEdge = [
  [0.02, -0.1],
  [0.1, -0.4],
  [0.24, -0.62],
  [0.3, -0.82],
  [0.36, -1.0],
  [0.43, -0.96],
  [0.4, -0.8],
  [0.42, -0.62],
  [0.64, -0.42],
  [0.68, -0.14],
  [0.5, 0.06],
  [0.04, 0.08],
];

export interface WingPattern {
  readonly edge: WingEdge;
  readonly isHind: boolean;
  readonly pattern: string;
  /** Markings in colours of their own besides black and white. */
  readonly accents: boolean;
}

const BLACK = [0.012, 0.01, 0.01] as const;
const WHITE = [0.86, 0.85, 0.8] as const;

/** Black rim with white dots, veins, and what tells the kind. */
export function paintWing({ edge, isHind, pattern, accents }: WingPattern): Paint {
  const rim = edge.slice(0, -1);
  return (surface, x, y) => {
    surface.roughness = 0.5;
    let [best, along] = [9, 0];
    for (let i = 0; i + 1 < rim.length; i += 1) {
      const [ax, ay] = rim[i] as readonly [number, number];
      const [bx, by] = rim[i + 1] as readonly [number, number];
      const [ux, uy] = [bx - ax, by - ay];
      const l2 = ux * ux + uy * uy;
      const t = clamp01(((x - ax) * ux + (y - ay) * uy) / l2);
      const [dx, dy] = [x - ax - t * ux, y - ay - t * uy];
      const d = dx * dx + dy * dy;
      if (d < best) [best, along] = [d, i + t];
    }
    const d = Math.sqrt(best);
    const r = Math.sqrt(x * x + y * y);
    const angle = atan2(y + 0.02, x + 0.04);
    const ink = (amount: number) => {
      if (surface.metalness > 0.5) shade(surface, 1 - 0.7 * amount);
      else dye(surface, BLACK, amount);
    };
    const inside = smoothstep(0.2, 0.32, along);
    const k = angle * 4.6 + (isHind ? 0.3 : 0);
    const off = (Math.abs(k - Math.floor(k) - 0.5) * r) / 4.6;
    const vein = smoothstep(0.012, 0.006, off) * smoothstep(0.1, 0.2, r);
    shade(surface, 1.08 - 0.2 * smoothstep(0.5, 0, r));
    const tipward = isHind ? 0 : smoothstep(1.12, 1.2, x + y);
    if (pattern === "white") {
      ink(0.92 * tipward);
      const [u, v] = [x - 0.56, y - (isHind ? -0.2 : 0.2)];
      ink(0.9 * smoothstep(0.07, 0.055, Math.sqrt(u * u + v * v)));
      shade(surface, 1 - 0.25 * vein);
      return;
    }
    if (pattern === "luna") {
      shade(surface, 1 - 0.22 * vein);
      if (accents && !isHind)
        dye(surface, [0.24, 0.05, 0.12], 0.9 * smoothstep(6.6, 6.9, along) * smoothstep(0.045, 0.03, d));
      const [u, v] = [x - (isHind ? 0.4 : 0.52), y - (isHind ? -0.28 : 0.28)];
      const spot = Math.sqrt(u * u + v * v);
      if (accents) dye(surface, [0.8, 0.7, 0.3], smoothstep(0.06, 0.05, spot));
      ink(0.9 * smoothstep(0.06, 0.05, spot) * smoothstep(0.03, 0.04, spot));
      return;
    }
    if (pattern === "moth") {
      const wave = Math.abs(r * 7.5 + 0.35 * Math.abs(k - Math.floor(k) - 0.5) - 0.5);
      const line = Math.abs(wave - Math.round(wave));
      shade(surface, 1 - 0.5 * smoothstep(0.2, 0.05, line) * smoothstep(0.2, 0.3, r));
      if (accents) dye(surface, [0.75, 0.62, 0.44], 0.55 * smoothstep(0.3, 0.5, line));
      const [u, v] = [x - (isHind ? 0.42 : 0.55), y - (isHind ? -0.24 : 0.24)];
      const spot = Math.sqrt(u * u + v * v);
      ink(0.95 * smoothstep(0.115, 0.1, spot));
      if (accents) dye(surface, [0.86, 0.5, 0.12], smoothstep(0.085, 0.075, spot) * smoothstep(0.04, 0.05, spot));
      return;
    }
    const wide = pattern === "monarch" ? 0.085 : pattern === "morpho" ? 0.1 : pattern === "swallowtail" ? 0.13 : 0.06;
    ink(
      0.97 *
        Math.max(
          smoothstep(wide + 0.015, wide - 0.01, d) * inside,
          pattern === "monarch" || pattern === "morpho" ? tipward : 0,
        ),
    );
    ink((pattern === "morpho" ? 0.35 : 0.95) * vein);
    if (pattern === "swallowtail" && !isHind) {
      const bar = x * 4.2 + 0.25;
      ink(
        0.95 *
          smoothstep(0.2, 0.14, Math.abs(bar - Math.round(bar))) *
          smoothstep(0.1, 0.16, y - x * 0.25) *
          smoothstep(0.14, 0.2, x),
      );
    }
    if (pattern === "peacock") {
      const [u, v] = isHind ? [x - 0.42, y + 0.22] : [x - 0.7, y - 0.42];
      const spot = Math.sqrt(u * u + v * v);
      ink(smoothstep(0.165, 0.15, spot));
      if (accents) {
        dye(surface, [0.86, 0.7, 0.24], smoothstep(0.145, 0.135, spot) * smoothstep(0.1, 0.11, spot));
        dye(surface, [0.14, 0.3, 0.8], smoothstep(0.1, 0.09, spot) * smoothstep(0.03, 0.04, spot));
      }
    }
    const beat = along * 2.6;
    const u = (beat - Math.floor(beat) - 0.5) / 2.6 / 3.2;
    const rows = pattern === "monarch" ? [0.026, 0.058] : [wide * 0.5];
    for (const row of rows) {
      const v = d - row;
      const dot = Math.sqrt(u * u * 1.6 + v * v);
      const size = pattern === "swallowtail" ? 0.034 : row > 0.05 ? 0.011 : 0.016;
      const isYellow = pattern === "swallowtail" && accents;
      dye(
        surface,
        isYellow && !isHind ? [0.88, 0.7, 0.16] : isYellow ? [0.16, 0.3, 0.76] : WHITE,
        smoothstep(size, size * 0.7, dot) * inside,
      );
    }
    if (pattern === "swallowtail" && isHind && accents) {
      const [a, b] = [x - 0.16, y + 0.42];
      dye(surface, [0.8, 0.14, 0.05], smoothstep(0.06, 0.05, Math.sqrt(a * a + b * b)));
    }
    if (pattern === "monarch" && tipward > 0) {
      const [a, b] = [x - 0.72, y - 0.52];
      const [c, e] = [x - 0.62, y - 0.58];
      dye(
        surface,
        WHITE,
        tipward *
          Math.max(
            smoothstep(0.03, 0.02, Math.sqrt(a * a + b * b)),
            smoothstep(0.022, 0.014, Math.sqrt(c * c + e * e)),
          ),
      );
    }
  };
}
