import { boundsOf } from "#measure/bounds.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { atan2 } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { add, distance, mix, normalize, scale, subtract, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { heightOf, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { gripOf, tilt } from "../held/grip.ts";

/** Height over width from which a vessel is poured from by its end, as a bottle is. */
const SLENDER = 1.7;
/** How far over the rim what is poured comes out, in heights of the vessel below. */
const OVER = 0.22;
/** Of a bottle's length from its mouth, how much the hand may hold at most. */
const LONGEST = 0.85;
/** Radius of the stream over half the width of the vessel it falls into; how deep it falls, share of that one's height. */
const THIN = 0.1;
const DEEP = 0.7;
const STEPS = 10;
/** Height of what is filled, and of a bottle, over who holds it, at most. */
const SMALL = 0.12;
/** How far under the hand the mouth of a bottle is at least, over who pours. */
const DROP = 0.02;
const LONG = 0.24;

/** What runs out of a vessel: its concept -> colour. */
const DRINKS: readonly (readonly [vessel: RegExp, hex: string])[] = [
  [/wine/, "#6a1024"],
  [/milk/, "#f2eee4"],
  [/tea|kettle|coffee/, "#7a4418"],
  [/bottle|barrel|keg/, "#c8861e"],
];
const WATER = "#8fc4e4";

/** Who tips which vessel over which other one. */
function pouredInto(things: readonly Unplaced[], index: number): number {
  const { placement } = things[index] as Unplaced;
  if (placement?.where !== "tipped") return -1;
  return things.findIndex(
    (other, at) =>
      at !== index && other.placement?.relation === "holding" && other.placement.target === placement.target,
  );
}

const scaleOf = (at: Mat4): number => distance(transformPoint(at, [0, 0, 0]), transformPoint(at, [0, 1, 0]));

/** Middle of the rim of what stands upright, in the scene. */
function rimOf({ bounds: { min, max } }: Unplaced, at: Mat4): Vec3 {
  return transformPoint(at, [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2]);
}

/** Where it runs out, in its own frame. */
const mouthOf = (vessel: Unplaced): Vec3 =>
  socketOf(vessel.model, ["spout", "mouth"])?.position ?? spoutOf(vessel) ?? [0, vessel.bounds.max[1], 0];

/** How far a pot is tipped over to its spout, radians. */
const TIPPED = 0.75;

/** The end of a spout, in the pot's own frame: it points left. */
function spoutOf({ model }: Unplaced): Vec3 | undefined {
  const part =
    model.parts.find(({ name }) => name === "spout-hole") ?? model.parts.find(({ name }) => name === "spout");
  if (!part) return undefined;
  const { min, max } = boundsOf([part.geometry.positions]);
  return [min[0], max[1], (min[2] + max[2]) / 2];
}

/** A pot with handle and spout, that in the hand where it was, this towards what it fills. Undefined for any other. */
function tipPot(pot: Unplaced, place: Mat4, rim: Vec3): Mat4 | undefined {
  const handle = pot.model.parts.find(({ name }) => name === "handle");
  const spout = spoutOf(pot);
  if (!handle || !spout || spout[0] > 0) return undefined;
  const { min, max } = boundsOf([handle.geometry.positions]);
  const from: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, 0];
  const palm = transformPoint(place, gripOf(pot));
  const [dx, , dz] = subtract(rim, palm);
  const size = scaleOf(place);
  return chain(
    translation(scale(from, -1)),
    scaling([size, size, size]),
    rotation(Z_AXIS, TIPPED),
    rotation(Y_AXIS, atan2(dz, -dx)),
    translation(palm),
  );
}

/** Height of who has it in hand, in the scene. */
function tallOf(things: readonly Unplaced[], places: readonly Mat4[], index: number): number {
  const holder = things[index]?.placement?.target ?? index;
  return heightOf(things[holder] as Unplaced) * scaleOf(places[holder] as Mat4);
}

