import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { bar, plate } from "../pieces.ts";

/** An arrow along +X from its nock at the origin: shaft, three vanes, a steel point. Slots `arrow`, `fletching`, `point`. */
export function arrowParts(length: number, thick: number): Part[] {
  const vane = plate(
    [
      [thick * 3, thick * 0.4],
      [thick * 22, thick * 0.4],
      [thick * 18, thick * 4.2, thick],
      [thick * 5, thick * 4.6, thick],
    ],
    thick * 0.5,
  );
  const tip = lathe(
    [
      [0, -thick * 2],
      [thick * 1.2, -thick * 1.5],
      [thick * 1.2, 0],
      [thick * 3, 0],
      [0, thick * 10],
    ],
    4,
  );
  return [
    makePart("arrow-shaft", "arrow", bar([0, 0, 0], [length, 0, 0], thick, 12), { weight: 0.9, grain: "x" }),
    ...makeParts(
      "vane",
      "fletching",
      [0, 1, 2].map((i) => turnX(vane, (i / 3) * TAU)),
      { weight: 0.8 },
    ),
    makePart("arrow-head", "point", move(settle(turnZ(tip, -PI / 2)), [length, 0, 0]), { weight: 0.9, crease: 0.1 }),
  ];
}
