import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Rungs, metres between them, half the width, thickness of the ropes. */
const RUNGS = 7;
const STEP = 0.29;
const HALF = 0.21;
const ROPE = 0.017;
const TALL = STEP * (RUNGS + 0.9);

/** How the hanging ladder sways: metres aside and to the front at that height. */
const sway = (y: number): readonly [number, number] => [0.035 * sin(1.9 * y + 0.4), 0.06 * sin(1.35 * y)];

/** A ladder of two ropes, each knotted above and below the round wooden rungs, its frayed ends below, tied to a bar above. */
export function ropeLadder(): Part[] {
  const at = (side: number, y: number): Vec3 => {
    const [x, z] = sway(y);
    return [x + side * HALF, y, z];
  };
  const ropes = [-1, 1].map((side) =>
    tube(
      ROPE,
      curveThrough(
        Array.from({ length: 22 }, (_, i) => at(side, (TALL * i) / 21)),
        3,
      ),
      10,
      { endRounding: 0.008 },
    ),
  );
  const levels = Array.from({ length: RUNGS }, (_, i) => STEP * (i + 0.75));
  const rungs = levels.map((y, i) => {
    const [left, right] = [at(-1, y), at(1, y)];
    // no rung hangs quite level
    const slant = 0.012 * (i % 2 === 0 ? 1 : -1);
    return tube(
      0.021,
      [
        [left[0] - 0.075, y - slant, left[2]],
        [right[0] + 0.075, y + slant, right[2]],
      ],
      14,
      { endRounding: 0.008 },
    );
  });
  const knots = levels.flatMap((y) =>
    [-1, 1].flatMap((side) =>
      [-1, 1].map((up) => move(stretch(sphere(0.034, 14, 10), [1, 0.72, 1]), at(side, y + up * 0.042))),
    ),
  );
  const ends = [-1, 1].map((side) => move(stretch(sphere(0.034, 14, 10), [1, 1.1, 1]), at(side, 0.05)));
  const wraps = [-1, 1].map((side) =>
    move(turnZ(stretch(sphere(0.05, 16, 10), [0.9, 0.6, 0.9]), PI / 2), at(side, TALL)),
  );
  const [x, z] = sway(TALL);
  const bar = tube(
    0.03,
    [
      [x - HALF - 0.13, TALL, z],
      [x + HALF + 0.13, TALL, z],
    ],
    16,
    { endRounding: 0.01 },
  );
  return [
    ...makeParts("rope", "stile", ropes, { weight: 1 }),
    ...makeParts("rung", "rung", rungs, { grain: "x", weight: 0.9, ownPiece: true }),
    makePart("knots", "stile", merge([...knots, ...ends, ...wraps]), { weight: 0.7 }),
    makePart("bar", "rung", bar, { grain: "x", weight: 0.8 }),
  ];
}
