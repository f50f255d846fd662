import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { disc } from "../../../geometry/slab.ts";
import { tube } from "../../../geometry/sweep.ts";
import { sin } from "../../../math/elementary.ts";
import { atCorners, type SimpleParameters } from "../../device/simple-device.ts";
import { layColour } from "../../lay-colour.ts";
import { turnKnob } from "../front-fittings.ts";

/** A steel box with a group head, a handled filter under it, a steam wand and small cups on its warm top. */
export function buildEspresso({ size: u, breadth, rise }: SimpleParameters): Part[] {
  const w = u * 0.9 * breadth;
  const h = u * 0.95 * rise;
  const d = u * 0.72;
  const cup = lathe(
    roundCorners(
      [
        [0, 0],
        [u * 0.045, 0],
        [u * 0.075, u * 0.06, u * 0.03],
        [u * 0.078, u * 0.1],
        [u * 0.07, u * 0.1],
        [u * 0.06, u * 0.03],
        [0, u * 0.02],
      ],
      3,
    ),
    24,
  );
  const groupY = h * 0.62;
  const z = d * 0.3;
  return [
    makePart("base", "body", move(box([w, h * 0.16, d], { bevel: u * 0.02, bevelSteps: 2 }), [0, h * 0.11, 0]), {
      weight: 1,
    }),
    makePart(
      "tower",
      "body",
      move(box([w, h * 0.8, d * 0.46], { bevel: u * 0.02, bevelSteps: 2 }), [0, h * 0.55, -d * 0.26]),
      { weight: 1 },
    ),
    makePart("head", "body", move(box([w, h * 0.3, d * 0.96], { bevel: u * 0.03, bevelSteps: 2 }), [0, h * 0.83, 0]), {
      weight: 1,
    }),
    makePart("drip-tray", "metal", move(box([w * 0.86, h * 0.02, d * 0.42]), [0, h * 0.192, z * 0.85]), {
      weight: 0.6,
      paint: (surface, x) => {
        if (sin(x * (190 / u)) > 0.1) layColour(surface, [0.03, 0.03, 0.035], 0.6, 0);
      },
    }),
    makePart(
      "group",
      "metal",
      move(cylinder({ radius: u * 0.11, height: h * 0.1, bevel: u * 0.012 }), [0, groupY, z]),
      { weight: 0.7 },
    ),
    makePart(
      "filter",
      "metal",
      settle(
        merge([
          move(cylinder({ radius: u * 0.09, height: h * 0.07, bevel: u * 0.008 }), [0, groupY - h * 0.06, z]),
          move(cylinder({ radius: u * 0.02, height: h * 0.07, segments: 14 }), [0, groupY - h * 0.12, z]),
        ]),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "filter-handle",
      "panel",
      tube(
        u * 0.032,
        [
          [0, groupY - h * 0.03, z + u * 0.08],
          [0, groupY - h * 0.045, z + u * 0.2],
          [0, groupY - h * 0.06, z + u * 0.34],
        ],
        12,
        { endRounding: u * 0.02 },
      ),
      { weight: 0.9 },
    ),
    makePart(
      "wand",
      "metal",
      tube(
        u * 0.014,
        curveThrough(
          [
            [w * 0.38, h * 0.7, z],
            [w * 0.4, h * 0.6, z + u * 0.1],
            [w * 0.41, h * 0.36, z + u * 0.14],
          ],
          5,
        ),
        8,
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "knob",
      "panel",
      [-0.34, 0.34].map((x) => move(turnKnob(u * 0.06, u * 0.05, x), [x * w, h * 0.85, d * 0.47])),
      { weight: 0.6 },
    ),
    makePart("gauge", "glass", move(disc(u * 0.09, u * 0.03, u * 0.006, 32), [0, h * 0.86, d * 0.47]), {
      weight: 0.7,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        const r = Math.sqrt(x * x + y * y) / u;
        if (nz < 0.5 || r > 0.078) layColour(surface, [0.6, 0.6, 0.6], 0.25, 1);
        else
          layColour(
            surface,
            (r > 0.055 && sin(x * (260 / u)) > 0.55) || (Math.abs(x - y) < u * 0.008 && x > -u * 0.01)
              ? [0.5, 0.03, 0.02]
              : [0.9, 0.89, 0.85],
            0.3,
            0,
          );
      },
    }),
    ...makeParts(
      "cup",
      "cup",
      [-0.28, -0.06, 0.18].map((x, i) => move(cup, [x * w, h * 0.975, -d * 0.05 * (i % 2)])),
      { weight: 0.6 },
    ),
    makePart("cup-below", "cup", move(cup, [0, h * 0.2, z]), { weight: 0.8 }),
    ...makeParts(
      "foot",
      "panel",
      atCorners(w * 0.42, d * 0.4, (x, fz) =>
        move(cylinder({ radius: u * 0.03, height: h * 0.05, segments: 16 }), [x, 0, fz]),
      ),
      { weight: 0.2 },
    ),
  ];
}
