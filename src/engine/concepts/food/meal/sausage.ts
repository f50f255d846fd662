import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, place, settle, turnX } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** A long bar with round ends along X. */
export const sausageShape = (half: number, r: number, bend: number): Geometry =>
  settle(
    sweep(
      circleOutline(r, 26),
      curveThrough(
        [
          [-half, bend, 0],
          [-half * 0.5, bend * 0.25, 0],
          [0, 0, 0],
          [half * 0.5, bend * 0.25, 0],
          [half, bend, 0],
        ],
        6,
      ),
      { endRounding: r * 0.92, endSteps: 5, up: [0, 1, 0] },
    ),
  );

/** The twig that one is on, which goes through it lengthwise. */
const TWIG: readonly Vec3[] = [
  [0, 0.0165, 0],
  [0.1, 0.0195, 0.002],
  [0.2, 0.0155, -0.001],
  [0.33, 0.0165, 0],
  [0.41, 0.0165, 0],
];

/** Sausages: plump, bent, shining brown links with pinched ends and dark grill marks; or one on a twig. */
export const sausage = defineFood({
  id: "sausage",
  words: [
    "sausage",
    "bratwurst",
    "frankfurter",
    "salami",
    "chorizo",
    "wiener",
    "grilled sausage",
    "corn dog",
    "sausage on a stick",
  ],
  senses: ["sausage#1"],
  height: 0.035,
  slots: {
    sausage: { ...slot("plastic", "#a8502c #9a4424 #b45a34", "skin|meat|link|body"), takesWhole: true },
    stick: { ...slot("bark", "#6a4a30", "twig|skewer"), takesWhole: false },
  },
  styles: { pair: {}, spitted: { weight: 0, words: ["sausage on a stick"], slots: ["stick"] } },
  build: ({ style }) => {
    const paint: Paint = (surface, x, y, z) => {
      const s = (x + z * 0.5) / 0.021 + 20;
      tint(
        surface,
        fromHex("#34160c"),
        0.75 * smoothstep(0.14, 0.07, Math.abs(s - Math.floor(s) - 0.5)) * smoothstep(0.004, 0.012, y),
      );
      shade(surface, 1 + 0.16 * noise(x * 90, y * 90, z * 90, 3));
      surface.roughness = 0.2;
    };
    const one = (): Geometry =>
      settle(
        merge([
          turnX(sausageShape(0.06, 0.0165, 0.02), PI / 2),
          ...[-1, 1].map((s) => place(oval([0.006, 0.0045, 0.004], 12), translation([s * 0.0765, 0, 0.02 + 0.004]))),
        ]),
      );
    if (style === "spitted")
      return [
        makePart("stick", "stick", settle(stalk(TWIG, 0.005, -0.3)), { weight: 0.9 }),
        makePart("sausage-1", "sausage", move(turnX(sausageShape(0.06, 0.0165, 0.012), PI / 2), [0.33, 0.0165, 0]), {
          weight: 1,
          paint,
          crease: 1.2,
        }),
      ];
    return [
      makePart("sausage-1", "sausage", move(one(), [0, 0.0165, 0.012]), { weight: 1, paint, crease: 1.2 }),
      makePart(
        "sausage-2",
        "sausage",
        place(one(), chain(rotation(Y_AXIS, 0.12), translation([0.006, 0.0165, -0.026]))),
        { weight: 0.9, paint, crease: 1.2 },
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});
