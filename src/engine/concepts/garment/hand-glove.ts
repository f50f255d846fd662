import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb, roundBox } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plateGauntlet } from "./plate-gauntlet.ts";

const finger = (x: number, spread: number, long: number, r: number) =>
  limb([
    [[x, 0.155, 0], r * 1.08],
    [[x + spread * 0.5, 0.155 + long * 0.55, 0.006], r],
    [[x + spread, 0.155 + long, 0.004], r * 0.86],
  ]);

function hand(style: string) {
  const palm = add(roundBox([0, 0.115, 0], [0.09, 0.105, 0.034], 0.016));
  const wrist = addAll(
    limb([
      [[0, 0.034, 0], 0.026],
      [[0, 0.075, 0], 0.028],
    ]),
    0.03,
  );
  const thumb = addAll(
    limb([
      [[0.03, 0.09, 0.004], 0.019],
      [[0.062, 0.125, 0.012], 0.0165],
      [[0.078, 0.165, 0.016], 0.0135],
    ]),
    0.012,
  );
  if (style === "oven")
    return sculpt([
      add(roundBox([0, 0.09, 0], [0.116, 0.2, 0.05], 0.024)),
      add(ellipsoid([0, 0.185, 0.002], [0.064, 0.082, 0.032]), 0.03),
      ...addAll(
        limb([
          [[0.04, 0.07, 0.004], 0.027],
          [[0.082, 0.115, 0.01], 0.026],
          [[0.104, 0.16, 0.012], 0.023],
        ]),
        0.02,
      ),
    ]);
  if (style === "mitten")
    return sculpt([palm, add(ellipsoid([0, 0.165, 0.002], [0.054, 0.085, 0.027]), 0.03), ...wrist, ...thumb]);
  return sculpt([
    palm,
    ...wrist,
    ...addAll(finger(-0.034, -0.014, 0.062, 0.0115), 0.006),
    ...addAll(finger(-0.012, -0.005, 0.084, 0.0125), 0.006),
    ...addAll(finger(0.011, 0.004, 0.09, 0.013), 0.006),
    ...addAll(finger(0.034, 0.012, 0.08, 0.0125), 0.006),
    ...thumb,
  ]);
}

/** How flat an empty glove lies, and its cuff. */
const LAIN = 0.78;
const CUFF_LAIN = 0.42;

/** Metres between the lines of stitches that cross aslant. */
const QUILT = 0.03;

/** Padding sewn down in diamonds. */
const quilted: Paint = (surface, x, y) => {
  const seam = [x + y, x - y].map((t) => Math.abs(t / QUILT - Math.round(t / QUILT)));
  const off = Math.min(...seam);
  const tone = 0.62 + 0.42 * Math.min(1, off * 5);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
  surface.height += 0.004 * Math.min(1, off * 3);
};

/** A thick quilted mitt with a bound edge and a loop to hang it by. */
function ovenMitt(): Part[] {
  const edge = stretch(
    lathe(
      [
        [0.05, -0.016],
        [0.058, -0.021],
        [0.064, -0.014],
        [0.064, 0.016],
        [0.058, 0.021],
        [0.05, 0.016],
      ],
      48,
      true,
    ),
    [1.06, 1.1, 0.56],
  );
  const loop = tube(
    0.0045,
    curveThrough(
      [
        [-0.055, 0.002, 0],
        [-0.083, 0.012, 0],
        [-0.092, -0.014, 0],
        [-0.076, -0.03, 0],
        [-0.055, -0.008, 0],
      ],
      6,
    ),
    8,
  );
  return [
    makePart("hand", "cloth", meshSdf(hand("oven"), 0.0045), { weight: 1, crease: 1.2, paint: quilted }),
    makePart("cuff", "cuff", edge, { weight: 0.7 }),
    makePart("loop", "cuff", loop, { weight: 0.5 }),
  ];
}

