import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { block, blockOn, square, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { four, panes } from "./panes.ts";

/** A slab of glass on a lobby, fins at its corners, machinery on the roof. */
export function tower(p: StructureParameters) {
  const [a, h] = [0.46 * p.wide, 2.9 * p.tall];
  const taper = p.seed % 2 === 0 ? 0.78 : 1;
  return standModel(
    [
      makePart(
        "lobby",
        "trim",
        square([
          [0, 0],
          [a * 1.2, 0],
          [a * 1.2, 0.2],
          [0, 0.2],
        ]),
        { weight: 0.5 },
      ),
      makePart("lobby-glass", "door", merge(four(block([a * 1.9, 0.13, 0.03], [0, 0.09, a * 1.2]))), { weight: 0.4 }),
      makePart(
        "shaft",
        "glass",
        square([
          [0, 0.18],
          [a, 0.18],
          [a * taper, h],
          [0, h],
        ]),
        { weight: 1, paint: panes(a / 4, 0.082, 0.07, p) },
      ),
      makePart(
        "crown",
        "wall",
        square([
          [0, h - 0.02],
          [a * taper * 1.03, h - 0.02],
          [a * taper * 1.03, h + 0.08],
          [0, h + 0.08],
        ]),
        { weight: 0.6 },
      ),
      makePart("plant", "trim", blockOn([a, 0.13, a * 0.8], 0, h + 0.07, 0, 0.015), { weight: 0.4 }),
      makePart(
        "mast",
        "metal",
        turnedUp(
          [
            [0, h + 0.1],
            [0.02, h + 0.1],
            [0.008, h + 0.62],
            [0, h + 0.64],
          ],
          8,
          1,
        ),
        { weight: 0.5 },
      ),
    ],
    [{ name: "top", position: [0, h + 0.2, 0], normal: [0, 1, 0], radius: 0.1 }],
  );
}
