import { boundsOf } from "#measure/bounds.ts";
import type { Model } from "../../geometry/part.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { distance, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { type Placed, socketOf, standAt, surfacesOf, type Unplaced } from "../contact/unplaced.ts";
import { isStrand, type Strand, strandModel } from "./strand.ts";
import { meanReach, onLoop, type TautLoop, tautLoop } from "./taut-loop.ts";

/** Height over width from which one winds up around a thing; what is lower is tied up crosswise, as a parcel is. */
const UPRIGHT = 1.15;
/** Heights, as shares, between which it is wound about, and at how many its outline is taken. */
const FROM = 0.16;
const TO = 0.84;
const LEVELS = 25;
/** How much wider than in the middle a thing may be where it is wound about: not around an anchor's flukes. */
const STOUT = 1.5;
/** Where a band is tied: around a neck, which is that much narrower than the body, or else at this height. */
const NECK = 0.62;
const WAIST = 0.52;
/** Points along one turn. */
const STEPS = 40;

export const isWound = ({ placement, concept }: Unplaced): boolean =>
  placement?.where === "coiled" && isStrand(concept) !== undefined;

/** A rope, a ribbon, a vine or lights around another thing, in that thing's own frame. */
export function windRound(stuff: Unplaced, other: Unplaced): Unplaced {
  const here = standAt([0, 0, 0], 1, 0);
  const neck = socketOf(other.model, ["neck"]);
  const about = {
    azimuth: other.view.azimuth,
    // lights are hung all over its crown
    isTree: other.family === "plant" && stuff.concept !== "string-lights",
    ...(neck && { neck: neck.position[1] }),
  };
  return woundWith(stuff, surfacesOf(other, here), about) ?? stuff;
}

/**
 * Those wound around one thing of a stack, around all of it: in the scene's frame.
 *
 * @returns For each object its new shape; undefined where it keeps its own.
 */
export function windStacks(
  objects: readonly Unplaced[],
  placed: readonly Placed["transform"][],
): (Unplaced | undefined)[] {
  const below = (index: number): number => {
    const { placement } = objects[index] as Unplaced;
    return placement?.where === "stack" ? below(placement.target) : index;
  };
  return objects.map((stuff) => {
    const root = isWound(stuff) && stuff.placement ? below(stuff.placement.target) : -1;
    const stack = [...objects.keys()].filter(
      (index) => below(index) === root && (index === root || objects[index]?.placement?.where === "stack"),
    );
    if (stack.length < 2) return undefined;
    const surfaces = stack.flatMap((index) =>
      surfacesOf(objects[index] as Unplaced, { transform: placed[index] as Placed["transform"], scale: 1, turn: 0 }),
    );
    return woundWith(stuff, surfaces, { azimuth: (objects[root] as Unplaced).view.azimuth, isStack: true });
  });
}

/** What is known of a thing that others are wound around. */
interface About {
  /** From where it is seen, radians. */
  readonly azimuth: number;
  /** Height of its neck, metres. */
  readonly neck?: number;
  readonly isStack?: boolean;
  /** It is narrow below and wide above: one winds around the trunk. */
  readonly isTree?: boolean;
}

function woundWith(
  stuff: Unplaced,
  surfaces: readonly Surface[],
  { azimuth, neck, isStack = false, isTree = false }: About,
): Unplaced | undefined {
  const { min, max } = boundsOf(surfaces.map(({ positions }) => positions));
  const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const strand = isStrand(stuff.concept) as Strand;
  const size = Math.max(wide, high, deep);
  const isUpright = !isStack && high > UPRIGHT * Math.min(wide, deep) && high > 0.6 * Math.max(wide, deep);
  const front = PI / 2 - azimuth;
  const out = strand.thick * size;
  let paths: Vec3[][];
  let knot: Vec3 | undefined;
  if (!isUpright) {
    const loops = [tautLoop(surfaces, middle, X_AXIS, Y_AXIS), tautLoop(surfaces, middle, Z_AXIS, Y_AXIS)].filter(
      (loop) => loop !== undefined,
    );
    // the second lies over the first where they cross
    paths = loops.map((loop, i) => ringOn(loop, PI / 2, (1 + i) * out));
    knot = loops[0] && onLoop(loops[0], PI / 2, 2.5 * out);
  } else {
    const levels = levelsOf(surfaces, middle, min[1], high, isTree);
    if (levels.length === 0) return undefined;
    const level = strand.isBand && strand.turns <= 1 ? neckOf(levels, neck) : undefined;
    paths = level ? [ringOn(level, front, 0.6 * out)] : [spiralOn(levels, front, strand.turns, out)];
    knot = level && onLoop(level, front, 1.6 * out);
  }
  if (paths.length === 0) return undefined;
  const model: Model = {
    parts: strandModel(
      stuff,
      strand,
      paths,
      size,
      knot && { at: knot, turn: isUpright ? azimuth : 0, isOnTop: !isUpright },
    ),
    sockets: [],
  };
  const bounds = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  return { ...stuff, model, bounds, scale: 1, turn: 0, isFitted: true };
}

