import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { disc, slab } from "../../../geometry/slab.ts";
import { tube } from "../../../geometry/sweep.ts";
import type { SimpleParameters } from "../../device/simple-device.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";

/** A tank and filter head over a glass jug of coffee on a hot plate. */
export function buildDrip({ size: u, breadth, rise }: SimpleParameters): Part[] {
  const w = u * 0.56 * breadth;
  const h = u * rise;
  const d = u * 0.62;
  const r = w * 0.38;
  const plateY = u * 0.11;
  const jugHeight = h * 0.44;
  const jug = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.92, 0, r * 0.12],
        [r, jugHeight * 0.3, r * 0.4],
        [r * 0.86, jugHeight * 0.72, r * 0.3],
        [r * 0.66, jugHeight * 0.86, r * 0.1],
        [r * 0.68, jugHeight * 0.94],
        [0, jugHeight * 0.94],
      ],
      4,
    ),
    40,
  );
  const z = d * 0.12;
  return [
    makePart("base", "body", move(box([w, u * 0.11, d], { bevel: u * 0.022, bevelSteps: 2 }), [0, u * 0.055, 0]), {
      weight: 1,
    }),
    makePart(
      "tower",
      "body",
      move(box([w, h * 0.92, d * 0.34], { bevel: u * 0.022, bevelSteps: 2 }), [0, h * 0.5, -d * 0.33]),
      { weight: 1 },
    ),
    makePart(
      "head",
      "body",
      move(box([w, h * 0.3, d * 0.96], { bevel: u * 0.03, bevelSteps: 2 }), [0, h * 0.85, -d * 0.02]),
      { weight: 1 },
    ),
    makePart(
      "lid",
      "panel",
      move(box([w * 0.96, h * 0.03, d * 0.9], { bevel: u * 0.008 }), [0, h * 1.005, -d * 0.02]),
      { weight: 0.5 },
    ),
    makePart(
      "filter",
      "panel",
      move(cylinder({ radius: r * 0.5, radiusTop: r * 0.86, height: h * 0.12, bevel: u * 0.006 }), [0, h * 0.6, z]),
      { weight: 0.7 },
    ),
    makePart(
      "hot-plate",
      "metal",
      move(cylinder({ radius: r * 1.05, height: u * 0.014, bevel: u * 0.004 }), [0, plateY - u * 0.002, z]),
      { weight: 0.5 },
    ),
    makePart("jug", "glass", move(jug, [0, plateY + u * 0.01, z]), {
      weight: 1,
      paint: (surface, _x, y) => {
        if (y < jugHeight * 0.6) layColour(surface, [0.028, 0.011, 0.005], 0.05, 0);
        else layColour(surface, [0.42, 0.47, 0.48], 0.05, 0);
        if (y > jugHeight * 0.585 && y < jugHeight * 0.61) layColour(surface, [0.14, 0.06, 0.02], 0.1);
      },
    }),
    makePart(
      "jug-lid",
      "panel",
      move(cylinder({ radius: r * 0.72, height: jugHeight * 0.09, bevel: u * 0.008 }), [
        0,
        plateY + jugHeight * 0.92,
        z,
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "jug-handle",
      "panel",
      tube(
        u * 0.024,
        curveThrough(
          [
            [r * 0.5, plateY + jugHeight * 0.9, z + r * 0.4],
            [r * 0.85, plateY + jugHeight * 0.92, z + r * 0.85],
            [r * 1.05, plateY + jugHeight * 0.6, z + r * 1.05],
            [r * 0.9, plateY + jugHeight * 0.2, z + r * 0.85],
          ],
          5,
        ),
        10,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "display",
      "panel",
      move(slab([w * 0.5, h * 0.1, u * 0.02], u * 0.012, u * 0.004), [-w * 0.1, h * 0.88, d * 0.46]),
      {
        weight: 0.6,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz > 0.5 && isWritten("7:30", x, y, h * 0.055)) layColour(surface, [0.4, 0.85, 0.95]);
        },
      },
    ),
    makePart("switch", "metal", move(disc(w * 0.07, u * 0.025, u * 0.006, 24), [w * 0.32, h * 0.88, d * 0.455]), {
      weight: 0.4,
    }),
  ];
}
