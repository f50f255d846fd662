import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  footprintOf,
  heightOf,
  type Placed,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Height over width from which a thing is a pole that others wind up on. */
const POLE = 1.5;
/** Width over height from which it is a bough that others wind along. */
const BOUGH = 1.8;
/** Where on a pole their foot is, as a share of its height. */
const UP = 0.28;
/** Width over height up to which something lies in rings: a snake, a rope. */
const RINGS = 2.6;
/** Room in the middle over its width, from which a thing goes round another: a ring, a body that is curled. */
const OPEN = 0.12;
/** Width of rings without such room over that of the pole. */
const LOOSE = 2.1;
/** How much wider than what it goes around the room in its middle is. */
const CLEAR = 1.04;
/** Share of a pole's height that is its foot, which windings are above of. */
const BASE = 0.14;
/** Share of a squat thing's height below which a body lies around it. */
const FOOT = 0.35;

/** Around another thing: in windings up a pole or along a bough, else about its foot. Undefined where it has no room in its middle. */
export function coilAround(object: Unplaced, other: Unplaced, at: Placed, facing: number): Placed | undefined {
  const { axis, wide, deep } = windingsOf(object);
  const open = roomIn(object, axis);
  const isRing = Math.abs(wide - deep) < 0.35 * wide && wide < RINGS * heightOf(object);
  const goesRound = open > OPEN * wide;
  const [x, low, z] = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const tall = heightOf(other) * at.scale;
  if (goesRound && isRing && widthOf(other) > BOUGH * heightOf(other)) return windAlong(object, other, at, open, axis);
  const isPole = heightOf(other) >= POLE * widthOf(other);
  if (!goesRound && !(isRing && isPole)) return undefined;
  const climbs = isRing && isPole;
  const foot = climbs ? low + UP * tall : low;
  const girth = girthBetween(other, at, foot, foot + (climbs ? 0.2 : FOOT) * tall);
  const round = goesRound ? (CLEAR * girth) / open : (LOOSE * girth) / footprintOf(object);
  const about = (size: number, from = foot): Placed => {
    const [ax, az] = [axis[0] * size, axis[1] * size];
    return standAt(
      [x - cos(facing) * ax - sin(facing) * az, from, z + sin(facing) * ax - cos(facing) * az],
      size,
      facing,
    );
  };
  if (!climbs) return about(round);
  const size = Math.min(
    Math.max(round, goesRound ? 0 : Math.min(shownSize(object, other, at, "beside"), (0.3 * tall) / wide)),
    (0.6 * tall) / heightOf(object),
  );
  if (!goesRound || size >= round) return about(size);
  // around what is stout: as wide as it is anywhere, and from as far below as the windings are high
  const stout = (CLEAR * girthBetween(other, at, low + BASE * tall, low + tall)) / open;
  if (stout * heightOf(object) > tall) return about(size);
  return about(stout, low + Math.max(0, Math.min(UP * tall, 0.95 * tall - stout * heightOf(object))));
}

/** Heights, as shares of the whole, between which nothing but the windings is: neither the head nor what lies on the floor. */
const BAND = [0.25, 0.7] as const;

/** Where the upright middle of its windings is, x and z, and how wide and deep they are. */
function windingsOf({ model, bounds }: Unplaced): {
  readonly axis: readonly [number, number];
  readonly wide: number;
  readonly deep: number;
} {
  const [low, high] = BAND.map((share) => bounds.min[1] + share * (bounds.max[1] - bounds.min[1])) as [number, number];
  const [min, max] = [
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ] as [[number, number], [number, number]];
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const y = geometry.positions[i + 1] as number;
      if (y < low || y > high) continue;
      for (const k of [0, 1] as const) {
        min[k] = Math.min(min[k], geometry.positions[i + 2 * k] as number);
        max[k] = Math.max(max[k], geometry.positions[i + 2 * k] as number);
      }
    }
  if (min[0] > max[0]) return { axis: [0, 0], wide: 0, deep: 0 };
  return {
    axis: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2],
    wide: max[0] - min[0],
    deep: max[1] - min[1],
  };
}

/** On its side, its windings one after the other along a bough. */
function windAlong(
  object: Unplaced,
  bough: Unplaced,
  at: Placed,
  open: number,
  [ax, az]: readonly [number, number],
): Placed {
  const half = (heightOf(bough) * at.scale) / 2;
  const middle = (at.transform[13] as number) + half;
  const reach = thicknessOf(bough) * at.scale;
  const size = Math.min(
    Math.max((CLEAR * reach) / open, (0.3 * widthOf(bough) * at.scale) / heightOf(object)),
    (0.6 * widthOf(bough) * at.scale) / heightOf(object),
  );
  return {
    transform: chain(
      translation([-ax, -heightOf(object) / 2, -az]),
      scaling([size, size, size]),
      rotation(Z_AXIS, -PI / 2),
      rotation(Y_AXIS, at.turn),
      translation([at.transform[12] as number, middle, at.transform[14] as number]),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Half the height of a bough where most of it is: twigs and leaves do not count, metres in its own size. */
function thicknessOf({ model, bounds }: Unplaced): number {
  const [first] = [...model.parts].sort((a, b) => (b.weight ?? 0.5) - (a.weight ?? 0.5));
  const middle = (bounds.min[1] + bounds.max[1]) / 2;
  const away: number[] = [];
  const { positions } = (first as NonNullable<typeof first>).geometry;
  for (let i = 0; i < positions.length; i += 3)
    if (Math.abs(positions[i] as number) < 0.2 * (bounds.max[0] - bounds.min[0]))
      away.push(Math.abs((positions[i + 1] as number) - middle));
  return away.sort((a, b) => a - b)[away.length >> 1] ?? (bounds.max[1] - bounds.min[1]) / 2;
}

/** How near a thing comes to the middle of its windings; the head, over them, does not count. */
function roomIn({ model, bounds }: Unplaced, [ax, az]: readonly [number, number]): number {
  const high = bounds.min[1] + BAND[1] * (bounds.max[1] - bounds.min[1]);
  let least = Number.POSITIVE_INFINITY;
  for (const { geometry } of model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      if ((positions[i + 1] as number) > high) continue;
      const [x, z] = [(positions[i] as number) - ax, (positions[i + 2] as number) - az];
      least = Math.min(least, x * x + z * z);
    }
  }
  return Math.sqrt(least);
}

/** How far a thing reaches from its middle between two heights. */
function girthBetween(pole: Unplaced, at: Placed, low: number, high: number): number {
  let most = 0;
  for (const { positions } of surfacesOf(pole, at)) {
    for (let i = 0; i < positions.length; i += 3) {
      const y = positions[i + 1] as number;
      if (y < low || y > high) continue;
      const x = (positions[i] as number) - (at.transform[12] as number);
      const z = (positions[i + 2] as number) - (at.transform[14] as number);
      most = Math.max(most, Math.sqrt(x * x + z * z));
    }
  }
  return most > 0 ? most : (widthOf(pole) * at.scale) / 2;
}
