import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Rough ground, -1 to 1: four octaves of noise with sharp crests. */
export function ridges(x: number, z: number, seed: number): number {
  let sum = 0;
  let amount = 0.55;
  let k = 1;
  for (let i = 0; i < 4; i += 1) {
    sum += amount * (1 - 2 * Math.abs(noise(x * k, 3.7 * i, z * k, seed + i * 13)));
    amount *= 0.5;
    k *= 2.1;
  }
  return sum;
}

/**
 * A round piece of land: its height over every point of a disc, closed by a flat underside.
 *
 * @param heightAt Metres over y = 0 by x and z; what is said for the rim should be small.
 * @param rim Radius by angle, default a circle.
 */
export function land(
  radius: number,
  heightAt: (x: number, z: number) => number,
  options: {
    readonly segments?: number;
    readonly rows?: number;
    readonly floor?: number;
    readonly rim?: (angle: number) => number;
  } = {},
): Geometry {
  const { segments = 64, rows = 26, floor = 0, rim = () => 1 } = options;
  const ring = (t: number, lift: (x: number, z: number) => number): Ring =>
    Array.from({ length: segments }, (_, i): Vec3 => {
      const angle = -(i / segments) * TAU;
      const r = radius * t * rim(angle);
      const [x, z] = [r * cos(angle), r * sin(angle)];
      return [x, lift(x, z), z];
    });
  const rings: Ring[] = [[[0, floor, 0]], ring(1, () => floor)];
  for (let k = rows; k >= 1; k -= 1)
    rings.push(ring(k / rows, (x, z) => Math.max(floor + 0.004 * radius, heightAt(x, z))));
  rings.push([[0, Math.max(floor + 0.004 * radius, heightAt(0, 0)), 0]]);
  return loft(rings);
}

/** 1 in the middle of a disc, 0 from its rim on, smooth. */
export const dome = (x: number, z: number, radius: number): number => {
  const t = clamp01(1 - Math.sqrt(x * x + z * z) / radius);
  return t * t * (3 - 2 * t);
};