/** Held where it was, no taller than that, so that there is room over it. */
function inHand(glass: Unplaced, at: Mat4, most: number): Mat4 {
  const less = Math.min(1, most / (heightOf(glass) * scaleOf(at)));
  const palm = transformPoint(at, gripOf(glass));
  return chain(at, translation(scale(palm, -1)), scaling([less, less, less]), translation(palm));
}

/** Bottles turned about the hand that holds them, so that their mouths are over what they are poured into, and that below them. */
export function pourOver(things: readonly Unplaced[], places: readonly Mat4[]): readonly Mat4[] {
  const poured = places.slice();
  for (const [index, place] of places.entries()) {
    const into = pouredInto(things, index);
    const [vessel, glass] = [things[index] as Unplaced, things[into]];
    if (!glass) continue;
    const tall = tallOf(things, places, index);
    const small = inHand(glass, places[into] as Mat4, SMALL * tall);
    poured[into] = small;
    if (heightOf(vessel) < SLENDER * widthOf(vessel)) {
      const tipped = tipPot(vessel, place, rimOf(glass, small));
      if (!tipped) continue;
      poured[index] = tipped;
      // what is filled is under the spout
      const [x, y, z] = transformPoint(tipped, spoutOf(vessel) as Vec3);
      const rim = rimOf(glass, small);
      const over = OVER * heightOf(glass) * scaleOf(small);
      poured[into] = chain(small, translation([x - rim[0], Math.min(0, y - over - rim[1]), z - rim[2]]));
      continue;
    }
    const size = Math.min(scaleOf(place), (LONG * tall) / heightOf(vessel));
    const palm = transformPoint(place, gripOf(vessel));
    const rim = rimOf(glass, small);
    const over = OVER * heightOf(glass) * scaleOf(small);
    // what runs out runs downwards: a glass that is held too high is lowered
    const level = Math.min(rim[1] + over, palm[1] - DROP * tall);
    const way = normalize(subtract([rim[0], level, rim[2]], palm));
    const far = Math.min(distance([rim[0], level, rim[2]], palm), LONGEST * heightOf(vessel) * size);
    const mouth = add(palm, scale(way, far));
    poured[into] = chain(small, translation([0, Math.min(0, mouth[1] - over - rim[1]), 0]));
    poured[index] = chain(
      translation(scale(mouthOf(vessel), -1)),
      scaling([size, size, size]),
      tilt(way),
      translation(mouth),
    );
  }
  return poured;
}

/** A thread of drink from each vessel that is tipped into the one below it. */
export function layStreams(things: readonly Unplaced[], places: readonly Mat4[]): Part[] {
  return things.flatMap((vessel, index) => {
    const into = pouredInto(things, index);
    const glass = things[into];
    if (!glass) return [];
    const below = places[into] as Mat4;
    const rim = rimOf(glass, below);
    const from = transformPoint(places[index] as Mat4, mouthOf(vessel));
    const size = scaleOf(below);
    const to: Vec3 = [rim[0], rim[1] - DEEP * heightOf(glass) * size, rim[2]];
    if (from[1] < rim[1]) return [];
    const path = Array.from({ length: STEPS + 1 }, (_, i): Vec3 => {
      const t = i / STEPS;
      const [x, , z] = mix(from, to, Math.sqrt(t));
      return [x, from[1] + (to[1] - from[1]) * t, z];
    });
    const radius = 0.5 * THIN * 2 * widthOf(glass) * size;
    return [makePart(`stream-${index + 1}`, "stream", tube(radius, path, 10), { weight: 0.9 })];
  });
}

/** What the streams are of. */
export function streamOf(things: readonly Unplaced[]): Readonly<Record<string, MaterialSpec>> {
  const vessel = things.find((_, index) => pouredInto(things, index) >= 0);
  const hex = DRINKS.find(([kind]) => kind.test(vessel?.concept ?? ""))?.[1] ?? WATER;
  return { stream: { base: "ceramic-glaze", colours: [fromHex(hex)], conditions: {}, scale: 1, seed: 1 } };
}
