import { FLOWERS } from "../../concepts/flower/index.ts";
import { atan2, cos, GOLDEN_ANGLE, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { normalize, Y_AXIS } from "../../math/vec3.ts";
import { rimHeight } from "../contact/rim-height.ts";
import type { Spot } from "../contact/spot.ts";
import {
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  socketOf,
  surfacesOf,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { isBedded, standInBed } from "./flower-bed.ts";

/** What is cut: a lotus swims, and an orchid grows in a pot of its own. */
const CUT: ReadonlySet<string> = new Set(FLOWERS.map(({ id }) => id).filter((id) => id !== "lotus" && id !== "orchid"));
/** Length that is seen of a flower, and the most of it that is in the vessel, as ratios to the vessel's and its own height. */
const SHOWN = 0.85;
const SUNK = 0.45;
/** Length that is seen at most of what is put into a bag, in the bag's heights. */
const LONGEST = 1.4;
/** The narrower the mouth, the less deep a stem goes, for its leaves: in radii of the mouth, and at least this share of it. */
const REACH = 3;
const LEAST_SUNK = 0.2;
/** Largest slope of a stem: run over rise. */
const STEEPEST = 0.55;
/** Share of the mouth's radius within which stems stay. */
const WITHIN = 0.75;
/** Width over height from which heads are broad, and hide each other unless they lean aside, each turned out a little (radians). */
const BROAD = 0.4;
const ASIDE = [0, -0.35, 3.5, -1.2, 4.3];
const TURNED_OUT = 0.5;
/** Heights by which the mouth is looked for under the rim, as a share of the vessel's. */
const LIP = 0.06;

/** Concepts of what has a basket for its inside, and the height of that, in its radii. */
const BASKETED: ReadonlySet<string> = new Set(["bicycle"]);
const BASKET = 3.2;

/** Height over width from which a thing is as slender as a stem: a brush, a broom, an arrow. */
const SLENDER = 4.5;
const isSlender = (object: Unplaced): boolean =>
  !isLiving(object) && heightOf(object) > SLENDER * 2 * footprintOf(object);

/** Whether it goes into a vessel as cut flowers do, upright and fanned out. */
export const isStem = (object: Unplaced, support: Unplaced): boolean =>
  socketOf(support.model, ["inside"]) !== undefined &&
  (isBedded(object, support) ||
    (CUT.has(object.concept) && (support.family === "vessel" || BASKETED.has(support.concept))) ||
    (isSlender(object) && /^(?:vessel|container)$/.test(support.family)));

/** Stands a flower, or what is as slender, in a vase: its stem through the mouth, the first upright and longest, the others fanned out around it. */
export function standStem(object: Unplaced, vessel: Unplaced, at: Placed, { index, of }: Spot): Placed {
  if (isBedded(object, vessel)) return standInBed(object, vessel, at, { index, of });
  const opening = placeSocket(socketOf(vessel.model, ["inside"]) ?? topOf(vessel), at);
  const rim = rimHeight(vessel, at, opening);
  const tall = BASKETED.has(vessel.concept) ? BASKET * opening.radius : heightOf(vessel) * at.scale;
  const [x, floor, z] = opening.position;
  // an umbrella in a bag is as long as it is, a pencil in a cup as long as shows
  const truly = (heightOf(object) * object.scale * at.scale) / vessel.scale;
  const isLong = vessel.family === "container" && !CUT.has(object.concept);
  const shown = isLong ? clamp((1 - SUNK) * truly, SHOWN * tall, LONGEST * tall) : SHOWN * tall;
  const length = shown / (1 - SUNK);
  const mouth = mouthRadius(vessel, at, [x, z], rim, tall);
  const sunk = Math.min(SUNK * length, rim - floor, Math.max(LEAST_SUNK * length, REACH * mouth));
  // the wider the heads, the more they differ in height: one does not hide the other
  const broad = Math.min(1, (2 * footprintOf(object)) / heightOf(object));
  const size = ((shown + sunk) / heightOf(object)) * (1 - (0.1 + 0.1 * broad) * (index % 3));
  // all feet meet in the vase's axis: how far a stem can lean is a matter of the mouth
  const ring = index === 0 ? 0 : Math.sqrt(index / Math.max(1, of - 1));
  // a single ring of great heads leans on the rim, its feet against the other side
  const across = 1 + broad;
  const slope = ring * clamp((across * WITHIN * mouth) / sunk, 0, STEEPEST);
  const isBroad = broad > BROAD;
  const angle = isBroad ? (ASIDE[index % ASIDE.length] as number) : index * GOLDEN_ANGLE;
  const lean = normalize([sin(angle), 0, -cos(angle)]);
  const tilt = atan2(slope, 1);
  const foot = ring * broad * Math.min(WITHIN * mouth, 0.5 * slope * sunk);
  return {
    transform: chain(
      scaling([size, size, size]),
      rotation(Y_AXIS, isBroad ? -TURNED_OUT * ring * cos(angle) : (index * GOLDEN_ANGLE) % TAU),
      rotation(lean, -tilt),
      translation([x + cos(angle) * foot, rim - sunk, z + sin(angle) * foot]),
    ),
    scale: size,
    turn: 0,
  };
}

/** Metres from the axis to the wall just under the rim; 0 where there is none. */
export function mouthRadius(
  vessel: Unplaced,
  at: Placed,
  [cx, cz]: readonly [number, number],
  rim: number,
  tall: number,
): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { positions } of surfacesOf(vessel, at)) {
    for (let i = 0; i < positions.length; i += 3) {
      if (Math.abs((positions[i + 1] as number) - rim) > LIP * tall) continue;
      const [dx, dz] = [(positions[i] as number) - cx, (positions[i + 2] as number) - cz];
      nearest = Math.min(nearest, dx * dx + dz * dz);
    }
  }
  return Number.isFinite(nearest) ? Math.sqrt(nearest) : 0;
}
