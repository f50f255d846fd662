import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const underarm = (): Part[] => {
  const upright = (s: number): Vec3[] => [
    [s * 0.013, 0.16, 0],
    [s * 0.014, 0.36, 0],
    [s * 0.03, 0.55, 0],
    [s * 0.06, 0.78, 0],
    [s * 0.078, 1.0, 0],
    [s * 0.084, 1.24, 0],
  ];
  const pad = settle(
    deform(box([0.23, 0.05, 0.056], { bevel: 0.023, bevelSteps: 3, divisions: [8, 1, 1] }), ([x, y, z]) => [
      x,
      y + x * x * 1.5,
      z,
    ]),
  );
  return [
    makePart("uprights", "body", merge([1, -1].map((s) => tube(0.0145, curveThrough(upright(s), 5), 12))), {
      weight: 1,
    }),
    makePart("leg", "body", bar([0, 0.03, 0], [0, 0.42, 0], 0.0135, 14), { weight: 0.9 }),
    makePart("bolts", "metal", merge([0.2, 0.3].map((y) => bar([-0.034, y, 0], [0.034, y, 0], 0.006, 10))), {
      weight: 0.4,
    }),
    makePart("grip", "pad", bar([-0.07, 0.86, 0], [0.07, 0.86, 0], 0.022, 18), { weight: 0.9 }),
    makePart("pad", "pad", move(pad, [0, 1.245, 0]), { weight: 1 }),
    makePart("tip", "tip", cylinder({ radius: 0.026, radiusTop: 0.018, height: 0.055, bevel: 0.005, segments: 20 }), {
      weight: 0.6,
    }),
  ];
};

const forearm = (): Part[] => {
  const cuff = curveThrough(
    [
      [-0.04, 0, 0.05],
      [-0.056, 0, 0.01],
      [-0.04, 0, -0.035],
      [0, 0, -0.05],
      [0.04, 0, -0.035],
      [0.056, 0, 0.01],
      [0.04, 0, 0.05],
    ],
    4,
  );
  return [
    makePart(
      "leg",
      "body",
      tube(
        0.0135,
        [
          [0, 0.03, 0],
          [0, 0.8, 0],
          [0, 0.86, -0.01],
          [0, 1.08, -0.055],
        ],
        14,
      ),
      { weight: 1 },
    ),
    makePart("sleeve", "metal", bar([0, 0.4, 0], [0, 0.46, 0], 0.017, 16), { weight: 0.4 }),
    makePart("bolts", "metal", merge([0.2, 0.26, 0.32].map((y) => bar([0, y, -0.015], [0, y, 0.015], 0.0035, 8))), {
      weight: 0.2,
    }),
    makePart("grip", "pad", bar([0, 0.83, -0.012], [0, 0.85, 0.13], 0.019, 18), { weight: 1 }),
    makePart(
      "pad",
      "pad",
      move(sweep(ellipseOutline(0.005, 0.034, 12), cuff, { up: [0, 1, 0], endRounding: 0.004 }), [0, 1.08, -0.012]),
      { weight: 1 },
    ),
    makePart("tip", "tip", cylinder({ radius: 0.026, radiusTop: 0.017, height: 0.055, bevel: 0.005, segments: 20 }), {
      weight: 0.6,
    }),
  ];
};

const pairOf = (parts: readonly Part[], apart: number): Part[] =>
  [-1, 1].flatMap((s) =>
    parts.map((part) => {
      const tilted: Geometry = deform(part.geometry, ([x, y, z]) => [x + s * apart - s * y * 0.07, y, z + s * 0.02]);
      return { ...part, name: `${part.name}-${s < 0 ? "left" : "right"}`, geometry: tilted };
    }),
  );

function build({ style, has }: Planned): Part[] {
  const parts = style === "forearm" ? forearm() : underarm();
  return has("pair") ? pairOf(parts, 0.22) : parts;
}

/** A crutch. What makes it itself: two uprights that spread from one leg with a rubber foot, a grip between them and a padded rest for the armpit; or a light tube with a grip and a cuff for the forearm. Often a pair. */
export const crutch = defineFromPlan({
  id: "crutch",
  family: "object",
  words: ["crutch", "crutches", "forearm crutch", "underarm crutch", "axillary crutch"],
  senses: ["crutch"],
  height: 1.27,
  view: { azimuth: 0.45, elevation: 0.14 },
  slots: {
    body: mainSlot("oak", "#c8945a #a8703a #d8b078", "upright|leg|frame"),
    pad: slot("rubber", "#2a2b2f #5a5d63 #6a3a24", "cushion|grip|handle|cuff"),
    tip: slot("rubber", "#2b2b2e", "foot"),
    metal: slot("brushed-steel", "", "bolt|screw"),
  },
  styles: {
    wooden: { weight: 2, words: ["underarm crutch", "axillary crutch"] },
    aluminium: { weight: 1.5, materials: { body: "brushed-steel" }, dress: { body: "#c9ccd0" } },
    forearm: {
      weight: 0.6,
      words: ["forearm crutch"],
      materials: { body: "brushed-steel" },
      dress: { body: "#c9ccd0 #2a5fa8" },
    },
  },
  extras: { pair: { chance: 0.45, slot: "body", words: ["crutches"] } },
  build,
});
