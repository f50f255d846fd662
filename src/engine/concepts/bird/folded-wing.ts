import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { add as addStep, sculpt } from "../../geometry/sculpt.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { lerp } from "../../math/scalar.ts";
import { add, normalize, scale, X_AXIS } from "../../math/vec3.ts";
import type { BirdFrame } from "./bird-shape.ts";
import { type FeatherPlace, feathers } from "./feathers.ts";

/** A folded wing, left side: a shoulder, rows of coverts, and long flight feathers that cross over the tail. */
export function foldedWing({ back, up, girth, lean, clay, at }: BirdFrame, wide: number, length: number): Geometry {
  const broad = girth / 0.3;
  const flank = (along: number, high: number) =>
    Math.max(surfaceAlong(clay, at(along, high), X_AXIS, 1)[0], girth * wide * 0.5);
  const shell = meshSdf(
    sculpt([
      addStep(
        placed(
          ball([0, 0, 0], 1),
          chain(rotation(X_AXIS, -lean - 0.12), translation(at(0.08, 0.08 * broad, girth * wide * 0.8))),
          [0.25 * girth, 0.66 * girth, 0.42],
        ),
      ),
      addStep(ball(at(-0.24, 0.07 * broad, girth * wide * 0.74), 0.32 * girth), 0.16),
    ]),
    0.034,
  );
  const places: FeatherPlace[] = [];
  const row = (
    count: number,
    from: readonly [number, number],
    to: readonly [number, number],
    reach: number,
    width: number,
    lift: number,
    tilt: number,
  ) => {
    for (let i = 0; i < count; i += 1) {
      const t = i / Math.max(1, count - 1);
      const [along, high] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t) * broad];
      const inside = at(along, high);
      const direction = normalize(add(add(back, scale(up, tilt * (t - 0.4))), [-0.1 * broad, 0, 0]));
      places.push({
        root: [flank(along, high) + lift * broad + 0.02 * (1 - t), inside[1], inside[2]],
        along: direction,
        up: normalize([1, 0.25, 0]),
        length: reach * (0.88 + 0.2 * t),
        width: width * broad,
      });
    }
  };
  row(7, [0.16, -0.12], [0.2, 0.22], 0.58 * length, 0.13, 0.02, 0.1);
  row(7, [0.02, -0.15], [0.06, 0.23], 0.3 + 0.12 * length, 0.13, 0.042, 0.16);
  row(7, [-0.12, -0.13], [-0.1, 0.22], 0.28, 0.12, 0.056, 0.2);
  row(6, [-0.22, -0.09], [-0.21, 0.18], 0.2, 0.105, 0.06, 0.22);
  return merge([shell, feathers(places)]);
}

/** How far along the folded wing a point of the body's frame lies: 0 at the shoulder, 1 at the tip. */
export const foldedReach = (along: number, length: number): number => (along + 0.34) / (0.54 + 0.58 * length);
