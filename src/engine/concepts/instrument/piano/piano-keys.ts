import { box } from "../../../geometry/box.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";

const BLACK_AFTER = [0, 1, 3, 4, 5];

/** Width of a white key over its room. */
const BROAD = 0.92;

/** White keys with gaps between them and raised black ones; its front edge at z = 0, its top about y = 0. */
export function pianoKeys(width: number, depth: number, octaves: number): Part[] {
  const count = octaves * 7 + 1;
  const key = width / count;
  const whites = Array.from({ length: count }, (_, i) =>
    move(box([key * BROAD, depth * 0.16, depth]), [(i + 0.5 - count / 2) * key, -depth * 0.08, -depth / 2]),
  );
  const blacks: Geometry[] = [];
  for (let i = 0; i < count - 1; i += 1) {
    if (BLACK_AFTER.includes(i % 7))
      blacks.push(
        move(box([key * 0.58, depth * 0.16, depth * 0.62], { bevel: key * 0.08 }), [
          (i + 1 - count / 2) * key,
          depth * 0.05,
          -depth * 0.68,
        ]),
      );
  }
  return [
    makePart("white-keys", "keys", merge(whites), { weight: 1 }),
    makePart("black-keys", "black-keys", settle(merge(blacks)), { weight: 1 }),
  ];
}
