import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval, spread } from "../shapes.ts";
import { tint } from "../tint.ts";
import { buds, florets } from "../vegetable/florets.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";
import { riceHeap } from "./rice-heap.ts";

/** Half a side of the slices of roast, metres. */
const SLICE = [0.062, 0.04, 0.011] as const;

/** Browned at the rim of a slice, pink towards its middle. */
const roasted: Paint = (surface, x, y, z) => {
  const n = 0.3 * noise(x * 70, y * 70, z * 70, 3);
  const rim = Math.max(Math.abs(x) / (SLICE[0] / 2), Math.abs(y) / (SLICE[1] / 2));
  tint(surface, fromHex("#c86a5a"), 0.85 * smoothstep(0.92 + n, 0.5 + n, rim));
  surface.roughness = 0.3;
};

/** A dinner: slices of roast with a browned rim, a mound of rice, broccoli and batons of carrot, each on its side of a round plate. */
export const dinner = defineFood({
  id: "dinner",
  words: [
    "dinner",
    "plate of food",
    "meal",
    "lunch",
    "supper",
    "food",
    "hot meal",
    "dish of food",
    "platter of food",
    "plate of dinner",
    "sunday roast",
    "roast dinner",
  ],
  senses: ["meal#1", "dinner#1", "lunch#1", "supper#1"],
  height: 0.06,
  slots: {
    plate: { ...PLATE_SLOT, takesWhole: true },
    // no names of food: "with carrots" says what is there instead of all this
    roasted: slot("plastic", "#5c2a18 #6a3418"),
    heaped: slot("plaster", "#f6f1e4"),
    florets: slot("felt", "#3f7a2a"),
    stalks: slot("plastic", "#9cba5c"),
    batons: slot("plastic", "#ee7a16"),
    beads: slot("plastic", "#5fae3a"),
  },
  build: (food) => {
    const next = food.stream("pieces");
    const slices = [0, 1, 2, 3].map((i) =>
      place(
        lumpy(box([...SLICE], { bevel: 0.005, bevelSteps: 3, divisions: [6, 4, 2] }), 0.05, 0.02, 3 + i),
        chain(
          rotation(X_AXIS, -1.05),
          rotation(Y_AXIS, (next() - 0.5) * 0.16),
          translation([-0.012 + (next() - 0.5) * 0.006, PLATE_TOP + 0.014 + i * 0.0022, 0.062 - i * 0.017]),
        ),
      ),
    );
    const { heads, stalks } = florets(0.019, 0.0098, 0.02, 13);
    const trees = [
      [0.058, 0.012, 0.5],
      [0.078, -0.022, 1.9],
      [0.046, -0.03, 3.1],
    ].map(([x, z, turn]) =>
      chain(rotation(Y_AXIS, turn as number), translation([x as number, PLATE_TOP - 0.002, z as number])),
    );
    const batons = Array.from({ length: 9 }, (_, i) =>
      place(
        lumpy(oval([0.0055, 0.0055, 0.024], 12), 0.05, 0.01, i),
        chain(
          rotation(Y_AXIS, 1.15 + (next() - 0.5) * 0.5),
          rotation(Z_AXIS, (next() - 0.5) * 0.2),
          translation([
            -0.074 + (i % 3) * 0.011,
            PLATE_TOP + 0.005 + Math.floor(i / 6) * 0.009,
            0.02 + (i % 6) * 0.008 - 0.02,
          ]),
        ),
      ),
    );
    const peas = spread(26, -0.9, 0.9).map(([x, y, z]) =>
      place(
        sphere(0.0044, 12, 8),
        translation([0.07 + x * 0.018, PLATE_TOP + 0.004 + Math.max(0, y) * 0.005, 0.052 + z * 0.018]),
      ),
    );
    return [
      platePart(0.135),
      makePart("roast", "roasted", merge(slices), { weight: 1, crease: 1, paint: roasted }),
      ...riceHeap([-0.014, PLATE_TOP - 0.003, -0.052], [0.046, 0.034, 0.036], food.stream("grains"), "heaped"),
      makePart("broccoli", "florets", merge(trees.map((at) => place(heads, at))), {
        weight: 0.8,
        crease: 1.3,
        paint: buds(0.02, 0.3),
      }),
      makePart("stalks", "stalks", merge(trees.map((at) => place(stalks, at))), { weight: 0.6 }),
      makePart("carrots", "batons", merge(batons), { weight: 0.7 }),
      makePart("peas", "beads", merge(peas), { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.2, elevation: 0.72 },
});
