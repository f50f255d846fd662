import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { swirl } from "../baked/cupcake.ts";
import { defineFood, type Food, slot } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { type SprinkleSpot, sprinkles } from "../sprinkles.ts";
import { glossy, shade, tint } from "../tint.ts";

const FLAVOURS = ["first", "second", "third"] as const;

/** A ball from the scoop: rough all over, with a ragged skirt where it was pressed down. */
export function scoop(r: number, seed: number): Geometry {
  const ball = lathe(
    Array.from({ length: 23 }, (_, i): Point2 => {
      const a = (i / 22 - 0.5) * PI;
      const skirt = 0.2 * smoothstep(0.3, 0.0, Math.abs(sin(a) + 0.62));
      return [i === 0 || i === 22 ? 0 : r * (cos(a) + skirt), r * Math.max(sin(a), -0.78)];
    }),
    48,
  );
  return deform(ball, ([x, y, z]) => {
    const a = atan2(z, x);
    const low = smoothstep(-0.3 * r, -0.62 * r, y);
    const f =
      1 +
      0.03 * noise((x / r) * 3, (y / r) * 3, (z / r) * 3, seed) +
      low * (0.07 * sin(a * 9 + seed) + 0.05 * sin(a * 17 + seed));
    return [x * f, y - low * r * 0.06 * (1 + sin(a * 7 + seed)), z * f];
  });
}

export const creamy =
  (chips: boolean): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 170, y * 170, z * 170, 3) * 0.6 + noise(x * 420, y * 420, z * 420, 4) * 0.4;
    shade(surface, 1 + 0.1 * n);
    surface.height += 0.0009 * n;
    surface.roughness = 0.5;
    if (chips) tint(surface, fromHex("#2e150b"), smoothstep(0.52, 0.58, noise(x * 150, y * 150, z * 150, 12)));
  };

/** Pressed diamonds around a cone of this top radius and height, its point at y = 0. */
const waffled =
  (height: number): Paint =>
  (surface, x, y, z) => {
    const a = (atan2(z, x) / TAU) * 14;
    const v = (y / height) * 7;
    const [p, q] = [a + v + 40, a - v + 40];
    const edge = Math.min(Math.abs(p - Math.floor(p) - 0.5), Math.abs(q - Math.floor(q) - 0.5));
    const ridge = smoothstep(0.2, 0.05, edge);
    tint(surface, fromHex("#8f4f18"), 0.6 * (1 - ridge));
    surface.height += 0.0012 * ridge;
    surface.roughness = 0.7;
  };

function cone(): Part[] {
  const [r, h] = [0.03, 0.115];
  const body = lathe(
    roundCorners(
      [
        [0, 0],
        [0.0035, 0.001, 0.002],
        [r, h, 0.001],
        [r * 0.9, h, 0.001],
        [0, h * 0.9],
      ],
      3,
    ),
    56,
  );
  const lip = lathe(
    roundCorners(
      [
        [r * 0.93, h * 0.9],
        [r * 1.0, h * 0.9, 0.001],
        [r * 1.1, h + 0.002, 0.001],
        [r * 0.93, h + 0.002, 0.001],
      ],
      2,
    ),
    56,
    true,
  );
  return [
    makePart("cone", "cone", body, { weight: 1, paint: waffled(h) }),
    makePart("lip", "cone", lip, { weight: 0.6 }),
  ];
}

const spotsOn = (centre: Vec3, r: number, count: number, next: () => number): SprinkleSpot[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 0.15 + 0.83 * next();
    const q = Math.sqrt(1 - y * y);
    const a = i * 2.399963;
    const normal: Vec3 = [q * cos(a), y, q * sin(a)];
    return { at: [centre[0] + r * normal[0], centre[1] + r * y, centre[2] + r * normal[2]], normal };
  });

function sauceCap(r: number, seed: number): Geometry {
  const cap = lathe(
    Array.from(
      { length: 14 },
      (_, i): Point2 => [i === 13 ? 0 : cos((i / 13) * PI * 0.5), sin((i / 13) * PI * 0.5)],
    ).concat(),
    72,
  );
  return deform(cap, ([x, y, z]) => {
    const a = atan2(z, x);
    const drip = 0.32 * (0.5 + 0.5 * sin(a * 6 + seed)) * (0.6 + 0.4 * sin(a * 2.0 + seed * 2));
    const t = y < 0.5 ? y - drip * (1 - y * 2) : y;
    const q = Math.sqrt(Math.max(0, 1 - t * t));
    const flat = Math.max(1e-6, Math.sqrt(x * x + z * z));
    const s = y < 0.001 && flat < 0.999 ? 0 : q / flat;
    return [x * s * r, t * r, z * s * r];
  });
}

