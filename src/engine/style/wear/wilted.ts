import { boundsOf } from "#measure/bounds.ts";
import { leafBlade } from "../../concepts/plant/leaf-blade.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, GOLDEN_ANGLE, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { warped } from "../warped.ts";

const BROWN = fromHex("#6f4a1e");
/** Height over the whole above which it hangs, and how far over, in radians. */
const NECK = 0.5;
const DROOP = 2.1;
/** Along X and Z, where it hangs over to: aside, so that it is seen to, and forward, so that a face looks down. */
const WAY: readonly [number, number] = [0.75, 0.6614];
/** Width over height from which it is a bunch whose heads hang out on all sides, where they hang from, in heights, and how far over, in radians. */
const BUNCH = 0.5;
const COLLAR = 0.6;
const HANG = 1.2;
/** How far the outermost sinks besides, over the bunch's width. */
const SAG = 0.24;
/** Of the way that the outermost go as they turn, the height over which they do: below 1 they would turn inside out. */
const SLOW = 1.1;
/** Petals that lie about a bunch that stands by itself, and their length in heights. */
const FALLEN = 14;
const PETAL = 0.1;
const SHED = /^(?:flower|petal)$/;
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
    const axis = (min[2] + max[2]) / 2;
    const wide = Math.min(max[0] - min[0], max[2] - min[2]);
    // on a stem of its own hangs one head, however wide its leaves are
    const isBunch = wide > BUNCH * high && own.filter(({ name }) => name === "stem").length !== 1;
    const bend = Math.max(0.25 * high, (SLOW * HANG * wide) / 2);
    const floor = Math.min(...thing.model.parts.map(({ geometry }) => boundsOf([geometry.positions]).min[1]));
    // the further out the lower, down to the ground at most
    const sunk = (y: number, r: number): number =>
      Math.max(Math.min(y, floor + 0.01 * size), y - SAG * wide * smoothstep(0.2, 1, (2 * r) / wide));
    const bent = warped(thing, { min, max, size }, ([x, y, z]) => {
      if (isBunch) {
        const r = Math.sqrt((x - middle) * (x - middle) + (z - axis) * (z - axis));
        const above = y - min[1] - COLLAR * high;
        if (above <= 0 || r < 1e-6) return [x, sunk(y, r), z];
        // turned out and down about the collar, the outer the more, so that heads keep their form
        const turn = HANG * smoothstep(0.05, 0.9, (2 * r) / wide) * clamp01(above / bend);
        const grown = (r * cos(turn) + above * sin(turn)) / r;
        const up = above * cos(turn) - r * sin(turn);
        return [middle + grown * (x - middle), sunk(y - above + up, r), axis + grown * (z - axis)];
      }
      const u = y - start;
      if (u <= 0) return [x, y, z];
      const turn = (DROOP * Math.min(u, arc)) / arc;
      const beyond = Math.max(0, u - arc);
      const s = (x - middle) * WAY[0] + (z - axis) * WAY[1];
      const v = radius - s;
      const by = v - v * cos(turn) + beyond * sin(turn);
      return [x + by * WAY[0], start + v * sin(turn) + beyond * cos(turn), z + by * WAY[1]];
    });
    const parts = bent.model.parts.map((part): Part => {
      if (KEPT.test(part.slot)) return part;
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const patch = noise((x * 16) / size, (y * 16) / size, (z * 16) / size, 3);
        const edge = 0.6 + 0.2 * clamp01(0.5 + 0.5 * sin((x * 37 + y * 29 + z * 31) / size)) + 0.2 * patch;
        surface.r += (BROWN[0] - surface.r) * edge;
        surface.g += (BROWN[1] - surface.g) * edge;
        surface.b += (BROWN[2] - surface.b) * edge;
        surface.roughness = 0.9;
      };
      return { ...part, paint };
    });
    return { ...bent, model: { ...bent.model, parts: isBunch ? [...parts, ...shed(parts, high)] : parts } };
  },
};

/** Petals that have fallen about a wrapped bunch, lying as they fell; none where it is in a vase or a pot. */
function shed(parts: readonly Part[], high: number): Part[] {
  const from = parts.find(({ slot }) => SHED.test(slot));
  if (!from || !parts.some(({ slot }) => slot === "paper")) return [];
  const blade = leafBlade({
    length: PETAL * high,
    width: 0.9 * PETAL * high,
    thickness: 0.008 * high,
    fold: 0.35,
    droop: 0.5,
    steps: 6,
  });
  const lying = Array.from({ length: FALLEN }, (_, i) => {
    const reach = high * (0.2 + 0.3 * Math.sqrt((i + 0.5) / FALLEN));
    const a = i * GOLDEN_ANGLE;
    return place(blade, chain(rotation(Y_AXIS, i * 2.1), translation([reach * cos(a), 0.028 * high, reach * sin(a)])));
  });
  const { paint } = from;
  return [makePart("fallen-petals", from.slot, merge(lying), { weight: 0.5, crease: 1, ...(paint && { paint }) })];
}
