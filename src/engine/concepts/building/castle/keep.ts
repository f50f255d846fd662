import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { archPath, archPlate, archRing, type block, blockOn, coneRoof, merlonRow } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { flagOn } from "./flag-on.ts";

/** The great square tower in the middle; where the towers are counted a broad hall that none takes for one more. */
export function keep(p: StructureParameters, corner: number, a: number, roofed: boolean): Part[] {
  const isHall = p.count > 0;
  const [w, h, z] = [(isHall ? 0.9 : 0.8) * p.wide, corner * (isHall ? 0.86 : 1.5), -a * 0.2];
  const windows = [-0.24, 0.24].flatMap((x) => [0.6, 0.8].map((y) => [x * w, y * h] as const));
  const at = (g: ReturnType<typeof block>) => [0, 1, 2, 3].map((i) => move(turnY(g, (i * PI) / 2), [0, 0, z]));
  const rows = [merlonRow(w + 0.08, [0.13, 0.13, 0.08], h - 0.01, w / 2, 5)];
  return [
    makePart("keep", "wall", blockOn([w, h, w], 0, 0, z), { weight: 1 }),
    makePart("keep-head", "wall", blockOn([w + 0.1, 0.12, w + 0.1], 0, h - 0.12, z), { weight: 0.7 }),
    makePart("keep-band", "trim", blockOn([w + 0.14, 0.03, w + 0.14], 0, h - 0.14, z, 0.006), { weight: 0.4 }),
    makePart("keep-merlons", "wall", merge(at(rows[0] as ReturnType<typeof block>)), { weight: 0.8 }),
    makePart(
      "keep-windows",
      "opening",
      merge(
        windows.flatMap(([x, y]) =>
          at(move(archPlate(archPath(w * 0.12, h * 0.1, 6), 0.04), [x, y - h * 0.05, w / 2])),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "keep-frames",
      "trim",
      merge(
        windows.flatMap(([x, y]) =>
          at(
            move(archRing(archPath(w * 0.17, h * 0.1 + w * 0.025, 6), archPath(w * 0.115, h * 0.1, 6), 0.05, 0.004), [
              x,
              y - h * 0.05,
              w / 2,
            ]),
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    ...(roofed && !isHall
      ? [
          makePart("keep-roof", "roof", move(turnY(coneRoof(w * 0.62, h - 0.02, w * 0.7, 4), PI / 4), [0, 0, z]), {
            weight: 0.9,
          }),
        ]
      : []),
    ...flagOn("keep", 0, roofed && !isHall ? h + w * 0.64 : h - 0.01, z, 0.42),
  ];
}