function build({ style, has }: Planned): Part[] {
  if (style === "oven") return ovenMitt();
  if (style === "plate") return plateGauntlet();
  const isLain = has("lain");
  const body = stretch(meshSdf(hand(style), 0.0045), [1, 1, isLain ? LAIN : 1]);
  const cuffRadius = 0.044;
  const cuff = stretch(
    lathe(
      [
        [cuffRadius * 0.78, 0.014],
        [cuffRadius * 0.84, 0.002],
        [cuffRadius * 0.92, -0.004],
        [cuffRadius, 0.002],
        [cuffRadius, 0.04],
        [cuffRadius * 0.9, 0.058],
        [cuffRadius * 0.5, 0.06],
      ],
      40,
    ),
    isLain ? [1.14, 1, CUFF_LAIN] : [1, 1, 0.86],
  );
  const parts = [
    makePart("hand", "cloth", body, {
      weight: 1,
      crease: 1.2,
      ...(style === "mitten"
        ? {
            paint: (surface, x, y) => {
              const row = sin(y * 900 + Math.abs(sin(x * 500)) * 1.6);
              const slot = (x + 1) / 0.018;
              const zig = 0.128 + 0.02 * Math.abs(slot - Math.floor(slot) - 0.5) * 2;
              const band = Math.abs(y - zig) < 0.006 ? 1 : 0;
              const tone = 0.9 + 0.14 * row;
              surface.r = (band > 0 ? 0.85 : surface.r) * tone;
              surface.g = (band > 0 ? 0.83 : surface.g) * tone;
              surface.b = (band > 0 ? 0.78 : surface.b) * tone;
            },
          }
        : {}),
    }),
    makePart("cuff", "cuff", cuff, { weight: 0.7 }),
  ];
  if (style === "leather") {
    const seam = (x: number, lean: number): Vec3[] => [
      [x, 0.085, 0.0165],
      [x + lean * 0.5, 0.12, 0.0185],
      [x + lean, 0.15, 0.0145],
    ];
    parts.push(
      makePart(
        "seams",
        "cuff",
        merge([seam(-0.02, -0.003), seam(0, 0), seam(0.02, 0.003)].map((path) => tube(0.0018, path, 6))),
        { weight: 0.3 },
      ),
    );
  }
  return parts;
}

/** A glove, fingers up. What makes it itself: four fingers, a thumb and a hollow cuff; a mitten has one bag for all fingers and knitted rows, an oven mitt is thick, quilted in diamonds and bound at its edge. */
export const handGlove = defineFromPlan({
  id: "hand-glove",
  family: "garment",
  words: [
    "glove",
    "mitten",
    "leather glove",
    "gauntlet",
    "steel gauntlet",
    "plate gauntlet",
    "armored glove",
    "armoured glove",
    "mitt",
    "winter glove",
    "work glove",
    "oven mitt",
    "oven glove",
    "baking mitt",
    "kitchen mitt",
  ],
  senses: ["glove"],
  height: 0.26,
  view: { azimuth: 0.3, elevation: 0.15 },
  slots: {
    cloth: mainSlot("leather", "#6a3f22 #241c18 #8a5a30 #4a2a1c", "leather|finger|thumb|palm|hand"),
    cuff: slot("leather", "#4a2c18 #1c1613 #e9e2d4", "band|seam|lace|strap", true),
    buckle: slot("brass", ""),
  },
  styles: {
    leather: { weight: 1, words: ["glove", "leather glove", "winter glove", "work glove"] },
    plate: {
      weight: 0,
      words: ["gauntlet", "steel gauntlet", "plate gauntlet", "armored glove", "armoured glove"],
      dress: { cloth: "#a9adb2", cuff: "#5a3519" },
      materials: { cloth: "steel" },
    },
    oven: {
      weight: 0,
      words: ["oven mitt", "oven glove", "baking mitt", "kitchen mitt"],
      dress: { cloth: "#c8362c|#2f7a8a|#d89a2a|#4a7a4a", cuff: "#f3ead8" },
      materials: { cloth: "woven-cotton", cuff: "woven-cotton" },
    },
    mitten: {
      weight: 0,
      words: ["mitten", "mitt"],
      dress: { cloth: "#b3242f|#2a5a8a|#2f6a4a", cuff: "#efe9dc" },
      materials: { cloth: "woven-cotton", cuff: "woven-cotton" },
    },
  },
  extras: { lain: { chance: 0, slot: "cuff", traits: ["lying"] } },
  build,
});
