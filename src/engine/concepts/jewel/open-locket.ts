import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { add, type Vec3 } from "../../math/vec3.ts";
import { picturePaint } from "../interior/picture-paint.ts";

/** Half the width and half the height of one leaf, metres, and how far each is turned to the other, radians. */
const [WIDE, TALL] = [0.023, 0.028];
const TURNED = 0.38;

/** Two oval leaves on a hinge, open to the front, a rim about each: a portrait in the one, a blank oval in the other. Hangs from `low`. */
export function openLocket(low: Vec3): Part[] {
  const oval = ellipseOutline(WIDE, TALL, 48);
  const hole = reverseOutline(ellipseOutline(WIDE * 0.8, TALL * 0.82, 48));
  const leaf = merge([
    move(extrude(oval, { depth: 0.003, bevel: 0.001 }), [0, 0, -0.003]),
    extrude(oval, { depth: 0.004, bevel: 0.0012, holes: [hole] }),
  ]);
  const inset = move(extrude(ellipseOutline(WIDE * 0.79, TALL * 0.81, 48), { depth: 0.0016 }), [0, 0, -0.0006]);
  const drop = 0.012 + TALL;
  const set = (piece: Geometry, side: number) =>
    move(turnY(move(piece, [side * (WIDE + 0.001), 0, 0]), -side * TURNED), add(low, [0, -drop, 0.002]));
  const hinge = move(
    tube(
      0.0018,
      [
        [0, -TALL * 0.5, 0],
        [0, TALL * 0.5, 0],
      ],
      12,
    ),
    add(low, [0, -drop, 0.002]),
  );
  const bail = move(turnX(torus(0.0055, 0.0017, 20, 8), PI / 2), add(low, [0, -0.005, 0.001]));
  const stalk = tube(0.0015, [add(low, [0, -0.01, 0.001]), add(low, [0, -drop + TALL * 0.45, 0.002])], 8);
  return [
    makePart("locket", "metal", merge([set(leaf, -1), set(leaf, 1), hinge, bail, stalk]), { weight: 1 }),
    makePart("portrait", "keepsake", set(inset, 1), {
      weight: 1,
      paint: picturePaint("portrait", WIDE * 1.6, TALL * 1.64, 3),
    }),
    makePart("blank", "keepsake", set(inset, -1), { weight: 0.7 }),
  ];
}
