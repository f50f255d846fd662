import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** A white mark on each knob. */
const marked: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz > 0.5 && y > 0.003 && Math.abs(x) < 0.0016) layColour(surface, fromHex("#f4f2ea"));
};

function build({ has, style }: Planned): Part[] {
  const floor = has("stand") ? 0.86 : 0;
  const [w, h] = style === "console" ? [0.5, 0.24] : [0.46, 0.13];
  const at = (g: Part["geometry"]) => move(g, [0, floor, 0]);
  const cabinet = plate(
    [
      [-w / 2, 0, 0.01],
      [w / 2, 0, 0.01],
      [w / 2 - 0.02, h, 0.012],
      [-w / 2 + 0.02, h, 0.012],
    ],
    0.22,
    0.008,
  );
  const loop = tube(
    0.0065,
    curveThrough(
      [
        [-w / 2 + 0.02, h * 0.6, -0.03],
        [-w / 2 - 0.05, h * 0.6, -0.05],
        ...Array.from({ length: 9 }, (_, i): Vec3 => {
          const a = -1.4 - (i / 8) * (2 * PI - 2.8) + PI + PI;
          return [-w / 2 - 0.19 + 0.1 * cos(a) * 1.15, h * 0.6, 0.075 * sin(a)];
        }),
        [-w / 2 - 0.05, h * 0.6, 0.05],
        [-w / 2 + 0.02, h * 0.6, 0.03],
      ],
      5,
    ),
    12,
  );
  const rodX = w / 2 - 0.075;
  const parts = [
    makePart("cabinet", "body", at(cabinet), { weight: 1, grain: "x" }),
    makePart("panel", "panel", at(move(slab([w - 0.1, h - 0.045, 0.012], 0.006, 0.002), [0, h / 2, 0.108])), {
      weight: 0.8,
    }),
    ...makeParts(
      "knob",
      "knob",
      [-0.14, -0.05, 0.04, 0.13].map((x) => at(move(disc(0.019, 0.02, 0.003, 28), [x, h / 2, 0.112]))),
      { weight: 0.6 },
    ).map((part, i) => ({
      ...part,
      geometry: at(move(disc(0.019, 0.02, 0.003, 28), [-0.14 + i * 0.09, h / 2, 0.112])),
      paint: marked,
    })),
    makePart(
      "rod",
      "antenna",
      at(
        merge([
          bar([rodX, h - 0.01, -0.02], [rodX, h + 0.5, -0.02], 0.0065, 12),
          move(sphere(0.011, 18, 12), [rodX, h + 0.5, -0.02]),
        ]),
      ),
      {
        weight: 1,
      },
    ),
    makePart("loop", "antenna", at(loop), { weight: 1 }),
    makePart(
      "base",
      "antenna",
      at(
        move(
          turnedPiece(
            [
              [0.02, 0, 0.002],
              [0.018, 0.012, 0.004],
              [0.01, 0.024, 0.003],
            ],
            24,
          ),
          [rodX, h - 0.002, -0.02],
        ),
      ),
      { weight: 0.3 },
    ),
  ];
  if (!has("stand")) return parts;
  const legs = [0, 1, 2].map((i) => {
    const a = PI / 2 + (i / 3) * 2 * PI;
    return bar([0, 0.2, 0], [0.27 * cos(a), 0.012, 0.27 * sin(a)], 0.011, 10);
  });
  return [
    ...parts,
    makePart("stand", "stand", merge([bar([0, 0.17, 0], [0, floor + 0.004, 0], 0.014, 14), ...legs]), { weight: 0.6 }),
  ];
}

/** A theremin. What makes it itself: a low wooden cabinet with a row of knobs, a straight rod of an antenna upright at its right, a looped one lying level out of its left side, often on a tripod stand. */
export const theremin = defineFromPlan({
  id: "theremin",
  family: "instrument",
  words: ["theremin", "etherophone", "thereminvox"],
  height: 0.65,
  view: { azimuth: 0.3, elevation: 0.2 },
  slots: {
    body: mainSlot("walnut mahogany oak", "", "cabinet|case|box"),
    panel: slot("painted-metal brushed-aluminium", "#1c1d20 #d8d2c0", "face"),
    knob: slot("plastic", "#131416 #6a2418", "dial"),
    antenna: slot("chrome brass", "", "rod|loop|aerial"),
    stand: slot("painted-metal", "#1b1c1f", "tripod|leg"),
  },
  styles: { flat: { weight: 2 }, console: {} },
  extras: { stand: { chance: 0.35 } },
  build,
});
