import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, type Food, slot } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { lumpy, oval, roundBody, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Feathery greens: thin stalks that fan out, each with pairs of small leaflets. */
function feathers(y: number, length: number, count: number): Geometry {
  const stems = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU + 0.4 * (i % 2);
    const lean = 0.16 + 0.3 * ((i * 0.618) % 1);
    const tall = length * (0.75 + 0.25 * ((i * 0.37) % 1));
    const at = (t: number) =>
      [
        sin(a) * tall * lean * t * (0.4 + t),
        y + tall * t * (1 - 0.12 * t),
        cos(a) * tall * lean * t * (0.4 + t),
      ] as const;
    const leaflets = Array.from({ length: 14 }, (_unused, k) => {
      const t = 0.34 + 0.66 * (k / 13);
      const size = tall * 0.3 * (1.25 - t * 0.75);
      return risingLeaf(
        { length: size, width: size * 0.42, thickness: 0.0012, fold: 0.25, droop: 0.5, steps: 4 },
        at(t),
        0.75,
        a + (k % 2 === 0 ? 1.5 : -1.5) + k * 0.3,
      );
    });
    return merge([stalk([at(0), at(0.5), at(1)], length * 0.016, -0.5, 7), ...leaflets]);
  });
  return merge(stems);
}

/** Broad leaves on thick stalks. */
function broadLeaves(y: number, length: number, count: number, wide: number): Geometry {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU + 0.5;
      const lean = 0.3 + 0.3 * ((i * 0.618) % 1);
      const foot = length * 0.4;
      const top = [sin(a) * foot * lean, y + foot * 0.9, cos(a) * foot * lean] as const;
      return merge([
        stalk(
          [[sin(a) * length * 0.02, y, cos(a) * length * 0.02], [top[0] * 0.5, y + foot * 0.5, top[2] * 0.5], top],
          length * 0.028,
          -0.35,
          8,
        ),
        risingLeaf(
          { length: length * 0.7, width: length * wide, thickness: 0.0016, fold: 0.25, droop: 0.65 },
          [top[0] * 0.96, top[1] - 0.003, top[2] * 0.96],
          lean * 1.1,
          a,
        ),
      ]);
    }),
  );
}

interface Root {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  readonly line: readonly Point2[];
  readonly skin: string;
  readonly paint: (u: number, v: number, angle: number, surface: Parameters<Paint>[0]) => void;
  readonly greens: (top: number) => Geometry;
  readonly laid: Mat4;
}

function buildRoot(root: Root, food: Food): Part[] {
  const top = (root.line.at(-1) as Point2)[1];
  const body = deform(roundBody(root.line, 40, 7), ([x, y, z]) => {
    const f = 1 + 0.025 * noise(x * 25, y * 70, z * 25, food.seed);
    return [x * f + 0.012 * top * noise(0, (y / top) * 2.3, 1, food.seed), y, z * f];
  });
  const paint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.42;
    root.paint(Math.sqrt(x * x + z * z) / top, y / top, atan2(z, x), surface);
  };
  const parts = [makePart("root", "skin", place(body, root.laid), { weight: 1, paint, crease: 1.2 })];
  if (food.has("leaf"))
    parts.push(makePart("greens", "leaf", place(root.greens(top), root.laid), { weight: 0.9, paint: greenPaint(top) }));
  return parts;
}

const defineRoot = (root: Root): Concept =>
  defineFood({
    id: root.id,
    words: root.words,
    senses: root.senses,
    height: (root.line.at(-1) as Point2)[1],
    slots: {
      skin: { ...slot("plastic", root.skin, "peel|root|body|flesh"), takesWhole: true },
      leaf: slot("plastic", "#4a8f2c #55982f", "greens|leaves|stem|top|stalk"),
    },
    extras: { leaf: { chance: 1 } },
    build: (food) => buildRoot(root, food),
    view: { azimuth: 0.3, elevation: 0.3 },
  });

const LEAN: Mat4 = chain(rotation(Z_AXIS, -1.02), rotation(Y_AXIS, 0.15));