/** Loops around it at heights between which it is not much wider than in the middle. */
function levelsOf(
  surfaces: readonly Surface[],
  [x, , z]: Vec3,
  low: number,
  high: number,
  isTree: boolean,
): TautLoop[] {
  const all = Array.from({ length: LEVELS }, (_, i) =>
    tautLoop(surfaces, [x, low + high * lerp(FROM, TO, i / (LEVELS - 1)), z], X_AXIS, Z_AXIS),
  ).filter((loop) => loop !== undefined);
  const usual = all.map(meanReach).sort((a, b) => a - b)[isTree ? all.length >> 2 : all.length >> 1] ?? 0;
  const runs: TautLoop[][] = [[]];
  for (const loop of all) {
    if (meanReach(loop) <= STOUT * usual) runs.at(-1)?.push(loop);
    else runs.push([]);
  }
  return runs.sort((a, b) => b.length - a.length)[0] as TautLoop[];
}

/** The narrowest loop of the upper half, if it is a neck; else that about the waist. */
function neckOf(levels: readonly TautLoop[], neck: number | undefined): TautLoop {
  if (neck !== undefined) {
    const away = ({ middle }: TautLoop): number => Math.abs(middle[1] - neck);
    return levels.reduce((best, loop) => (away(loop) < away(best) ? loop : best));
  }
  const upper = levels.slice(levels.length >> 1);
  const narrow = upper.reduce((best, loop) => (meanReach(loop) < meanReach(best) ? loop : best));
  const widest = Math.max(...levels.map(meanReach));
  return meanReach(narrow) < NECK * widest ? narrow : (levels[Math.floor(WAIST * (levels.length - 1))] as TautLoop);
}

const ringOn = (loop: TautLoop, from: number, out: number): Vec3[] =>
  evenly(
    Array.from({ length: STEPS * 2 + 1 }, (_, i) => onLoop(loop, from + (i / (STEPS * 2)) * TAU, out)),
    STEPS * 2,
  );

/** Upwards through all levels, from the front to the front. */
function spiralOn(levels: readonly TautLoop[], front: number, turns: number, out: number): Vec3[] {
  const count = Math.round(STEPS * turns);
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = (i / count) * (levels.length - 1);
    const [low, t] = [Math.floor(at), at - Math.floor(at)];
    const angle = front + (i / count) * turns * TAU;
    const a = onLoop(levels[low] as TautLoop, angle, out);
    const b = onLoop(levels[Math.min(levels.length - 1, low + 1)] as TautLoop, angle, out);
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
  });
}

/** The same way in steps of one length: around corners the points lie wide apart. */
function evenly(path: readonly Vec3[], count: number): Vec3[] {
  const lengths = [0];
  for (let i = 1; i < path.length; i += 1)
    lengths.push((lengths[i - 1] as number) + distance(path[i - 1] as Vec3, path[i] as Vec3));
  const total = lengths.at(-1) as number;
  let k = 0;
  return Array.from({ length: count + 1 }, (_, i) => {
    const want = (i / count) * total;
    while (k < path.length - 2 && (lengths[k + 1] as number) < want) k += 1;
    const [a, b] = [path[k] as Vec3, path[k + 1] as Vec3];
    const t = (want - (lengths[k] as number)) / Math.max(1e-9, (lengths[k + 1] as number) - (lengths[k] as number));
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
  });
}
