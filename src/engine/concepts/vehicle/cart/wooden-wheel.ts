import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { turnedAcross } from "../bodywork.ts";

/** A cartwright's wheel: wooden felloe and tapered spokes, a turned hub with iron bands, an iron tyre. Slots `wheel` and `iron`. */
export function woodenWheel(name: string, [x, y, z]: Vec3, radius: number, spokes: number, width: number): Part[] {
  const r = radius;
  const w = width / 2;
  const felloe = turnedAcross(
    [
      [r * 0.82, -w, 0.006],
      [r * 0.975, -w, 0.004],
      [r * 0.975, w, 0.004],
      [r * 0.82, w, 0.006],
    ],
    [x, y, z],
    44,
    true,
  );
  const tyre = turnedAcross(
    [
      [r * 0.965, -w * 1.04],
      [r, -w * 1.04, 0.004],
      [r, w * 1.04, 0.004],
      [r * 0.965, w * 1.04],
    ],
    [x, y, z],
    44,
    true,
  );
  const hub = turnedAcross(
    [
      [0, -w * 2.4],
      [r * 0.1, -w * 2.4, 0.01],
      [r * 0.12, -w * 1.2],
      [r * 0.17, 0, 0.05],
      [r * 0.12, w * 1.2],
      [r * 0.1, w * 2.4, 0.01],
      [0, w * 2.4],
    ],
    [x, y, z],
    24,
  );
  const bands = [-1.6, 1.6].map((k) =>
    turnedAcross(
      [
        [r * 0.1, w * (k - 0.25)],
        [r * 0.128, w * (k - 0.25), 0.003],
        [r * 0.128, w * (k + 0.25), 0.003],
        [r * 0.1, w * (k + 0.25)],
      ],
      [x, y, z],
      24,
      true,
    ),
  );
  const bars = Array.from({ length: spokes }, (_, i): Geometry => {
    const angle = (TAU * i) / spokes;
    const on = (d: number): Vec3 => [x, y + d * r * sin(angle), z + d * r * cos(angle)];
    return sweep(rectangleOutline(width * 0.5, r * 0.075, width * 0.15, 2), [on(0.1), on(0.4), on(0.86)], {
      up: [1, 0, 0],
      scale: (t) => 1.1 - 0.35 * t,
    });
  });
  return [
    makePart(`${name}-wood`, "wheel", merge([felloe, hub, ...bars]), { weight: 0.9 }),
    makePart(`${name}-iron`, "iron", merge([tyre, ...bands]), { weight: 0.5 }),
  ];
}
