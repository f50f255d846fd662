import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { defineFood, type Food } from "./define-food.ts";
import { oval, roundBody, stalk } from "./shapes.ts";

/** Stands a piece on the floor where it lies, turned about the upright axis. */
const put = (geometry: Geometry, x: number, z: number, spin: number): Geometry => {
  const lain = turnY(geometry, spin);
  let low = Number.POSITIVE_INFINITY;
  for (let i = 1; i < lain.positions.length; i += 3) low = Math.min(low, lain.positions[i] as number);
  return move(lain, [x, -low, z]);
};

const darker = (surface: Parameters<Paint>[0], k: number): void =>
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);

/** Two swellings with a waist, netted with ridges; along Y. */
const peanut = (seed: number): Geometry =>
  deform(
    roundBody(
      [
        [0, -0.0215],
        [0.0055, -0.021],
        [0.0094, -0.014],
        [0.0086, -0.007],
        [0.0064, -0.001],
        [0.0082, 0.006],
        [0.0102, 0.013],
        [0.0062, 0.021],
        [0, 0.0222],
      ],
      30,
      5,
    ),
    ([x, y, z]) => {
      const a = atan2(x, z);
      const ridge =
        1 +
        0.05 * Math.abs(sin(a * 5)) +
        0.035 * Math.abs(sin(y * 950 + seed)) +
        0.03 * noise(x * 200, y * 200, z * 200, seed);
      return [x * ridge + y * y * 6, y, z * ridge];
    },
  );

const net: Paint = (surface, x, y, z) => {
  const line = (atan2(x, z) / TAU) * 10;
  const cross = y / 0.0033 + 0.35 * sin(atan2(x, z) * 5);
  const [a, b] = [Math.abs(line - Math.round(line)), Math.abs(cross - Math.floor(cross) - 0.5)];
  if (a < 0.1 || b < 0.13) surface.height += 0.0004;
  else darker(surface, 0.78);
};

const almond = (): Geometry =>
  deform(
    roundBody(
      [
        [0, -0.0125],
        [0.0045, -0.0118],
        [0.0078, -0.006],
        [0.0082, 0.0],
        [0.006, 0.0075],
        [0.0022, 0.013],
        [0, 0.0142],
      ],
      30,
      5,
    ),
    ([x, y, z]) => [x, y, z * 0.56 + x * x * 4],
  );

/** Long wrinkles that meet at the ends. */
const skin: Paint = (surface, x, y, z) => {
  const s = noise(x * 900 + 3, y * 110, z > 0 ? 1 : 5, 3) + 0.5 * noise(x * 2000, y * 160, 2, 6);
  surface.height += 0.00035 * s;
  darker(surface, 0.88 + 0.3 * s);
};

/** Ball with a seam and deep folds. */
const walnut = (seed: number): Geometry =>
  settle(
    deform(sphere(0.0185, 48, 30), ([x, y, z]) => {
      const folds =
        Math.abs(noise(x * 170, y * 100, z * 170, seed)) * 0.1 +
        0.05 * Math.abs(noise(x * 330, y * 200, z * 330, seed + 3));
      const seam = Math.max(0, 1 - Math.abs(x) / 0.0026) * 0.11;
      const k = 0.97 - folds + seam;
      const tip = y > 0.015 ? 1 + (y - 0.015) * 60 : 1;
      return [x * k * 0.96, y * k * 1.12 * tip, z * k];
    }),
  );

const furrows =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const n = Math.abs(noise(x * 170, y * 90, z * 170, seed));
    if (Math.abs(x) > 0.0026) darker(surface, 0.6 + 0.55 * Math.min(1, n > 0.12 ? 0.8 : n * 6));
    surface.height -= 0.0006 * (1 - n);
  };

const hazelnut = (): Geometry =>
  roundBody(
    [
      [0, -0.0088],
      [0.0052, -0.0086],
      [0.0086, -0.005],
      [0.0098, 0.0005],
      [0.0082, 0.0062],
      [0.003, 0.0104],
      [0, 0.0122],
    ],
    36,
    5,
  );

const shell: Paint = (surface, x, y, z) => {
  if (y < -0.0062 + 0.0008 * sin(atan2(x, z) * 9)) layColour(surface, [0.6, 0.43, 0.25], 0.75);
  else {
    const s = noise(atan2(x, z) * 8, y * 130, 2, 5);
    darker(surface, 0.92 + 0.22 * s);
    surface.roughness = 0.32;
  }
};

const CASHEW_BEND = 2.7;
const cashew = (): Geometry =>
  deform(oval([0.0047, 0.0175, 0.0052], 26), ([x, y, z]) => {
    const a = (y / 0.0175) * (CASHEW_BEND / 2);
    const grow = 1 + 0.28 * (y / 0.0175);
    const r = 0.0108 + x * grow;
    return [r * cos(a) - 0.0108, r * sin(a), z * grow];
  });

/** Half a shell, open: the pistachio gapes. */
const pistachio = (side: 1 | -1): Geometry =>
  turnX(
    deform(oval([0.0068, 0.0112, 0.0058], 28), ([x, y, z]) => [
      x,
      y,
      side * (z * side > 0 ? Math.abs(z) : Math.abs(z) * 0.34),
    ]),
    side * 0.3,
  );

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
