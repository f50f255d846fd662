import { extrude } from "../../../geometry/extrude.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move } from "../../../geometry/place.ts";
import { column } from "../column-shape.ts";
import { archPath, archRing, block, blockOn } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** Four piers, a great arch and an attic with reliefs. */
export function triumphal(p: StructureParameters) {
  const [w, h, d] = [1.5 * p.wide, 1.45 * p.tall, 0.66];
  const outline = (width: number, tall: number, open: number, up: number) =>
    [
      [-width / 2, 0],
      [-open / 2, 0],
      ...[...archPath(open, up, 12)].reverse().slice(1, -1),
      [open / 2, 0],
      [width / 2, 0],
      [width / 2, tall],
      [-width / 2, tall],
    ].map(([x, y]) => [x as number, y as number] as const);
  const open = w * 0.38;
  const columns = [-1, 1].flatMap((s) =>
    [0.3, 0.46].flatMap((f) =>
      [-1, 1].map((k) => move(column(0.045, h * 0.66, 1, 10), [s * w * f, 0.08, k * (d / 2 + 0.05)])),
    ),
  );
  return standModel(
    [
      makePart("body", "stone", extrude(outline(w, h, open, h * 0.66), { depth: d }), { weight: 1 }),
      makePart(
        "plinths",
        "trim",
        merge(
          [-1, 1].map((s) =>
            blockOn([(w - open) / 2 + 0.06, 0.1, d + 0.26], s * (open / 2 + (w - open) / 4 + 0.01), 0, 0, 0.012),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart("columns", "trim", merge(columns), { weight: 0.7 }),
      makePart(
        "arch",
        "trim",
        merge(
          [-1, 1].map((k) =>
            move(
              archRing(archPath(open + 0.16, h * 0.66 + 0.08, 12), archPath(open - 0.01, h * 0.66, 12), 0.05, 0.008),
              [0, 0, (k * d) / 2],
            ),
          ),
        ),
        { weight: 0.6 },
      ),
      makePart(
        "cornice",
        "trim",
        merge([
          blockOn([w + 0.16, 0.07, d + 0.3], 0, h * 0.74, 0, 0.012),
          blockOn([w + 0.2, 0.08, d + 0.2], 0, h - 0.04, 0, 0.02),
        ]),
        { weight: 0.6 },
      ),
      makePart("attic", "stone", blockOn([w * 0.92, h * 0.16, d * 0.9], 0, h + 0.02, 0, 0.01), { weight: 0.7 }),
      makePart(
        "reliefs",
        "trim",
        merge(
          [-1, 1].flatMap((k) => [
            block([w * 0.5, h * 0.12, 0.03], [0, h * 0.88, k * (d / 2 + 0.005)], 0.01),
            ...[-1, 1].map((s) => block([w * 0.12, h * 0.2, 0.03], [s * w * 0.38, h * 0.4, k * (d / 2 + 0.005)], 0.01)),
          ]),
        ),
        { weight: 0.4 },
      ),
      makePart("crown", "trim", blockOn([w * 0.98, 0.05, d * 0.96], 0, h * 1.17, 0, 0.012), { weight: 0.4 }),
    ],
    top(h * 1.2, 0.3),
  );
}
