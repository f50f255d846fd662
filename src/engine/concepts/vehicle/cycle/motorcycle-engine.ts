import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, turnedAcross } from "../bodywork.ts";

/**
 * Crankcase, two finned cylinders in a V (one upright on a dirt bike), and the exhaust pipes that sweep back past the rear wheel.
 *
 * @param y, z Middle of the crankcase.
 */
export function makeEngine(y: number, z: number, rear: Vec3, style: string): Part[] {
  const crank = merge([
    block([0.26, 0.22, 0.4], [0, y, z], 0.06, 3),
    turnedAcross(
      [
        [0, -0.17],
        [0.09, -0.17, 0.02],
        [0.1, -0.12],
        [0.1, 0.12],
        [0.09, 0.17, 0.02],
        [0, 0.17],
      ],
      [0, y, z + 0.08],
      28,
    ),
    turnedAcross(
      [
        [0, -0.16],
        [0.07, -0.16, 0.02],
        [0.08, 0],
        [0.07, 0.16, 0.02],
        [0, 0.16],
      ],
      [0, y + 0.02, z - 0.13],
      24,
    ),
  ]);
  const leans = style === "dirt" ? [0.15] : style === "cruiser" ? [0.42, -0.42] : [0.5, -0.12];
  const cylinders = leans.map((lean): Geometry => {
    const fins = [0, 1, 2, 3, 4].map((i) =>
      move(cylinder({ radius: 0.1, height: 0.016, bevel: 0.004, bevelSteps: 1, segments: 24 }), [
        0,
        0.09 + i * 0.034,
        0,
      ]),
    );
    const core = cylinder({ radius: 0.075, height: 0.27, segments: 24 });
    const cap = move(block([0.17, 0.06, 0.15], [0, 0, 0], 0.02), [0, 0.27, 0]);
    return move(turnX(merge([core, ...fins, cap]), lean), [0, y + 0.02, z + lean * 0.16]);
  });
  const pipe = (lean: number, drop: number): Vec3[] =>
    curveThrough(
      [
        [-0.06, y + 0.2, z + lean * 0.5 + 0.02],
        [-0.14, y + 0.16, z + lean * 0.5 + 0.12],
        [-0.17, y - 0.02 - drop * 0.3, z + 0.2],
        [-0.18, y - 0.1 - drop, z + 0.02],
        [-0.18, y - 0.1 - drop, z - 0.28],
      ],
      6,
    );
  const end = (drop: number): Geometry =>
    tube(
      0.045,
      [
        [-0.18, y - 0.1 - drop, z - 0.24],
        [-0.185, y - 0.085 - drop, z - 0.34],
        [-0.19, y - 0.04 - drop, rear[2] - 0.2],
      ],
      16,
      {
        scale: (t) => (t < 0.3 ? 0.65 + t : 1),
        endRounding: 0.008,
      },
    );
  const drops = leans.length === 1 ? [-0.24] : [0, -0.1];
  const pipes = leans.flatMap((lean, i) => [tube(0.026, pipe(lean, drops[i] as number), 12), end(drops[i] as number)]);
  return [
    makePart("crankcase", "engine", crank, { weight: 0.6 }),
    makePart("cylinders", "engine", merge(cylinders), { weight: 0.7 }),
    makePart("exhaust", "exhaust", merge(pipes), { weight: 0.7 }),
  ];
}
