import { extrude } from "../../../geometry/extrude.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { archPath, archPlate, blockOn } from "../masonry.ts";
import { type StructureParameters, vary } from "../structure.ts";
import { spiresOf } from "./corner-towers.ts";
import { flagOn } from "./flag-on.ts";
import { roundTower } from "./round-tower.ts";

/** Slender towers, no more of them than were said, of different heights around a hall with a steep roof. */
export function palace(p: StructureParameters, wall: number, a: number): Part[] {
  const h = wall * 1.9;
  const hall = blockOn([a * 0.95, h, a * 0.8], 0, 0, -a * 0.3);
  const towers = [
    [0, -a * 0.35, 0.19, 2.4 + 0.3 * vary(p, "high")],
    [-a * 0.48, -a * 0.05, 0.13, 1.7],
    [a * 0.48, -a * 0.05, 0.13, 1.45 + 0.4 * vary(p, "right")],
    [a * 0.3, -a * 0.62, 0.11, 2],
  ] as const;
  const standing = p.count > 0 ? towers.slice(0, spiresOf(p.count)) : towers;
  const windows = [-1, 0, 1].map((x) =>
    move(archPlate(archPath(a * 0.11, h * 0.2, 6), 0.04), [x * a * 0.26, h * 0.66, a * 0.1]),
  );
  return [
    makePart("hall", "wall", hall, { weight: 0.9 }),
    makePart(
      "hall-roof",
      "roof",
      move(
        extrude(
          [
            [-a * 0.55, h - 0.01],
            [a * 0.55, h - 0.01],
            [0, h + a * 0.6],
          ],
          { depth: a * 0.84 },
        ),
        [0, 0, -a * 0.3],
      ),
      { weight: 0.9 },
    ),
    makePart("hall-windows", "opening", merge(windows), { weight: 0.5 }),
    ...standing.flatMap(([x, z, r, k], i) =>
      roundTower(`spire-${i + 1}`, x, z, r * p.wide, k * 0.9 * p.tall, true, 3.9),
    ),
    ...flagOn(
      "high",
      0,
      standing.length > 0 ? towers[0][3] * 0.9 * p.tall + 0.68 * p.wide : h + a * 0.58,
      -a * 0.35,
      0.36,
    ),
  ];
}
