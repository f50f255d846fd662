import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { type Mat4, transformPoint } from "../../math/mat4.ts";
import { add, distance, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { extentOf, isLiving, socketOf, type Unplaced } from "../contact/unplaced.ts";

/** Concepts of what has shafts, a bar or a handle of its own to be drawn by. */
const HITCHED =
  /wagon|cart|carriage|chariot|trailer|sleigh|rickshaw|barrow|plough|stroller|pram|train|locomotive|suitcase|vacuum/;
/** Families of what is drawn along on a rope, vehicles or not. */
const TIED: ReadonlySet<string> = new Set(["vehicle", "building", "nature", "plant", "landmark"]);

/** Half the thickness of the rope over the size of the larger of both. */
const THICK = 0.012;
/** Shares of its height between which a rope is tied to a thing, and of its breadth about its middle. */
const [LOW, HIGH, ASIDE] = [0.25, 0.62, 0.22];
/** Share of the rope's thickness by which its ends go in. */
const SUNK = 1.5;

export const TOW_ROPE: Readonly<Record<string, MaterialSpec>> = {
  "tow-rope": { base: "rope", colours: [fromHex("#d8b872")], conditions: {}, scale: 1, seed: 1 },
};

/** Whether a thing that is drawn is on a rope: there is room for it between the two. */
export const isTowed = ({ concept, family }: Pick<Unplaced, "concept" | "family">): boolean =>
  TIED.has(family) && !HITCHED.test(concept);

/** A taut rope from whatever is towed to who has it in the hands, or to the back of what it is behind. */
export function layTowRopes(things: readonly Unplaced[], places: readonly Mat4[]): Part[] {
  return things.flatMap((towed, index) => {
    const { where, target = -1 } = towed.placement ?? {};
    const drawer = things[target];
    if (where !== "drawn" || !drawer || !isTowed(towed)) return [];
    const [at, by] = [places[index] as Mat4, places[target] as Mat4];
    const hand = drawer.family === "figure" ? socketOf(drawer.model, ["hand"]) : undefined;
    const middle = transformPoint(at, [0, extentOf(towed) / 4, 0]);
    const to = hand ? transformPoint(by, hand.position) : hitchOf(drawer, by, middle);
    const from = hitchOf(towed, at, to);
    const radius = THICK * Math.max(sizeOf(towed, at), sizeOf(drawer, by));
    const sunk = scale(normalize(subtract(to, from), [0, 0, 1]), SUNK * radius);
    return [
      makePart(`tow-rope-${index + 1}`, "tow-rope", tube(radius, [subtract(from, sunk), add(to, sunk)], 10), {
        weight: 0.9,
      }),
    ];
  });
}

const sizeOf = (thing: Unplaced, at: Mat4): number =>
  distance(transformPoint(at, [0, 0, 0]), transformPoint(at, [0, extentOf(thing), 0]));

/** The spot of a thing, near its middle and not high up, that is nearest to what it is tied to. */
function hitchOf(thing: Unplaced, at: Mat4, towards: Vec3): Vec3 {
  const { min, max } = thing.bounds;
  const share = (value: number, k: 0 | 1): number => (value - min[k]) / Math.max(max[k] - min[k], 1e-9);
  // beasts are tied at the rump rather than by a leg
  const [low, high] = isLiving(thing) ? [HIGH, 1] : [LOW, HIGH];
  let [best, least]: [Vec3, number] = [
    transformPoint(at, [0, min[1] + 0.5 * (max[1] - min[1]), 0]),
    Number.POSITIVE_INFINITY,
  ];
  for (const { geometry } of thing.model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as [number, number, number];
      if (share(y, 1) < low || share(y, 1) > high || Math.abs(share(x, 0) - 0.5) > ASIDE) continue;
      const spot = transformPoint(at, [x, y, z]);
      const off = distance([spot[0], 0, spot[2]], [towards[0], 0, towards[2]]);
      if (off < least) [best, least] = [spot, off];
    }
  return best;
}
