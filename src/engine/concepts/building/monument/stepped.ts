import { extrude } from "../../../geometry/extrude.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { block, blockOn, square, stairs } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** Terraces with a broad stair up the front to a little temple. */
export function stepped(p: StructureParameters) {
  const a = 1.4 * p.wide;
  const n = 6;
  const s = 0.2 * p.tall;
  const parts: Part[] = Array.from({ length: n }, (_, i) => {
    const k = a * (1 - i * 0.125);
    return makePart(
      `terrace-${i + 1}`,
      "stone",
      square([
        [0, i * s - 0.005],
        [k, i * s - 0.005],
        [k - 0.045, (i + 1) * s],
        [0, (i + 1) * s],
      ]),
      { weight: 0.9 },
    );
  });
  const top0 = a * (1 - (n - 1) * 0.125) - 0.045;
  const run = a + 0.12 - top0;
  const count = n * 4;
  parts.push(
    makePart("stair", "trim", move(stairs(0.52, (n * s) / count, run / count, count), [0, 0, top0]), { weight: 0.8 }),
    makePart(
      "cheeks",
      "stone",
      merge(
        [-1, 1].map((e) =>
          move(
            turnY(
              extrude(
                [
                  [0, 0],
                  [run + 0.06, 0],
                  [run + 0.06, 0.06],
                  [0.05, n * s + 0.05],
                  [0, n * s + 0.05],
                ],
                { depth: 0.09 },
              ),
              -PI / 2,
            ),
            [e * 0.3, 0, top0],
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("shrine", "stone", blockOn([top0 * 1.25, s * 1.5, top0 * 1.05], 0, n * s - 0.01, -top0 * 0.2, 0.01), {
      weight: 0.8,
    }),
    makePart(
      "shrine-top",
      "trim",
      merge([
        blockOn([top0 * 1.4, s * 0.3, top0 * 1.2], 0, n * s + s * 1.48 - 0.02, -top0 * 0.2, 0.015),
        blockOn([top0 * 0.9, s * 0.35, top0 * 0.5], 0, n * s + s * 1.76 - 0.02, -top0 * 0.2, 0.015),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "shrine-doors",
      "dark",
      merge([-1, 0, 1].map((e) => block([0.14, s * 0.95, 0.04], [e * top0 * 0.38, n * s + s * 0.48, top0 * 0.325]))),
      { weight: 0.6 },
    ),
  );
  return standModel(parts, top(n * s * 1.3));
}
