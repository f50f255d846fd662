import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { Assembly } from "../../assembly.ts";
import { block, blockOn, turnedUp } from "../masonry.ts";

/** Thickness of the ground that a site lies on, metres; its top is at y = 0. */
export const THICK = 0.5;

/** What lies and stands on a site. */
export class Works extends Assembly {
  /** A tree with a crown of a few balls. */
  tree(x: number, z: number, tall: number, lean = 0): void {
    this.post("trunk", tall * 0.045, tall * 0.55, [x, -0.05, z], tall * 0.03, 8);
    for (const [dx, y, dz, r] of [
      [0, 0.72, 0, 0.27],
      [0.16, 0.6, 0.07, 0.19],
      [-0.15, 0.58, 0.05 + lean * 0.05, 0.2],
      [0.02, 0.57, -0.15, 0.18],
    ] as const) {
      const seed = Math.round(x * 7 + z * 13) + 100;
      const ball = deform(sphere(tall * r, 12), ([a, b, c]): Vec3 => {
        const k = 1 + 0.12 * noise(a * 2, b * 2, c * 2, seed);
        return [a * k, b * k, c * k];
      });
      this.add("leaf", move(ball, [x + dx * tall, y * tall, z + dz * tall]));
    }
  }

  /** A row of posts with two rails, from a to b. */
  fence(slot: string, a: readonly [number, number], b: readonly [number, number], high: number, step: number): void {
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.sqrt(dx * dx + dz * dz);
    const count = Math.max(1, Math.round(long / step));
    for (let i = 0; i <= count; i += 1) {
      const t = i / count;
      this.box(slot, [high * 0.09, high, high * 0.09], a[0] + dx * t, -0.02, a[1] + dz * t, 0.01);
    }
    const isAcross = Math.abs(dx) > Math.abs(dz);
    for (const y of [0.4, 0.82]) {
      const size: Vec3 = isAcross ? [long, high * 0.08, high * 0.06] : [high * 0.06, high * 0.08, long];
      this.add(slot, block(size, [a[0] + dx / 2, y * high, a[1] + dz / 2], 0.01));
    }
  }
}

/** A rectangular piece of ground, its top at y = 0. */
export const plot = (slot: string, wide: number, deep: number, paint?: Paint): Part =>
  makePart("ground", slot, blockOn([wide, THICK, deep], 0, -THICK, 0, 0.08), { weight: 0.8, ...(paint && { paint }) });

/** A round piece of ground, its top at y = 0. */
export const roundPlot = (slot: string, radius: number, paint?: Paint): Part =>
  makePart(
    "ground",
    slot,
    turnedUp(
      [
        [0, -THICK],
        [radius * 0.97, -THICK],
        [radius, -THICK * 0.6],
        [radius * 0.99, 0],
        [0, 0],
      ],
      64,
    ),
    { weight: 0.8, ...(paint && { paint }) },
  );

/** A bush or a hedge's ball. */
export const bush = (radius: number, at: Vec3): Geometry => move(stretch(sphere(radius, 10), [1, 0.8, 1]), at);
