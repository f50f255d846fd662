import { clipGeometry } from "../../../geometry/clip.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, stretch, turnX, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { segmentFace } from "../fruit/citrus.ts";
import { oval, ringOf } from "../shapes.ts";
import { CRUST, shade, tint } from "../tint.ts";
import { CREAM_SLOT, whippedCream } from "../whipped-cream.ts";

/** Radius over the rim and height, metres; flutes around the case. */
const R = 0.12;
const H = 0.034;
const FLUTES = 36;
/** Height of the filling. */
const FILLED = H - 0.007;
const LEMON = fromHex("#f7dc4a");

/** A fluted case of short pastry, its inside one level with the filling's underside. */
function pastryCase(): Geometry {
  const line = roundCorners(
    [
      [0, 0],
      [R * 0.84, 0, 0.003],
      [R * 0.99, H, 0.003],
      [R * 0.925, H, 0.003],
      [R * 0.88, FILLED - 0.005, 0.003],
      [0, FILLED - 0.005],
    ],
    3,
  );
  return settle(
    deform(lathe(line, FLUTES * 6), ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      const out = smoothstep(R * 0.7, R * 0.92, r);
      const f = 1 + 0.026 * out * cos(FLUTES * atan2(z, x));
      return [x * f, y, z * f];
    }),
  );
}

const baked: Paint = (surface, x, y, z) => {
  tint(surface, CRUST, 0.42 * smoothstep(H * 0.55, H, y) * (0.7 + 0.5 * noise(x * 60, y * 60, z * 60, 3)));
  shade(surface, 1 + 0.07 * noise(x * 260, y * 260, z * 260, 4));
  surface.roughness = 0.55;
};

/** Glossy curd; a custard's top is browned in blots. */
const filled =
  (kind: string): Paint =>
  (surface, x, _y, z) => {
    surface.roughness = 0.12;
    if (kind !== "egg") return;
    const blot = noise(x * 34, 2, z * 34, 7) * 0.7 + noise(x * 80, 5, z * 80, 9) * 0.4;
    tint(surface, fromHex("#4a240c"), 0.85 * smoothstep(0.12, 0.42, blot));
  };

/** Radians by which wheels of lemon stand up from level. */
const LEAN = 0.75;

/** Thin wheels of lemon, each leaning on the next, in the middle: their faces are seen from the side as well. */
function lemonWheels(): Part[] {
  const r = R * 0.32;
  const wheel = lathe(
    roundCorners(
      [
        [0, 0],
        [r, 0, 0.0008],
        [r, 0.004, 0.0008],
        [0, 0.004],
      ],
      2,
    ),
    40,
  );
  const face: Paint = (surface, x, _y, z, _nx, ny) => {
    surface.roughness = 0.25;
    if (Math.abs(ny) > 0.5) segmentFace(surface, x / r, z / r, LEMON);
  };
  return [-1, 0, 1].map((k) =>
    makePart(
      `slice-${k + 2}`,
      "topping",
      place(
        wheel,
        chain(
          rotation(X_AXIS, LEAN),
          rotation(Y_AXIS, 0.35),
          translation([0.011 * k, FILLED + r * sin(LEAN) - 0.002, -0.024 * k]),
        ),
      ),
      { weight: 0.9, paint: face },
    ),
  );
}

/** Rings of fruit laid close, from the rim to the middle. */
function fruitRings(kind: string): Part[] {
  const small = kind === "blue";
  const size = small ? 0.0105 : kind === "raspberry" ? 0.013 : 0.019;
  const one = small
    ? sphere(size, 16)
    : kind === "raspberry"
      ? stretch(sphere(size, 20), [1, 1.15, 1])
      : turnX(oval([size * 0.82, size * 1.3, size * 0.62], 20), -0.95);
  const places = [0.8, 0.5, 0.18].flatMap((ring, i) => {
    const radius = R * ring * 0.98;
    const count = Math.max(3, Math.round((TAU * radius) / (size * (small || kind === "raspberry" ? 2.05 : 1.75))));
    return ringOf(count, radius, FILLED + size * 0.45, i * 0.4);
  });
  const rows = small
    ? places.concat(ringOf(22, R * 0.66, FILLED + size * 0.6, 0.1), ringOf(11, R * 0.34, FILLED + size * 0.6, 0.3))
    : places;
  const pits: Paint = (surface, x, y, z) => {
    surface.roughness = 0.16;
    if (small) return;
    const n = noise(x * 520, y * 520, z * 520, 5);
    if (kind === "raspberry") shade(surface, 0.75 + 0.7 * smoothstep(-0.3, 0.4, noise(x * 300, y * 300, z * 300, 8)));
    else tint(surface, fromHex("#f4d27a"), 0.75 * smoothstep(0.42, 0.55, n));
  };
  return [
    makePart("fruit", "topping", merge(rows.map(([x, y, z]) => move(turnY(one, PI / 2 - atan2(z, x)), [x, y, z]))), {
      weight: 1,
      paint: pits,
    }),
  ];
}

