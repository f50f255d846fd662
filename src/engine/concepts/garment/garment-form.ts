import { curveThrough, graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { horn } from "../../geometry/horn.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { deform, mirror, stretch } from "../../geometry/place.ts";
import { cos, pow, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

type Knots = readonly (readonly [number, number])[];

/** An empty garment that keeps the shape of who wore it: half width and half depth by height, metres. */
export interface GarmentForm {
  readonly low: number;
  readonly high: number;
  readonly half: (y: number) => number;
  readonly depth: (y: number) => number;
  /** Pleats that grow towards the hem: count and depth as part of the radius. */
  readonly pleats?: readonly [number, number];
}

export const formOf = (half: Knots, depth: Knots, pleats?: readonly [number, number]): GarmentForm => ({
  low: half[0]?.[0] as number,
  high: half.at(-1)?.[0] as number,
  half: graph(half),
  depth: graph(depth),
  ...(pleats ? { pleats } : {}),
});

const SQUARE = 0.82;

/** Front of the form at x, y; `off` metres in front of it. */
export const frontOf = ({ half, depth }: GarmentForm, x: number, y: number, off = 0): number => {
  const s = Math.min(0.98, Math.abs(x) / (half(y) + off));
  return (depth(y) + off) * pow(1 - pow(s, 2 / SQUARE), SQUARE / 2);
};

/** A hollow trunk of cloth, open below and at the neck, whose rims show a dark inside. Its rest frame is where it is before folds. */
export function trunkOf(form: GarmentForm, levels = 30, sides = 48, wall = 0.008): Geometry {
  const ring = (y: number, less: number): Ring =>
    Array.from({ length: sides }, (_, i): Vec3 => {
      const a = (i / sides) * TAU;
      const t = (form.high - y) / (form.high - form.low);
      const wave = form.pleats ? 1 + form.pleats[1] * t * t * cos(form.pleats[0] * a) : 1;
      const [c, s] = [cos(a), sin(a)];
      const bent = (k: number) => (k < 0 ? -1 : 1) * pow(Math.abs(k), SQUARE);
      return [(form.half(y) - less) * wave * bent(c), y, -(form.depth(y) - less) * wave * bent(s)];
    });
  const up = form.high - form.low;
  return loft([
    ring(form.low + up * 0.06, wall * 2.2),
    ring(form.low + up * 0.004, wall),
    ...Array.from({ length: levels + 1 }, (_, i) => ring(form.low + (up * i) / levels, 0)),
    ring(form.high - up * 0.004, wall * 0.8),
    ring(form.high - 0.035, wall * 1.5),
  ]);
}

/** Both sleeves: tubes from the shoulder, open at the cuff, flattened front to back. `radii` run from shoulder to cuff. */
export function sleevesOf(points: readonly Vec3[], radii: Knots, flat = 0.85): Geometry[] {
  const radius = graph(radii);
  const way = easeBends(curveThrough(points, 9), radius);
  const sleeve = stretch(horn(way, radius, 0.006, 0.82, 28), [1, 1, flat]);
  return [sleeve, mirror(sleeve)];
}

/** Folds that cloth falls into; the same for everything laid on it. */
export const fall = (geometry: Geometry, amount: number, seed: number): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const side = z >= 0 ? 1 : -1;
    const fold =
      noise(x * 11 + 2 * y, y * 5 - 3 * x, side * 2.3, seed) +
      0.45 * noise(x * 24, y * 13 + x * 9, side * 3.1, seed + 5);
    return [x + amount * 0.5 * fold, y, z + amount * fold];
  });

/**
 * A flap of cloth laid on the front between two lines, as far out as its own thickness; closed.
 *
 * @param inner Line near the middle, `outer` line further out (x, y), walked in the same direction with the same number of points.
 */
export function flapOn(
  form: GarmentForm,
  inner: readonly (readonly [number, number])[],
  outer: readonly (readonly [number, number])[],
  thick: number,
  off = 0.001,
): Geometry {
  const across = 5;
  const rings = inner.map(([ax, ay], i): Vec3[] => {
    const [bx, by] = outer[i] as readonly [number, number];
    const row = Array.from({ length: across + 1 }, (_, k) => {
      const t = k / across;
      return [ax + (bx - ax) * t, ay + (by - ay) * t] as const;
    });
    return [
      ...row.map(([x, y]): Vec3 => [x, y, frontOf(form, x, y, off) + thick]),
      ...[...row].reverse().map(([x, y]): Vec3 => [x, y, frontOf(form, x, y, off) - 0.004]),
    ];
  });
  return outward(loft(rings));
}

/** Turns the faces round where they look inwards. */
export function outward(geometry: Geometry): Geometry {
  const { positions: p, indices } = geometry;
  let volume = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => (indices[i + k] as number) * 3) as [number, number, number];
    const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
    const [bx, by, bz] = [p[b] as number, p[b + 1] as number, p[b + 2] as number];
    const [cx, cy, cz] = [p[c] as number, p[c + 1] as number, p[c + 2] as number];
    volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  if (volume >= 0) return geometry;
  const turned = indices.slice();
  for (let i = 0; i < turned.length; i += 3) {
    turned[i + 1] = indices[i + 2] as number;
    turned[i + 2] = indices[i + 1] as number;
  }
  return { ...geometry, indices: turned };
}
