import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { place } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { add, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import type { BeakSection, BeakShape, BirdFrame } from "./bird-shape.ts";

const SIDES = 14;

/**
 * Upper and lower half, a line between them, in body lengths. `length` stretches it forward, `depth` up; `gape` is the angle
 * between them, radians, most of it the lower half's.
 */
export function beakHalves(
  beak: BeakShape,
  { head, headRadius: r }: Pick<BirdFrame, "head" | "headRadius">,
  length: number,
  depth: number,
  gape = 0,
): { upper: Geometry; lower: Geometry; root: Vec3; unit: number } {
  const root: Vec3 = add(head, [0, beak.root * r, (beak.out ?? 0.72) * r]);
  const half = (sections: readonly BeakSection[], side: 1 | -1) =>
    shell(
      sections.map(([z, y, high, wide]) => [z * r * length, y * r * depth, high * r * depth, wide * r]),
      side,
      root,
    );
  const opened = (geometry: Geometry, by: number) =>
    gape === 0
      ? geometry
      : place(geometry, chain(translation(scale(root, -1)), rotation(X_AXIS, by), translation(root)));
  return {
    upper: opened(half(beak.upper, 1), -0.4 * gape),
    lower: opened(half(beak.lower, -1), 0.6 * gape),
    root,
    unit: r,
  };
}

function shell(sections: readonly BeakSection[], side: 1 | -1, root: Vec3): Geometry {
  const path = curveThrough(
    sections.map(([z, y]): Vec3 => [0, y, z]),
    4,
  );
  const sizes = curveThrough(
    sections.map(([, , high, wide]): Vec3 => [wide, high, 0]),
    4,
  );
  const last = path.length - 1;
  const rings = path.map((point, i): Ring => {
    if (i === last) return [add(root, point)];
    const way = normalize(subtract(path[i + 1] as Vec3, path[Math.max(0, i - 1)] as Vec3));
    const up: Vec3 = [0, way[2], -way[1]];
    const [wide, high] = sizes[i] as Vec3;
    return Array.from({ length: SIDES }, (_, k): Vec3 => {
      const angle = (k / SIDES) * TAU;
      const [c, s] = [cos(angle), sin(angle)];
      // full on its own side, nearly flat towards the other half
      const lift = Math.max(0.0008, high) * (s * side >= 0 ? s : 0.14 * s);
      return add(add(root, point), [Math.max(0.0008, wide) * c, up[1] * lift, up[2] * lift]);
    });
  });
  return loft(rings);
}
