import { curveThrough, graph } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import type { Outline, Point2 } from "../../../geometry/outline.ts";
import { settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { clamp01, lerp } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** A cut across the body, metres: its place from tail to nose, floor and top, half widths at the floor, at the belt and at the top. */
export type BodyCut = readonly [z: number, low: number, top: number, wLow: number, wBelt: number, wTop: number];

/** Height of the belt line under the windows. */
export const BELT = 1.1;

/** A skin over cuts from tail to nose, its upper edges rounded by `round`. */
export function bodyShell(cuts: readonly BodyCut[], belt: number, round: number): Geometry {
  const rings = cuts.map(([z, low, top, wLow, wBelt, wTop]): Ring => {
    const shoulder = Math.min(belt, lerp(low, top, 0.72));
    const r = Math.min(round, (top - shoulder) * 0.9, wTop * 0.9);
    const right: Point2[] = [
      [wLow, low],
      [lerp(wLow, wBelt, 0.6), lerp(low, shoulder, 0.4)],
      [wBelt, shoulder],
      ...Array.from({ length: 7 }, (_, k): Point2 => {
        const angle = (k * PI) / 12;
        return [wTop - r + r * cos(angle), top - r + r * sin(angle)];
      }),
    ];
    const left = right.map(([x, y]): Point2 => [-x, y]).reverse();
    return [...right, ...left].map(([x, y]): Vec3 => [x, y, z]);
  });
  return settle(loft(rings));
}

/** Half the width of a body of such cuts over the belt. */
export function sideAt(cuts: readonly BodyCut[], belt: number): (z: number, y: number) => number {
  const [wide, narrow, tops] = [4, 5, 2].map((i) => graph(cuts.map((cut) => [cut[0], cut[i] as number] as const)));
  return (z, y) =>
    lerp(
      (wide as (z: number) => number)(z),
      (narrow as (z: number) => number)(z),
      clamp01((y - belt) / ((tops as (z: number) => number)(z) - belt)),
    );
}

/** A pane or panel that lies on the side of a body: a level sheet from `from` to `to` along it, between two heights, `proud` metres before it. */
export function onSide(
  side: number,
  half: (z: number, y: number) => number,
  [from, to]: readonly [number, number],
  heights: (t: number) => readonly [number, number],
  proud: number,
): Geometry {
  const steps = 10;
  const rings = Array.from({ length: steps + 1 }, (_, i): Ring => {
    const z = lerp(from, to, i / steps);
    const [low, high] = heights(i / steps);
    const ys = Array.from({ length: 5 }, (_, k) => lerp(low, high, k / 4));
    const out = ys.map((y): Vec3 => [side * (half(z, y) + proud), y, z]);
    const back = ys.map((y): Vec3 => [side * (half(z, y) - 0.03), y, z]).reverse();
    return side > 0 ? [...out, ...back] : [...out, ...back].reverse();
  });
  return settle(loft(rings));
}

/** The arched section of a wing: a thin shell open below. */
const WING: Outline = (() => {
  const over = Array.from({ length: 13 }, (_, i) => {
    const t = -1 + i / 6;
    return [t * 0.17, 0.07 * (1 - t * t) * (1 - 0.25 * t * t)] as const;
  });
  const under = over.map(([x, y]) => [x * 0.97, y - 0.022] as const);
  return [...under, ...over.reverse()];
})();

/** Wings and running board of one side in one sweep: over the front wheel, down to the board, up over the rear wheel and down behind it. */
export function wingLine(side: number, front: number, rear: number, radius: number, x: number): Geometry {
  const crown = radius * 2 + 0.07;
  const way = curveThrough(
    [
      [x, radius * 0.95, front + radius * 1.42],
      [x, radius * 1.72, front + radius * 1.02],
      [x, crown, front + radius * 0.12],
      [x, crown - radius * 0.35, front - radius * 0.95],
      [x, 0.47, front - radius * 1.95],
      [x, 0.37, front - radius * 2.7],
      [x, 0.36, lerp(front, rear, 0.72)],
      [x, 0.42, rear + radius * 1.5],
      [x, crown - radius * 0.4, rear + radius * 0.86],
      [x, crown, rear + radius * 0.05],
      [x, crown - radius * 0.3, rear - radius * 0.8],
      [x, radius * 1.0, rear - radius * 1.3],
    ].map(([px, y, z]): Vec3 => [side * (px as number), y as number, z as number]),
    6,
  );
  return settle(
    sweep(WING, way, {
      up: [0, 0, 1],
      scale: (t) => [1, t > 0.42 && t < 0.62 ? 0.35 : 1],
      endRounding: 0.03,
      endSteps: 3,
    }),
  );
}