const carrot = defineRoot({
  id: "carrot",
  words: ["carrot", "baby carrot", "vegetable", "root vegetable", "veggie"],
  senses: ["carrot#3", "vegetable#1", "carrot#2"],
  line: [
    [0, 0],
    [0.0025, 0.006],
    [0.0085, 0.05],
    [0.0148, 0.105],
    [0.0195, 0.148],
    [0.0165, 0.163],
    [0.0075, 0.167],
    [0, 0.164],
  ],
  skin: "#ee7a16 #e8700f",
  paint: (_u, v, angle, surface) => {
    const ring = noise(v * 55, cos(angle) * 1.6, sin(angle) * 1.6, 3);
    const cut = smoothstep(0.42, 0.62, ring);
    tint(surface, fromHex("#a8480a"), 0.7 * cut);
    surface.height -= 0.0007 * cut;
    tint(surface, fromHex("#7f8a2a"), 0.6 * smoothstep(0.955, 0.99, v));
  },
  greens: (top) => feathers(top - 0.006, 0.11, 7),
  laid: LEAN,
});

const radish = defineRoot({
  id: "radish",
  words: ["radish"],
  senses: ["radish#4", "radish#1"],
  line: [
    [0, 0],
    [0.0008, 0.014],
    [0.0025, 0.026],
    [0.013, 0.036],
    [0.0178, 0.05],
    [0.0155, 0.063],
    [0.006, 0.07],
    [0, 0.0695],
  ],
  skin: "#c4163f #cf1f4a",
  paint: (_u, v, _angle, surface) => tint(surface, fromHex("#f6efe6"), smoothstep(0.5, 0.32, v)),
  greens: (top) => broadLeaves(top - 0.003, 0.085, 5, 0.28),
  laid: chain(rotation(Z_AXIS, -0.75), rotation(Y_AXIS, 0.1)),
});

const beetroot = defineRoot({
  id: "beetroot",
  words: ["beetroot", "beet", "sugar beet"],
  senses: ["beet#2", "beet#1"],
  line: [
    [0, 0],
    [0.0012, 0.02],
    [0.005, 0.034],
    [0.03, 0.052],
    [0.037, 0.075],
    [0.03, 0.098],
    [0.01, 0.108],
    [0, 0.107],
  ],
  skin: "#6a1434 #5c102e",
  paint: (_u, v, angle, surface) => {
    shade(surface, 0.9 + 0.3 * noise(v * 40, cos(angle) * 2, sin(angle) * 2, 3));
    surface.roughness = 0.6;
  },
  greens: (top) => broadLeaves(top - 0.003, 0.15, 6, 0.3),
  laid: chain(rotation(Z_AXIS, -0.6), rotation(Y_AXIS, 0.1)),
});

const turnip = defineRoot({
  id: "turnip",
  words: ["turnip", "parsnip", "rutabaga", "swede"],
  senses: ["turnip#3", "parsnip#3", "turnip#1"],
  line: [
    [0, 0],
    [0.0012, 0.016],
    [0.004, 0.028],
    [0.032, 0.044],
    [0.042, 0.066],
    [0.036, 0.088],
    [0.012, 0.098],
    [0, 0.097],
  ],
  skin: "#f3ecdc",
  paint: (_u, v, angle, surface) => {
    tint(
      surface,
      fromHex("#8a2f72"),
      0.95 * smoothstep(0.55, 0.78, v + 0.06 * noise(cos(angle) * 5, sin(angle) * 5, 1, 3)),
    );
  },
  greens: (top) => broadLeaves(top - 0.003, 0.12, 6, 0.26),
  laid: chain(rotation(Z_AXIS, -0.55), rotation(Y_AXIS, 0.1)),
});

