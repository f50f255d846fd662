import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { archPath, archPlate, archRing, around, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** White arcades storey upon storey, a narrower belfry, the whole leaning. */
export function leaning(p: StructureParameters) {
  const r = 0.4 * p.wide;
  const storey = 0.27 * p.tall;
  const parts: Part[] = [];
  const lean = (g: Geometry) => turnZ(g, -0.085);
  const put = (name: string, slot: string, g: Geometry, weight: number) =>
    parts.push(makePart(name, slot, lean(g), { weight }));
  put(
    "foot",
    "wall",
    turnedUp(
      [
        [0, -0.05],
        [r * 1.12, -0.05],
        [r * 1.12, 0.04, 0.01],
        [r, 0.05],
        [r, storey * 1.5],
        [0, storey * 1.5],
      ],
      40,
    ),
    0.8,
  );
  const arch = (n: number, w: number, h: number, y: number, out: number, slot: string, name: string) =>
    put(name, slot, merge(around(n, move(archPlate(archPath(w, h, 6), 0.03), [0, y, out]))), 0.5);
  arch(15, r * 0.26, storey * 1.1, 0.1, r, "wall-shade", "blind-arches");
  let y = storey * 1.5;
  for (let i = 0; i < 7; i += 1) {
    const belfry = i === 6;
    const core = r * (belfry ? 0.7 : 0.8);
    const edge = belfry ? r * 0.78 : r;
    put(
      `core-${i + 1}`,
      "wall-shade",
      turnedUp(
        [
          [0, y - 0.01],
          [core, y - 0.01],
          [core, y + storey],
          [0, y + storey],
        ],
        32,
      ),
      0.7,
    );
    put(
      `ledge-${i + 1}`,
      "wall",
      turnedUp(
        [
          [0, y - 0.025],
          [r * 1.06, y - 0.025, 0.008],
          [r * 1.06, y + 0.012, 0.008],
          [0, y + 0.012],
        ],
        40,
      ),
      0.6,
    );
    const n = belfry ? 10 : 20;
    const w = ((2 * PI * edge) / n) * 0.72;
    const frame = archRing(
      [
        [w * 0.72, 0],
        [w * 0.72, storey],
        [-w * 0.72, storey],
        [-w * 0.72, 0],
      ],
      archPath(w, storey * 0.86, 5),
      0.05,
    );
    put(`arcade-${i + 1}`, "wall", merge(around(n, move(frame, [0, y, edge * 0.96]))), 0.8);
    y += storey;
  }
  put(
    "crown",
    "wall",
    turnedUp(
      [
        [0, y - 0.02],
        [r * 0.84, y - 0.02, 0.01],
        [r * 0.84, y + 0.04, 0.01],
        [0, y + 0.04],
      ],
      32,
    ),
    0.5,
  );
  return standModel(
    [
      ...parts,
      makePart(
        "plaza",
        "trim",
        turnedUp(
          [
            [0, -0.1],
            [r * 1.5, -0.1, 0.02],
            [r * 1.5, -0.01, 0.02],
            [0, -0.01],
          ],
          40,
        ),
        { weight: 0.4 },
      ),
    ],
    top(y),
  );
}
