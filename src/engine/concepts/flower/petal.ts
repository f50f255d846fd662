import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loftSheet } from "../../geometry/loft.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, turnY } from "../../geometry/place.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, pow, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";

export interface PetalShape {
  readonly length: number;
  readonly width: number;
  /** Part of the width along the length, (0 to 1, 0 to 1) knots. Default: an oval, narrow at its foot. */
  readonly outline?: readonly (readonly [number, number])[];
  /** Radians above the ground at the foot: 0 lies flat outwards, a quarter turn stands up. */
  readonly rise: number;
  /** Radians the blade turns until its tip: above 0 up and inwards, below 0 out and down. */
  readonly curl?: number;
  /** How late the turn comes: 1 (default) evenly, 2 and more at the tip. */
  readonly late?: number;
  /** Radians the sides are rolled up towards the upper face. */
  readonly cup?: number;
  readonly thickness?: number;
  /** Metres the edge waves up and down, and how many waves. */
  readonly ruffle?: number;
  readonly waves?: number;
  readonly steps?: number;
  /** Pieces across. Default 6. */
  readonly across?: number;
}

const OVAL = [
  [0, 0.22],
  [0.3, 0.75],
  [0.62, 1],
  [0.85, 0.8],
  [0.96, 0.42],
  [1, 0.12],
] as const;

/**
 * A petal or leaf from the origin along +Z, upper side to +Y: a thin closed blade. Its rest frame is the flat blade (x across,
 * z from 0 to `length`), so paints can follow veins whatever its bend.
 */
export function petal(shape: PetalShape): Geometry {
  const { length, width, outline = OVAL, rise, curl = 0, late = 1, cup = 0, ruffle = 0, waves = 3 } = shape;
  const { thickness = width * 0.02, steps = 9, across = 6 } = shape;
  const at = graph(outline);
  const half = width / 2;
  const flat = loftSheet(
    Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
      const t = i / steps;
      const w = Math.max(at(t), 0.03) * half;
      const row = Array.from({ length: across + 1 }, (_, k) => (1 - (2 * k) / across) * w);
      const thin = (x: number) => thickness * 0.5 * (1 - 0.6 * (x / w) * (x / w));
      return [
        ...row.map((x): Vec3 => [x, thin(x), t * length]),
        ...row
          .slice()
          .reverse()
          .map((x): Vec3 => [x, -thin(x), t * length]),
      ];
    }),
  );
  const fine = 40;
  const spine: [number, number, number][] = [[0, 0, rise]];
  for (let i = 1; i <= fine; i += 1) {
    const [z, y] = spine[i - 1] as [number, number, number];
    const angle = rise + curl * pow((i - 0.5) / fine, late);
    spine.push([z + (cos(angle) * length) / fine, y + (sin(angle) * length) / fine, rise + curl * pow(i / fine, late)]);
  }
  return deform(flat, ([x, y, z]) => {
    const t = z / length;
    const place = Math.min(fine - 1, Math.max(0, Math.floor(t * fine)));
    const [a, b] = [spine[place] as [number, number, number], spine[place + 1] as [number, number, number]];
    const f = t * fine - place;
    const angle = a[2] + (b[2] - a[2]) * f;
    const roll = cup * (x / half);
    const side = Math.abs(cup) < 1e-6 ? x : (half / cup) * sin(roll);
    const lift = Math.abs(cup) < 1e-6 ? 0 : (half / cup) * (1 - cos(roll));
    const wave = ruffle * (x / half) * (x / half) * sin(t * waves * TAU + (x > 0 ? 0 : 1.3)) * t;
    const up = y + lift + wave;
    return [side, a[1] + (b[1] - a[1]) * f + up * cos(angle), a[0] + (b[0] - a[0]) * f - up * sin(angle)];
  });
}

/** Petals around the Y axis, their feet `radius` from it, the first turned by `shift` radians. */
export const whorl = (
  count: number,
  radius: number,
  make: (index: number) => Geometry,
  shift = 0,
  height = 0,
): Geometry[] =>
  Array.from({ length: count }, (_, i) => turnY(move(make(i), [0, height, radius]), shift + (i / count) * TAU));

/** Fine lines along a petal, one tone at its foot and another at its tip: factors on the slot's own colour. */
export const petalPaint =
  (length: number, foot: Rgb, tip: Rgb, lines = 0.06): Paint =>
  (surface, x, _y, z) => {
    const t = smoothstep(0, 1, z / length);
    const line = 1 - lines * (0.5 + 0.5 * sin((x / length) * 90));
    surface.r *= (foot[0] + (tip[0] - foot[0]) * t) * line;
    surface.g *= (foot[1] + (tip[1] - foot[1]) * t) * line;
    surface.b *= (foot[2] + (tip[2] - foot[2]) * t) * line;
  };

/** A pale midrib with side veins on a leaf blade of this size. */
export const leafPaint =
  (length: number, width: number, strength = 0.5): Paint =>
  (surface, x, _y, z) => {
    const out = Math.abs(x) / width;
    const rib = smoothstep(0.035, 0.012, out);
    const along = ((z - Math.abs(x) * 1.1) / length) * 9;
    const vein = smoothstep(0.16, 0.05, Math.abs(along - Math.round(along))) * 0.5;
    const pale = Math.max(rib, vein) * strength;
    const edge = 1 - 0.35 * out;
    surface.r = surface.r * edge * (1 + 1.1 * pale);
    surface.g = surface.g * edge * (1 + 0.7 * pale);
    surface.b = surface.b * edge * (1 + 0.8 * pale);
  };
