import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Mat4 } from "../../math/mat4.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, distance, mix, scale, type Vec3 } from "../../math/vec3.ts";
import { extentOf, isLiving, socketOf, type Unplaced } from "../contact/unplaced.ts";

/** Half the thickness of a leash, as a share of the size of who is on it, and how far it sags, as a share of its length. */
const THICK = 0.019;
const SAG = 0.16;
const TIGHT = 0.04;
/** The same of the rope of what floats or rolls. */
const ROPE = 0.009;
/** Share of its height over which a thing is tied by what is nearest. */
const UPPER = 0.6;
/** How high something is tied to what stands, as a share of the lower one's height. */
const KNOT = 0.7;
const STEPS = 12;

/** What leashes and moorings are made of: slot -> material. */
export const LEASH: Readonly<Record<string, MaterialSpec>> = {
  mooring: { base: "rope", colours: [fromHex("#d8c08c")], conditions: {}, scale: 1, seed: 1 },
  leash: { base: "leather", colours: [fromHex("#b3261e")], conditions: {}, scale: 1, seed: 1 },
};

/** A line from the neck of whoever is tied to the hand that holds it, or around what it is tied to. */
export function layLeashes(things: readonly Unplaced[], places: readonly Mat4[]): Part[] {
  return things.flatMap((one, index) => {
    const { where, target = -1 } = one.placement ?? {};
    const other = things[target];
    if (where !== "leashed" || !other) return [];
    // the beast is led, whichever of the two was put beside the other
    const swaps = one.family === "figure" || !isLiving(one);
    const [led, holder] = swaps ? [other, one] : [one, other];
    const [at, by] = (swaps ? [target, index] : [index, target]).map((i) => places[i] as Mat4) as [Mat4, Mat4];
    const size = distance(transformPoint(at, [0, 0, 0]), transformPoint(at, [0, extentOf(led), 0]));
    const hand = isLiving(holder) ? socketOf(holder.model, ["hand", "neck"]) : undefined;
    const isMoored = !isLiving(led);
    const radius = (isMoored ? ROPE : THICK) * size;
    const from = isMoored ? cleatOf(led, at, transformPoint(by, [0, 0, 0])) : transformPoint(at, neckOf(led));
    const to = hand ? transformPoint(by, hand.position) : knotOn(holder, by, from, size);
    // several are pulled tight: none lies on the back of another
    const low = -(one.placement?.of === 1 ? SAG : TIGHT) * distance(from, to);
    const path = Array.from({ length: STEPS + 1 }, (_, i): Vec3 => {
      const t = i / STEPS;
      const [x, y, z] = add(mix(from, to, t), [0, 4 * t * (1 - t) * low, 0]);
      return [x, Math.max(y, radius), z];
    });
    return [makePart(`leash-${index + 1}`, isMoored ? "mooring" : "leash", tube(radius, path, 8), { weight: 0.9 })];
  });
}

/** Of the upper part of what has no neck, the spot that is nearest to what it is tied to. */
function cleatOf({ model, bounds }: Unplaced, at: Mat4, to: Vec3): Vec3 {
  const low = bounds.min[1] + UPPER * (bounds.max[1] - bounds.min[1]);
  let best: Vec3 = transformPoint(at, [0, bounds.max[1], 0]);
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as [number, number, number];
      if (y < low) continue;
      const spot = transformPoint(at, [x, y, z]);
      if (distance(flat(spot), flat(to)) < distance(flat(best), flat(to))) best = spot;
    }
  return best;
}

const flat = ([x, , z]: Vec3): Vec3 => [x, 0, z];

/** Where a collar is, or the middle of what has no neck. */
function neckOf({ model, bounds: { min, max } }: Unplaced): Vec3 {
  const neck = socketOf(model, ["neck"]);
  return neck ? neck.position : scale(add(min, max), 0.5);
}

/** Within what stands, as high as the one who is tied to it reaches. */
function knotOn({ bounds: { min, max } }: Unplaced, at: Mat4, from: Vec3, size: number): Vec3 {
  const foot = transformPoint(at, [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]);
  const top = transformPoint(at, [0, max[1], 0])[1];
  return [foot[0], foot[1] + Math.min(KNOT * (top - foot[1]), Math.max(from[1] - foot[1], 0.3 * size)), foot[2]];
}
