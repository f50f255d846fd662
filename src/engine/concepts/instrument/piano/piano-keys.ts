import { box } from "../../../geometry/box.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";

const BLACK_AFTER = [0, 1, 3, 4, 5];

/** White keys with painted gaps and raised black ones; its front edge at z = 0, its top about y = 0. */
export function pianoKeys(width: number, depth: number, octaves: number): Part[] {
  const count = octaves * 7 + 1;
  const key = width / count;
  const white = move(box([width, depth * 0.16, depth], { bevel: depth * 0.02 }), [0, -depth * 0.08, -depth / 2]);
  const gaps: Paint = (surface, x, _y, _z, _nx, ny, nz) => {
    if (ny < 0.4 && nz < 0.4) return;
    const at = x / key + count / 2;
    if (Math.abs(at - Math.round(at)) < 0.045) {
      layColour(surface, [0.05, 0.05, 0.05], 0.6);
      surface.height -= 0.002;
    }
  };
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
    makePart("white-keys", "keys", white, { weight: 1, paint: gaps }),
    makePart("black-keys", "black-keys", settle(merge(blacks)), { weight: 1 }),
  ];
}
