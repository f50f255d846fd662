import { boundsOf } from "#measure/bounds.ts";
import { conceptById } from "../../concepts/index.ts";
import type { Part } from "../../geometry/part.ts";
import { transformPoints } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, cross, length, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { placeSurfaces, type Surface } from "../contact/contact-field.ts";
import { mouthHeight } from "../contact/rim-height.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto, slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Words of what runs all around a thing: one is on the side that is seen. */
const RIMS = /^(?:rim|edge|lip|brim|ledge|ring|saucer|border)$/;
const SEAT = "seat";
const POUCH = "pouch";
/** Where on a body its pouch is, as a share of its height, how much of the thing is in it, and its size over the body's. */
const [POUCH_HEIGHT, IN_POUCH, OF_BODY] = [0.26, 0.45, 0.3] as const;
/** Cosine of the steepest slope that carries anything. */
const LEVEL = 0.3;
/** What counts for a place beside its height: how near it is to who looks, and how far out. */
const [NEAR, OUT] = [0.25, 0.1] as const;
/** Share of the width of a thing about its middle that its foot is: a tail hangs over. */
const FOOT = 0.35;
/** How far it goes into what it stands on, in its own heights. */
const SINK = 0.03;
/** Angle from the middle of the front at which one sits on a rim, radians, and from one of several to the next. */
const [ASIDE, NEXT] = [0.45, 0.75] as const;
/** Length over the next longest side from which a thing is laid across rather than set there. */
const LONG = 3;
/** How far out on a brim, over the way from its inner to its outer edge. */
const OUTWARD = 0.7;
/** Height over width of a hat that hangs by its brim, and how far it is then tipped, radians. */
const [FLAT, TILTED] = [0.7, 1.15] as const;
/** How far what hangs from a part reaches over its end, in its own heights. */
const HOOKED = 0.1;

/** The parts that a word means: by their own names, else by what the concept calls them. Never all of the thing. */
export function partsCalled({ model, concept }: Unplaced, word: string): readonly Part[] {
  const named = model.parts.filter(({ name }) => name.split("-").includes(word));
  if (named.length > 0) return named;
  const { slots } = conceptById(concept);
  const [main] = Object.keys(slots);
  const slot = Object.keys(slots).find((each) => each === word || (each !== main && slots[each]?.words.includes(word)));
  return slot === undefined || slot === main ? [] : model.parts.filter((part) => part.slot === slot);
}

/**
 * Set down on the named part of another thing, where that is highest and nearest to who looks; on the front of a rim.
 *
 * @param azimuth Where the viewer is, radians.
 * @returns Undefined where there is no such part, or where the thing is too long to be set on it.
 */
export function restOnPart(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  { index, of }: Spot,
  azimuth: number,
  facing: number,
  still: () => readonly Surface[],
): Placed | undefined {
  const word = object.placement?.part ?? "";
  if (word === POUCH) return inPouch(object, other, at, still());
  const aside = azimuth + (of > 1 ? NEXT * (index - (of - 1) / 2) : ASIDE);
  const towards: Vec3 = [sin(aside), 0, cos(aside)];
  const seat = word === SEAT ? socketOf(other.model, [SEAT]) : undefined;
  const parts = partsCalled(other, word);
  const onRim = parts.length === 0 && RIMS.test(word);
  const [, next] = [widthOf(object), heightOf(object), depthOf(object)].sort((a, b) => a - b) as [
    number,
    number,
    number,
  ];
  const isLong = extentOf(object) > LONG * next;
  if ((onRim || RIMS.test(word)) && isLong) return undefined;
  const place = seat ? placeSocket(seat, at).position : onRim ? rimAt(other, at, towards) : undefined;
  const ground = onRim ? still() : parts.length > 0 ? placedParts(parts, at) : endOf(other, at, word);
  const found = place ?? (RIMS.test(word) ? brimAt(ground, at, towards) : highestOf(ground, at, azimuth, index, other));
  if (!found) return undefined;
  const size = shownSize(object, other, at, "perched");
  if (seat) return standAt(found, size, at.turn);
  const above = standAt([found[0], found[1] + heightOf(other) * at.scale, found[2]], size, facing);
  const fall = fallOnto(surfacesOf(object, above), ground, { middle: FOOT, turn: facing });
  const drop = fall ?? (above.transform[13] as number) - found[1];
  return shift(above, [0, -drop - SINK * heightOf(object) * size, 0]);
}

/** Words of what is at the hind end of a body that has it in one with the rest, and of what is at its front end. */
const [HIND, FORE] = [/^(?:tail|stern)$/, /^(?:nose|snout|beak|bow|prow|muzzle)$/];
/** How much of its length that end is, and how far from the tip one sits there, in the same. */
const END = 0.22;

/** The faces of a body that are at the end where a word has its part. */
function endOf(other: Unplaced, at: Placed, word: string): Surface[] {
  if (!HIND.test(word) && !FORE.test(word)) return [];
  const { min, max } = other.bounds;
  const reach = END * (max[2] - min[2]);
  const isThere = (z: number) =>
    HIND.test(word) ? z < min[2] + reach && z > min[2] + 0.3 * reach : z > max[2] - reach;
  const ends = other.model.parts.map(({ geometry: { positions, indices } }) => ({
    positions,
    indices: indices.filter((_, i, all) =>
      [0, 1, 2].every((k) => isThere(positions[3 * (all[i - (i % 3) + k] as number) + 2] as number)),
    ),
  }));
  return placeSurfaces(
    ends.filter(({ indices }) => indices.length > 0),
    at.transform,
  );
}

