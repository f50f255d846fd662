import { curveThrough } from "../../../geometry/curve.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { circleOutline, ellipseOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../../geometry/part.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { smoothProfile } from "../../vessel/hollow.ts";
import { flame, flamePaint } from "../flame.ts";
import type { OilLampParameters } from "./oil-lamp-parameters.ts";

/** A low brass pot with a spout for the wick. */
export function buildGenieLamp(p: OilLampParameters): Model {
  const [r, h] = [0.07 * p.wide, 0.1 * p.tall];
  const line = smoothProfile(
    [
      [0.62, 0],
      [0.64, 0.05],
      [0.5, 0.12],
      [0.26, 0.22],
      [0.24, 0.3],
      [0.55, 0.4],
      [0.92, 0.56],
      [1, 0.7],
      [0.86, 0.86],
      [0.5, 0.96],
      [0.42, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const long = (g: ReturnType<typeof lathe>) => stretch(g, [1.3, 1, 0.95]);
  const body = long(lathe([[0, 0], ...line, [0, h]], 56));
  const spout = sweep(
    ellipseOutline(r * 0.26, r * 0.22, 20),
    curveThrough(
      [
        [-r * 0.75, h * 0.64, 0],
        [-r * 1.55, h * 0.66, 0],
        [-r * 2.15, h * 0.84, 0],
        [-r * 2.6, h * 1.06, 0],
      ],
      8,
    ),
    {
      scale: (t) => [1.7 - 1.0 * t + (t > 0.9 ? (t - 0.9) * 4 : 0), 1.75 - 1.1 * t + (t > 0.9 ? (t - 0.9) * 3 : 0)],
      up: [0, 1, 0],
    },
  );
  const handle = sweep(
    circleOutline(r * 0.1, 12),
    curveThrough(
      [
        [r * 1.1, h * 0.6, 0],
        [r * 1.75, h * 0.52, 0],
        [r * 2.15, h * 0.8, 0],
        [r * 1.95, h * 1.12, 0],
        [r * 1.55, h * 1.16, 0],
        [r * 1.4, h * 0.98, 0],
        [r * 1.58, h * 0.86, 0],
      ],
      7,
    ),
    { scale: (t) => 1.35 - 0.7 * t, up: [0, 0, 1], endRounding: r * 0.05 },
  );
  const lid = lathe(
    [
      [0, h * 0.97],
      ...smoothProfile(
        [
          [0.5, 0.97],
          [0.52, 1],
          [0.4, 1.12],
          [0.16, 1.22],
          [0.1, 1.28],
          [0.2, 1.36],
          [0.19, 1.44],
          [0.06, 1.54],
        ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
        4,
      ),
      [0, h * 1.58],
    ],
    40,
  );
  const paint: Paint = (surface, x, y, z) => {
    const t = y / h;
    const ring = Math.abs(t - 0.5) < 0.012 || Math.abs(t - 0.9) < 0.012;
    const petal = t > 0.52 && t < 0.7 && Math.abs((t - 0.52) / 0.18 - Math.abs(cos(atan2(z, x) * 8))) < 0.1;
    if (!ring && !petal) return;
    surface.height -= 0.0005;
    surface.r *= 0.45;
    surface.g *= 0.42;
    surface.b *= 0.4;
  };
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, paint }),
    makePart("spout", "body", spout, { weight: 1 }),
    makePart("handle", "body", handle, { weight: 0.95 }),
    makePart("lid", "body", lid, { weight: 0.9 }),
  ];
  if (p.gem)
    parts.push(
      makePart(
        "gem",
        "gem",
        move(
          stretch(
            lathe(
              roundCorners(
                [
                  [0, -0.012],
                  [0.009, -0.006, 0.002],
                  [0.011, 0, 0.001],
                  [0.009, 0.006, 0.002],
                  [0, 0.012],
                ],
                2,
              ),
              8,
            ),
            [1, 1, 0.6],
          ),
          [0, h * 0.74, r * 0.95],
        ),
        { weight: 0.5, crease: 0.2 },
      ),
    );
  const tip: [number, number, number] = [-r * 2.58, h * 1.04, 0];
  if (p.lit)
    parts.push(
      makePart("flame", "flame", move(flame(0.05, 0.013, 0.08, 1), tip), { weight: 0.8, paint: flamePaint(0.05) }),
    );
  return standModel(parts, [
    { name: "top", position: [0, h * 1.58, 0], normal: [0, 1, 0], radius: r * 0.3 },
    { name: "attach", position: [r * 2, h * 0.8, 0], normal: [1, 0, 0], radius: r * 0.3 },
  ]);
}
