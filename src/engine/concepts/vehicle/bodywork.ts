import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { type Corner, closeCorners, type Point2, roundCorners } from "../../geometry/outline.ts";
import { mirror, move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, pow, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A box with rounded edges, its middle at `at`. */
export const block = (size: Vec3, at: Vec3, bevel = 0.02, bevelSteps = 2): Geometry =>
  settle(move(box(size, { bevel, bevelSteps }), at));

/** A piece and its mirror image on the other side. */
export const pair = (geometry: Geometry): Geometry[] => [geometry, mirror(geometry)];

/** A straight round bar. */
export const rod = (radius: number, from: Vec3, to: Vec3, sides = 12): Geometry => tube(radius, [from, to], sides);

/** Turned about a line along Z through `at`: profile points are (radius, z), from the rear forwards. */
export const turnedAlong = (profile: readonly Corner[], at: Vec3 = [0, 0, 0], segments = 40, steps = 3): Geometry =>
  settle(move(turnX(lathe(roundCorners(profile, steps), segments), PI / 2), at));

/** Turned about a line along X through `at`: profile points are (radius, x). `loop` closes a ring away from the axle. */
export const turnedAcross = (profile: readonly Corner[], at: Vec3, segments = 32, loop = false, steps = 2): Geometry =>
  settle(
    move(turnZ(lathe(loop ? closeCorners(profile, steps) : roundCorners(profile, steps), segments, loop), -PI / 2), at),
  );

/** A side view given thickness: corners are (z, y), counter-clockwise with the nose to the right; `middle` is its x. */
export const sidePlate = (corners: readonly Corner[], width: number, bevel = 0.02, middle = 0, steps = 4): Geometry =>
  settle(
    move(turnY(extrude(closeCorners(corners, steps), { depth: width, bevel, bevelSteps: 2 }), -PI / 2), [middle, 0, 0]),
  );

/** A plan given thickness: corners are (x, z) counter-clockwise seen from above with the nose up; `level` is its middle's y. */
export const levelPlate = (corners: readonly Corner[], height: number, bevel = 0.01, level = 0, steps = 4): Geometry =>
  settle(
    move(
      turnX(
        extrude(closeCorners(corners.map(([x, z, r = 0]) => [x, -z, r] as const).reverse(), steps), {
          depth: height,
          bevel,
          bevelSteps: 2,
        }),
        -PI / 2,
      ),
      [0, level, 0],
    ),
  );

/** One cross section of a body that runs along Z. */
export interface Station {
  readonly z: number;
  /** Height of the widest line. */
  readonly y: number;
  /** Half the width; 0 brings the skin together in a point. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
  /** 2 is an ellipse, 4 a rounded box. Default 2. */
  readonly square?: number;
}

/** Spans a skin over cross sections, from the tail (least z) to the nose. */
export function skinOver(stations: readonly Station[], sides = 32): Geometry {
  return loft(
    stations.map(({ z, y, half, up, down, square = 2 }): Ring => {
      if (half <= 0) return [[0, y, z]];
      return Array.from({ length: sides }, (_, i) => {
        const angle = ((i + 0.5) / sides) * TAU;
        const [u, v] = [squared(cos(angle), square), squared(sin(angle), square)];
        return [half * u, y + (v > 0 ? up : down) * v, z] as const;
      });
    }),
  );
}

const squared = (x: number, square: number): number => {
  if (square === 2) return x;
  const size = pow(Math.abs(x), 2 / square);
  return x < 0 ? -size : size;
};

/** One end of a wing. */
export interface WingEnd {
  readonly x: number;
  readonly y: number;
  /** z of the leading edge. */
  readonly lead: number;
  readonly chord: number;
  readonly thick: number;
}

/** A wing to the left (+X) with a rounded leading edge, a thin trailing edge and a rounded tip. Ends with x rising. */
export function wing(ends: readonly WingEnd[], sides = 20): Geometry {
  const last = ends.at(-1) as WingEnd;
  const tip: WingEnd = {
    x: last.x + last.thick * 0.6,
    y: last.y,
    lead: last.lead - last.chord * 0.12,
    chord: last.chord * 0.76,
    thick: last.thick * 0.35,
  };
  return loft(
    [...ends, tip].map(({ x, y, lead, chord, thick }) =>
      Array.from({ length: sides }, (_, i): Vec3 => {
        const angle = ((i + 0.5) / sides) * TAU;
        // from -1 at the leading edge to 1 at the trailing one
        const along = cos(angle);
        return [x, y + (thick / 2) * sin(angle) * (0.6 - 0.5 * along), lead - (chord * (1 + along)) / 2];
      }),
    ),
  );
}

/** A fin that stands on Y = 0 upwards: a wing turned upright, its `x` the height. */
export const upright = (geometry: Geometry): Geometry => turnZ(geometry, PI / 2);

/** A closed line of points around a circle in the plane across X, for tubes. */
export const ringAcross = (x: number, y: number, z: number, radius: number, pieces = 40): Vec3[] =>
  Array.from({ length: pieces }, (_, i) => {
    const angle = (i / pieces) * TAU;
    return [x, y + radius * sin(angle), z + radius * cos(angle)];
  });

/** The points of a half ellipse from (radius, 0) to the pole (0, length): noses and domes. */
export const dome = (radius: number, from: number, length: number, pieces = 8): Point2[] =>
  Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = (i / pieces) * (PI / 2);
    return [i === pieces ? 0 : radius * cos(angle), from + length * sin(angle)] as const;
  });
