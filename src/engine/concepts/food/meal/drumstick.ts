import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval, roundBody } from "../shapes.ts";
import { tint } from "../tint.ts";

/** Drumsticks of a heap of fried chicken: how far each leans from upright and is turned, radians, and where its foot lies, metres. */
const LEGS: readonly (readonly [number, number, Vec3])[] = [
  [1.45, 0.3, [0.02, 0.034, 0.03]],
  [1.45, 2.5, [-0.03, 0.034, 0.03]],
  [1.45, 4.4, [-0.005, 0.034, -0.045]],
  [1.2, -0.9, [-0.012, 0.078, 0.004]],
  [1.25, 2.0, [0.012, 0.082, -0.016]],
];
/** The same of boneless pieces among them. */
const THIGHS: readonly (readonly [number, Vec3])[] = [
  [0.4, [0.008, 0.024, 0.075]],
  [1.9, [-0.066, 0.024, -0.022]],
  [2.8, [0.06, 0.024, -0.03]],
  [0.9, [0.03, 0.066, 0.036]],
  [2.2, [-0.036, 0.068, 0.024]],
];

/** Drumstick: a pear of browned meat on a white bone with a knobbed end. Fried chicken: a heap of drumsticks and thighs in a craggy crust. */
export const drumstick = defineFood({
  id: "drumstick",
  words: [
    "chicken leg",
    "drumstick",
    "fried chicken",
    "turkey leg",
    "chicken drumstick",
    "chicken wing",
    "meat on the bone",
    "chicken nugget",
    "ham",
  ],
  senses: ["drumstick#1", "ham#1"],
  height: 0.06,
  slots: {
    meat: { ...slot("plastic", "#b8692a #ad5f22", "skin|flesh|chicken"), takesWhole: true },
    bone: slot("plastic", "#f3ead6"),
  },
  styles: { leg: { weight: 1 }, pieces: { weight: 0, words: ["fried chicken"] } },
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
    if (food.style === "pieces") {
      const lumps = (geometry: Geometry): Geometry => lumpy(geometry, 0.1, 0.013, food.seed);
      const legs = LEGS.map(([lean, around, at]) =>
        chain(rotation(Z_AXIS, -lean), rotation(Y_AXIS, around), translation(at)),
      );
      const thighs = THIGHS.map(([around, at], i) =>
        place(
          lumps(oval([0.036, 0.024, 0.028 - 0.003 * (i % 2)], 30)),
          chain(rotation(Y_AXIS, around), translation(at)),
        ),
      );
      return [
        makePart("meat", "meat", merge([...legs.map((at) => place(lumps(body), at)), ...thighs]), {
          weight: 1,
          paint,
          crease: 1.2,
        }),
        makePart("bone", "bone", merge(legs.map((at) => place(bone, at))), { weight: 0.7 }),
      ];
    }
    return [
      makePart("meat", "meat", place(body, laid), { weight: 1, paint, crease: 1.2 }),
      makePart("bone", "bone", place(bone, laid), { weight: 0.9 }),
    ];
  },
  view: { azimuth: 0.25, elevation: 0.4 },
});