/** Looking out before the belly, half of it in there. */
function inPouch(object: Unplaced, body: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const size = (OF_BODY * heightOf(body) * at.scale) / heightOf(object);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const [x, y, z] = at.transform.slice(12, 15) as unknown as Vec3;
  const far = 2 * extentOf(body) * at.scale;
  const away = standAt(add([x, y + POUCH_HEIGHT * heightOf(body) * at.scale, z], scale(front, far)), size, at.turn);
  const way = slideAgainst(surfacesOf(object, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, -(way + IN_POUCH * depthOf(object) * size)));
}

const placedParts = (parts: readonly Part[], { transform }: Placed): Surface[] =>
  placeSurfaces(
    parts.map(({ geometry }) => geometry),
    transform,
  );

/** On the wall about a vessel's opening, the way that is looked from. */
function rimAt(vessel: Unplaced, at: Placed, towards: Vec3): Vec3 | undefined {
  const own = socketOf(vessel.model, ["inside", "top"]);
  if (!own) return undefined;
  const opening = placeSocket(own, at);
  const height = mouthHeight(vessel, at, opening);
  return [opening.position[0] + towards[0] * opening.radius, height, opening.position[2] + towards[2] * opening.radius];
}

/** Every level face of a surface: its middle. */
function* levelFaces(surfaces: readonly Surface[]): Generator<Vec3> {
  for (const { positions, indices } of surfaces)
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const i = 3 * (indices[t + k] as number);
        return [positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3;
      }) as [Vec3, Vec3, Vec3];
      const out = cross(subtract(b, a), subtract(c, a));
      if (out[1] > LEVEL * length(out) && length(out) > 0) yield scale(add(add(a, b), c), 1 / 3);
    }
}

/** Part of the way out on what runs around a thing. */
function brimAt(ground: readonly Surface[], { transform }: Placed, towards: Vec3): Vec3 | undefined {
  const [x0, z0] = [transform[12] as number, transform[14] as number];
  let [inner, outer, height] = [Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY];
  for (const [x, y, z] of levelFaces(ground)) {
    const [dx, dz] = [x - x0, z - z0];
    const far = Math.sqrt(dx * dx + dz * dz);
    // along that way only
    if (dx * towards[0] + dz * towards[2] < 0.9 * far) continue;
    [inner, outer, height] = [Math.min(inner, far), Math.max(outer, far), Math.max(height, y)];
  }
  if (outer === 0) return undefined;
  const far = inner + OUTWARD * (outer - inner);
  return [x0 + far * towards[0], height, z0 + far * towards[2]];
}

/** The highest of it, with some favour for what is near and far out; several take one after the other to the sides. */
function highestOf(
  ground: readonly Surface[],
  at: Placed,
  azimuth: number,
  index: number,
  other: Unplaced,
): Vec3 | undefined {
  const [x0, z0] = [at.transform[12] as number, at.transform[14] as number];
  const tall = heightOf(other) * at.scale;
  const wide = extentOf(other) * at.scale;
  const side = index % 2 === 0 ? 0 : index % 4 === 1 ? 1 : -1;
  let [best, most]: [Vec3 | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const spot of levelFaces(ground)) {
    const [dx, dz] = [(spot[0] - x0) / wide, (spot[2] - z0) / wide];
    const near = dx * sin(azimuth) + dz * cos(azimuth);
    const right = dx * cos(azimuth) - dz * sin(azimuth);
    const score = spot[1] / tall + NEAR * near + OUT * Math.sqrt(dx * dx + dz * dz) + side * right;
    if (score > most) [best, most] = [spot, score];
  }
  return best;
}

/** Hung from the tip of the named part: a horn, a beak, a handle; a hat by its brim, the crown to who looks. Undefined where there is none. */
export function hangFromPart(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  azimuth: number,
  facing: number,
): Placed | undefined {
  const word = object.placement?.part;
  const tip = word === undefined ? undefined : tipOf(placedParts(partsCalled(other, word), at), other, at, azimuth);
  if (!tip) return undefined;
  const size = shownSize(object, other, at, "perched");
  const isHat = object.family === "garment" && heightOf(object) < FLAT * widthOf(object);
  const turned = chain(scaling([size, size, size]), rotation(X_AXIS, isHat ? TILTED : 0), rotation(Y_AXIS, facing));
  const { min, max } = boundsOf(object.model.parts.map(({ geometry }) => transformPoints(geometry.positions, turned)));
  const foot: Vec3 = [
    tip[0] - (min[0] + max[0]) / 2,
    tip[1] + HOOKED * (max[1] - min[1]) - max[1],
    tip[2] - (min[2] + max[2]) / 2,
  ];
  return { transform: chain(turned, translation(foot)), scale: size, turn: facing };
}

/** What of it is farthest from the middle of the whole, rather on the side that is seen. */
function tipOf(ground: readonly Surface[], other: Unplaced, at: Placed, azimuth: number): Vec3 | undefined {
  const [x0, y0, z0] = at.transform.slice(12, 15) as unknown as Vec3;
  const middle: Vec3 = [x0, y0 + (heightOf(other) * at.scale) / 2, z0];
  let [tip, most]: [Vec3 | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const { positions } of ground)
    for (let i = 0; i < positions.length; i += 3) {
      const off = subtract([positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3, middle);
      const score = length(off) + NEAR * (off[0] * sin(azimuth) + off[2] * cos(azimuth));
      if (score > most) [tip, most] = [add(off, middle), score];
    }
  return tip;
}
