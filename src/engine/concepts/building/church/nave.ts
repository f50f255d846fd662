import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { atan2 } from "../../../math/elementary.ts";
import { archPlate, archRing, block, pointedPath } from "../masonry.ts";

/** A pointed window: pane, frame and a mullion, its foot on y = 0, facing +Z. */
export const lancet = (w: number, h: number): { pane: Geometry; frame: Geometry } => ({
  pane: archPlate(pointedPath(w, h), 0.05),
  frame: merge([
    archRing(pointedPath(w * 1.34, h + w * 0.2), pointedPath(w * 0.98, h), 0.08, 0.006),
    block([w * 0.1, h * 0.95, 0.06], [0, h * 0.47, 0.01]),
    block([w * 1.5, 0.03, 0.12], [0, -0.01, 0.02], 0.006),
  ]),
});

/** A gabled body along Z: walls, and a roof that stands out. */
export function nave(name: string, w: number, d: number, eaves: number, rise: number, z: number): Part[] {
  const slope = Math.sqrt((w / 2) * (w / 2) + rise * rise);
  const lean = atan2(rise, w / 2);
  const slabs = [-1, 1].map((s) =>
    move(turnZ(block([slope + 0.1, 0.05, d + 0.12], [0, 0, 0], 0.01), -s * lean), [
      s * (w / 4 + 0.03),
      eaves + rise / 2 + 0.008,
      z,
    ]),
  );
  return [
    makePart(
      `${name}-walls`,
      "wall",
      move(
        extrude(
          [
            [-w / 2, 0],
            [w / 2, 0],
            [w / 2, eaves],
            [0, eaves + rise],
            [-w / 2, eaves],
          ],
          { depth: d },
        ),
        [0, 0, z],
      ),
      { weight: 0.95 },
    ),
    ...makeParts(`${name}-roof`, "roof", slabs, { grain: "x", weight: 0.9 }),
    makePart(`${name}-ridge`, "trim", block([0.06, 0.06, d + 0.14], [0, eaves + rise + 0.04, z], 0.012), {
      weight: 0.3,
    }),
  ];
}
