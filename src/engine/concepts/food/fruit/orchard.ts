import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2, cos, exp, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, type Food, slot } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { oval, roundBody, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

interface TreeFruit {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  /** (radius, y) in metres, from the lower pole to the stem. */
  readonly line: readonly Point2[];
  /** Depth of the seam from pole to pole, as part of the radius: peaches and plums. */
  readonly seam?: number;
  readonly skin: string;
  readonly blush: Rgb;
  /** How much of the skin the blush takes, 0 to 1. */
  readonly blushed: number;
  readonly freckles?: Rgb;
  readonly roughness: number;
  readonly stem: number;
  readonly leaf: number;
  readonly laid?: Mat4;
  readonly extra?: (food: Food) => readonly Part[];
}

function buildTreeFruit(fruit: TreeFruit, food: Food): Part[] {
  const { line, seam = 0, laid = translation([0, 0, 0]) } = fruit;
  const tall = (line.at(-1) as Point2)[1];
  const wide = Math.max(...line.map(([r]) => r));
  const groove = (x: number, z: number): number => {
    const off = Math.abs(atan2(x, z) - 0.5);
    return exp(-off * off * 55);
  };
  const body: Geometry = deform(roundBody(line, 56, 6), ([x, y, z]) => {
    const f = 1 - seam * groove(x, z);
    return [x * f, y, z * f];
  });
  const paint: Paint = (surface, x, y, z) => {
    const [u, v, w] = [x / wide, y / wide, z / wide];
    const broad =
      0.6 * noise(u * 1.3, v * 1.1, w * 1.3, food.seed) + 0.5 * u + 0.25 * noise(u * 5, v * 3, w * 5, food.seed + 1);
    tint(surface, fruit.blush, fruit.blushed * smoothstep(-0.35, 0.75, broad));
    shade(surface, 1 - 0.22 * (seam > 0 ? groove(x, z) : 0));
    if (fruit.freckles) tint(surface, fruit.freckles, 0.55 * smoothstep(0.6, 0.75, noise(u * 17, v * 17, w * 17, 3)));
    surface.roughness = fruit.roughness;
  };
  const parts: Part[] = [makePart("fruit", "skin", place(body, laid), { weight: 1, paint, crease: 1.2 })];
  if (fruit.stem > 0) {
    const s = fruit.stem;
    const stem = stalk(
      [
        [0, tall - wide * 0.12, 0],
        [0, tall + s * 0.5, 0],
        [s * 0.3, tall + s, 0],
      ],
      wide * 0.05,
      0.7,
    );
    parts.push(makePart("stem", "stem", place(stem, laid), { weight: 0.7 }));
  }
  if (fruit.leaf > 0 && food.has("leaf")) {
    const shape = { length: fruit.leaf, width: fruit.leaf * 0.4, thickness: fruit.leaf * 0.02, fold: 0.25, droop: 0.8 };
    const leaf = risingLeaf(shape, [0, tall + fruit.stem * 0.3 - wide * 0.03, 0], 1.1, 1.2);
    parts.push(makePart("leaf", "leaf", place(leaf, laid), { weight: 0.8, paint: greenPaint(fruit.leaf) }));
  }
  return [...parts, ...(fruit.extra?.(food) ?? [])];
}

const defineTreeFruit = (fruit: TreeFruit): Concept =>
  defineFood({
    id: fruit.id,
    words: fruit.words,
    senses: fruit.senses,
    height: (fruit.line.at(-1) as Point2)[1],
    slots: {
      skin: { ...slot("plastic", fruit.skin, "peel|flesh|body"), takesWhole: true },
      ...(fruit.stem > 0 ? { stem: slot("bark", "#5a3d20", "stalk") } : {}),
      ...(fruit.leaf > 0 ? { leaf: slot("plastic", "#458a2a", "leaves") } : {}),
    },
    ...(fruit.leaf > 0 ? { extras: { leaf: { chance: 0.85 } } } : {}),
    build: (food) => buildTreeFruit(fruit, food),
    view: { azimuth: 0.4, elevation: 0.26 },
  });

/** Six pointed lobes around a small opening: the crown of a pomegranate. */
function crown(y: number, r: number): Geometry {
  const open = lathe(
    [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.72, r * 0.5],
      [r * 0.95, r * 1.1],
      [r * 0.8, r * 1.1],
      [r * 0.5, r * 0.45],
      [0, r * 0.35],
    ],
    36,
  );
  return deform(open, ([x, v, z]) => {
    const tooth = v > r * 0.9 ? 0.75 * r * (0.5 + 0.5 * cos(6 * atan2(z, x))) - 0.35 * r : 0;
    return [x, y + v + tooth, z];
  });
}

