import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";

/** A stick with hair and a frog, along +Y. */
export function makeBow(length: number): Part[] {
  const w = length * 0.011;
  const stick = tube(
    w,
    curveThrough(
      [
        [0, 0, 0],
        [w * 0.2, length * 0.3, 0],
        [-w * 1.3, length * 0.65, 0],
        [w * 0.6, length * 0.99, 0],
      ],
      6,
    ),
    10,
    { scale: (t) => 1.1 - 0.35 * t },
  );
  const gap = length * 0.042;
  const hair = move(box([w * 0.5, length * 0.93, w * 1.6]), [gap, length * 0.515, 0]);
  const frog = move(box([gap * 1.2, length * 0.06, w * 2], { bevel: w * 0.4 }), [gap * 0.5, length * 0.07, 0]);
  const tip = move(box([gap * 1.2, length * 0.025, w * 1.6], { bevel: w * 0.4 }), [gap * 0.5, length * 0.982, 0]);
  return [
    makePart("bow-stick", "bow", stick, { weight: 0.9 }),
    makePart("bow-hair", "hair", hair, { weight: 0.7 }),
    ...makeParts("bow-end", "fittings", [frog, tip], { weight: 0.5 }),
  ];
}
