import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2 } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, blockOn } from "./masonry.ts";
import type { StructureParameters } from "./structure.ts";

/** A bow of planks between beams, with posts and rails; red in a garden. */
export function woodenBridge(p: StructureParameters) {
  const [span, depth] = [2.6 * p.wide, 0.9];
  const rise = 0.5 * p.tall;
  const y = (x: number) => 0.1 + rise * (1 - ((2 * x) / span) * ((2 * x) / span));
  const slope = (x: number) => atan2(-8 * rise * x, span * span);
  const path = (lift: number, z: number): Vec3[] =>
    Array.from({ length: 21 }, (_, i) => {
      const x = ((i / 20) * 2 - 1) * (span / 2);
      return [x, y(x) + lift, z];
    });
  const beam = (lift: number, z: number, wide: number, tall: number) =>
    sweep(rectangleOutline(wide, tall), path(lift, z), { up: [0, 1, 0] });
  const n = 22;
  const planks: Geometry[] = Array.from({ length: n }, (_, i) => {
    const x = (((i + 0.5) / n) * 2 - 1) * (span / 2);
    return move(turnZ(block([(span / n) * 0.93, 0.04, depth], [0, 0, 0], 0.008), slope(x)), [x, y(x) + 0.05, 0]);
  });
  const posts = [-1, 1].flatMap((s) =>
    Array.from({ length: 7 }, (_, i) => {
      const x = ((i / 6) * 2 - 1) * (span / 2 - 0.06);
      const end = i === 0 || i === 6 || i === 3;
      return merge([
        blockOn([end ? 0.09 : 0.055, end ? 0.58 : 0.46, end ? 0.09 : 0.055], x, y(x) - 0.06, s * (depth / 2), 0.01),
        ...(end ? [block([0.12, 0.04, 0.12], [x, y(x) + 0.52, s * (depth / 2)], 0.012)] : []),
      ]);
    }),
  );
  return standModel(
    [
      ...makeParts("plank", "plank", planks, { grain: "z", weight: 0.6, ownPiece: true }),
      ...makeParts(
        "beam",
        "wood",
        [-1, 1].map((s) => beam(-0.02, s * (depth / 2 - 0.04), 0.09, 0.13)),
        { grain: "x", weight: 0.9 },
      ),
      ...makeParts(
        "rail",
        "wood",
        [-1, 1].flatMap((s) => [beam(0.42, s * (depth / 2), 0.07, 0.06), beam(0.22, s * (depth / 2), 0.045, 0.045)]),
        { grain: "x", weight: 0.9 },
      ),
      makePart("posts", "wood", merge(posts), { weight: 0.8 }),
      ...makeParts(
        "abutment",
        "stone",
        [-1, 1].map((s) => blockOn([0.3, 0.14, depth + 0.2], s * (span / 2 - 0.05), 0, 0, 0.03)),
        { weight: 0.5 },
      ),
    ],
    [{ name: "top", position: [0, y(0), 0], normal: [0, 1, 0], radius: 0.3 }],
  );
}
