import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { defineFood, type Food } from "./define-food.ts";
import {
  almond,
  cashew,
  darker,
  furrows,
  hazelnut,
  net,
  peanut,
  pistachio,
  put,
  shell,
  skin,
  walnut,
} from "./nut-shapes.ts";
import { oval, roundBody, stalk } from "./shapes.ts";

function build({ style, seed }: Food): Part[] {
  const lie = (g: Geometry, tilt = 0) => turnX(g, PI / 2 + tilt);
  const spots: readonly (readonly [number, number, number])[] = [
    [-0.014, 0.012, 0.5],
    [0.018, 0.014, -0.9],
    [0.002, -0.014, 1.4],
  ];
  const three = (name: string, make: (i: number) => Geometry, paint: Paint, wide: number): Part[] =>
    spots.map(([x, z, spin], i) =>
      makePart(`${name}-${i + 1}`, "shell", put(make(i), x * wide, z * wide, spin), { weight: 1 - i * 0.1, paint }),
    );
  if (style === "almond") return three("almond", () => lie(almond()), skin, 0.86);
  if (style === "cashew")
    return three(
      "cashew",
      () => lie(cashew()),
      (surface) => darker(surface, 1),
      1,
    );
  if (style === "hazelnut")
    return three("hazelnut", (i) => (i === 1 ? turnZ(hazelnut(), 1.9) : turnZ(hazelnut(), 0.35)), shell, 0.82);
  if (style === "walnut")
    return [
      makePart("walnut-1", "shell", put(turnZ(walnut(seed % 90), 0.25), -0.02, 0.004, 0.4), {
        weight: 1,
        paint: furrows(seed % 90),
      }),
      makePart("walnut-2", "shell", put(lie(walnut(3 + (seed % 90))), 0.024, 0.006, -0.8), {
        weight: 0.9,
        paint: furrows(3 + (seed % 90)),
      }),
    ];
  if (style === "pistachio")
    return spots.flatMap(([x, z, spin], i) => [
      makePart(
        `pistachio-${i + 1}-upper`,
        "shell",
        move(put(lie(pistachio(-1)), x * 0.82, z * 0.82, spin), [0, 0.0028, 0]),
        { weight: 1 },
      ),
      makePart(`pistachio-${i + 1}-lower`, "shell", put(lie(pistachio(1)), x * 0.82, z * 0.82, spin), { weight: 0.9 }),
      makePart(
        `kernel-${i + 1}`,
        "kernel",
        move(put(lie(oval([0.0052, 0.0088, 0.0046], 20)), x * 0.82, z * 0.82, spin), [0, 0.0022, 0]),
        { weight: 0.8 },
      ),
    ]);
  if (style === "chestnut")
    return three(
      "chestnut",
      (i) =>
        turnZ(
          roundBody(
            [
              [0, -0.011],
              [0.0095, -0.0105],
              [0.0142, -0.003],
              [0.0125, 0.0055],
              [0.005, 0.0105],
              [0, 0.0155],
            ],
            36,
          ),
          i === 1 ? 1.3 : 0.3,
        ),
      (surface, _x, y) => {
        if (y < -0.0068) layColour(surface, [0.55, 0.4, 0.24], 0.85);
        else surface.roughness = 0.18;
      },
      1,
    );
  return [
    ...spots.slice(0, 2).map(([x, z, spin], i) =>
      makePart(`peanut-${i + 1}`, "shell", put(lie(peanut(i + 2)), x * 1.1, z * 1.1, spin * 0.7), {
        weight: 1,
        paint: net,
      }),
    ),
    makePart("peanut-3", "shell", put(turnX(peanut(5), 1.2), 0.002, -0.017, 1.6), { weight: 0.9, paint: net }),
    ...(seed % 2
      ? [
          makePart("kernel", "kernel", put(lie(oval([0.0052, 0.0078, 0.0052], 22)), -0.002, 0.036, 0.9), {
            weight: 0.7,
          }),
        ]
      : []),
    ...(seed % 2
      ? [
          makePart(
            "germ",
            "kernel",
            put(
              stalk(
                [
                  [0, 0, 0],
                  [0.001, 0.002, 0.001],
                ],
                0.001,
              ),
              -0.002,
              0.036,
              0,
            ),
            { weight: 0.1 },
          ),
        ]
      : []),
  ];
}

/** Nuts, two or three together. What makes them themselves: peanuts in a netted waisted shell; flat pointed brown almonds with long wrinkles; round walnuts with a seam and deep folds; smooth hazelnuts with a pale base; bent cashews; gaping pistachios with a green kernel; glossy chestnuts. */
export const nut = defineFood({
  id: "nut",
  words: [
    "peanut",
    "peanuts",
    "almond",
    "almonds",
    "walnut",
    "walnuts",
    "hazelnut",
    "hazelnuts",
    "cashew",
    "cashews",
    "pistachio",
    "pistachios",
    "chestnut",
    "chestnuts",
    "peanut shell",
    "walnut shell",
    "cashew nut",
    "pistachio nut",
    "mixed nuts",
    "hazel nut",
    "filbert",
    "groundnut",
    "brazil nut",
    "pecan",
  ],
  senses: ["edible nut", "peanut#1", "almond#2", "walnut#1", "hazelnut#2"],
  height: 0.025,
  slots: {
    shell: mainSlot("plastic", "#d2a566", "nut|husk|skin"),
    kernel: slot("plastic", "#9c4a2a", "seed"),
  },
  styles: {
    peanut: {
      weight: 3,
      words: ["peanut", "peanuts", "peanut shell", "groundnut", "mixed nuts"],
      dress: { shell: "#d0a064 #c8965a #d8ae76" },
    },
    almond: { weight: 1, words: ["almond", "almonds", "brazil nut"], dress: { shell: "#9c5f30 #8a5028" } },
    walnut: { weight: 1, words: ["walnut", "walnuts", "walnut shell", "pecan"], dress: { shell: "#b8894f #a87a44" } },
    hazelnut: {
      weight: 1,
      words: ["hazelnut", "hazelnuts", "hazel nut", "filbert"],
      dress: { shell: "#8f5220 #a0622a" },
    },
    cashew: { weight: 0.6, words: ["cashew", "cashews", "cashew nut"], dress: { shell: "#e6cfa0 #dcc08c" } },
    pistachio: {
      weight: 0.6,
      words: ["pistachio", "pistachios", "pistachio nut"],
      dress: { shell: "#dfc9a0", kernel: "#8aa848" },
    },
    chestnut: { weight: 0.6, words: ["chestnut", "chestnuts"], dress: { shell: "#5a2412 #682c16" } },
  },
  build,
});
