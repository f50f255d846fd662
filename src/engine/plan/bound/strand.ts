import { chainLinks } from "../../concepts/clock/chain-links.ts";
import { laid } from "../../concepts/tool/laid-rope.ts";
import { box } from "../../geometry/box.ts";

import type { Geometry } from "../../geometry/geometry.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { carryFrames, type Frame, sweep, tube } from "../../geometry/sweep.ts";
import type { STRANDS } from "../../language/words/strands.ts";
import { GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import {
  add,
  cross,
  distance,
  normalize,
  scale,
  subtract,
  type Vec3,
  X_AXIS,
  Y_AXIS,
  Z_AXIS,
} from "../../math/vec3.ts";
import { extentOf, type Unplaced } from "../contact/unplaced.ts";

/** How a stuff that is long and limp goes around others. */
export interface Strand {
  readonly kind: "rope" | "tube" | "chain" | "band" | "fronds" | "lights";
  /** Half its thickness, as a share of what it goes around. */
  readonly thick: number;
  /** Times it goes around what is upright. */
  readonly turns: number;
  readonly isBand?: true;
}

const HOW: Readonly<Record<(typeof STRANDS)[number], Strand>> = {
  rope: { kind: "rope", thick: 0.016, turns: 4 },
  wire: { kind: "tube", thick: 0.008, turns: 5 },
  "barbed-wire": { kind: "tube", thick: 0.008, turns: 5 },
  "garden-hose": { kind: "tube", thick: 0.016, turns: 4 },
  chain: { kind: "chain", thick: 0.016, turns: 3 },
  ribbon: { kind: "band", thick: 0.012, turns: 1, isBand: true },
  scarf: { kind: "band", thick: 0.03, turns: 1, isBand: true },
  bandage: { kind: "band", thick: 0.01, turns: 6, isBand: true },
  seaweed: { kind: "fronds", thick: 0.014, turns: 3 },
  "string-lights": { kind: "lights", thick: 0.007, turns: 5 },
};

const BY_CONCEPT: ReadonlyMap<string, Strand> = new Map(Object.entries(HOW));

/** Whether a concept is of such a stuff, and how it goes around. */
export const isStrand = (concept: string): Strand | undefined => BY_CONCEPT.get(concept);

/** Half the width of a band, and the size of its bow, as shares of what it goes around. */
const BAND = 0.035;
const BOW = 0.42;
/** How much broader and thicker than a ribbon a scarf is; the length of its ends, as a share of what it goes around, and how far each hangs out of plumb, radians. */
const WOOLLY = 1.9;
const ENDS = [0.26, 0.2] as const;
const ASKEW = [0.16, -0.2] as const;
/** Way from one leaf or bulb to the next, in thicknesses, and their size. */
const LEAF_PITCH = 4.5;
const LEAF = 8;
const BULB_PITCH = 11;
const BULB = 2.6;

/** Where a band is tied, and how it is turned there. */
interface Knot {
  readonly at: Vec3;
  readonly turn: number;
  readonly isOnTop: boolean;
}

/** The stuff along paths, in the slots of its own concept. `size`: extent of what it goes around, metres. */
export function strandModel(
  stuff: Unplaced,
  strand: Strand,
  paths: readonly (readonly Vec3[])[],
  size: number,
  knot: Knot | undefined,
): Part[] {
  const [first] = [...stuff.model.parts].sort((a, b) => (b.weight ?? 0.5) - (a.weight ?? 0.5));
  const { slot, paint: _paint, geometry: _geometry, name: _name, ...finish } = first as Part;
  const thick = strand.thick * size;
  const part = (name: string, of: string, geometries: readonly Geometry[]): Part =>
    makePart(name, of, settle(merge(geometries)), { ...finish, weight: 0.95, crease: 1.1 });
  switch (strand.kind) {
    case "rope":
      return [
        part("windings", slot, [
          ...paths.map((path) => laid(path, thick, lengthOf(path))),
          ...(knot ? [move(sphere(2.1 * thick, 14, 8), knot.at)] : []),
        ]),
      ];
    case "chain":
      return [
        part(
          "windings",
          slot,
          paths.map((path) => chainLinks(path, 5.5 * thick)),
        ),
      ];
    case "band": {
      const isScarf = stuff.concept === "scarf";
      const half = BAND * size * (isScarf ? WOOLLY : strand.turns > 1 ? 1.3 : 1);
      const deep = 0.3 * thick * (isScarf ? WOOLLY : 1);
      const ends = knot && isScarf && !knot.isOnTop ? [part("ends", slot, hanging(knot, half, deep, size))] : [];
      const bow = knot && stuff.concept === "ribbon" ? tiedAt(stuff, knot, BOW * size) : [];
      return [
        part(
          "windings",
          slot,
          paths.map((path) => bandAlong(path, half, deep, knot === undefined || !knot.isOnTop)),
        ),
        ...ends,
        ...bow,
      ];
    }
    case "fronds":
      return [
        part(
          "windings",
          slot,
          paths.map((path) => tube(thick, path, 8, { scale: (t) => 0.35 + 0.65 * sin(PI * t) })),
        ),
        part(
          "fronds",
          slot,
          paths.flatMap((path) => along(path, LEAF_PITCH * thick, (at, frame, i) => frond(at, frame, LEAF * thick, i))),
        ),
      ];
    case "lights":
      return [
        part(
          "windings",
          "wire",
          paths.map((path) => tube(thick, path, 6)),
        ),
        part(
          "bulbs",
          "bulb",
          paths.flatMap((path) =>
            along(path, BULB_PITCH * thick, (at, { up }) =>
              move(sphere(BULB * thick, 10, 6), add(at, scale(up, thick))),
            ),
          ),
        ),
      ];
    default:
      return [
        part(
          "windings",
          slot,
          paths.map((path) => tube(thick, path, 8, { endRounding: thick / 2 })),
        ),
      ];
  }
}

/** Both ends of a scarf, which hang from its knot, and the knot. */
const hanging = ({ at, turn }: Knot, half: number, deep: number, size: number): Geometry[] => [
  place(stretch(sphere(0.85 * half, 16, 10), [0.9, 1.1, 0.7]), chain(rotation(Y_AXIS, turn), translation(at))),
  ...ENDS.map((long, i) =>
    place(
      box([1.5 * half, long * size, 2.4 * deep], { bevel: deep }),
      chain(
        translation([0, (-long * size) / 2, (0.3 + 0.6 * i) * half * 0.5]),
        rotation(Z_AXIS, ASKEW[i] as number),
        rotation(Y_AXIS, turn),
        translation(at),
      ),
    ),
  ),
];

const lengthOf = (path: readonly Vec3[]): number =>
  path.slice(1).reduce((sum, point, i) => sum + distance(point, path[i] as Vec3), 0);

/** Flat on what it goes around: its broad side looks away from the middle, of what is upright from the axis. */
function bandAlong(path: readonly Vec3[], half: number, thick: number, isUpright: boolean): Geometry {
  const isRing = distance(path[0] as Vec3, path.at(-1) as Vec3) < 1e-6;
  const points = isRing ? path.slice(0, -1) : path;
  const middle = scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec3),
    1 / points.length,
  );
  const frames = carryFrames(points, isRing);
  const section = rectangleOutline(2 * half, 2 * thick, 0.6 * thick, 2);
  const rings = points.map((point, i): Vec3[] => {
    const { forward } = frames[i] as Frame;
    const [x, y, z] = subtract(point, middle);
    const side = normalize(cross(isUpright ? [x, 0, z] : [x, y, z], forward));
    const away = cross(forward, side);
    return section.map(([right, up]) => add(point, add(scale(side, right), scale(away, up))));
  });
  return loft(rings, isRing);
}

