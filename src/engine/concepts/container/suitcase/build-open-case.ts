import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, settle, turnX } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block } from "../../building/masonry.ts";
import { openBox } from "../open-box.ts";
import type { SuitcaseParameters } from "./suitcase-parameters.ts";

/** Angle by which the lid leans back from upright, radians. */
const LEAN = 0.24;
const WALL = 0.008;

/** Lying on its back, the lid up behind: what is packed is seen. */
export function buildOpenCase(p: SuitcaseParameters): Model {
  const brief = p.style === "briefcase";
  const [w, l] = [(brief ? 0.44 : 0.56) * p.wide, (brief ? 0.31 : 0.4) * p.tall];
  const [deep, shallow] = brief ? [0.07, 0.04] : [0.135, 0.07];
  const lid = (g: Geometry): Geometry =>
    // from lying on the tray it is turned up about the hinge
    move(turnX(move(g, [0, shallow, l / 2]), -PI / 2 - LEAN), [0, deep, -l / 2 + 0.002]);
  const turned = (g: Geometry): Geometry => turnX(g, PI);
  const shell = turned(openBox(w, shallow, l, WALL, WALL, 0.03));
  const lining = (height: number): Geometry => openBox(w - 2 * WALL, height, l - 2 * WALL, 0.004, 0.004, 0.024);
  const rim = (y: number): Geometry =>
    sweep(
      rectangleOutline(0.012, 0.009, 0.003, 2),
      rectangleOutline(w - 0.002, l - 0.002, 0.03, 4).map(([x, z]): Vec3 => [x, y, z]),
      { closed: true, up: [0, 1, 0] },
    );
  const corners = (height: number): Geometry[] =>
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        block(
          [0.036, height * 0.62, 0.036],
          [x * (w / 2 - 0.014), height * 0.31 - 0.003, z * (l / 2 - 0.014)],
          0.012,
          3,
        ),
      ),
    );
  const grip = sweep(
    rectangleOutline(0.018, 0.026, 0.007, 3),
    curveThrough(
      [
        [-0.078, deep * 0.55, l / 2 - 0.004],
        [-0.068, deep * 0.5, l / 2 + 0.03],
        [0, deep * 0.42, l / 2 + 0.046],
        [0.068, deep * 0.5, l / 2 + 0.03],
        [0.078, deep * 0.55, l / 2 - 0.004],
      ],
      5,
    ),
    { up: [0, 1, 0] },
  );
  const latches = [-1, 1].flatMap((s) => [
    block([0.05, 0.045, 0.012], [s * w * 0.3, deep - 0.025, l / 2 + 0.004], 0.004, 2),
    block([0.016, 0.02, 0.01], [s * w * 0.3, deep - 0.004, l / 2 + 0.008], 0.003),
  ]);
  const hinges = [-1, 1].map((s) => block([0.06, 0.024, 0.02], [s * w * 0.3, deep - 0.002, -l / 2 - 0.002], 0.006, 2));
  return standModel(
    [
      makePart("tray", "body", openBox(w, deep, l, WALL, WALL, 0.03), { weight: 1 }),
      makePart("tray-lining", "lining", move(lining(deep - 0.014), [0, WALL - 0.001, 0]), { weight: 0.9 }),
      makePart("tray-rim", "trim", rim(deep), { weight: 0.6 }),
      makePart("lid", "body", settle(lid(shell)), { weight: 1 }),
      makePart("lid-lining", "lining", settle(lid(move(turned(lining(shallow - 0.014)), [0, -WALL + 0.001, 0]))), {
        weight: 0.8,
      }),
      makePart("lid-rim", "trim", settle(lid(rim(-shallow))), { weight: 0.6 }),
      ...(brief
        ? []
        : [
            ...makeParts("corner", "trim", corners(deep), { weight: 0.6 }),
            ...makeParts(
              "lid-corner",
              "trim",
              corners(shallow).map((g) => settle(lid(turned(g)))),
              { weight: 0.6 },
            ),
          ]),
      makePart("handle", "trim", grip, { weight: 0.7 }),
      makePart("latches", "metal", merge([...latches, ...hinges]), { weight: 0.6 }),
    ],
    [
      { name: "top", position: [0, deep, 0], normal: [0, 1, 0], radius: l / 2 },
      { name: "inside", position: [0, 0.014, 0], normal: [0, 1, 0], radius: l / 2 - 0.03 },
    ],
  );
}
