import { box } from "../../../geometry/box.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { spread } from "../shapes.ts";
import { BOWL_LEVEL, BOWL_SLOT, bowlShape, PLATE_TOP, platePart } from "./dish.ts";
import { riceHeap } from "./rice-heap.ts";

/** Bits of carrot and peas among fried rice. */
function bits(food: Food, level: number, [a, b]: readonly [number, number]): Part[] {
  const next = food.stream("bits");
  const some = (count: number, piece: Geometry, from: number): Geometry =>
    merge(
      spread(count, 0.25, 0.98).map(([x, y, z], i) =>
        place(
          piece,
          chain(
            rotation(X_AXIS, next() * 3),
            rotation(Y_AXIS, from + i * 2.1),
            translation([x * a, level + y * b + 0.003, z * a]),
          ),
        ),
      ),
    );
  return [
    makePart("peas", "pea", some(22, sphere(0.0042, 12, 8), 0.4), { weight: 0.6 }),
    makePart("carrots", "carrot", some(19, box([0.008, 0.007, 0.008], { bevel: 0.0014 }), 1.3), { weight: 0.6 }),
  ];
}

/** Rice: a round white heap of single long grains in a bowl or on a plate; fried, golden with peas and bits of carrot. */
export const rice = defineFood({
  id: "rice",
  words: [
    "rice",
    "bowl of rice",
    "white rice",
    "steamed rice",
    "boiled rice",
    "cooked rice",
    "portion of rice",
    "fried rice",
    "egg fried rice",
    "plate of rice",
    "risotto",
    "paella",
    "pilaf",
  ],
  senses: ["rice#1", "risotto#1", "paella#1", "pilaf#1"],
  height: 0.09,
  slots: {
    bowl: { ...BOWL_SLOT, words: ["dish"], takesWhole: true },
    plate: slot("ceramic-glaze", "#eee9dc #cfdbe0", "", true),
    rice: slot("plaster", "#f6f1e4", "grain"),
    pea: slot("plastic", "#5fae3a"),
    carrot: slot("plastic", "#ee7a16"),
  },
  styles: {
    bowl: { weight: 1 },
    plate: { weight: 0, words: ["plate of rice", "risotto", "paella", "pilaf"], slots: ["plate"] },
  },
  kinds: {
    plain: { weight: 1 },
    fried: {
      weight: 0,
      words: ["fried rice", "egg fried rice", "paella", "pilaf", "risotto"],
      dress: { rice: "#e9c46a" },
    },
  },
  build: (food) => {
    const isFlat = food.style === "plate";
    const r = isFlat ? 0.13 : 0.09;
    const level = isFlat ? PLATE_TOP : r * BOWL_LEVEL;
    const [a, b] = isFlat ? [0.078, 0.042] : [r * 0.86, r * 0.52];
    return [
      isFlat ? platePart(r) : makePart("bowl", "bowl", bowlShape(r), { weight: 1 }),
      ...riceHeap([0, level - 0.004, 0], [a, b, a], food.stream("grains")),
      ...(food.kind === "fried" ? bits(food, level, [a, b]) : []),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});
