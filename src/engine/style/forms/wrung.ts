import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Style } from "../style.ts";
import { warped } from "../warped.ts";

/** Families of what stands as a shaft: all else that is twisted is so in its concept's own way. */
const SHAFTS = /^(?:building|structure|light|vessel|ornament|street)$/;
/** Height over width from which on it is a shaft. */
const SLENDER = 1.15;
/** Share of a whole turn from foot to top. */
const TURNED = 0.7;
/** Ridges around it, so that a round shaft shows its turn too, and how far they stand out, as a share of the radius. */
const RIDGES = 5;
const RELIEF = 0.17;
/** How much narrower it is in the middle, where it is wrung most. */
const WAIST = 0.14;
/** Slots and names of what only stands on it. */
const ON_TOP = /flag|flame|wick|pole|light|bulb/;

/** The whole shaft turned about its axis from the foot up, with ridges that wind around it. */
export const wrung: Style = {
  id: "twisted",
  apply: (thing) => {
    if (!SHAFTS.test(thing.family)) return thing;
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    if (high < SLENDER * Math.max(wide, deep)) return thing;
    const own = shaftOf(thing.model.parts);
    const [cx, cz] = [(own.min[0] + own.max[0]) / 2, (own.min[2] + own.max[2]) / 2];
    const size = Math.max(wide, high, deep);
    return warped(thing, { min, max, size }, ([x, y, z]) => {
      const t = clamp01((y - own.min[1]) / Math.max(own.max[1] - own.min[1], 1e-9));
      const [dx, dz] = [x - cx, z - cz];
      const girth = (1 - WAIST * sin(PI * t)) * (1 + RELIEF * clamp01(8 * t) * cos(RIDGES * atan2(dz, dx)));
      const [c, s] = [cos(TURNED * TAU * t), sin(TURNED * TAU * t)];
      return [cx + girth * (dx * c + dz * s), y, cz + girth * (dz * c - dx * s)];
    });
  },
};

/** Bounds of the tallest part that is not a pole or a flame: what it stands in is not turned, what is on it is turned as its top is. */
function shaftOf(parts: readonly Part[]) {
  const solid = parts.filter(({ name, slot }) => !ON_TOP.test(`${name} ${slot}`));
  const all = (solid.length > 0 ? solid : parts).map(({ geometry }) => boundsOf([geometry.positions]));
  return all.reduce((best, each) => (each.max[1] - each.min[1] > best.max[1] - best.min[1] ? each : best));
}
