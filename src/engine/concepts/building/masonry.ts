import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, type Outline, type Point2, roundCorners } from "../../geometry/outline.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A block whose middle is at `at`. */
export const block = (size: Vec3, at: Vec3, bevel = 0, bevelSteps = 1): Geometry =>
  settle(move(box(size, { bevel, bevelSteps }), at));

/** A block that stands on the height `y`. */
export const blockOn = (size: Vec3, x: number, y: number, z: number, bevel = 0): Geometry =>
  block(size, [x, y + size[1] / 2, z], bevel);

/** A profile (half width, y) carried around a square. */
export const square = (profile: readonly Point2[]): Geometry =>
  settle(
    turnY(
      lathe(
        profile.map(([x, y]) => [x * Math.sqrt(2), y] as const),
        4,
      ),
      PI / 4,
    ),
  );

/** A turned shape from corners, rounded where they say so. */
export const turnedUp = (corners: readonly Corner[], segments = 32, steps = 3): Geometry =>
  lathe(roundCorners(corners, steps), segments);

/** Copies of what stands away from the axis, turned about it. */
export const around = (count: number, geometry: Geometry, phase = 0): Geometry[] =>
  Array.from({ length: count }, (_, i) => turnY(geometry, (i / count) * TAU + phase));

/** From the right foot over a round arch to the left foot; `height` is at the crown. */
export const archPath = (width: number, height: number, pieces = 12): Point2[] => {
  const r = width / 2;
  const spring = height - r;
  return [
    [r, 0],
    ...Array.from({ length: pieces + 1 }, (_, i): Point2 => {
      const angle = (i / pieces) * PI;
      return [r * cos(angle), spring + r * sin(angle)];
    }),
    [-r, 0],
  ];
};

/** From the right foot over a pointed arch to the left foot. */
export const pointedPath = (width: number, height: number, pieces = 5): Point2[] => {
  const spring = height - width * 0.866;
  const right = Array.from({ length: pieces + 1 }, (_, i): Point2 => {
    const angle = ((i / pieces) * PI) / 3;
    return [-width / 2 + width * cos(angle), spring + width * sin(angle)];
  });
  const left = right
    .slice(0, -1)
    .reverse()
    .map(([x, y]): Point2 => [-x, y]);
  return [[width / 2, 0], ...right, ...left, [-width / 2, 0]];
};

/** A flat plate of an arch's shape, its foot on y = 0, about z = 0. */
export const archPlate = (path: readonly Point2[], depth: number): Geometry => extrude(path, { depth });

/** The stones around an opening: what lies between an outer and an inner arch. */
export const archRing = (outer: readonly Point2[], inner: readonly Point2[], depth: number, bevel = 0): Geometry =>
  extrude([...outer, ...[...inner].reverse()], { depth, bevel, bevelSteps: 1 });

/** A piece of a ring, angles counter-clockwise from +X. */
export const bandOutline = (inner: number, outer: number, from: number, to: number, pieces = 8): Outline => {
  const at = (r: number, i: number): Point2 => {
    const angle = from + ((to - from) * i) / pieces;
    return [r * cos(angle), r * sin(angle)];
  };
  return [
    ...Array.from({ length: pieces + 1 }, (_, i) => at(outer, i)),
    ...Array.from({ length: pieces + 1 }, (_, i) => at(inner, pieces - i)),
  ];
};

/** Lays a drawing on the floor: its thickness from y = 0 up, its up towards -Z. */
export const laid = (outline: Outline, height: number, bevel = 0): Geometry =>
  settle(move(turnX(extrude(outline, { depth: height, bevel, bevelSteps: 1 }), -PI / 2), [0, height / 2, 0]));

/** Merlons on a round parapet. */
export const roundMerlons = (inner: number, outer: number, y: number, height: number, count: number): Geometry =>
  merge(
    Array.from({ length: count }, (_, i) => {
      const from = ((i + 0.22) / count) * TAU;
      return move(laid(bandOutline(inner, outer, from, from + (0.56 / count) * TAU, 3), height), [0, y, 0]);
    }),
  );

/** Merlons in a row along x about the origin. */
export const merlonRow = (length: number, size: Vec3, y: number, z: number, count: number): Geometry =>
  merge(
    Array.from({ length: count }, (_, i) =>
      blockOn(size, (count === 1 ? 0 : i / (count - 1) - 0.5) * (length - size[0]), y, z, size[0] * 0.06),
    ),
  );

/** Steps that rise towards -Z, their back at z = 0. */
export const stairs = (width: number, rise: number, going: number, count: number): Geometry =>
  merge(
    Array.from({ length: count }, (_, i) =>
      blockOn([width, rise * (count - i), going * 1.02], 0, 0, going * (i + 0.5), Math.min(rise, going) * 0.08),
    ),
  );

/** A pointed roof with a slight flare at its eaves. */
export const coneRoof = (radius: number, y: number, height: number, segments = 28): Geometry =>
  lathe(
    [
      [0, y],
      [radius, y],
      [radius, y + height * 0.03],
      [radius * 0.72, y + height * 0.24],
      [radius * 0.36, y + height * 0.6],
      [0, y + height],
    ],
    segments,
  );

/** The profile of half a ball, or of one that is higher or lower than wide, on y = 0. */
export const domeProfile = (radius: number, height: number, rows = 14): Point2[] => [
  [0, 0],
  ...Array.from({ length: rows }, (_, i): Point2 => {
    const angle = (i / rows) * (PI / 2);
    return [radius * cos(angle), height * sin(angle)];
  }),
  [0, height],
];
