import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, sin, TAU } from "../../math/elementary.ts";

/** Loops of flat ribbon around a knot. */
export function giftBow(style: "loops" | "rosette", y: number, unit: number): Part[] {
  const size = unit * (style === "loops" ? 0.36 : 0.28);
  const wide = unit * 0.13;
  const loop = (long: number, high: number): Geometry => {
    const path = curveThrough(
      [
        [0, size * 0.12, 0],
        [long * 0.4, high * 0.75, 0],
        [long * 0.82, high, 0],
        [long, high * 0.66, 0],
        [long * 0.78, high * 0.3, 0],
        [long * 0.35, size * 0.06, 0],
        [0, size * 0.02, 0],
      ],
      5,
    );
    return sweep(rectangleOutline(wide, 0.0028, 0.0008, 1), path, {
      up: [0, 1, 0],
      scale: (t) => [0.45 + 0.6 * sin(PI * t), 1],
    });
  };
  const tail = (long: number): Geometry =>
    sweep(
      rectangleOutline(wide * 0.8, 0.0026, 0.0008, 1),
      curveThrough(
        [
          [0, size * 0.1, 0],
          [long * 0.35, size * 0.16, 0],
          [long * 0.7, 0.004, 0],
          [long, 0.0036, 0],
        ],
        5,
      ),
      { up: [0, 1, 0], scale: (t) => [0.5 + 0.6 * t, 1] },
    );
  const knot = move(sphere(size * 0.17, 20, 12), [0, size * 0.15, 0]);
  const loops: Geometry[] = [];
  if (style === "loops") {
    for (const side of [0, PI]) loops.push(turnY(loop(size * 1.1, size * 0.72), side + PI / 4));
    for (const side of [0, PI]) loops.push(turnY(tail(size * 1.15), side + 0.1 - PI / 4));
  } else {
    for (const [count, long, high, phase] of [
      [6, 1.15, 0.5, 0],
      [5, 0.85, 0.85, 0.5],
    ] as const)
      for (let i = 0; i < count; i += 1)
        loops.push(turnY(loop(size * long, size * high), ((i + phase) / count) * TAU + 0.3));
  }
  const up = (geometry: Geometry) => move(geometry, [0, y - 0.001, 0]);
  return [
    ...makeParts("bow", "ribbon", loops.map(up), { weight: 0.9 }),
    makePart("knot", "ribbon", up(turnX(knot, 0)), { weight: 0.7 }),
  ];
}