function iceCreamCone(food: Food): Part[] {
  const parts = cone();
  const r = 0.0335;
  const base = 0.115 + r * 0.52;
  const next = food.stream("sprinkles");
  let top: Vec3 = [0, base + r, 0];
  if (food.style === "soft") {
    parts.push(
      makePart("ice-cream", "first", move(swirl(0.036, 0.085, 3.6), [0, 0.112, 0]), {
        weight: 1,
        paint: glossy(0.4),
        crease: 1.1,
      }),
    );
    return parts;
  }
  for (let i = 0; i < food.count; i += 1) {
    const rr = r * (1 - 0.06 * i);
    const at: Vec3 = [0.003 * sin(i * 3), base + i * r * 1.22, 0.002 * cos(i * 2)];
    parts.push(
      makePart(`scoop-${i + 1}`, FLAVOURS[i % 3] as string, move(scoop(rr, food.seed + i), at), {
        weight: 1,
        paint: creamy(food.kind === "mint" && i === 0),
        crease: 1.2,
      }),
    );
    top = [at[0], at[1] + rr, at[2]];
  }
  const last = r * (1 - 0.06 * (food.count - 1));
  const centre: Vec3 = [top[0], top[1] - last, top[2]];
  if (food.has("sauce"))
    parts.push(
      makePart("sauce", "sauce", move(sauceCap(last * 1.05, food.seed), centre), {
        weight: 0.8,
        paint: glossy(0.12),
        crease: 1.2,
      }),
    );
  if (food.has("sprinkles"))
    parts.push(
      ...sprinkles(spotsOn(centre, last * (food.has("sauce") ? 1.055 : 1.01), 36, next), 0.0009, 0.0045, next),
    );
  if (food.has("cherry")) {
    parts.push(
      makePart("cherry", "cherry", move(sphere(0.0095, 22), [top[0], top[1] + 0.007, top[2]]), {
        weight: 0.8,
        paint: glossy(0.1),
      }),
    );
    parts.push(
      makePart(
        "stem",
        "cherry",
        stalk(
          [
            [top[0], top[1] + 0.015, 0],
            [top[0] + 0.002, top[1] + 0.026, 0],
            [top[0] + 0.01, top[1] + 0.035, 0],
          ],
          0.0007,
          0.5,
          7,
        ),
        { weight: 0.3 },
      ),
    );
  }
  return parts;
}

const FLAVOUR_KINDS = {
  strawberry: { weight: 2, dress: { first: "#f08fa8", second: "#f7ecd2", third: "#5a2e18" } },
  vanilla: { weight: 2, dress: { first: "#f7e8bd", second: "#f08fa8", third: "#a8dcb4" } },
  chocolate: {
    weight: 2,
    words: ["chocolate ice cream"],
    dress: { first: "#5f3219", second: "#f7e8bd", third: "#f08fa8" },
  },
  mint: { weight: 1, dress: { first: "#a5e0bd", second: "#5f3219", third: "#f7e8bd" } },
} as const;

const TOPPING_SLOTS = {
  sauce: slot("plastic", "#3a170b", "syrup|drip|chocolate"),
  cherry: slot("plastic", "#c40d1e", "berry"),
  "red-sprinkle": slot("plastic", "#e0303c", "sprinkle|sprinkles"),
  "yellow-sprinkle": slot("plastic", "#f7d32a"),
  "blue-sprinkle": slot("plastic", "#3a8fd8"),
  "white-sprinkle": slot("plastic", "#f9f5ee"),
};

/** Ice cream cone: a pointed wafer with pressed diamonds, round ragged scoops on it, sauce, sprinkles, a cherry; soft ice is a swirl. */
export const iceCream = defineFood({
  id: "ice-cream",
  words: [
    "ice cream",
    "ice cream cone",
    "icecream",
    "gelato",
    "soft serve",
    "ice cream scoop",
    "chocolate ice cream",
    "sorbet",
    "frozen yogurt",
  ],
  senses: ["ice cream#1", "ice-cream cone"],
  height: 0.2,
  slots: {
    first: { ...slot("plastic", "#f7e8bd", "scoop|cream|ball"), takesWhole: true },
    second: slot("plastic", "#f08fa8"),
    third: slot("plastic", "#5f3219"),
    cone: slot("plaster", "#d99c4a", "wafer|waffle"),
    ...TOPPING_SLOTS,
  },
  styles: { scoops: { weight: 4 }, soft: { weight: 1, words: ["soft serve", "frozen yogurt"], traits: ["twisted"] } },
  kinds: FLAVOUR_KINDS,
  extras: { sauce: { chance: 0.35 }, sprinkles: { chance: 0.4, slot: "red-sprinkle" }, cherry: { chance: 0.4 } },
  count: { slot: "first", min: 1, max: 3, most: 5 },
  build: iceCreamCone,
  view: { azimuth: 0.35, elevation: 0.14 },
});

