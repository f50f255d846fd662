import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX } from "../../../geometry/place.ts";
import { add, sculpt } from "../../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, slot } from "../define-food.ts";
import { oval, roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { frill, leafGreen } from "./burger.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

const roasted =
  (dark: number): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 26, y * 26, z * 26, 3) * 0.6 + noise(x * 70, y * 70, z * 70, 4) * 0.4;
    tint(surface, fromHex("#5a2408"), (0.35 + 0.5 * n) * smoothstep(dark * 0.2, dark, y));
    shade(surface, 1 + 0.08 * noise(x * 240, y * 240, z * 240, 5));
    surface.height += 0.0005 * noise(x * 320, y * 320, z * 320, 6);
    surface.roughness = 0.24;
  };

/** Roast chicken: on a platter with a frill of lettuce, a plump golden bird on its back, drumsticks up with bare bone ends, wings folded at its sides. */
const roast = defineFood({
  id: "roast-chicken",
  words: [
    "roast chicken",
    "roast turkey",
    "turkey dinner",
    "roasted chicken",
    "cooked turkey",
    "rotisserie chicken",
    "roast",
  ],
  senses: ["roast#1"],
  height: 0.16,
  slots: {
    meat: { ...slot("plastic", "#c9782a #bf6f24", "skin|body|bird|breast"), takesWhole: true },
    bone: slot("plastic", "#f3e8d0", "bones"),
    lettuce: slot("plastic", "#6fae2c", "salad|garnish"),
    tomato: slot("plastic", "#cf2418", "tomatoes"),
    plate: PLATE_SLOT,
  },
  build: () => {
    const bird = sculpt([
      add(ellipsoid([0, 0.058, 0.0], [0.062, 0.052, 0.08])),
      add(both(ellipsoid([0.026, 0.085, -0.018], [0.036, 0.032, 0.056])), 0.02),
      add(both(roundCone([0.05, 0.05, 0.045], [0.063, 0.082, 0.058], 0.034, 0.026)), 0.012),
      add(both(roundCone([0.063, 0.082, 0.058], [0.045, 0.105, 0.112], 0.026, 0.0105)), 0.01),
      ...limb([
        [[0.06, 0.065, -0.045], 0.017],
        [[0.084, 0.045, -0.012], 0.0135],
        [[0.076, 0.05, -0.058], 0.011],
      ]).map((piece) => add(both(piece), 0.008)),
      add(both(ball([0.016, 0.035, 0.07], 0.024)), 0.02),
    ]);
    const bones = [-1, 1].map((s) =>
      merge([
        place(
          cylinder({ radius: 0.006, height: 0.03, segments: 12 }),
          chain(rotation(X_AXIS, 1.15), translation([s * 0.0455, 0.104, 0.105])),
        ),
        move(oval([0.009, 0.008, 0.007], 14), [s * 0.048, 0.1185, 0.133]),
        move(oval([0.009, 0.008, 0.007], 14), [s * 0.04, 0.1135, 0.133]),
      ]),
    );
    const tomatoes = (
      [
        [0.115, 0.07],
        [-0.12, 0.06],
        [0.125, -0.05],
        [-0.115, -0.07],
      ] as const
    ).map(([x, z]) => move(oval([0.0155, 0.014, 0.0155], 18), [x, PLATE_TOP + 0.018, z]));
    const plate = platePart(0.2);
    return [
      { ...plate, geometry: deform(plate.geometry, ([x, y, z]): Vec3 => [x, y, z * 0.82]) },
      makePart(
        "lettuce",
        "lettuce",
        merge([move(frill(0.142, 0.012, 3), [0, 0.014, 0.008]), move(frill(0.125, 0.012, 8), [0, 0.02, 0.008])]),
        { weight: 0.6, paint: leafGreen, crease: 1.2 },
      ),
      makePart("bird", "meat", move(meshSdf(bird, 0.0042), [0, 0.012, 0]), {
        weight: 1,
        paint: roasted(0.1),
        crease: 1.2,
      }),
      makePart("bones", "bone", move(merge(bones), [0, 0.012, 0]), { weight: 0.8 }),
      makePart("tomatoes", "tomato", merge(tomatoes), {
        weight: 0.5,
        paint: (s) => {
          s.roughness = 0.15;
        },
      }),
    ];
  },
  view: { azimuth: 0.75, elevation: 0.34 },
});

