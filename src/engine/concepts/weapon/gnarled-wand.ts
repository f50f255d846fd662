import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { facetPaint } from "../jewel/facet-paint.ts";

/** Roots that are twisted into a wand, and where they part. */
const STRANDS = 3;
const PARTS_AT = 0.27;

/** A wand of roots twisted round each other, whose ends open like claws round a crystal. Upright, its grip below, metres. */
export function gnarledWand(): Part[] {
  const strands = Array.from({ length: STRANDS }, (_, i) => {
    const from = (i / STRANDS) * TAU;
    const stem = Array.from({ length: 26 }, (_, k): Vec3 => {
      const t = k / 25;
      const [angle, away] = [from + 2.1 * TAU * t, 0.0105 - 0.004 * t + 0.0012 * sin(19 * t + 2 * i)];
      return [away * cos(angle) + 0.006 * sin(6 * t), -0.02 + t * (PARTS_AT + 0.02), away * sin(angle)];
    });
    const end = from + 2.1 * TAU;
    const claw = (away: number, y: number, turn: number): Vec3 => [away * cos(end + turn), y, away * sin(end + turn)];
    return tube(
      0.0098,
      curveThrough(
        [...stem, claw(0.024, 0.293, 0.1), claw(0.037, 0.322, 0.25), claw(0.033, 0.352, 0.45), claw(0.017, 0.372, 0.7)],
        3,
      ),
      9,
      { scale: (t) => 1.1 - 0.15 * sin(30 * t + i) - 0.62 * t * t * t, endRounding: 0.003 },
    );
  });
  const gem = lathe(
    [
      [0, 0.276],
      [0.019, 0.305],
      [0.025, 0.335],
      [0.016, 0.382],
      [0, 0.418],
    ],
    6,
  );
  const shards = [0, 1].map((i) =>
    turnY(
      move(
        lathe(
          [
            [0, 0],
            [0.009, 0.02],
            [0.007, 0.05],
            [0, 0.07],
          ],
          5,
        ),
        [0.014, 0.282, 0],
      ),
      2.2 + i * 2.6,
    ),
  );
  return [
    ...makeParts("root", "body", strands, { weight: 1 }),
    makePart("crystal", "crystal", gem, { weight: 1, crease: 0.05, paint: facetPaint(0.8) }),
    ...makeParts("shard", "crystal", shards, { weight: 0.6, crease: 0.05, paint: facetPaint(0.8) }),
  ];
}
