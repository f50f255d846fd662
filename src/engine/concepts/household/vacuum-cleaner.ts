import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const pleated: Paint = (surface, x, y, z) => {
  const s = (x + y + z) * 90;
  if (s - Math.floor(s) < 0.4) {
    layColour(surface, [surface.r * 0.45, surface.g * 0.45, surface.b * 0.45]);
    surface.height -= 0.002;
  }
};

const nozzle = (): Part["geometry"] =>
  settle(
    deform(box([0.27, 0.05, 0.1], { bevel: 0.016, bevelSteps: 2, divisions: [6, 1, 2] }), ([x, y, z]) => [
      x * (z > 0 ? 1 : 0.8),
      y * (z > 0 ? 0.8 : 1),
      z,
    ]),
  );

function canister(): Part[] {
  const body = settle(
    deform(box([0.27, 0.22, 0.4], { bevel: 0.085, bevelSteps: 5, divisions: [2, 2, 6] }), ([x, y, z]) => [
      x * (1 - 0.12 * (z / 0.2) * (z > 0 ? z / 0.2 : 0)),
      y * (1 - 0.14 * (z > 0 ? z / 0.2 : 0)),
      z,
    ]),
  );
  const wheel = turnY(disc(0.1, 0.045, 0.012), PI / 2);
  const hub = turnY(disc(0.055, 0.05, 0.006, 28), PI / 2);
  const hose = curveThrough(
    [
      [0, 0.2, 0.16],
      [0, 0.29, 0.26],
      [0.06, 0.5, 0.3],
      [0.17, 0.66, 0.2],
      [0.25, 0.73, 0.06],
      [0.27, 0.66, 0.06],
      [0.28, 0.6, 0.09],
    ],
    8,
  );
  return [
    makePart("body", "body", move(body, [0, 0.15, 0]), { weight: 1 }),
    makePart("bumper", "trim", move(box([0.29, 0.028, 0.42], { bevel: 0.013, bevelSteps: 2 }), [0, 0.1, 0]), {
      weight: 0.6,
    }),
    makePart(
      "dust-box",
      "glass",
      move(cylinder({ radius: 0.075, height: 0.06, bevel: 0.02, segments: 36 }), [0, 0.225, -0.06]),
      { weight: 0.7 },
    ),
    makePart(
      "carry-handle",
      "trim",
      tube(
        0.012,
        curveThrough(
          [
            [0, 0.24, -0.14],
            [0, 0.31, -0.12],
            [0, 0.31, 0.02],
            [0, 0.23, 0.06],
          ],
          6,
        ),
        12,
      ),
      { weight: 0.6 },
    ),
    ...makeParts("wheel", "trim", [move(wheel, [0.13, 0.1, -0.1]), move(turnY(wheel, PI), [-0.13, 0.1, -0.1])], {
      weight: 0.9,
    }),
    ...makeParts("hub", "metal", [move(hub, [0.13, 0.1, -0.1]), move(turnY(hub, PI), [-0.13, 0.1, -0.1])], {
      weight: 0.5,
    }),
    makePart("caster", "trim", move(turnY(disc(0.035, 0.03, 0.008, 24), PI / 2), [-0.015, 0.035, 0.14]), {
      weight: 0.3,
    }),
    makePart("hose", "hose", tube(0.021, hose, 14), { weight: 1, paint: pleated, crease: 1 }),
    makePart("grip", "trim", bar([0.272, 0.68, 0.045], [0.29, 0.52, 0.13], 0.024, 16), { weight: 0.7 }),
    makePart("wand", "metal", bar([0.29, 0.54, 0.12], [0.3, 0.05, 0.33], 0.0145, 16), { weight: 1 }),
    makePart("nozzle", "trim", move(nozzle(), [0.3, 0.025, 0.37]), { weight: 0.9 }),
  ];
}

