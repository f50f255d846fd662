import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace } from "../../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { tube } from "../../../geometry/sweep.ts";

export function bicycle(): Part[] {
  const vents = [-0.072, -0.026, 0.026, 0.072].map((x) =>
    carve(ellipsoid([x, 0.145, 0.02], [0.0115, 0.05, 0.075]), 0.004),
  );
  const rear = [-0.045, 0, 0.045].map((x) => carve(ellipsoid([x, 0.11, -0.125], [0.012, 0.035, 0.05]), 0.004));
  const clay = sculpt([
    add(ellipsoid([0, 0.04, 0], [0.105, 0.105, 0.15]), 0),
    add(ellipsoid([0, 0.045, -0.06], [0.09, 0.09, 0.11]), 0.03),
    carve(ellipsoid([0, 0.0, 0], [0.088, 0.09, 0.132]), 0.004),
    carve(halfSpace([0, 0.03, 0], [0, 1, 0]), 0.004),
    ...vents,
    ...rear,
  ]);
  const strap = (s: number) =>
    tube(
      0.0055,
      curveThrough(
        [
          [s * 0.096, 0.04, 0.02],
          [s * 0.088, -0.02, 0.02],
          [s * 0.055, -0.075, 0.025],
          [0, -0.098, 0.028],
        ],
        6,
      ),
      8,
      { scale: () => [0.5, 1.5] },
    );
  return [
    makePart("shell", "body", meshSdf(clay, 0.0052), { weight: 1 }),
    ...makeParts("strap", "strap", [strap(1), strap(-1)], { weight: 0.6 }),
    makePart("buckle", "strap", move(box([0.026, 0.012, 0.018], { bevel: 0.004 }), [0, -0.098, 0.028]), {
      weight: 0.4,
    }),
  ];
}