/** Drumstick: a pear of browned meat on a white bone with a knobbed end. */
const drumstick = defineFood({
  id: "drumstick",
  words: [
    "chicken leg",
    "drumstick",
    "fried chicken",
    "turkey leg",
    "chicken drumstick",
    "chicken wing",
    "meat on the bone",
    "meat",
    "chicken nugget",
    "ham",
  ],
  senses: ["drumstick#1", "meat#1", "ham#1"],
  height: 0.06,
  slots: {
    meat: { ...slot("plastic", "#b8692a #ad5f22", "skin|flesh|chicken"), takesWhole: true },
    bone: slot("plastic", "#f3ead6"),
  },
  build: (food) => {
    const line: Point2[] = [
      [0, 0.002],
      [0.018, 0],
      [0.034, 0.018],
      [0.036, 0.036],
      [0.026, 0.06],
      [0.0145, 0.08],
      [0.0105, 0.094],
      [0.0085, 0.098],
      [0, 0.098],
    ];
    const body = deform(roundBody(line, 48, 7), ([x, y, z]): Vec3 => {
      const f = 1 + 0.045 * noise(x * 60, y * 60, z * 60, food.seed);
      return [x * f, y, z * f * 0.88];
    });
    const bone = merge([
      move(cylinder({ radius: 0.0065, height: 0.045, segments: 14 }), [0, 0.09, 0]),
      move(oval([0.0095, 0.0095, 0.0085], 18), [0.0065, 0.137, 0]),
      move(oval([0.0095, 0.009, 0.0085], 18), [-0.0065, 0.1345, 0]),
    ]);
    const laid = chain(rotation(Z_AXIS, -1.28), rotation(Y_AXIS, 0.3));
    const paint: Paint = (surface, x, y, z) => {
      const n = noise(x * 45, y * 45, z * 45, food.seed);
      tint(surface, fromHex("#4a1e08"), 0.6 * smoothstep(-0.1, 0.7, n));
      tint(surface, fromHex("#e0a050"), 0.5 * smoothstep(0.1, 0.6, -n));
      surface.height += 0.0009 * noise(x * 220, y * 220, z * 220, 5);
      surface.roughness = 0.25;
    };
    return [
      makePart("meat", "meat", place(body, laid), { weight: 1, paint, crease: 1.2 }),
      makePart("bone", "bone", place(bone, laid), { weight: 0.9 }),
    ];
  },
  view: { azimuth: 0.25, elevation: 0.4 },
});

