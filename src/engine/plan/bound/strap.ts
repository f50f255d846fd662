import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { type Mat4, transformPoint } from "../../math/mat4.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";
import { heightOf, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** How far the strap runs from the middle of the neck, in its radii; half its thickness in them. */
const ROUND = 1.3;
const THICK = 0.11;
/** Where it is tied to what hangs, in half its width from the middle, and how high, as shares. */
const ENDS = 0.72;
const TIED = 0.86;

/** What straps are made of: slot -> material. */
export const STRAP: Readonly<Record<string, MaterialSpec>> = {
  strap: { base: "leather", colours: [fromHex("#1d1815")], conditions: {}, scale: 1, seed: 1 },
};

/** Concepts of what has a cord or a chain of its own, or goes round a neck by itself. */
const BY_ITSELF =
  /necklace|pendant|medal|lei|garland|scarf|tie|collar|chain|snake|python|boa|headphone|stethoscope|wreath|rope/;

/** Straps about the necks that things are slung around: from both sides of the thing up over the shoulders. */
export function layStraps(things: readonly Unplaced[], places: readonly Mat4[]): Part[] {
  return things.flatMap((thing, index) => {
    const { where, target = -1 } = thing.placement ?? {};
    const bearer = things[target];
    const neck = bearer && socketOf(bearer.model, ["neck"]);
    const isAlive = /^(?:animal|bird|figure)$/.test(thing.family);
    if (where !== "neck" || !bearer || !neck || isAlive || BY_ITSELF.test(thing.concept)) return [];
    const [own, at] = [places[index] as Mat4, places[target] as Mat4];
    const [x, y, z] = neck.position;
    const r = ROUND * neck.radius;
    const about = (dx: number, dy: number, dz: number): Vec3 =>
      transformPoint(at, [x + dx * r, y + dy * r, z + dz * r]);
    const { min, max } = thing.bounds;
    const end = (side: number): Vec3 =>
      transformPoint(own, [
        (min[0] + max[0]) / 2 + side * ENDS * 0.5 * widthOf(thing),
        min[1] + TIED * heightOf(thing),
        (min[2] + max[2]) / 2,
      ]);
    const path = [end(1), about(0.85, -0.15, 0.75), about(1, 0.2, 0), about(0, 0.35, -1.05)];
    const back = [about(-1, 0.2, 0), about(-0.85, -0.15, 0.75), end(-1)];
    const thick = THICK * distance(about(0, 0, 0), about(1, 0, 0));
    return [
      makePart(`strap-${index + 1}`, "strap", tube(thick, curveThrough([...path, ...back], 6), 8), { weight: 0.9 }),
    ];
  });
}