/** Potato: an uneven brown oval, dull, with eyes and specks; two lie together. */
const potato = defineFood({
  id: "potato",
  words: ["potato", "sweet potato", "yam", "spud", "baked potato"],
  senses: ["potato#1", "yam#4", "sweet potato#2"],
  height: 0.06,
  slots: { skin: { ...slot("plaster", "#b98a50 #b0834c #c0955c", "peel|flesh|body"), takesWhole: true } },
  kinds: { brown: {}, sweet: { weight: 0, words: ["sweet potato", "yam"], dress: { skin: "#9a4a34" } } },
  build: (food) => {
    const eyes = [
      [0.5, 0.5, 0.7],
      [-0.6, 0.3, 0.74],
      [0.1, 0.75, 0.65],
      [0.8, -0.1, 0.58],
      [-0.2, -0.2, 0.96],
      [-0.85, 0.5, 0.1],
      [0.35, 0.85, -0.3],
    ] as const;
    const shape = (seed: number): Geometry => {
      const body = lumpy(lumpy(oval([0.052, 0.034, 0.037], 56), 0.09, 0.045, seed), 0.03, 0.016, seed + 3);
      return deform(body, ([x, y, z]) => [x, y * (1 + 3.5 * x) - 7 * x * x * 0.3, z]);
    };
    const paint: Paint = (surface, x, y, z) => {
      const [u, v, w] = [x / 0.052, y / 0.034, z / 0.037];
      shade(surface, 1 + 0.13 * noise(u * 4, v * 4, w * 4, food.seed) + 0.1 * noise(u * 24, v * 24, w * 24, 4));
      tint(surface, fromHex("#5f3f1c"), 0.6 * smoothstep(0.55, 0.7, noise(u * 13, v * 13, w * 13, 7)));
      for (const [a, b, c] of eyes) {
        const q = (u - a) * (u - a) * 0.5 + (v - b) * (v - b) * 2.4 + (w - c) * (w - c);
        if (q > 0.03) continue;
        surface.height -= 0.0022 * smoothstep(0.03, 0.0, q);
        tint(surface, fromHex("#6b4724"), 0.7 * smoothstep(0.02, 0.004, q));
      }
      surface.roughness = 0.8;
    };
    return [
      makePart(
        "potato",
        "skin",
        place(shape(food.seed), chain(rotation(Y_AXIS, 0.35), translation([0.012, 0.034, 0.02]))),
        { weight: 1, paint, crease: 1.2 },
      ),
      makePart(
        "second-potato",
        "skin",
        place(
          shape(food.seed + 31),
          chain(rotation(X_AXIS, 0.3), rotation(Y_AXIS, -0.8), translation([-0.022, 0.036, -0.052])),
        ),
        { weight: 0.9, paint, crease: 1.2 },
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.4 },
});

/** Onion: a bulb with fine lengthwise lines in papery golden skin, a dry twisted neck, a tuft of roots. */
const onion = defineFood({
  id: "onion",
  words: ["onion", "red onion", "shallot", "yellow onion"],
  senses: ["onion#3", "onion#1", "shallot#1"],
  height: 0.09,
  slots: {
    skin: { ...slot("plastic", "#c98a3c", "peel|body|bulb"), takesWhole: true },
    root: slot("felt", "#c9b48a", "roots"),
  },
  kinds: {
    yellow: { weight: 3, words: ["yellow onion"], dress: { skin: "#c5813a #cf8f44" } },
    red: { words: ["red onion"], dress: { skin: "#7a1f48" } },
    white: { weight: 0.5, dress: { skin: "#ece5d2" } },
  },
  build: (food) => {
    const body = roundBody(
      [
        [0, 0.003],
        [0.012, 0],
        [0.034, 0.018],
        [0.0385, 0.034],
        [0.031, 0.053],
        [0.013, 0.066],
        [0.0065, 0.075],
        [0.008, 0.092],
        [0.0035, 0.098],
        [0, 0.095],
      ],
      64,
      6,
    );
    const shaped = deform(body, ([x, y, z]) => {
      const f = 1 + 0.03 * smoothstep(0.06, 0.09, y) * noise(x * 400, y * 60, z * 400, food.seed) * 8;
      return [x * f + 0.06 * Math.max(0, y - 0.07), y, z * f];
    });
    const paint: Paint = (surface, x, y, z) => {
      const a = atan2(z, x);
      const lines = noise(cos(a) * 14, y * 8, sin(a) * 14, 3) * 0.6 + noise(cos(a) * 34, y * 14, sin(a) * 34, 5) * 0.4;
      shade(surface, 1 + 0.3 * lines);
      const vein = smoothstep(0.1, 0.02, Math.abs(lines));
      tint(surface, fromHex("#6f3f14"), 0.3 * vein);
      tint(surface, fromHex("#d8b878"), 0.5 * smoothstep(0.066, 0.085, y));
      surface.height += 0.0003 * lines;
      surface.roughness = 0.3 + 0.3 * smoothstep(0.06, 0.08, y);
    };
    const next = food.stream("roots");
    const roots = Array.from({ length: 12 }, () => {
      const a = next() * TAU;
      const r = 0.004 + 0.006 * next();
      return stalk(
        [
          [cos(a) * 0.004, 0.004, sin(a) * 0.004],
          [cos(a) * r, 0.001, sin(a) * r],
          [cos(a) * (r + 0.006), -0.0005, sin(a) * (r + 0.006)],
        ],
        0.0006,
        0,
        5,
      );
    });
    return [
      makePart("onion", "skin", shaped, { weight: 1, paint, crease: 1.2 }),
      makePart("roots", "root", merge(roots), { weight: 0.3 }),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.22 },
});

/** Garlic: a white bulb of swelling cloves drawn together to a stalk, tinged with purple; a loose clove beside it. */
const garlic = defineFood({
  id: "garlic",
  words: ["garlic", "garlic bulb", "garlic clove", "clove of garlic"],
  senses: ["garlic#2", "garlic#1"],
  height: 0.07,
  slots: { skin: { ...slot("plastic", "#f3ecdc", "peel|body|bulb|clove"), takesWhole: true } },
  build: (food) => {
    const body = deform(
      roundBody(
        [
          [0, 0.002],
          [0.012, 0],
          [0.029, 0.012],
          [0.031, 0.024],
          [0.022, 0.04],
          [0.009, 0.051],
          [0.0052, 0.062],
          [0.0048, 0.078],
          [0.002, 0.08],
          [0, 0.079],
        ],
        72,
        6,
      ),
      ([x, y, z]) => {
        const a = atan2(z, x);
        const f = 1 - 0.17 * smoothstep(0.058, 0.035, y) * (1 - Math.abs(sin(a * 3.5 + 0.3)));
        return [x * f + 0.1 * Math.max(0, y - 0.055), y, z * f];
      },
    );
    const paint: Paint = (surface, x, y, z) => {
      const a = atan2(z, x);
      const line = noise(cos(a) * 20, y * 12, sin(a) * 20, food.seed);
      tint(surface, fromHex("#a878a0"), 0.4 * smoothstep(0.15, 0.6, line) * smoothstep(0.06, 0.02, y));
      shade(surface, 0.8 + 0.2 * smoothstep(0, 0.25, Math.abs(sin(a * 3.5 + 0.3))) + 0.05 * line);
      surface.roughness = 0.5;
    };
    const clove = deform(oval([0.0085, 0.018, 0.0085], 24), ([x, y, z]) => [
      x * (1 - 16 * Math.max(0, y)) + y * y * 14,
      y,
      z * (1 - 16 * Math.max(0, y)),
    ]);
    return [
      makePart("bulb", "skin", body, { weight: 1, paint, crease: 1.2 }),
      makePart(
        "clove",
        "skin",
        place(clove, chain(rotation(Z_AXIS, 1.4), rotation(Y_AXIS, -0.5), translation([0.034, 0.0083, 0.03]))),
        { weight: 0.7, paint: (s) => shade(s, 0.97), crease: 1.2 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.26 },
});

export const ROOTS: readonly Concept[] = [carrot, radish, beetroot, turnip, potato, onion, garlic];
