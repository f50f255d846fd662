import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, GOLDEN_ANGLE, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { lumpy, oval } from "../shapes.ts";
import { glossy, shade } from "../tint.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";
import { FLORET_SLOT, STALK_SLOT, smallFlorets } from "./small-florets.ts";
import { strands } from "./strands.ts";

/** Florets among the noodles: how many, and their height in metres. */
const FLORETS = 15;
const FLORET = 0.034;

/** Noodles tossed with broccoli: a wide heap to the plate's rim, small florets lying all over and half in it. */
function tossed(next: () => number): Part[] {
  const [reach, high] = [0.098, 0.04];
  const places = Array.from({ length: FLORETS }, (_, i) => {
    const t = Math.sqrt((i + 0.4) / FLORETS);
    const [a, r] = [i * GOLDEN_ANGLE, 0.86 * reach * t];
    return chain(
      rotation(Z_AXIS, 0.9 * (next() - 0.5)),
      rotation(X_AXIS, 0.3 + 0.8 * next()),
      rotation(Y_AXIS, a),
      translation([r * sin(a), PLATE_TOP + high * (0.86 - 0.5 * t * t) - 0.3 * FLORET, r * cos(a)]),
    );
  });
  return [
    platePart(0.135),
    makePart("pasta", "pasta", move(strands(reach, high, 70, 0.0028, next), [0, PLATE_TOP - 0.001, 0]), {
      weight: 1,
      paint: glossy(0.3),
    }),
    makePart("core", "pasta", move(oval([0.088, 0.028, 0.088], 28), [0, PLATE_TOP + 0.004, 0]), {
      weight: 0.5,
      paint: (s) => shade(s, 0.72),
    }),
    ...smallFlorets(places, FLORET),
  ];
}

/** Spaghetti: a twirled heap of pale strands on a plate, red sauce running down it, meatballs and basil on top. */
export const spaghetti = defineFood({
  id: "spaghetti",
  words: [
    "spaghetti",
    "pasta",
    "plate of spaghetti",
    "spaghetti and meatballs",
    "plate of spaghetti and meatballs",
    "bowl of spaghetti and meatballs",
    "macaroni",
    "fettuccine",
    "linguine",
    "lasagna",
    "plate of pasta",
    "meatball",
  ],
  senses: ["spaghetti#1", "pasta#2", "pasta#1", "meatball"],
  height: 0.08,
  slots: {
    pasta: { ...slot("plastic", "#f2d583 #efce78", "noodle|noodles|spaghetti"), takesWhole: true },
    sauce: slot("plastic", "#b8240f", "tomato sauce|bolognese"),
    meatball: slot("plaster", "#5f321c", "meat|meatballs"),
    basil: slot("plastic", "#3f8a2c", "leaf|herb"),
    cheese: slot("plastic", "#f8ecc0", "parmesan"),
    plate: PLATE_SLOT,
    broccoli: FLORET_SLOT,
    stalk: STALK_SLOT,
  },
  extras: {
    meatball: {
      chance: 0.85,
      words: [
        "spaghetti and meatballs",
        "plate of spaghetti and meatballs",
        "bowl of spaghetti and meatballs",
        "meatball",
      ],
    },
    basil: { chance: 0.9 },
    cheese: { chance: 0.6 },
    broccoli: { chance: 0 },
  },
  build: (food) => {
    const next = food.stream("pasta");
    const heap = move(strands(0.083, 0.052, 66, 0.0026, next), [0, PLATE_TOP - 0.001, 0]);
    const blob = deform(lumpy(oval([0.047, 0.017, 0.047], 64), 0.09, 0.02, food.seed), ([x, y, z]) => {
      const a = atan2(z, x);
      const d = Math.sqrt(x * x + z * z) / 0.047;
      const f = 1 + 0.2 * d * sin(a * 5 + food.seed);
      return [x * f, y - 0.013 * d * d * d, z * f];
    });
    const chunky: Paint = (surface, x, y, z) => {
      const n = noise(x * 190, y * 190, z * 190, 3);
      shade(surface, 1 + 0.35 * n);
      surface.height += 0.0015 * n;
      surface.roughness = 0.22;
    };
    const brown: Paint = (surface, x, y, z) => {
      const n = noise(x * 160, y * 160, z * 160, 5);
      shade(surface, 1 + 0.4 * n);
      surface.height += 0.0012 * n;
      surface.roughness = 0.4;
    };
    if (food.has("broccoli")) return tossed(next);
    const parts: Part[] = [
      platePart(0.135),
      makePart("pasta", "pasta", heap, { weight: 1, paint: glossy(0.3) }),
      makePart("core", "pasta", move(oval([0.07, 0.038, 0.07], 28), [0, PLATE_TOP + 0.006, 0]), {
        weight: 0.5,
        paint: (s) => shade(s, 0.72),
      }),
      makePart("sauce", "sauce", move(blob, [0, 0.051, 0]), { weight: 0.9, paint: chunky, crease: 1.2 }),
    ];
    if (food.has("meatball")) {
      const balls: Vec3[] = [
        [-0.024, 0.068, 0.012],
        [0.022, 0.069, 0.016],
        [0.002, 0.07, -0.022],
        [0, 0.087, 0.004],
        [0.066, 0.04, 0.034],
      ];
      parts.push(
        makePart(
          "meatballs",
          "meatball",
          merge(balls.map((at, i) => move(lumpy(sphere(0.0165, 22), 0.05, 0.008, i), at))),
          { weight: 0.9, paint: brown, crease: 1.2 },
        ),
      );
    }
    if (food.has("basil"))
      parts.push(
        makePart(
          "basil",
          "basil",
          merge(
            [0, 1, 2].map((i) =>
              risingLeaf(
                { length: 0.03, width: 0.018, thickness: 0.0012, fold: 0.25, droop: 0.7 },
                [0.004, food.has("meatball") ? 0.1 : 0.066, 0.006],
                1.15,
                i * 2.1,
              ),
            ),
          ),
          { weight: 0.8, paint: greenPaint(0.03) },
        ),
      );
    if (food.has("cheese")) {
      const flakes = Array.from({ length: 40 }, (_, i) =>
        place(
          box([0.0045, 0.0012, 0.0014]),
          chain(
            rotation(Y_AXIS, i * 1.3),
            rotation(Z_AXIS, next() - 0.5),
            translation([
              (next() - 0.5) * 0.07,
              food.has("meatball") ? 0.062 + next() * 0.012 : 0.064 + next() * 0.002,
              (next() - 0.5) * 0.07,
            ]),
          ),
        ),
      );
      parts.push(makePart("cheese", "cheese", merge(flakes), { weight: 0.3 }));
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.48 },
});