/** Head on the floor in front, the rest leaning back; built upright and then leant. */
function upright(): Part[] {
  const lean = (g: Part["geometry"]) => move(turnX(g, -0.32), [0, 0.07, -0.06]);
  return [
    makePart("head", "body", move(box([0.34, 0.11, 0.26], { bevel: 0.035, bevelSteps: 3 }), [0, 0.065, 0.04]), {
      weight: 1,
    }),
    makePart("bumper", "trim", move(box([0.35, 0.03, 0.27], { bevel: 0.013, bevelSteps: 2 }), [0, 0.035, 0.04]), {
      weight: 0.6,
    }),
    makePart("lamp", "glass", move(slab([0.11, 0.035, 0.02], 0.012, 0.004), [0, 0.075, 0.165]), { weight: 0.5 }),
    ...makeParts(
      "wheel",
      "trim",
      [1, -1].map((s) => move(turnY(disc(0.055, 0.03, 0.008, 28), PI / 2), [s * 0.16 - 0.015, 0.055, -0.08])),
      { weight: 0.6 },
    ),
    makePart("spine", "body", lean(move(box([0.12, 0.66, 0.1], { bevel: 0.03, bevelSteps: 3 }), [0, 0.34, -0.03])), {
      weight: 1,
    }),
    makePart(
      "bin",
      "glass",
      lean(
        move(
          turnedPiece(
            [
              [0.07, 0, 0.01],
              [0.085, 0.03, 0.01],
              [0.085, 0.3, 0.02],
            ],
            40,
          ),
          [0, 0.14, 0.05],
        ),
      ),
      { weight: 1 },
    ),
    makePart(
      "cyclone",
      "body",
      lean(
        move(
          turnedPiece(
            [
              [0.088, 0, 0.006],
              [0.088, 0.05, 0.02],
              [0.05, 0.1, 0.02],
            ],
            40,
          ),
          [0, 0.43, 0.05],
        ),
      ),
      { weight: 0.9 },
    ),
    makePart("neck", "metal", lean(bar([0, 0.6, -0.03], [0, 0.95, -0.05], 0.016, 16)), { weight: 0.8 }),
    makePart(
      "grip",
      "trim",
      lean(
        tube(
          0.017,
          curveThrough(
            [
              [0, 0.9, -0.05],
              [0, 1.0, -0.05],
              [0, 1.07, -0.03],
              [0, 1.09, 0.02],
              [0, 1.06, 0.06],
              [0, 1.0, 0.04],
              [0, 0.93, -0.035],
            ],
            6,
          ),
          14,
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "hose",
      "hose",
      lean(
        tube(
          0.018,
          curveThrough(
            [
              [0.05, 0.52, 0.02],
              [0.12, 0.48, -0.04],
              [0.12, 0.25, -0.09],
              [0.05, 0.12, -0.08],
              [0.02, 0.06, -0.03],
            ],
            8,
          ),
          12,
        ),
      ),
      { weight: 0.6, paint: pleated },
    ),
  ];
}

/** A vacuum cleaner. What makes it itself: a round-backed body on wheels with a ribbed hose that leads to a tube and a flat nozzle on the floor; an upright one leans back over its wide head, a clear dust bin at its front and a looped grip on top. */
export const vacuumCleaner = defineFromPlan({
  id: "vacuum-cleaner",
  family: "device",
  words: ["vacuum cleaner", "vacuum", "hoover", "upright vacuum", "canister vacuum", "vacuum sweeper", "shop vac"],
  senses: ["vacuum#4"],
  height: 0.8,
  view: { azimuth: 0.75, elevation: 0.24 },
  slots: {
    body: mainSlot("plastic", "#c0241c #1f5fa8 #e0a020 #3f8f4a #6a3f8f", "case|motor|head"),
    trim: slot("plastic", "#1d1e21", "wheel|handle|nozzle|grip"),
    hose: slot("rubber", "#5a5c60", "tube|pipe"),
    metal: slot("brushed-steel", "", "wand|hub"),
    glass: slot("glass", "#8fa6ad", "bin|dust box|lamp"),
  },
  styles: {
    canister: { weight: 2, words: ["canister vacuum", "shop vac"] },
    upright: { weight: 1, words: ["upright vacuum"] },
  },
  build: ({ style }: Planned) => (style === "upright" ? upright() : canister()),
});
