import { boundsOf } from "#measure/bounds.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { fromHex } from "../math/color.ts";
import { cos, sin } from "../math/elementary.ts";
import { clamp01 } from "../math/scalar.ts";
import { warped } from "./out-of-shape.ts";
import type { Style } from "./style.ts";

const BROWN = fromHex("#6a4a26");
/** Height over the whole above which it hangs, and how far over, in radians. */
const NECK = 0.5;
const DROOP = 2.1;
const KEPT = /pot|vase|soil|ground|glass|ribbon|paper/;

/** Dry and brown, its head hanging. */
export const wilted: Style = {
  id: "wilted",
  apply: (thing) => {
    const own = thing.model.parts.filter(({ slot }) => !KEPT.test(slot));
    if (own.length === 0) return thing;
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const high = max[1] - min[1];
    const size = Math.max(max[0] - min[0], high, max[2] - min[2]);
    const start = min[1] + NECK * high;
    const arc = 0.28 * high;
    const radius = arc / DROOP;
    const middle = (min[0] + max[0]) / 2;
    const bent = warped(thing, { min, max, size }, ([x, y, z]) => {
      const u = y - start;
      if (u <= 0) return [x, y, z];
      const turn = (DROOP * Math.min(u, arc)) / arc;
      const beyond = Math.max(0, u - arc);
      const v = middle + radius - x;
      // over towards +X, in the picture's plane
      return [middle + radius - v * cos(turn) + beyond * sin(turn), start + v * sin(turn) + beyond * cos(turn), z];
    });
    const parts = bent.model.parts.map((part): Part => {
      if (KEPT.test(part.slot)) return part;
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const edge = 0.42 + 0.2 * clamp01(0.5 + 0.5 * sin((x * 37 + y * 29 + z * 31) / size));
        surface.r += (BROWN[0] - surface.r) * edge;
        surface.g += (BROWN[1] - surface.g) * edge;
        surface.b += (BROWN[2] - surface.b) * edge;
        surface.roughness = 0.9;
      };
      return { ...part, paint };
    });
    return { ...bent, model: { ...bent.model, parts } };
  },
};