const wholeTart = (food: Food): Part[] => {
  const { kind } = food;
  const filling = lathe(
    [
      [0, 0],
      [R * 0.905, 0],
      [R * 0.915, 0.006],
      [R * 0.6, 0.0075],
      [0, 0.008],
    ],
    64,
  );
  const cream = kind === "lemon" || kind === "chocolate" || food.has("cream");
  return [
    makePart("case", "crust", pastryCase(), { weight: 1, paint: baked, crease: 0.9 }),
    makePart("filling", "filling", move(filling, [0, FILLED - 0.0065, 0]), { weight: 1, paint: filled(kind) }),
    ...(cream
      ? [
          makePart(
            "cream",
            "cream",
            merge(ringOf(12, R * 0.74, FILLED + 0.0008, 0.2).map((at) => move(whippedCream(0.0125), at))),
            { weight: 0.8 },
          ),
        ]
      : []),
    ...(kind === "lemon" ? lemonWheels() : []),
    ...(["strawberry", "raspberry", "blue"].includes(kind) ? fruitRings(kind) : []),
  ];
};

/** Half the angle of a slice, radians, and how it is turned so that its point and a cut side are seen. */
const HALF = 0.42;
const TURNED = 2.5;

const sliceOf = (whole: readonly Part[]): Part[] =>
  whole.flatMap((part): Part[] => {
    const left = clipGeometry(part.geometry, [-cos(HALF), 0, -sin(HALF)], 0);
    const wedge = clipGeometry(left, [cos(HALF), 0, -sin(HALF)], 0);
    return wedge.indices.length === 0 ? [] : [{ ...part, geometry: turnY(wedge, TURNED) }];
  });

/** A tart. What makes it itself: a shallow, open, fluted case of pastry, level full of shining curd, custard or chocolate, or covered with rings of fruit. */
export const tart = defineFood({
  id: "tart",
  words: [
    "tart",
    "lemon tart",
    "fruit tart",
    "strawberry tart",
    "raspberry tart",
    "blueberry tart",
    "berry tart",
    "lime tart",
    "key lime pie",
    "lemon pie",
    "custard tart",
    "egg tart",
    "chocolate tart",
    "caramel tart",
    "tartlet",
    "slice of tart",
  ],
  senses: ["tart#2"],
  height: 0.04,
  slots: {
    crust: { ...slot("plaster", "#dca45c #d39a50", "pastry|dough|case|shell"), takesWhole: true },
    filling: slot("plastic", "#f5d02e", "curd|custard|jam"),
    topping: slot("plastic", "#e8c020", "fruit|berries|strawberry|raspberry|blueberry"),
    cream: { ...CREAM_SLOT, words: [...CREAM_SLOT.words, "meringue"] },
  },
  kinds: {
    lemon: { weight: 2, words: ["lemon tart", "lemon pie"], dress: { filling: "#f6cf1e", topping: "#f0c818" } },
    strawberry: {
      weight: 2,
      words: ["fruit tart", "strawberry tart", "berry tart"],
      dress: { filling: "#f3dc8a", topping: "#c8141f" },
    },
    raspberry: { weight: 1, words: ["raspberry tart"], dress: { filling: "#f3dc8a", topping: "#c41a48" } },
    blue: { weight: 0.5, words: ["blueberry tart"], dress: { filling: "#f3dc8a", topping: "#2b3a72" } },
    egg: { weight: 0, words: ["egg tart", "custard tart"], dress: { filling: "#f2b92c" } },
    chocolate: { weight: 0, words: ["chocolate tart"], dress: { filling: "#351a0e" } },
    lime: { weight: 0, words: ["lime tart", "key lime pie"], dress: { filling: "#c6d84a" } },
    caramel: { weight: 0, words: ["caramel tart"], dress: { filling: "#b5651d" } },
  },
  cut: { whole: { slice: "whole" } },
  styles: { whole: {}, slice: { weight: 0, traits: ["sliced"], words: ["slice of tart"] } },
  extras: { cream: { chance: 0 } },
  build: (food) => (food.style === "slice" ? sliceOf(wholeTart(food)) : wholeTart(food)),
  view: { azimuth: 0.35, elevation: 0.62 },
});
