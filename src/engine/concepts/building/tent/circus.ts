import { extrude } from "../../../geometry/extrude.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, PI, TAU } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { flagOn } from "../castle/flag-on.ts";
import { around, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** A striped round tent with a scalloped valance, a high peak and flags. */
export function circus(p: StructureParameters) {
  const [r, h] = [1.35 * p.wide, 0.85 * p.tall];
  const sides = 16;
  const n = sides * 3;
  const swag = (y0: number, y1: number, r0: number, r1: number) =>
    lathe(
      [
        [0, y0],
        ...Array.from({ length: 8 }, (_, i) => {
          const t = i / 7;
          return [
            r0 + (r1 - r0) * (1 - (1 - t) * (1 - t)),
            y0 + 0.02 + (y1 - y0) * t * t * 0.45 + (y1 - y0) * t * 0.55,
          ] as const;
        }),
        [0, y1 + 0.02],
      ],
      n,
    );
  const white = fromHex("#f3ede0");
  const stripes: Paint = (surface, x, _y, z) => {
    const u = (atan2(z, x) / TAU + 1) * sides;
    if (Math.floor(u) % 2 === 0) layColour(surface, white);
  };
  const peak = h + 1.15 * p.tall;
  const scallop = around(
    sides,
    turnY(
      move(
        extrude(
          [
            [-0.265 * p.wide, 0.04],
            [-0.25 * p.wide, -0.07],
            [-0.13 * p.wide, -0.18],
            [0, -0.21],
            [0.13 * p.wide, -0.18],
            [0.25 * p.wide, -0.07],
            [0.265 * p.wide, 0.04],
          ],
          { depth: 0.04 },
        ),
        [0, h + 0.02, r * 1.06],
      ),
      PI / sides,
    ),
  );
  const parts: Part[] = [
    makePart(
      "wall",
      "canvas",
      turnedUp(
        [
          [0, 0],
          [r, 0],
          [r, h + 0.04],
          [0, h + 0.04],
        ],
        n,
        1,
      ),
      { weight: 0.9, paint: stripes, projection: "cylinder" },
    ),
    makePart("roof", "canvas", swag(h, peak, r * 1.1, 0.1), { weight: 1, paint: stripes, projection: "cylinder" }),
    makePart("valance", "trim", merge(scallop), { weight: 0.7 }),
    makePart(
      "doorway",
      "opening",
      move(
        extrude(
          [
            [-0.32, 0],
            [0.32, 0],
            [0.3, h * 0.5],
            [0.1, h * 0.88],
            [-0.1, h * 0.88],
            [-0.3, h * 0.5],
          ],
          { depth: 0.08 },
        ),
        [0, 0, r * 0.985],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "curtains",
      "trim",
      merge(
        [-1, 1].map((s) =>
          move(
            turnedUp(
              [
                [0, 0],
                [0.1, 0],
                [0.05, h * 0.4],
                [0.12, h * 0.88],
                [0, h * 0.88],
              ],
              10,
            ),
            [s * 0.3, 0, r * 1.0],
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "peak",
      "pole",
      turnedUp(
        [
          [0, peak - 0.1],
          [0.11, peak - 0.1],
          [0.11, peak + 0.04],
          [0, peak + 0.06],
        ],
        16,
      ),
      { weight: 0.4 },
    ),
    ...flagOn("peak", 0, peak + 0.04, 0, 0.4),
    makePart(
      "ropes",
      "rope",
      merge(
        around(
          8,
          tube(
            0.012,
            [
              [r * 1.06, h, 0],
              [r * 1.42, 0.01, 0],
            ],
            6,
          ),
          PI / 16,
        ),
      ),
      { weight: 0.3 },
    ),
  ];
  return standModel(parts, top(peak));
}
