import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { flagOn } from "../castle/flag-on.ts";
import { archPath, archPlate, archRing, around, block, blockOn, coneRoof, roundMerlons, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";
import { woundStairs } from "./wound-stairs.ts";

/** A round keep of blocks with slits, a corbelled head, battlements or a cone; stairs may wind about it. */
export function medieval(p: StructureParameters, roofed: boolean, isWound = false) {
  const [r, h] = [0.42 * p.wide, 1.9 * p.tall];
  const shaft = turnedUp(
    [
      [0, 0],
      [r * 1.25, 0],
      [r * 1.04, h * 0.12],
      [r, h * 0.3],
      [r * 0.96, h * 0.8],
      [r * 1.2, h * 0.88],
      [r * 1.2, h],
      [r * 1.02, h],
      [r * 1.02, h * 0.95],
      [0, h * 0.95],
    ],
    40,
    1,
  );
  const window = (w: number, y: number, turn: number): [Geometry, Geometry] => [
    turnY(move(archPlate(archPath(w, w * 1.9, 8), 0.08), [0, y, r * 0.965]), turn),
    turnY(
      move(archRing(archPath(w * 1.5, w * 2.2, 8), archPath(w * 0.97, w * 1.9, 8), 0.1, 0.008), [0, y, r * 0.97]),
      turn,
    ),
  ];
  const windows = [
    window(0.1, h * 0.42, 0.5),
    window(0.13, h * 0.63, 0),
    window(0.1, h * 0.55, 1.3),
    window(0.13, h * 0.66, -1.2),
    window(0.12, h * 0.6, PI),
  ];
  const corbel = block([r * 0.13, h * 0.06, r * 0.2], [0, h * 0.85, r * 1.06], 0.01);
  const parts: Part[] = [
    makePart("shaft", "wall", shaft, { projection: "cylinder", weight: 1 }),
    makePart("corbels", "trim", merge(around(16, corbel)), { weight: 0.5 }),
    makePart(
      "band",
      "trim",
      turnedUp(
        [
          [0, h * 0.875],
          [r * 1.2, h * 0.875],
          [r * 1.25, h * 0.885, 0.01],
          [r * 1.25, h * 0.91, 0.01],
          [0, h * 0.915],
        ],
        40,
      ),
      { weight: 0.5 },
    ),
    makePart("windows", "opening", merge(windows.map(([pane]) => pane)), { weight: 0.5 }),
    makePart("window-frames", "trim", merge(windows.map(([, frame]) => frame)), { weight: 0.4 }),
    makePart("door", "door", move(archPlate(archPath(0.26, 0.46, 10), 0.1), [0, 0, r * 1.1]), { weight: 0.7 }),
    makePart(
      "door-frame",
      "trim",
      move(archRing(archPath(0.38, 0.52, 10), archPath(0.255, 0.46, 10), 0.16, 0.012), [0, 0, r * 1.08]),
      { weight: 0.6 },
    ),
    makePart("step", "trim", blockOn([0.44, 0.05, 0.24], 0, -0.02, r * 1.3, 0.012), { weight: 0.3 }),
  ];
  if (isWound) {
    const radiusAt = (y: number) => r * (y < h * 0.12 ? 1.25 - (0.21 * y) / (h * 0.12) : y < h * 0.3 ? 1.02 : 0.98);
    parts.push(woundStairs(r, radiusAt, h * 0.8));
  }
  if (roofed)
    parts.push(
      makePart("roof", "roof", coneRoof(r * 1.42, h - 0.02, r * 2.3, 40), { projection: "cylinder", weight: 1 }),
      ...flagOn("top", 0, h + r * 2.2, 0, 0.34),
    );
  else
    parts.push(
      makePart("merlons", "wall", roundMerlons(r * 1.02, r * 1.2, h - 0.01, r * 0.32, 11), { weight: 0.9 }),
      ...flagOn("top", 0, h * 0.95, 0, 0.6),
    );
  return standModel(parts, top(roofed ? h + r * 2.2 : h * 0.95));
}
