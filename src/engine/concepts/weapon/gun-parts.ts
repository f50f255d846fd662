import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** The bow below the trigger, and the trigger, under (x, y). */
export function triggerGroup(x: number, y: number, size = 1): Part[] {
  const at = (points: readonly (readonly [number, number])[]): Vec3[] =>
    points.map(([u, v]) => [x + u * size, y + v * size, 0]);
  const guard = sweep(
    rectangleOutline(0.011 * size, 0.0048 * size, 0.0018 * size, 2),
    curveThrough(
      at([
        [-0.032, 0.006],
        [-0.027, -0.022],
        [-0.008, -0.034],
        [0.018, -0.031],
        [0.033, -0.016],
        [0.037, 0.006],
      ]),
      5,
    ),
    { up: [1, 0, 0] },
  );
  const trigger = plate(
    [
      [-0.004, 0.006],
      [-0.0075, -0.008, 0.01],
      [-0.002, -0.024, 0.002],
      [0.003, -0.0235, 0.002],
      [-0.0015, -0.009, 0.01],
      [0.005, 0.006],
    ].map(([u, v, r]) => [x + (u as number) * size, y + (v as number) * size, (r ?? 0) * size] as const),
    0.007 * size,
    0.001 * size,
  );
  return [makePart("guard", "body", guard, { weight: 0.7 }), makePart("trigger", "body", trigger, { weight: 0.5 })];
}

/** A small block at a place: sights, ribs, rails. */
export const block = (name: string, slot: string, size: Vec3, at: Vec3, weight = 0.5): Part =>
  makePart(name, slot, move(box(size, { bevel: Math.min(...size) * 0.18 }), at), { weight });

/** Fine crossing cuts that make a grip rough. */
export const checkered =
  (pitch: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) < 0.7) return;
    const [u, v] = [(x + y * 0.6) / pitch, (x - y * 0.6) / pitch];
    const cut = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    if (cut > 0.17) return;
    surface.height -= pitch * 0.1;
    layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.55]);
  };
