import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { smoothProfile } from "../../vessel/hollow.ts";
import { flame, flamePaint } from "../flame.ts";
import type { OilLampParameters } from "./oil-lamp-parameters.ts";

/** A tank, a burner and a glass chimney. */
export function buildHurricaneLamp(p: OilLampParameters): Model {
  const [r, h] = [0.07 * p.wide, 0.34 * p.tall];
  const fount = smoothProfile(
    [
      [0.95, 0],
      [0.98, 0.02],
      [0.5, 0.07],
      [0.3, 0.12],
      [0.55, 0.17],
      [0.98, 0.24],
      [1, 0.3],
      [0.7, 0.37],
      [0.36, 0.4],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const burner = roundCorners(
    [
      [0, h * 0.39],
      [r * 0.4, h * 0.39],
      [r * 0.42, h * 0.42, 0.003],
      [r * 0.7, h * 0.44, 0.003],
      [r * 0.72, h * 0.47, 0.003],
      [r * 0.2, h * 0.48],
      [r * 0.1, h * 0.5],
      [0, h * 0.5],
    ],
    3,
  );
  const chimney = smoothProfile(
    [
      [0.6, 0.465],
      [0.62, 0.5],
      [0.86, 0.58],
      [0.8, 0.68],
      [0.5, 0.8],
      [0.42, 0.9],
      [0.44, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const glow: Paint = (surface, x, y, z) => {
    if (!p.lit) return;
    const t = (y / h - 0.56) / 0.13;
    const d = Math.sqrt(x * x + z * z) / r;
    const f = Math.max(0, 1 - t * t * 0.6) * (d > 0.3 ? 1 : 0.4);
    surface.r += (0.95 - surface.r) * f * 0.75;
    surface.g += (0.66 - surface.g) * f * 0.75;
    surface.b += (0.24 - surface.b) * f * 0.75;
  };
  const wall = 0.0022;
  const glass = lathe([...chimney, ...chimney.toReversed().map(([x, y]) => [x - wall, y] as const)], 48, true);
  const parts: Part[] = [
    makePart("fount", "body", lathe([[0, 0], ...fount, [0, h * 0.4]], 48), { weight: 1 }),
    makePart("burner", "body", lathe(burner, 40), { weight: 0.8 }),
    makePart("chimney", "glass", glass, { weight: 0.95, paint: glow }),
    makePart(
      "wheel",
      "body",
      move(
        lathe(
          roundCorners(
            [
              [0, -0.004],
              [0.012, -0.004, 0.001],
              [0.012, 0.004, 0.001],
              [0, 0.004],
            ],
            2,
          ),
          20,
        ),
        [r * 0.75, h * 0.45, 0],
      ),
      { weight: 0.3 },
    ),
  ];
  if (p.lit)
    parts.push(
      makePart("flame", "flame", move(flame(0.07, 0.016, 0.03, 1), [0, h * 0.49, 0]), {
        weight: 0.6,
        paint: flamePaint(0.07),
      }),
    );
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r * 0.4 }]);
}
