import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const lip: Paint = (surface, x, y, z) => {
  const s = x * 60;
  if (y < 0.02 && z > 0.02 && z < 0.1 && s - Math.floor(s) < 0.16) {
    surface.height -= 0.002;
    layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.55]);
  }
};

/** An open scoop: floor, back and two sides that fall to the front, one wall of 3 mm. */
function pan(): Part["geometry"] {
  const t = 0.0035;
  const cut = (z: number): Ring => {
    const k = (0.13 - z) / 0.24;
    const w = 0.135 - 0.02 * k;
    const h = 0.004 + 0.062 * k * (2 - k);
    const y = 0.001 + 0.012 * k;
    const points: readonly (readonly [number, number])[] = [
      [-w, y + h],
      [-w + 0.006, y + 0.006],
      [-w + 0.016, y],
      [w - 0.016, y],
      [w - 0.006, y + 0.006],
      [w, y + h],
      [w - t, y + h],
      [w - 0.006 - t, y + 0.008],
      [w - 0.018, y + t],
      [-w + 0.018, y + t],
      [-w + 0.006 + t, y + 0.008],
      [-w + t, y + h],
    ];
    return points.map(([x, v]): Vec3 => [x, v, z]);
  };
  return loft([-0.11, -0.08, -0.04, 0, 0.05, 0.1, 0.13].map(cut));
}

function brush(): Part[] {
  const tufts = [-3, -2, -1, 0, 1, 2, 3].flatMap((i) =>
    [-1, 0, 1].map((k) =>
      settle(
        move(
          deform(box([0.026, 0.055, 0.016], { divisions: [1, 3, 1] }), ([x, y, z]) => [
            x * (1 + (0.03 - y) * 4) + 0.004 * noise(i, k, y * 50, 4),
            y,
            z * (1 + (0.03 - y) * 8),
          ]),
          [i * 0.0255, 0.0275, k * 0.0135],
        ),
      ),
    ),
  );
  const handle = curveThrough(
    [
      [0.1, 0.075, 0],
      [0.15, 0.085, 0],
      [0.2, 0.1, 0],
      [0.27, 0.11, 0],
      [0.3, 0.108, 0],
    ],
    5,
  );
  return [
    makePart("bristles", "bristle", merge(tufts), { weight: 1 }),
    makePart(
      "brush-back",
      "body",
      settle(move(box([0.21, 0.032, 0.052], { bevel: 0.014, bevelSteps: 3 }), [0, 0.067, 0])),
      { weight: 1 },
    ),
    makePart(
      "brush-handle",
      "body",
      sweep(ellipseOutline(0.011, 0.014, 16), handle, {
        endRounding: 0.008,
        scale: (t) => 1.25 - 0.5 * t + 0.4 * t * t,
      }),
      { weight: 0.9 },
    ),
  ];
}

function build({ has }: Planned): Part[] {
  const handle = tube(
    0.0135,
    curveThrough(
      [
        [0, 0.045, -0.1],
        [0, 0.058, -0.15],
        [0, 0.066, -0.21],
        [0, 0.066, -0.26],
      ],
      5,
    ),
    14,
    { endRounding: 0.01, scale: (t) => 1.3 - 0.6 * t + 0.45 * t * t },
  );
  const at = (g: Part["geometry"]) => move(turnY(g, 0.95), [0.12, 0.0, 0.14]);
  return [
    makePart("pan", "body", pan(), { weight: 1, paint: lip, crease: 0.5 }),
    makePart("back", "body", block([0.225, 0.072, 0.006], [0, 0.045, -0.11], 0.002), { weight: 0.9 }),
    makePart("edge", "rubber", block([0.268, 0.004, 0.014], [0, 0.002, 0.131], 0.001), { weight: 0.5 }),
    makePart("handle", "body", handle, { weight: 1 }),
    ...(has("brush") ? brush().map((part) => ({ ...part, geometry: at(part.geometry) })) : []),
  ];
}

/** A dustpan. What makes it itself: a flat open scoop with sides that rise to the back, a straight handle behind, and usually a hand brush with stiff bristles beside it. */
export const dustpan = defineFromPlan({
  id: "dustpan",
  family: "tool",
  words: ["dustpan", "dust pan", "dustpan and brush", "hand brush", "hand broom"],
  senses: ["dustpan"],
  height: 0.11,
  view: { azimuth: 0.55, elevation: 0.6 },
  slots: {
    body: mainSlot("plastic", "#d8281e #2a78c8 #3fa04a #e8a81e #8a4ab8", "pan|scoop|handle"),
    rubber: slot("rubber", "#1d1e21", "lip|edge"),
    bristle: slot("felt", "#e8d8a8 #2a2a2e #f2efe4", "hair|brush|tuft"),
  },
  extras: { brush: { chance: 0.85, slot: "bristle", words: ["dustpan and brush", "hand brush", "hand broom"] } },
  build,
});
