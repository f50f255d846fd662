import { boundsOf } from "#measure/bounds.ts";
import { loft } from "../../geometry/loft.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import type { Draw } from "../../math/draw.ts";
import { add, cross, distance, dot, length, normalize, scale, subtract, type Vec3, Z_AXIS } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** Slots that hair grows on, whatever the concept calls its coat. */
const HAIRY = /^(?:body|fur|coat|head|leg|arm|tail|ear|mane|abdomen|belly|breast|limb)$/;
/** What of a face stays bare. */
const FACE = /eye|nose|mouth|beak|muzzle|snout|jaw|teeth|tooth/;

/** Locks at most, over all parts: a third of a preview's faces. */
const MOST_LOCKS = 230;
/** Shares of the thing's size: how long a lock is, how wide at its root, and how far the roots are from each other. */
const LONG = 0.074;
const WIDE = 0.021;
const APART = 0.022;
/** How far out of the skin a lock stands against how far it hangs down and back: 0 lies flat. */
const STAND = 0.75;
/** How much shorter it is on limbs. */
const ON_LIMBS = 0.62;
const LIMB = /^(?:leg|arm|limb|ear)$/;
/** Share of the size below which the feet stand clear. */
const FOOT = 0.055;
/** How much of the room around eyes and nose stays bare, in their own widths. */
const BARE = 0.62;

/**
 * Locks of hair all over the coat, hanging down and backwards, so that the outline itself is shaggy; face and soles stay bare. Each
 * takes the colours of the skin where it grows.
 */
export const fluffy: Style = {
  id: "fluffy",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const main = Object.keys(thing.materials)[0];
    const coats = parts.filter(({ slot, name }) => (slot === main || HAIRY.test(slot)) && !/lid|brow|face/.test(name));
    if (coats.length === 0) return thing;
    const size = sizeOf(coats);
    const isBare = faceOf(thing.model, size);
    const spots = surfaceSpots(coats, draw, {
      count: MOST_LOCKS,
      apart: APART * size,
      favour: ({ position, normal }) => (normal[1] < -0.55 || position[1] < FOOT * size || isBare(position) ? 0 : 1),
    });
    const tufts = coats.flatMap((part): Part[] => {
      const own = spots.filter((spot) => spot.part === part);
      if (own.length === 0) return [];
      const geometry = merge(own.map((spot, k) => lock(spot, size, draw.fork(`${part.name} ${k}`))));
      return [{ ...part, name: `${part.name}-locks`, geometry, crease: 1.2, weight: 0.95 }];
    });
    return { ...thing, model: { ...thing.model, parts: [...parts, ...tufts] } };
  },
};

function sizeOf(parts: readonly Part[]): number {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return length(subtract(max, min)) / 1.5;
}

/** Where the face is: about the eyes and whatever lies between and below them. */
function faceOf({ parts }: Model, size: number): (at: Vec3) => boolean {
  const features = parts.filter(({ slot, name }) => FACE.test(slot) || FACE.test(name));
  if (features.length === 0) return () => false;
  const { min, max } = boundsOf(features.map(({ geometry }) => geometry.positions));
  const middle = scale(add(min, max), 0.5);
  const reach = Math.max(BARE * length(subtract(max, min)), 0.05 * size);
  return (at) => distance(at, middle) < reach;
}

/** A flat cone from under the skin, bent at its middle to where hair falls. */
function lock({ position, normal, rest, part }: Spot, size: number, draw: Draw) {
  const fall: Vec3 = [0, -1, -0.55];
  const along = normalize(subtract(fall, scale(normal, dot(fall, normal))));
  const way = normalize(add(add(along, scale(normal, STAND)), [draw.number("x", -0.25, 0.25), 0, 0]));
  const side = cross(Math.abs(dot(way, normal)) > 0.98 ? Z_AXIS : normal, way);
  const across = normalize(side);
  const up = cross(way, across);
  const long = LONG * size * (LIMB.test(part.slot) ? ON_LIMBS : 1) * draw.number("long", 0.7, 1.25);
  const wide = WIDE * size * draw.number("wide", 0.8, 1.2);
  const root = add(position, scale(normal, -0.6 * wide));
  const bend = add(root, scale(way, 0.5 * long));
  const tip = add(add(bend, scale(way, 0.3 * long)), scale(along, 0.28 * long));
  const ring = (at: Vec3, half: number): Vec3[] => [
    add(at, scale(across, half)),
    add(at, scale(up, 0.6 * half)),
    add(at, scale(across, -half)),
  ];
  const built = loft([ring(root, wide), ring(bend, 0.72 * wide), [tip]]);
  // coloured as the skin is at its root: the rest frame is moved there
  const positions = built.positions;
  const rests = positions.map((value, i) => value - (position[i % 3] as number) + (rest[i % 3] as number));
  return { ...built, rest: rests };
}
