import { graph } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle, turnZ } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** A tube as wide all along. */
export const steady = (r: number) => () => r;

/** A bell's widening: narrow for most of the way, then opening fast. */
export const bellLine = (bore: number, mouth: number, from: number) =>
  graph([
    [0, bore],
    [from, bore * 1.08],
    [from + (1 - from) * 0.5, bore * 1.08 + (mouth - bore) * 0.12],
    [from + (1 - from) * 0.8, bore * 1.08 + (mouth - bore) * 0.34],
    [from + (1 - from) * 0.94, mouth * 0.72],
    [1, mouth],
  ]);

/** A cup on a stem along -X: what the player's lips touch is at its far end. */
export const mouthpiece = (r: number, length: number): Geometry =>
  settle(
    turnZ(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.45, 0],
            [r * 0.5, length * 0.5, r * 0.3],
            [r * 0.95, length * 0.72, r * 0.3],
            [r, length, r * 0.12],
            [r * 0.8, length, r * 0.1],
            [0, length * 0.8],
          ],
          3,
        ),
        24,
      ),
      PI / 2,
    ),
  );

/** Piston valves in a row along X, their caps, stems and pearl buttons. */
export function pistons(name: string, centre: Vec3, pitch: number, r: number, height: number): Part[] {
  const at = (i: number, y: number): Vec3 => [centre[0] + (i - 1) * pitch, centre[1] + y, centre[2]];
  const each = [0, 1, 2].map((i) =>
    merge([
      move(cylinder({ radius: r, height, bevel: r * 0.1, segments: 24 }), at(i, 0)),
      move(cylinder({ radius: r * 1.14, height: height * 0.12, bevel: r * 0.1, segments: 24 }), at(i, -height * 0.06)),
      move(cylinder({ radius: r * 1.14, height: height * 0.12, bevel: r * 0.1, segments: 24 }), at(i, height * 0.92)),
      move(cylinder({ radius: r * 0.26, height: height * 0.4, segments: 12 }), at(i, height * 0.95)),
    ]),
  );
  const buttons = [0, 1, 2].map((i) =>
    move(cylinder({ radius: r * 0.72, height: height * 0.07, bevel: r * 0.16, segments: 20 }), at(i, height * 1.3)),
  );
  return [
    ...makeParts(`${name}`, "key", each.map(settle), { weight: 0.9 }),
    ...makeParts(`${name}-button`, "pearl", buttons, { weight: 0.6 }),
  ];
}
