import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move, turnY, turnZ } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { around, block, blockOn, coneRoof, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { fourWays } from "./four-ways.ts";
import { top } from "./top.ts";

/** A tank on long braced legs. */
export function waterTower(p: StructureParameters) {
  const [r, h] = [0.5 * p.wide, 1.15 * p.tall];
  const leg = (): Geometry => move(turnZ(blockOn([0.07, h * 1.02, 0.07], 0, 0, 0, 0.01), 0.1), [r * 0.88, 0, 0]);
  const ring = (y: number, k: number) => merge(fourWays(block([2 * k * 0.72, 0.045, 0.045], [0, y, k * 0.7], 0.008)));
  return standModel(
    [
      makePart("legs", "trim", merge(around(4, turnY(leg(), PI / 4))), { weight: 0.8 }),
      makePart("braces", "trim", merge([ring(h * 0.32, r * 0.82), ring(h * 0.66, r * 0.78)]), { weight: 0.5 }),
      makePart(
        "tank",
        "planks",
        turnedUp(
          [
            [0, h],
            [r, h, 0.02],
            [r * 0.97, h + 0.75],
            [0, h + 0.75],
          ],
          36,
        ),
        { projection: "cylinder", weight: 1 },
      ),
      ...makeParts(
        "hoop",
        "iron",
        [0.06, 0.22, 0.38, 0.54, 0.68].map((f) =>
          turnedUp(
            [
              [0, h + f],
              [r * 1.015, h + f],
              [r * 1.015, h + f + 0.025],
              [0, h + f + 0.025],
            ],
            36,
          ),
        ),
        { weight: 0.4 },
      ),
      makePart(
        "deck",
        "planks",
        turnedUp(
          [
            [0, h - 0.06],
            [r * 1.12, h - 0.06],
            [r * 1.12, h + 0.01],
            [0, h + 0.01],
          ],
          36,
        ),
        { weight: 0.5 },
      ),
      makePart("roof", "roof", coneRoof(r * 1.12, h + 0.73, r * 0.75, 36), { projection: "cylinder", weight: 0.9 }),
      makePart(
        "pipe",
        "iron",
        turnedUp(
          [
            [0, 0],
            [0.06, 0],
            [0.06, h],
            [0, h],
          ],
          14,
        ),
        { weight: 0.5 },
      ),
    ],
    top(h + 0.75 + r * 0.7),
  );
}
