import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { cos, sin } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { fold } from "../out-of-shape.ts";
import type { Style } from "../style.ts";
import { warped } from "../warped.ts";

/** From this share of the length on, from behind, the front is folded up, to this share of its own length. */
const FRONT = 0.6;
const FOLDED = 0.52;
/** Share of the height from which on the roof is caved in, and how deep, in heights. */
const ROOF = 0.5;
const CAVED = 0.34;
/** Radians by which the wreck lies askew. */
const ROLL = 0.075;
const NOD = 0.05;

/** A vehicle after the crash: its front folded up, the roof caved in over one side, the whole askew on its wheels. */
export const smashed: Style = {
  id: "smashed",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [wide, high, long] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const size = Math.max(wide, high, long);
    const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const seed = draw.integer("folds", 0, 999);
    const side = draw.chance("left", 0.5) ? -1 : 1;
    return warped(thing, { min, max, size }, ([x, y, z]) => {
      const [across, up, along] = [(x - cx) / wide, (y - min[1]) / high, (z - min[2]) / long];
      const shaken = noise(across * 4, up * 3, along * 5, seed);
      // the further to the front the more it is pushed back and up, on one side more
      const t = clamp01((along - FRONT) / (1 - FRONT));
      const hit = 1 + 0.35 * side * across;
      const accordion = (fold(2.4 * t + 0.5 * across + 0.2 * shaken) - 0.5) * smoothstep(0, 0.3, t);
      const back = (1 - FOLDED) * t * (1 - FRONT) * long * hit;
      const buckled = high * (0.1 * accordion + 0.16 * t * up);
      const cave =
        smoothstep(ROOF, 1, up) *
        smoothstep(0.12, 0.34, along) *
        smoothstep(0.86, 0.6, along) *
        (0.75 + 0.6 * side * across);
      const px = x + wide * 0.07 * shaken * (0.35 + t) * smoothstep(0, 0.3, up);
      const py = y + buckled - high * CAVED * cave * (0.85 + 0.5 * shaken);
      const pz = z - back + long * 0.02 * accordion;
      const [dx, dz] = [px - cx, pz - cz];
      const rolled = py * cos(ROLL) + dx * side * sin(ROLL);
      return [cx + dx * cos(ROLL) - py * side * sin(ROLL), rolled - dz * sin(NOD), cz + dz * cos(NOD)];
    });
  },
};