/** Sundae: a footed glass with balls of ice cream, sauce running over, whipped cream and a cherry, a wafer stuck in. */
export const sundae = defineFood({
  id: "sundae",
  words: ["sundae", "ice cream sundae", "ice cream bowl", "banana split", "parfait"],
  senses: ["sundae"],
  height: 0.19,
  slots: {
    first: { ...slot("plastic", "#f7e8bd", "scoop|ice cream"), takesWhole: true },
    second: slot("plastic", "#f08fa8"),
    third: slot("plastic", "#5f3219"),
    glass: slot("glass", "#dceaea", "bowl|cup|dish"),
    cream: slot("plastic", "#faf5ea", "whipped cream"),
    wafer: slot("plaster", "#d99c4a", "cookie"),
    sauce: TOPPING_SLOTS.sauce,
    cherry: TOPPING_SLOTS.cherry,
  },
  kinds: FLAVOUR_KINDS,
  build: (food) => {
    const bowl = lathe(
      roundCorners(
        [
          [0, 0],
          [0.032, 0, 0.002],
          [0.03, 0.005, 0.002],
          [0.008, 0.011, 0.006],
          [0.008, 0.026, 0.006],
          [0.034, 0.044, 0.02],
          [0.054, 0.085, 0.001],
          [0.051, 0.085, 0.001],
          [0.031, 0.048, 0.02],
          [0, 0.042],
        ],
        4,
      ),
      64,
    );
    const fluted = deform(bowl, ([x, y, z]) => {
      const f = 1 + 0.03 * smoothstep(0.03, 0.08, y) * cos(14 * atan2(z, x));
      return [x * f, y, z * f];
    });
    const r = 0.025;
    const spots: Vec3[] = [
      [-0.018, 0.094, 0.011],
      [0.019, 0.093, 0.009],
      [0, 0.095, -0.019],
    ];
    const scoops = spots.map((at, i) =>
      makePart(`scoop-${i + 1}`, FLAVOURS[i] as string, move(scoop(r, food.seed + i), at), {
        weight: 1,
        paint: creamy(false),
        crease: 1.2,
      }),
    );
    const sauces = spots.map((at, i) => move(sauceCap(r * 1.06, food.seed + i * 2), at));
    const wafer = place(
      slab([0.022, 0.075, 0.004], 0.004, 0.001),
      chain(rotation(Z_AXIS, -0.35), rotation(X_AXIS, -0.2), translation([0.04, 0.125, -0.025])),
    );
    return [
      makePart("glass", "glass", fluted, { weight: 1 }),
      ...scoops,
      makePart(
        "fill",
        "first",
        move(
          lathe(
            [
              [0, 0],
              [0.03, 0],
              [0.049, 0.028],
              [0, 0.03],
            ],
            40,
          ),
          [0, 0.052, 0],
        ),
        { weight: 0.4 },
      ),
      makePart("sauce", "sauce", merge(sauces), { weight: 0.8, paint: glossy(0.1), crease: 1.2 }),
      makePart("cream", "cream", move(swirl(0.022, 0.032, 2.5), [0, 0.107, 0.002]), { weight: 0.8, crease: 1.1 }),
      makePart("cherry", "cherry", move(sphere(0.0095, 22), [0, 0.142, 0.002]), { weight: 0.8, paint: glossy(0.1) }),
      makePart(
        "stem",
        "cherry",
        stalk(
          [
            [0, 0.149, 0.002],
            [0.002, 0.16, 0.002],
            [0.01, 0.168, 0],
          ],
          0.0007,
          0.5,
          7,
        ),
        { weight: 0.3 },
      ),
      makePart("wafer", "wafer", wafer, { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.22 },
});

/** Popsicle: a flat bar with a round top and two grooves on a flat wooden stick. */
export const popsicle = defineFood({
  id: "popsicle",
  words: ["popsicle", "ice lolly", "ice pop", "ice cream bar"],
  senses: ["ice lolly"],
  height: 0.17,
  slots: {
    ice: { ...slot("plastic", "#f0553f #f58a2a #e0406a #5ab0d8 #8fc43a", "body|bar|juice"), takesWhole: true },
    stick: slot("oak", "#dcb57a", "wood"),
  },
  kinds: { plain: { weight: 2 }, rainbow: { weight: 1 } },
  build: (food) => {
    const outline = Array.from(
      { length: 15 },
      (_, i): Point2 => [0.027 * cos((i / 14) * PI), 0.075 + 0.027 * sin((i / 14) * PI)],
    );
    const corners: Point2[] = [
      [-0.027, 0.002],
      [-0.025, 0],
      [0.025, 0],
      [0.027, 0.002],
    ];
    const rings = [-1, -0.82, 0.82, 1].map((k) => {
      const s = Math.abs(k) === 1 ? 0.86 : 1;
      return [...corners, ...outline].map(
        ([x, y]): Vec3 => [x * s, 0.05 + (y - 0.05) * (s === 1 ? 1 : 0.93), k * 0.011],
      );
    });
    const bar = loft(rings);
    const paint: Paint = (surface, x, y, z) => {
      const groove =
        smoothstep(0.0045, 0.0015, Math.abs(Math.abs(x) - 0.0105)) *
        smoothstep(0.09, 0.084, y) *
        smoothstep(0.01, 0.016, y);
      shade(surface, 1 - 0.3 * groove);
      surface.height -= 0.003 * groove;
      surface.roughness = 0.25;
      if (food.kind === "rainbow") {
        const band = y < 0.036 ? 0 : y < 0.07 ? 1 : 2;
        tint(
          surface,
          [fromHex("#e23a4a"), fromHex("#f6f0e2"), fromHex("#3f86d0")][band] as Vec3,
          0.9 * (1 - 0.25 * groove),
        );
      }
      shade(surface, 1 + 0.1 * noise(x * 120, y * 120, z * 120, 3));
    };
    const stick = slab([0.0105, 0.066, 0.0028], 0.005, 0.0008);
    return [
      makePart("bar", "ice", bar, { weight: 1, paint, crease: 0.9 }),
      makePart("stick", "stick", move(stick, [0, -0.018, 0]), { weight: 0.7 }),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.12 },
});

/** Milkshake: a tall fluted glass, whipped cream over the rim, a cherry and a striped straw. */
export const milkshake = defineFood({
  id: "milkshake",
  words: ["milkshake", "milk shake", "smoothie", "frappe", "frappuccino", "root beer float", "bubble tea"],
  senses: ["milkshake"],
  height: 0.25,
  slots: {
    shake: { ...slot("plastic", "#f3a8bb #8a5a3a #f3e6c4 #a8cf8f", "drink|body"), takesWhole: true },
    glass: slot("glass", "#dceaea", "foot|rim"),
    cream: slot("plastic", "#faf5ea", "whipped cream|foam"),
    straw: slot("plastic", "#d8344a #3a86c4"),
    cherry: TOPPING_SLOTS.cherry,
  },
  extras: { cherry: { chance: 0.9 }, straw: { chance: 1 } },
  build: (food) => {
    const flute = (g: Geometry) =>
      deform(g, ([x, y, z]) => {
        const f = 1 + 0.025 * smoothstep(0.03, 0.06, y) * smoothstep(0.16, 0.13, y) * cos(12 * atan2(z, x));
        return [x * f, y, z * f];
      });
    const glass = lathe(
      roundCorners(
        [
          [0, 0],
          [0.03, 0, 0.003],
          [0.031, 0.006, 0.003],
          [0.014, 0.014, 0.006],
          [0.014, 0.022, 0.006],
          [0.026, 0.034, 0.01],
          [0, 0.036],
        ],
        4,
      ),
      56,
    );
    const body = flute(
      lathe(
        roundCorners(
          [
            [0, 0.03],
            [0.0255, 0.034, 0.006],
            [0.037, 0.155, 0.01],
            [0.039, 0.168, 0.001],
            [0.036, 0.168, 0.001],
            [0, 0.162],
          ],
          4,
        ),
        72,
      ),
    );
    const rim = lathe(
      [
        [0.0385, 0.166],
        [0.0398, 0.1685],
        [0.0385, 0.171],
        [0.0355, 0.171],
        [0.0355, 0.166],
      ],
      56,
      true,
    );
    const parts: Part[] = [
      makePart("foot", "glass", glass, { weight: 0.8 }),
      makePart("shake", "shake", body, { weight: 1, paint: glossy(0.15) }),
      makePart("rim", "glass", rim, { weight: 0.5 }),
      makePart("cream", "cream", move(swirl(0.037, 0.06, 2.8), [0, 0.16, 0]), { weight: 0.9, crease: 1.1 }),
    ];
    if (food.has("cherry"))
      parts.push(
        makePart("cherry", "cherry", move(sphere(0.0105, 22), [0, 0.224, 0]), { weight: 0.8, paint: glossy(0.1) }),
      );
    if (food.has("straw")) {
      const striped: Paint = (surface, x, y, z) => {
        const s = y * 70 + atan2(z - 0.01, x) / TAU;
        if (s - Math.floor(s) < 0.5) tint(surface, [0.92, 0.9, 0.86], 1);
      };
      const straw = tube(
        0.0038,
        curveThrough(
          [
            [0.01, 0.15, 0.01],
            [0.026, 0.255, 0.01],
          ],
          4,
        ),
        16,
      );
      parts.push(makePart("straw", "straw", straw, { weight: 0.7, paint: striped }));
    }
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.16 },
});