export const ORCHARD: readonly Concept[] = [
  defineTreeFruit({
    id: "pear",
    words: ["pear", "green pear"],
    senses: ["pear#1"],
    line: [
      [0, 0.003],
      [0.016, 0],
      [0.032, 0.014],
      [0.0365, 0.034],
      [0.03, 0.056],
      [0.0185, 0.075],
      [0.0145, 0.089],
      [0.0085, 0.098],
      [0, 0.099],
    ],
    skin: "#b9be3a #c6bb42 #a3b53a",
    blush: fromHex("#c77a2c"),
    blushed: 0.55,
    freckles: fromHex("#7a5a24"),
    roughness: 0.38,
    stem: 0.024,
    leaf: 0.042,
  }),
  defineTreeFruit({
    id: "peach",
    words: ["peach", "nectarine", "apricot"],
    senses: ["peach#3", "nectarine#2", "apricot#2"],
    line: [
      [0, 0],
      [0.012, 0.0015],
      [0.031, 0.018],
      [0.0355, 0.036],
      [0.031, 0.054],
      [0.015, 0.0655],
      [0.005, 0.0635],
      [0, 0.0605],
    ],
    seam: 0.08,
    skin: "#f2a84a #f4b05e",
    blush: fromHex("#c9352c"),
    blushed: 0.85,
    roughness: 0.75,
    stem: 0.009,
    leaf: 0.052,
  }),
  defineTreeFruit({
    id: "plum",
    words: ["plum", "prune", "damson"],
    senses: ["plum#2"],
    line: [
      [0, 0],
      [0.009, 0.001],
      [0.0215, 0.014],
      [0.0245, 0.029],
      [0.0205, 0.044],
      [0.01, 0.0525],
      [0, 0.051],
    ],
    seam: 0.07,
    skin: "#4a1a4a #3f1844",
    blush: fromHex("#8a86b8"),
    blushed: 0.4,
    roughness: 0.4,
    stem: 0.017,
    leaf: 0.04,
  }),
  defineTreeFruit({
    id: "mango",
    words: ["mango", "papaya", "tropical fruit"],
    senses: ["mango#2", "papaya#2"],
    line: [
      [0, 0],
      [0.015, 0.003],
      [0.031, 0.024],
      [0.0365, 0.05],
      [0.032, 0.076],
      [0.018, 0.095],
      [0.006, 0.1],
      [0, 0.1],
    ],
    skin: "#eaa22a #d9a52c",
    blush: fromHex("#b8281e"),
    blushed: 0.9,
    freckles: fromHex("#f0d25a"),
    roughness: 0.32,
    stem: 0.008,
    leaf: 0.06,
    laid: chain(rotation(Z_AXIS, 0.95), rotation(Y_AXIS, -0.2)),
  }),
  defineTreeFruit({
    id: "fig",
    words: ["fig"],
    senses: ["fig#4"],
    line: [
      [0, 0.002],
      [0.01, 0],
      [0.022, 0.012],
      [0.0235, 0.024],
      [0.0165, 0.04],
      [0.0075, 0.053],
      [0.004, 0.061],
      [0, 0.0625],
    ],
    skin: "#4a2344 #53284a",
    blush: fromHex("#7a8a3c"),
    blushed: 0.45,
    roughness: 0.5,
    stem: 0.006,
    leaf: 0,
    extra: () => {
      const half = lathe(
        [
          [0, -0.021],
          [0.011, -0.018],
          [0.0185, -0.009],
          [0.0215, 0],
          [0.0212, 0.0006],
          [0.01, 0.0006],
          [0, 0.0006],
        ],
        44,
      );
      const paint: Paint = (surface, x, y, z) => {
        if (y < 0.0003) return;
        const d = Math.sqrt(x * x + z * z) / 0.0215;
        if (d > 0.95) return;
        tint(surface, fromHex("#f0dcc0"), 1);
        const ray = noise(atan2(z, x) * 5, d * 5, 1, 3);
        tint(surface, fromHex("#b0263a"), smoothstep(0.82, 0.68, d + 0.1 * ray));
        tint(
          surface,
          fromHex("#e8c070"),
          0.85 * smoothstep(0.3, 0.5, noise(x * 700, z * 700, 4, 5)) * smoothstep(0.75, 0.6, d),
        );
        surface.roughness = 0.3;
      };
      return [
        makePart(
          "half",
          "skin",
          place(half, chain(rotation(X_AXIS, 1.0), rotation(Y_AXIS, 0.2), translation([0.02, 0.0195, 0.031]))),
          { weight: 1, paint, crease: 0.6 },
        ),
      ];
    },
  }),
  defineTreeFruit({
    id: "pomegranate",
    words: ["pomegranate"],
    senses: ["pomegranate#2"],
    line: [
      [0, 0],
      [0.014, 0.002],
      [0.036, 0.02],
      [0.0415, 0.041],
      [0.036, 0.062],
      [0.018, 0.077],
      [0, 0.08],
    ],
    skin: "#b01f2c #a81c2e",
    blush: fromHex("#e0803c"),
    blushed: 0.45,
    freckles: fromHex("#6a1a18"),
    roughness: 0.35,
    stem: 0,
    leaf: 0,
    extra: () => {
      const half = lathe(
        [
          [0, -0.036],
          [0.019, -0.031],
          [0.033, -0.016],
          [0.038, 0],
          [0.0375, 0.0008],
          [0.02, 0.0008],
          [0, 0.0008],
        ],
        44,
      );
      const paint: Paint = (surface, x, y, z) => {
        if (y < 0.0005) return;
        const d = Math.sqrt(x * x + z * z) / 0.038;
        if (d > 0.94) return;
        tint(surface, fromHex("#f3e2b4"), 1);
        const part = (atan2(z, x) / TAU) * 6 + 12;
        const wall = Math.abs(part - Math.floor(part) - 0.5);
        if (d > 0.84 || wall > 0.46 || d < 0.1) return;
        const [a, b] = [x * 210, z * 210 + (Math.floor(x * 210) % 2) * 0.5];
        const [p, q] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
        const aril = 0.5 - Math.sqrt(p * p + q * q);
        if (aril <= 0.02) return;
        tint(surface, fromHex("#a3081e"), 1);
        shade(surface, 0.7 + 1.1 * aril);
        surface.height += 0.002 * aril;
        surface.roughness = 0.12;
      };
      const laid = chain(rotation(X_AXIS, 1.0), rotation(Y_AXIS, 0.25), translation([0.034, 0.034, 0.05]));
      return [
        makePart("crown", "skin", crown(0.0765, 0.0125), { weight: 0.9, crease: 0.8 }),
        makePart("half", "skin", place(half, laid), { weight: 1, paint, crease: 0.6 }),
      ];
    },
  }),
  defineFood({
    id: "dragonfruit",
    words: ["dragonfruit", "dragon fruit", "pitaya"],
    senses: ["pitahaya#2"],
    height: 0.11,
    slots: {
      skin: { ...slot("plastic", "#d81f6c #cf2a78", "peel|flesh|body"), takesWhole: true },
      leaf: slot("plastic", "#7aa838", "scale|fin|scales|leaves"),
    },
    build: () => {
      const scales = Array.from({ length: 20 }, (_, i) => {
        const t = (i + 0.5) / 20;
        const angle = i * 2.399963;
        const r = 0.036 * Math.sqrt(Math.max(0.06, 1 - (t * 2 - 1) * (t * 2 - 1) * 0.92));
        return risingLeaf(
          {
            length: 0.024 + 0.02 * t,
            width: 0.018,
            thickness: 0.002,
            fold: 0.2,
            droop: -0.0 + 0.3 * (1 - t),
            steps: 6,
          },
          [sin(angle) * r * 0.93, 0.006 + t * 0.078, cos(angle) * r * 0.93],
          0.75 - 0.5 * t,
          angle,
        );
      });
      const half = lathe(
        [
          [0, -0.04],
          [0.017, -0.036],
          [0.03, -0.021],
          [0.0345, 0],
          [0.034, 0.0008],
          [0.02, 0.0008],
          [0, 0.0008],
        ],
        44,
      );
      const cut: Paint = (surface, x, y, z) => {
        if (y < 0.0005) return;
        const d = Math.sqrt(x * x + z * z) / 0.0345;
        if (d > 0.9) return;
        tint(surface, fromHex("#f6f2ea"), 1);
        tint(surface, fromHex("#131216"), smoothstep(0.42, 0.52, noise(x * 620, z * 620, 1, 3)));
        surface.roughness = 0.35;
      };
      const tipPaint: Paint = (surface, _x, _y, z) =>
        tint(surface, fromHex("#d02a70"), 0.9 * smoothstep(0.018, 0.004, z));
      return [
        makePart(
          "fruit",
          "skin",
          roundBody(
            [
              [0, 0],
              [0.018, 0.004],
              [0.034, 0.026],
              [0.0365, 0.046],
              [0.03, 0.068],
              [0.015, 0.085],
              [0, 0.089],
            ],
            40,
          ),
          { weight: 1, crease: 1.2 },
        ),
        makePart("scales", "leaf", merge(scales), { weight: 0.9, paint: tipPaint }),
        makePart(
          "half",
          "skin",
          place(half, chain(rotation(X_AXIS, 1.05), rotation(Y_AXIS, 0.3), translation([0.042, 0.031, 0.046]))),
          { weight: 1, paint: cut, crease: 0.6 },
        ),
        makePart(
          "tips",
          "leaf",
          merge([oval([0.004, 0.003, 0.004], 10)].map((g) => place(g, translation([0, 0.088, 0])))),
          { weight: 0.2 },
        ),
      ];
    },
    view: { azimuth: 0.35, elevation: 0.3 },
  }),
];
