import { PI } from "../math/elementary.ts";
import type { Vec3 } from "../math/vec3.ts";
import { arc } from "./curve.ts";
import type { Geometry } from "./geometry.ts";
import { circleOutline } from "./outline.ts";
import { settle } from "./place.ts";
import { sweep } from "./sweep.ts";

/**
 * A stadium-shaped link along X about the origin, in the plane of x and y.
 *
 * @param length Metres from end to end, outside.
 * @param wire Half the thickness of its wire, metres.
 */
export function chainLink(length: number, wire: number): Geometry {
  const r = length * 0.24;
  const half = length / 2 - r - wire;
  const path: Vec3[] = [
    ...arc([half, 0, 0], r, -PI / 2, PI / 2, 12),
    ...arc([-half, 0, 0], r, PI / 2, (3 * PI) / 2, 12),
  ];
  return settle(sweep(circleOutline(wire, 12), path, { closed: true, up: [0, 0, 1] }));
}