/** Steak: a thick slab of browned meat with a rim of fat along one side, crossed grill marks, a T-shaped bone. */
const steak = defineFood({
  id: "steak",
  words: [
    "steak",
    "beef",
    "t-bone steak",
    "grilled steak",
    "pork chop",
    "raw steak",
    "roast beef",
    "ribs",
    "brisket",
    "pork",
  ],
  senses: ["steak#1", "beef#2", "chop#2", "pork#1"],
  height: 0.035,
  slots: {
    meat: { ...slot("plastic", "#6a2f1c", "flesh|beef"), takesWhole: true },
    bone: slot("plastic", "#efe2c4", "t-bone"),
    fat: slot("plastic", "#f0dcb4", "rim"),
    herb: slot("plastic", "#4a7a3a", "rosemary"),
  },
  kinds: {
    grilled: { weight: 3, dress: { meat: "#6a2f1c" } },
    raw: { weight: 0, words: ["raw steak", "beef", "pork"], dress: { meat: "#b8283a" } },
  },
  build: (food) => {
    const shape = (a: number, off: number): Point2 => {
      const r = 0.07 * (1 + 0.2 * cos(a - 0.5) + 0.11 * cos(2 * a + 1) + 0.05 * cos(3 * a + 2)) + off;
      return [r * cos(a) * 1.15, r * sin(a) * 0.82];
    };
    const outline = (off: number): Point2[] => Array.from({ length: 72 }, (_, i) => shape((i / 72) * TAU, off));
    const lay = (g: Geometry): Geometry => settle(turnX(g, -PI / 2));
    const cut = food.kind === "raw";
    const paint: Paint = (surface, x, y, z) => {
      const n = noise(x * 60, y * 60, z * 60, food.seed);
      const marble = Math.abs(noise(x * 42, y * 30, z * 42, food.seed + 2));
      if (cut) {
        tint(surface, fromHex("#f3d8c8"), 0.85 * smoothstep(0.07, 0.02, marble) * smoothstep(-0.2, 0.3, n));
        surface.roughness = 0.25;
        return;
      }
      shade(surface, 1 + 0.35 * n);
      if (y > 0.006) {
        const [u, v] = [(x * 0.75 + z * 0.66) / 0.024 + 20, (x * 0.75 - z * 0.66) / 0.024 + 20];
        const line = Math.min(Math.abs(u - Math.floor(u) - 0.5), Math.abs(v - Math.floor(v) - 0.5));
        const mark = smoothstep(0.12, 0.07, line);
        tint(surface, fromHex("#1c0b06"), 0.85 * mark);
        surface.height -= 0.0008 * mark;
      } else tint(surface, fromHex("#a8483a"), 0.4 * smoothstep(0.006, 0, Math.abs(y)));
      surface.height += 0.0008 * noise(x * 260, y * 260, z * 260, 7);
      surface.roughness = 0.3;
    };
    const bone = sweep(
      [
        [-0.0055, -0.0135],
        [0.0055, -0.0135],
        [0.0065, 0],
        [0.0055, 0.0135],
        [-0.0055, 0.0135],
        [-0.0065, 0],
      ],
      [
        [-0.062, 0, 0.012],
        [-0.03, 0, 0.004],
        [0.004, 0, 0.0],
        [0.034, 0, 0.004],
      ],
      { up: [0, 1, 0], scale: (t) => (t < 0.2 ? 1.5 - 2.5 * t : 1) },
    );
    const needles = Array.from({ length: 22 }, (_, i) =>
      place(
        oval([0.0009, 0.007, 0.0014], 6),
        chain(
          rotation(Z_AXIS, i % 2 === 0 ? 0.9 : -0.9),
          rotation(Y_AXIS, 0.8),
          translation([0.028 + (i / 22) * 0.03 * 0.7, 0.0175, 0.018 + (i / 22) * -0.03 * 0.7]),
        ),
      ),
    );
    return [
      makePart("meat", "meat", lay(extrude(outline(-0.004), { depth: 0.027, bevel: 0.006, bevelSteps: 3 })), {
        weight: 1,
        paint,
        crease: 1,
      }),
      makePart("fat", "fat", lay(extrude(outline(0), { depth: 0.02, bevel: 0.005, bevelSteps: 3 })), {
        weight: 0.8,
        paint: (s, x, y, z) => {
          tint(s, fromHex("#b8702c"), 0.5 * smoothstep(-0.2, 0.6, noise(x * 50, y * 50, z * 50, 3)));
          s.roughness = 0.25;
        },
        crease: 1,
      }),
      makePart("bone", "bone", move(bone, [-0.012, 0.0014, 0.006]), { weight: 0.8 }),
      makePart("herb", "herb", merge(needles), { weight: 0.4 }),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.7 },
});

/** Bacon: thin wavy strips streaked lengthwise in red meat and pale fat. */
const bacon = defineFood({
  id: "bacon",
  words: ["bacon", "bacon strip", "strip of bacon", "rasher"],
  senses: ["bacon#1"],
  height: 0.03,
  slots: { meat: { ...slot("plastic", "#a8382a", "strip|rasher"), takesWhole: true } },
  build: (food) => {
    const strip = (seed: number): Geometry => {
      const path = Array.from(
        { length: 49 },
        (_, i): Vec3 => [(i / 48 - 0.5) * 0.2, 0.0065 * sin(i * 0.62 + seed), 0.004 * sin(i * 0.21 + seed)],
      );
      return settle(
        sweep(
          [
            [-0.018, -0.0012],
            [-0.009, -0.0012],
            [0, -0.0012],
            [0.009, -0.0012],
            [0.018, -0.0012],
            [0.018, 0.0012],
            [0.009, 0.0012],
            [0, 0.0012],
            [-0.009, 0.0012],
            [-0.018, 0.0012],
          ],
          path,
          { up: [0, 1, 0], scale: (t) => [1 + 0.12 * sin(t * 17 + seed), 1] },
        ),
      );
    };
    const paint: Paint = (surface, x, y, z) => {
      const v = z / 0.018 + 0.22 * noise(x * 24, 1, 2, food.seed);
      const streak = Math.min(Math.abs(v - 0.62), Math.abs(v + 0.28) * 0.9, Math.abs(v + 0.92) * 0.7);
      tint(surface, fromHex("#f0cfa4"), 0.92 * smoothstep(0.2, 0.1, streak + 0.05 * noise(x * 80, 1, z * 80, 3)));
      shade(surface, 1 + 0.2 * noise(x * 60, y * 60, z * 120, 4));
      surface.roughness = 0.22;
    };
    return [0, 1, 2].map((i) =>
      makePart(
        `strip-${i + 1}`,
        "meat",
        place(
          strip(i * 2 + food.seed),
          chain(rotation(Y_AXIS, 0.12 * (i - 1)), translation([0, 0.008 + 0.002 * i, (i - 1) * 0.036])),
        ),
        { weight: 1, paint, crease: 1 },
      ),
    );
  },
  view: { azimuth: 0.35, elevation: 0.65 },
});

export const MEATS: readonly Concept[] = [roast, drumstick, steak, bacon];
