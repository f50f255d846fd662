import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import { loft } from "../../geometry/loft.ts";
import { carryFrames } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, cross, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";

export interface RibbedStem {
  readonly body: Geometry;
  /** Clusters of spines along the ribs. */
  readonly spines: Geometry;
}

/**
 * A fleshy column with ribs along a path, round at its tip, and clusters of spines on the ribs.
 *
 * @param radiusAt Metres, by the part of the way.
 * @param rows Clusters of spines along a rib; `spine` is their length in metres.
 */
export function ribbedStem(
  path: readonly Vec3[],
  radiusAt: (t: number) => number,
  ribs: number,
  rows: number,
  spine: number,
): RibbedStem {
  const last = path.length - 1;
  const frames = carryFrames(path, false);
  const sides = ribs * 4;
  const at = (i: number, k: number, grown: number): Vec3 => {
    const { right, up } = frames[i] as (typeof frames)[number];
    const angle = (k / sides) * TAU;
    const crest = 1 - 0.16 * (0.5 - 0.5 * cos(angle * ribs));
    const r = radiusAt(i / last) * crest * grown;
    return add(path[i] as Vec3, add(scale(right, r * cos(angle)), scale(up, r * sin(angle))));
  };
  const ring = (i: number, grown: number, shift: number): Vec3[] => {
    const by = scale((frames[i] as (typeof frames)[number]).forward, shift);
    return Array.from({ length: sides }, (_, k) => add(at(i, k, grown), by));
  };
  const r = radiusAt(1);
  const dome = [0.25, 0.5, 0.72, 0.9].map((part) => ring(last, cos((part * PI) / 2), r * sin((part * PI) / 2)));
  const tip = add(path[last] as Vec3, scale((frames[last] as (typeof frames)[number]).forward, r * 0.95));
  const body = loft([...path.map((_, i) => ring(i, 1, 0)), ...dome, [tip]]);
  const builder = new GeometryBuilder();
  const spike = (root: Vec3, out: Vec3, side: Vec3, long: number) => {
    const across = normalize(cross(out, side));
    const thick = long * 0.07;
    const foot = [0, 1, 2].map((k) =>
      builder.vertex(
        add(root, add(scale(side, thick * cos((k * TAU) / 3)), scale(across, thick * sin((k * TAU) / 3)))),
      ),
    ) as [number, number, number];
    const end = builder.vertex(add(root, scale(out, long)));
    const flip =
      cross(side, across)[0] * out[0] + cross(side, across)[1] * out[1] + cross(side, across)[2] * out[2] < 0;
    const [a, b, c] = flip ? [foot[0], foot[2], foot[1]] : foot;
    builder.triangle(c, b, a);
    builder.triangle(a, b, end);
    builder.triangle(b, c, end);
    builder.triangle(c, a, end);
  };
  for (let rib = 0; rib < ribs; rib += 1) {
    for (let row = 0; row < rows; row += 1) {
      const i = Math.min(last, Math.round(((row + 0.5 + (rib % 2) * 0.4) / rows) * last));
      const frame = frames[i] as (typeof frames)[number];
      const crest = at(i, rib * 4, 0.985);
      const out = normalize(subtract(crest, path[i] as Vec3), Y_AXIS);
      const side = normalize(cross(frame.forward, out));
      spike(crest, out, side, spine);
      spike(crest, normalize(add(out, scale(side, 0.9))), frame.forward, spine * 0.8);
      spike(crest, normalize(add(out, scale(side, -0.9))), frame.forward, spine * 0.8);
      spike(crest, normalize(add(out, scale(frame.forward, 0.9))), side, spine * 0.8);
    }
  }
  return { body, spines: builder.build() };
}
