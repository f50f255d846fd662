import type { Paint } from "../../geometry/part.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import type { HumanFrame } from "./human-frame.ts";

/** Which way a paw points. */
export const pawWay = (joints: readonly [Vec3, Vec3, Vec3]): Vec3 => {
  const [, b, c] = joints;
  const way: Vec3 = [c[0] - b[0], c[1] - b[1], c[2] - b[2]];
  const size = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]) || 1;
  return scale(way, 1 / size);
};

/** The pale pad under a foot: a disc on its sole. */
export function padOf(leg: HumanFrame["legs"][0]): Sdf {
  const r = leg.endRadius * 1.15;
  const ankle = plus(leg.joints[2], scale(leg.up, -leg.endRadius * 1.22));
  const middle: Vec3 = [(leg.end[0] + ankle[0]) / 2, (leg.end[1] + ankle[1]) / 2, (leg.end[2] + ankle[2]) / 2];
  return ellipsoid(middle, [
    r * 0.78,
    Math.abs(leg.up[1]) > 0.7 ? 0.008 : r * 1.15,
    Math.abs(leg.up[1]) > 0.7 ? r * 1.1 : 0.012,
  ]);
}

/** Lines between the toes. */
export const furryToes =
  (frame: HumanFrame): Paint =>
  (surface, x, y, z) => {
    for (const leg of frame.legs) {
      const [dx, dy, dz] = [x - leg.end[0], y - leg.end[1], z - leg.end[2]];
      if (dx * dx + dy * dy + dz * dz > leg.endRadius * leg.endRadius * 1.4) continue;
      const lane = dx / (leg.endRadius * 0.5);
      if (Math.abs(lane - Math.round(lane)) < 0.12) {
        surface.r *= 0.45;
        surface.g *= 0.45;
        surface.b *= 0.45;
        surface.height -= 0.003;
      }
    }
  };
