import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const fins: Paint = (surface, _x, y) => {
  const s = y * 60;
  if (s - Math.floor(s) < 0.4) {
    layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
    surface.height -= 0.004;
  }
};

const tread: Paint = (surface, x, y, z) => {
  const r = Math.sqrt(x * x + y * y);
  const s = (atan2(x, y) / TAU) * 26;
  if (r > 0.09 && s - Math.floor(s) < 0.35 && z > 0.004) surface.height -= 0.003;
};

function build({ has }: Planned): Part[] {
  const wheels: readonly (readonly [number, number, number])[] = [
    [0.27, 0.09, 0.29],
    [-0.27, 0.09, 0.29],
    [0.28, 0.12, -0.27],
    [-0.28, 0.12, -0.27],
  ];
  const wheel = ([x, r, z]: readonly [number, number, number], radius: number, depth: number, out: number) =>
    move(turnY(disc(radius, depth, 0.012, 32), x > 0 ? PI / 2 : -PI / 2), [x + (x > 0 ? out : -out), r, z]);
  const handle = (s: number): Vec3[] => [
    [s * 0.22, 0.24, -0.3],
    [s * 0.225, 0.45, -0.55],
    [s * 0.23, 0.78, -0.92],
    [s * 0.23, 0.95, -1.12],
    [s * 0.2, 1.0, -1.18],
  ];
  const bag = settle(
    deform(box([0.44, 0.36, 0.46], { bevel: 0.07, bevelSteps: 3, divisions: [3, 3, 4] }), ([x, y, z]) => [
      x * (1 - 0.12 * (0.2 - y)),
      y * (1 + 0.3 * z),
      z,
    ]),
  );
  return [
    makePart(
      "deck",
      "body",
      move(
        settle(
          deform(box([0.5, 0.15, 0.66], { bevel: 0.055, bevelSteps: 3, divisions: [3, 1, 4] }), ([x, y, z]) => [
            x * (z > 0.2 ? 0.86 : 1),
            y,
            z,
          ]),
        ),
        [0, 0.155, 0.04],
      ),
      { weight: 1 },
    ),
    makePart("skirt", "dark", block([0.44, 0.05, 0.58], [0, 0.08, 0.03], 0.02), { weight: 0.3 }),
    makePart(
      "engine",
      "dark",
      move(
        turnedPiece(
          [
            [0.13, 0, 0.01],
            [0.135, 0.1, 0.02],
            [0.1, 0.12, 0.02],
          ],
          36,
        ),
        [0, 0.215, 0.05],
      ),
      { weight: 0.9, paint: fins },
    ),
    makePart(
      "cowl",
      "body",
      move(
        turnedPiece(
          [
            [0.125, 0, 0.01],
            [0.115, 0.055, 0.03],
            [0.05, 0.075, 0.02],
          ],
          36,
        ),
        [0, 0.325, 0.05],
      ),
      { weight: 0.9 },
    ),
    makePart(
      "starter",
      "dark",
      move(
        turnedPiece(
          [
            [0.055, 0, 0.004],
            [0.05, 0.02, 0.006],
          ],
          24,
        ),
        [0, 0.395, 0.05],
      ),
      { weight: 0.5 },
    ),
    makePart("tank", "dark", block([0.1, 0.08, 0.16], [0.15, 0.28, 0.04], 0.025), { weight: 0.4 }),
    makePart(
      "tank-cap",
      "body",
      move(
        turnedPiece(
          [
            [0.026, 0, 0.003],
            [0.026, 0.03, 0.006],
          ],
          20,
        ),
        [0.15, 0.315, 0.04],
      ),
      { weight: 0.4 },
    ),
    makePart("exhaust", "metal", block([0.09, 0.07, 0.07], [-0.14, 0.27, 0.12], 0.012), { weight: 0.4 }),
    ...makeParts(
      "tyre",
      "tyre",
      wheels.map((w) => wheel(w, w[1], 0.055, -0.034)),
      { weight: 1, paint: tread },
    ),
    ...makeParts(
      "hub",
      "hub",
      wheels.map((w) => wheel(w, w[1] * 0.56, 0.012, 0.016)),
      { weight: 0.8 },
    ),
    makePart(
      "handle",
      "metal",
      tube(0.0145, [...curveThrough(handle(1), 5), ...curveThrough(handle(-1), 5).reverse()], 12),
      { weight: 1 },
    ),
    makePart("grip", "dark", bar([-0.17, 1.003, -1.183], [0.17, 1.003, -1.183], 0.022, 14), { weight: 0.7 }),
    makePart("brace", "metal", bar([-0.225, 0.6, -0.72], [0.225, 0.6, -0.72], 0.011, 10), { weight: 0.5 }),
    makePart(
      "cable",
      "dark",
      tube(
        0.005,
        curveThrough(
          [
            [0.06, 0.39, 0.0],
            [0.13, 0.5, -0.3],
            [0.2, 0.7, -0.8],
            [0.222, 0.9, -1.06],
          ],
          6,
        ),
        8,
      ),
      { weight: 0.3 },
    ),
    ...(has("bag")
      ? [
          makePart("bag", "bag", move(turnX(bag, 0.28), [0, 0.33, -0.5]), { weight: 0.9 }),
          makePart(
            "bag-lid",
            "dark",
            move(turnX(slab([0.4, 0.36, 0.03], 0.06, 0.01), -PI / 2 + 0.28), [0, 0.51, -0.5]),
            { weight: 0.5 },
          ),
        ]
      : []),
  ];
}

/** A lawn mower. What makes it itself: a low bright deck on four wheels with a finned engine and starter on top, a long handle sloping up behind, and a grass bag under it. */
export const lawnMower = defineFromPlan({
  id: "lawn-mower",
  family: "tool",
  words: ["lawn mower", "lawnmower", "grass cutter", "push mower", "power mower", "grass mower"],
  senses: ["lawn mower"],
  height: 1.02,
  view: { azimuth: 0.75, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#c8201c #2f8a3a #e0701a #2a5fb0", "deck|cowl|case"),
    dark: slot("plastic", "#26282d", "engine|motor|grip|tank"),
    tyre: slot("rubber", "#1b1c1e", "wheel|tire"),
    hub: slot("plastic", "#e8e4da #f0c01e", "rim"),
    metal: slot("brushed-steel", "", "handle|bar|exhaust"),
    bag: slot("woven-cotton", "#3a3d44 #2a4a34", "grass bag|catcher|box"),
  },
  extras: { bag: { chance: 0.7 } },
  build,
});
