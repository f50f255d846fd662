import { extrude } from "../geometry/extrude.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { loft, type Ring } from "../geometry/loft.ts";
import {
  type Corner,
  circleOutline,
  closeCorners,
  type Outline,
  rectangleOutline,
  reverseOutline,
} from "../geometry/outline.ts";
import { settle } from "../geometry/place.ts";
import { sweep, tube } from "../geometry/sweep.ts";
import { lerp } from "../math/scalar.ts";
import type { Vec3 } from "../math/vec3.ts";

/** An upright plate cut from a drawing with rounded corners, counter-clockwise; its rims are rounded by `bevel`. */
export const plate = (corners: readonly Corner[], depth: number, bevel = 0, holes: readonly Outline[] = []): Geometry =>
  extrude(closeCorners(corners, 4), { depth, bevel, bevelSteps: 2, holes });

/** A round hole through a plate. */
export const hole = (x: number, y: number, radius: number, segments = 20): Outline =>
  reverseOutline(circleOutline(radius, segments).map(([u, v]) => [u + x, v + y] as const));

/** A round bar from one point to another, its ends rounded a little. */
export const bar = (a: Vec3, b: Vec3, radius: number, sides = 12): Geometry =>
  settle(tube(radius, [a, b], sides, { endRounding: radius * 0.4, endSteps: 2 }));

/** One cross cut of a wedge. */
export interface WedgeCut {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Half the thickness. */
  readonly thick: number;
  /** How far the middle of the cut runs ahead of its ends. */
  readonly bow?: number;
}

/** A blade from cut to cut along X, thick in Z: an axe's bit. */
export function wedge(cuts: readonly WedgeCut[], rows = 8): Geometry {
  const at = ({ x, top, bottom, thick, bow = 0 }: WedgeCut, i: number, side: number): Vec3 => {
    const v = i / rows;
    return [x + bow * 4 * v * (1 - v), lerp(top, bottom, v), side * thick];
  };
  return loft(
    cuts.map((cut): Ring => {
      const front = Array.from({ length: rows + 1 }, (_, i) => at(cut, i, 1));
      const back = Array.from({ length: rows + 1 }, (_, i) => at(cut, rows - i, -1));
      return [...front, ...back];
    }),
  );
}

/** A row of a sheet: its height and where it begins and ends. */
export type SheetRow = readonly [y: number, left: number, right: number];

/**
 * An upright sheet, row over row from below, bowed: `bulge` is how far the point lies in front of z = 0.
 *
 * @param columns Pieces from side to side.
 */
export function sheet(
  rows: readonly SheetRow[],
  thickness: number,
  bulge: (x: number, y: number) => number,
  columns = 16,
): Geometry {
  return loft(
    rows.map(([y, left, right]): Ring => {
      const points = Array.from({ length: columns + 1 }, (_, i) => lerp(left, right, i / columns));
      const front = points.map((x): Vec3 => [x, y, bulge(x, y) + thickness / 2]);
      const back = points.map((x): Vec3 => [x, y, bulge(x, y) - thickness / 2]).reverse();
      return [...front, ...back];
    }),
  );
}

/** A bar of rectangular section from one point to another: `wide` level across it, `tall` over it. */
export const beam = (a: Vec3, b: Vec3, wide: number, tall = wide, rounding = Math.min(wide, tall) * 0.08): Geometry =>
  settle(sweep(rectangleOutline(wide, tall, rounding, 1), [a, b]));