/** Makes something every so many metres along a path. */
function along(
  path: readonly Vec3[],
  pitch: number,
  make: (at: Vec3, frame: Frame, index: number) => Geometry,
): Geometry[] {
  const frames = carryFrames(path, false);
  const made: Geometry[] = [];
  let left = pitch / 2;
  for (let i = 1; i < path.length; i += 1) {
    left -= distance(path[i - 1] as Vec3, path[i] as Vec3);
    if (left > 0) continue;
    left += pitch;
    made.push(make(path[i] as Vec3, frames[i] as Frame, made.length));
  }
  return made;
}

/** A limp leaf that leaves the stalk to one side and the next to the other. */
function frond(at: Vec3, { right, up, forward }: Frame, long: number, index: number): Geometry {
  const side = index % 2 === 0 ? 1 : -1;
  const lift = 0.35 + 0.25 * sin(index * GOLDEN_ANGLE);
  const way = Array.from({ length: 7 }, (_, k): Vec3 => {
    const t = k / 6;
    const out = add(scale(right, side * 0.55 * t), add(scale(up, lift * t - 0.1 * t * t), scale(forward, 0.75 * t)));
    return add(at, scale(add(out, [0, -0.3 * t * t, 0]), long));
  });
  return sweep(circleOutline(1, 6), way, {
    scale: (t) => [0.13 * long * sin(PI * (0.12 + 0.84 * t)), 0.02 * long],
  });
}

/** Its own bow, as large as that, where the band is tied. */
function tiedAt(stuff: Unplaced, { at, turn, isOnTop }: Knot, size: number): Part[] {
  const by = size / extentOf(stuff);
  const { min, max } = stuff.bounds;
  const knots = stuff.model.parts.find(({ name }) => name === "knot");
  const own = knots ? knots.geometry.positions : undefined;
  const height = own ? (Math.min(...every(own, 1)) + Math.max(...every(own, 1))) / 2 : (min[1] + max[1]) / 2;
  const transform = chain(
    translation([0, -height, 0]),
    scaling([by, by, by]),
    // on a parcel it lies on its back
    rotation(X_AXIS, isOnTop ? -PI / 2 + 0.35 : 0),
    rotation(Y_AXIS, turn),
    translation(at),
  );
  return stuff.model.parts.map((part) => ({ ...part, geometry: place(part.geometry, transform) }));
}

const every = (positions: Float32Array, axis: number): number[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => positions[3 * i + axis] as number);
