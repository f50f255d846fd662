import { chainLink } from "../../geometry/chain-link.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { add, distance, mix, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  footprintOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  standAt,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";
import { tilt } from "./grip.ts";

/** By what a thing hangs from the hand of who has it. */
const CORDS: ReadonlySet<string> = new Set(["on-chain", "on-cord", "on-ribbon"]);
/** Share of the room between the hand and the floor that a thing takes at most, and its cord together with it. */
const MOST_TALL = 0.5;
const REACH = 0.88;
/** Length of a cord over the height of who holds it, at most. */
const LONGEST = 0.26;
/** How far from the body a thing swings out, in its half widths. */
const SWUNG = 0.55;
/** Half the thickness of a cord, as a share of its holder's height, and of the wire of a chain in its links' length. */
const THICK: Readonly<Record<string, number>> = { "on-cord": 0.006, "on-ribbon": 0.011 };
const WIRE = 0.13;
/** Length of a link as a share of its holder's height, and from one to the next, in their lengths. */
const LINK = 0.042;
const PITCH = 0.62;
/** How far a cord goes into the hand and into what hangs by it, as a share of its length. */
const KNOTTED = 0.06;

/** What such cords are made of: slot -> material. */
export const CORD: Readonly<Record<string, MaterialSpec>> = {
  "on-chain": { base: "iron", colours: [], conditions: {}, scale: 1, seed: 1 },
  "on-cord": { base: "rope", colours: [fromHex("#d8c08c")], conditions: {}, scale: 1, seed: 1 },
  "on-ribbon": { base: "silk", colours: [fromHex("#c01f2e")], conditions: {}, scale: 1, seed: 1 },
};

/** Whether a thing hangs by a cord from who has it. */
export const dangles = ({ placement }: Pick<Unplaced, "placement">): boolean => CORDS.has(placement?.where ?? "");

/** What has the cord: a hand, a beast's mouth. */
const holdOf = (holder: Unplaced): Socket => handsOf(holder)[0] ?? socketOf(holder.model, ["mouth"]) ?? topOf(holder);

/** Half the width of what a cord is tied to over the middle of a thing, as a share of the whole. */
const MIDDLE = 0.15;

/** The highest place over the middle of a thing, in its own frame. */
function knotOn({ model, bounds: { min, max } }: Unplaced): Vec3 {
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  let high = Number.NEGATIVE_INFINITY;
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [px, py, pz] = geometry.positions.subarray(i, i + 3) as unknown as Vec3;
      const isOver = Math.abs(px - x) < MIDDLE * (max[0] - min[0]) && Math.abs(pz - z) < MIDDLE * (max[2] - min[2]);
      if (isOver && py > high) high = py;
    }
  return [x, Number.isFinite(high) ? high : max[1], z];
}

/** Hangs a thing under the hand by its cord, clear of the body and of the floor. */
export function dangle(object: Unplaced, holder: Unplaced, at: Placed, facing: number): Placed {
  const { position } = placeSocket(holdOf(holder), at);
  const [x, floor, z] = at.transform.slice(12, 15) as unknown as Vec3;
  const tall = heightOf(holder) * at.scale;
  const room = Math.max(position[1] - floor, 0.3 * tall);
  const size = Math.min(shownSize(object, holder, at, "holding"), (MOST_TALL * room) / heightOf(object));
  const high = heightOf(object) * size;
  const cord = Math.min(LONGEST * tall, REACH * room - high);
  const away = normalize([position[0] - x, 0, position[2] - z], Z_AXIS);
  const out = scale(away, SWUNG * footprintOf(object) * size);
  const top = add(add(position, out), [0, -cord, 0]);
  const hung = standAt([0, 0, 0], size, facing);
  const own = transformPoint(hung.transform, knotOn(object));
  return { ...hung, transform: chain(hung.transform, translation(subtract(top, own))) };
}

/** The cords from the hands to what hangs by them. */
export function layCords(things: readonly Unplaced[], places: readonly Mat4[]): Part[] {
  return things.flatMap((thing, index) => {
    const holder = things[thing.placement?.target ?? -1];
    const by = places[thing.placement?.target ?? -1];
    const where = thing.placement?.where ?? "";
    if (!holder || !by || !dangles(thing)) return [];
    const knot = transformPoint(places[index] as Mat4, knotOn(thing));
    const hand = transformPoint(by, holdOf(holder).position);
    const tall = distance(transformPoint(by, [0, 0, 0]), transformPoint(by, [0, heightOf(holder), 0]));
    const [from, to] = [mix(hand, knot, -KNOTTED), mix(hand, knot, 1 + KNOTTED)];
    const geometry =
      where === "on-chain"
        ? linksAlong(from, to, LINK * tall)
        : tube((THICK[where] ?? 0) * tall, [from, mix(from, to, 0.5), to], 8);
    return [makePart(`cord-${index + 1}`, where, geometry, { weight: 0.9 })];
  });
}

/** Links from one place to another, each a quarter turned from the one before. */
function linksAlong(from: Vec3, to: Vec3, length: number) {
  const way = subtract(to, from);
  const count = Math.max(3, Math.round(distance(from, to) / (PITCH * length)));
  const long = distance(from, to) / count / PITCH;
  const one = chainLink(long, WIRE * long * 0.6);
  return merge(
    Array.from({ length: count }, (_, i) =>
      place(
        one,
        chain(
          rotation(X_AXIS, i % 2 === 0 ? 0.4 : 0.4 + PI / 2),
          rotation(Z_AXIS, PI / 2),
          tilt(normalize(way, Y_AXIS)),
          translation(mix(from, to, (i + 0.5) / count)),
        ),
      ),
    ),
  );
}
