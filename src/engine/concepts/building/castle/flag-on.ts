import { extrude } from "../../../geometry/extrude.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { sin } from "../../../math/elementary.ts";
import { turnedUp } from "../masonry.ts";

/** A pole with a cloth that waves. */
export function flagOn(name: string, x: number, y: number, z: number, size: number): Part[] {
  const cloth = deform(
    move(
      extrude(
        [
          [0, 0],
          [0.25, 0.04],
          [0.5, 0.08],
          [0.75, 0.12],
          [1, 0.22],
          [0.75, 0.32],
          [0.5, 0.38],
          [0.25, 0.42],
          [0, 0.46],
        ].map(([u, v]) => [(u as number) * size, (v as number) * size] as const),
        { depth: size * 0.04 },
      ),
      [0, size * 0.62, 0],
    ),
    ([u, v, w]) => [u, v, w + size * 0.07 * sin((u / size) * 7)],
  );
  const pole = turnedUp(
    [
      [0, -0.02],
      [size * 0.03, -0.02],
      [size * 0.025, size * 1.1],
      [size * 0.05, size * 1.13],
      [0, size * 1.19],
    ],
    10,
    2,
  );
  return [
    makePart(`${name}-pole`, "pole", move(pole, [x, y, z]), { weight: 0.4 }),
    makePart(`${name}-flag`, "flag", move(cloth, [x, y, z]), { weight: 0.7 }),
  ];
}
