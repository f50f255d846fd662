import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { chestGrow } from "./chest-grow.ts";
import { bandOf, frontAt, patch, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { starOutline } from "./star-outline.ts";
import { piece, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Marks and trimmings on the chest. */
export function makeEmblem(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const grow = chestGrow(p);
  const wide = sideAt(body, body.chest[1]);
  const at = (x: number, y: number): Vec3 => [x, y, frontAt(body, x, y, grow)];
  switch (p.emblem) {
    case "buttons": {
      const rows = p.guise === "chef" ? [-1, 1] : [0];
      const top = body.neck[1] - 0.05 * h;
      const step = (top - body.waist[1] - 0.02 * h) / 3;
      const buttons = rows.flatMap((row) =>
        [0, 1, 2, 3].map((i) => {
          const [x, y, z] = at(row * 0.034 * h, top - i * step);
          return move(stretch(sphere(0.0115 * h, 16), [1, 1, 0.6]), [x, y, z + 0.002 * h]);
        }),
      );
      return makeParts("button", "trim", buttons, { weight: 0.35 });
    }
    case "badge":
    case "star": {
      const big = p.guise === "superhero" || p.guise === "wizard";
      const [x, y, z] = big ? at(0, body.chest[1] - 0.01 * h) : at(wide * 0.5, body.chest[1] + 0.005 * h);
      const r = (big ? 0.058 : 0.03) * h;
      const shape = p.emblem === "star" ? starOutline(r) : shieldOutline(r);
      return [
        makePart("badge", "trim", move(extrude(shape, { depth: 0.016 * h, bevel: 0.004 * h }), [x, y, z]), {
          weight: 0.5,
        }),
      ];
    }
    case "cross": {
      const [x, y, z] = at(0, body.chest[1] - 0.02 * h);
      const bars = [
        [0.018, 0.075],
        [0.055, 0.018],
      ] as const;
      const shapes = bars.map(([w, t], i) =>
        move(box([w * h, t * h, 0.014 * h], { bevel: 0.004 * h }), [x, y + (i === 1 ? 0.01 * h : 0), z]),
      );
      return makeParts("cross", "trim", shapes, { weight: 0.45 });
    }
    case "stethoscope": {
      const y = body.chest[1] - 0.04 * h;
      const side = (s: number) => at(s * wide * 0.34, body.neck[1] - 0.055 * h);
      const out = (v: Vec3, by = 0.008): Vec3 => [v[0], v[1], v[2] + by * h];
      const path = curveThrough(
        [
          [body.neckRadius * 1.1, body.neck[1] + 0.02 * h, body.neck[2] - body.neckRadius * 0.9],
          [body.neckRadius * 1.45 + 0.012 * h, body.neck[1] - 0.004 * h, body.neck[2]],
          out(side(1)),
          out(at(0, y), 0.012),
          out(side(-1)),
          [-body.neckRadius * 1.45 - 0.012 * h, body.neck[1] - 0.004 * h, body.neck[2]],
          [-body.neckRadius * 1.1, body.neck[1] + 0.02 * h, body.neck[2] - body.neckRadius * 0.9],
        ],
        7,
      );
      const end = out(at(0, y - 0.055 * h), 0.01);
      const disc = move(stretch(sphere(0.022 * h, 20), [1, 1, 0.45]), end);
      return [
        makePart(
          "stethoscope",
          "trim",
          merge([tube(0.008 * h, path, 10), tube(0.008 * h, [out(at(0, y), 0.012), end], 10)]),
          {
            weight: 0.5,
            paint: blackRubber,
          },
        ),
        makePart("chest-piece", "trim", disc, { weight: 0.4 }),
      ];
    }
    case "number":
      return [piece("number", "trim", patch(body, grow + 0.005, digit(body, wide)), body, { weight: 0.45 })];
    case "stripes": {
      const bands = [body.chest[1] - 0.05 * h, body.waist[1] + 0.015 * h].map((y) =>
        add(trunkShell(body, grow + 0.004, y - 0.013 * h, y + 0.013 * h)),
      );
      const onArms = p.outer === "vest" ? [] : body.arms.map((arm) => add(bandOf(arm, h, 0.024, 1.4, 1.56)));
      return [piece("stripes", "trim", sculpt([...bands, ...onArms]), body, { weight: 0.5 })];
    }
    default:
      return [];
  }
}

const blackRubber: NonNullable<Part["paint"]> = (surface) => {
  surface.r = 0.02;
  surface.g = 0.022;
  surface.b = 0.025;
  surface.metalness = 0;
  surface.roughness = 0.5;
};

/** The outline of a figure one, leaning a little. */
const digit = (body: DressableBody, wide: number): readonly (readonly [number, number])[] => {
  const [y, w, t] = [body.chest[1] - 0.035 * body.height, wide * 0.14, 0.055 * body.height];
  return [
    [-w, y - t],
    [w, y - t],
    [w, y + t],
    [-w * 0.3, y + t],
    [-w, y + t * 0.7],
  ];
};

const shieldOutline = (r: number): Outline => [
  [0, -r * 1.2],
  [r * 0.8, -r * 0.4],
  [r * 0.9, r * 0.7],
  [r * 0.3, r],
  [-r * 0.3, r],
  [-r * 0.9, r * 0.7],
  [-r * 0.8, -r * 0.4],
];
