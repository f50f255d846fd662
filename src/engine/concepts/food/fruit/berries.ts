import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, type Food, slot } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { oval, roundBody, spread, stalk, strew } from "../shapes.ts";
import { glossy, shade, tint } from "../tint.ts";

const SEED = fromHex("#f0cf62");
const PALE = fromHex("#f6dccb");

/** Seeds in staggered rows, each in its own dimple; the flesh pales towards the leaves. */
const strawberryPaint: Paint = (surface, x, y, z) => {
  surface.roughness = 0.22;
  const v = ((y + 0.03) / 0.046) * 9;
  const row = Math.floor(v);
  const r = Math.sqrt(x * x + z * z);
  const n = Math.max(3, Math.round(r / 0.00125 / 2) * 2 > 12 ? 14 : row < 2 ? 6 : 10);
  const part = (atan2(z, x) / TAU + 0.5) * n + (row % 2) * 0.5;
  const du = ((part - Math.floor(part) - 0.5) * TAU * r) / n;
  const dv = ((v - row - 0.5) * 0.046) / 9;
  const d = Math.sqrt(du * du * 2.2 + dv * dv);
  const pale = smoothstep(0.0145, 0.0175, y);
  tint(surface, PALE, pale * 0.75);
  shade(surface, 0.94 + 0.12 * noise(x * 90, y * 90, z * 90, 2));
  if (pale > 0.8) return;
  surface.height -= 0.0006 * smoothstep(0.0021, 0.0009, d);
  shade(surface, 1 - 0.35 * smoothstep(0.0019, 0.0012, d));
  tint(surface, SEED, smoothstep(0.00115, 0.0008, d));
};

/** A star of leaves on top of a berry, and its stem. */
function cap(y: number, reach: number, leaves: number, length: number): [Geometry, Geometry] {
  const blades = Array.from({ length: leaves }, (_, i) =>
    risingLeaf(
      {
        length: reach * (1 + 0.25 * ((i * 5) % 3)),
        width: reach * 0.5,
        thickness: 0.0006,
        fold: 0.2,
        droop: 0.9,
        steps: 7,
      },
      [0, y, 0],
      1.1 + 0.12 * (i % 3),
      (i / leaves) * TAU + 0.2,
    ),
  );
  const stem = stalk(
    [
      [0, y - 0.002, 0],
      [0.001, y + length * 0.5, 0.001],
      [length * 0.3, y + length, 0],
    ],
    reach * 0.075,
  );
  return [merge(blades), stem];
}

function oneStrawberry(at: Mat4, name: string): Part[] {
  const body = roundBody(
    [
      [0, -0.0295],
      [0.006, -0.0265],
      [0.0135, -0.0145],
      [0.0188, -0.001],
      [0.0193, 0.0085],
      [0.0135, 0.0158],
      [0, 0.0152],
    ],
    40,
  );
  const [leaves, stem] = cap(0.015, 0.0145, 9, 0.016);
  return [
    makePart(name, "flesh", place(body, at), { weight: 1, paint: strawberryPaint, crease: 1.2 }),
    makePart(`${name}-leaves`, "leaf", place(leaves, at), { weight: 0.8, paint: greenPaint(0.015) }),
    makePart(`${name}-stem`, "leaf", place(stem, at), { weight: 0.5 }),
  ];
}

/** Strawberry: a red heart that comes to a point, yellow seeds in dimples, a green star of leaves. */
const strawberry = defineFood({
  id: "strawberry",
  words: ["strawberry", "wild strawberry"],
  senses: ["strawberry#1"],
  height: 0.045,
  slots: {
    flesh: { ...slot("plastic", "#c8141c #d11a1f #b80f1b", "berry|body"), takesWhole: true },
    leaf: slot("plastic", "#4f8f2a", "calyx|stem|leaves|stalk"),
  },
  styles: { single: { weight: 3 }, pair: { weight: 1 } },
  build: (food) => {
    const lean = chain(rotation(X_AXIS, 0.2), rotation(Z_AXIS, -0.22));
    if (food.style === "single") return oneStrawberry(lean, "strawberry");
    return [
      ...oneStrawberry(chain(lean, translation([-0.016, 0.0, 0])), "strawberry"),
      ...oneStrawberry(
        chain(rotation(X_AXIS, 1.2), rotation(Y_AXIS, 0.7), translation([0.022, -0.0095, 0.012])),
        "second",
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.25 },
});

/** Many small juicy balls around a hollow cone. */
function drupes(food: Food): Part[] {
  const next = food.stream("drupes");
  const places = spread(62, -0.97, 0.9).map(([x, y, z]): Mat4 => {
    const wide = y < 0 ? 1 - 0.25 * y * y : 1;
    const s = 0.0031 + 0.0006 * next();
    return [
      s,
      0,
      0,
      0,
      0,
      s,
      0,
      0,
      0,
      0,
      s,
      0,
      x * 0.0088 * wide,
      y < 0 ? y * 0.0135 : y * 0.0085,
      z * 0.0088 * wide,
      1,
    ];
  });
  const lean = chain(rotation(X_AXIS, 0.3), rotation(Z_AXIS, -0.25));
  const bodies = [oval([0.0088, 0.0118, 0.0088], 18), strew(sphere(1, 12, 7), places)];
  const [leaves, stem] = cap(0.0085, 0.0085, 6, 0.008);
  return [
    makePart("berry", "flesh", place(merge(bodies), lean), { weight: 1, paint: glossy(0.2), crease: 1.2 }),
    makePart("leaves", "leaf", place(leaves, lean), { weight: 0.7, paint: greenPaint(0.008) }),
    makePart("stem", "leaf", place(stem, lean), { weight: 0.4 }),
  ];
}

const drupeBerry = (id: string, words: readonly string[], colours: string): Concept =>
  defineFood({
    id,
    words,
    senses: [`${id}#1`],
    height: 0.025,
    slots: {
      flesh: { ...slot("plastic", colours, "berry|body|drupe"), takesWhole: true },
      leaf: slot("plastic", "#5a9434", "calyx|stem|leaves|stalk"),
    },
    build: drupes,
    view: { azimuth: 0.3, elevation: 0.28 },
  });

const BLOOM = fromHex("#8fa3d6");
const DARK = fromHex("#1a1830");

/** A waxy bloom, and the dark star where the flower was (+Y). */
const crownPaint =
  (r: number): Paint =>
  (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z) / r;
    surface.roughness = 0.5;
    if (y > 0 && d < 0.42) {
      const star = 0.3 + 0.09 * cos(5 * atan2(z, x));
      if (d < star) tint(surface, DARK, 0.85);
      else tint(surface, BLOOM, 0.5);
      return;
    }
    tint(surface, BLOOM, 0.28 * smoothstep(-0.3, 0.7, noise((x / r) * 2.2, (y / r) * 2.2, (z / r) * 2.2, 4)));
  };

/** A small heap of round berries with a few leaves. */
function heap(food: Food, r: number, paint: Paint, slotName: string): Part[] {
  const next = food.stream("heap");
  const places: Vec3[] = [
    [0, r, 0],
    [r * 1.9, r, r * 0.5],
    [-r * 1.75, r, r * 0.85],
    [r * 0.2, r, r * 1.95],
    [-r * 0.4, r, -r * 1.95],
    [r * 1.7, r, -r * 1.5],
    [r * 0.95, r * 2.4, r * 0.6],
    [-r * 0.85, r * 2.4, r * 0.35],
    [r * 0.3, r * 2.45, -r * 1.0],
  ];
  const one = sphere(r, 24, 14);
  const berries = places.map(([x, y, z], i) =>
    makePart(
      `berry-${i + 1}`,
      slotName,
      place(
        one,
        chain(rotation(X_AXIS, 0.2 + next() * 1.1), rotation(Y_AXIS, next() * 2 - 0.6), translation([x, y, z])),
      ),
      { weight: 0.9, paint, crease: 1.2 },
    ),
  );
  const blade = { length: r * 3.2, width: r * 1.5, thickness: r * 0.06, fold: 0.2, droop: 0.5 };
  const leaves = [2.4, -1.3].map((angle) => risingLeaf(blade, [sin(angle) * r, r * 0.9, cos(angle) * r], 1.4, angle));
  return [...berries, makePart("leaves", "leaf", merge(leaves), { weight: 0.6, paint: greenPaint(r * 3) })];
}

const roundBerry = (id: string, words: readonly string[], colours: string, paint: Paint): Concept =>
  defineFood({
    id,
    words,
    senses: [`${id}#2`],
    height: 0.03,
    slots: {
      berry: { ...slot("plastic", colours, "skin|body"), takesWhole: true },
      leaf: slot("plastic", "#3f7f2c", "leaves"),
    },
    build: (food) => heap(food, 0.0085, paint, "berry"),
    view: { azimuth: 0.4, elevation: 0.5 },
  });

/** Grapes: a hanging cluster of shining balls that narrows downwards, a woody stem, a leaf. */
const grapes = defineFood({
  id: "grapes",
  words: ["grape", "grapes", "bunch of grapes", "grape bunch", "red grape", "green grape", "purple grape"],
  senses: ["grape#1"],
  height: 0.16,
  slots: {
    berry: { ...slot("plastic", "#4a1a4c", "skin|fruit"), takesWhole: true },
    stem: slot("bark", "#6f5530", "stalk|vine"),
    leaf: slot("plastic", "#4f8a2c", "leaves"),
  },
  kinds: {
    purple: { weight: 3, words: ["purple grape"], dress: { berry: "#43174a #381445" } },
    green: { weight: 2, words: ["green grape"], dress: { berry: "#a9bf4a #b5c552" } },
    red: { words: ["red grape"], dress: { berry: "#7d1a30" } },
  },
  extras: { leaf: { chance: 0.85 } },
  build: (food) => {
    const next = food.stream("grapes");
    const places: Mat4[] = [];
    const levels = [1, 3, 5, 7, 9, 10, 10, 8, 4];
    for (const [level, n] of levels.entries()) {
      for (let i = 0; i < n; i += 1) {
        const angle = ((i + 0.5 * (level % 2)) / n) * TAU + next() * 0.3;
        const ring = n === 1 ? 0 : 0.0037 * n + 0.002;
        const s = 0.0105 + next() * 0.0014;
        places.push([
          s,
          0,
          0,
          0,
          0,
          s * 1.08,
          0,
          0,
          0,
          0,
          s,
          0,
          cos(angle) * ring,
          level * 0.0148 + next() * 0.004,
          sin(angle) * ring * 0.85,
          1,
        ]);
      }
    }
    const bloom: Paint = (surface, x, y, z) => {
      surface.roughness = 0.24;
      const n = noise(x * 1.5, y * 1.5, z * 1.5, 3);
      shade(surface, 1 + 0.15 * n);
      tint(surface, PALE, 0.1 * smoothstep(0, 0.6, n));
    };
    const parts = [
      makePart("grapes", "berry", strew(sphere(1, 14, 8), places), { weight: 1, paint: bloom, crease: 1.2 }),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [0, 0.06, 0],
            [0, 0.12, 0],
            [0.004, 0.143, 0],
            [0.02, 0.158, 0],
          ],
          0.0028,
          0.6,
        ),
        { weight: 0.6 },
      ),
      makePart(
        "twig",
        "stem",
        stalk(
          [
            [-0.018, 0.16, 0],
            [0.02, 0.157, 0],
            [0.034, 0.154, 0],
          ],
          0.0032,
          0.2,
        ),
        { weight: 0.5 },
      ),
    ];
    if (food.has("leaf")) {
      const blades = [-0.9, -0.3, 0.3, 0.9].map((a, i) =>
        risingLeaf(
          { length: i === 1 || i === 2 ? 0.058 : 0.044, width: 0.036, thickness: 0.0012, fold: 0.12, droop: 0.7 },
          [0.004, 0.142, 0.002],
          1.25,
          0.9 + a,
        ),
      );
      parts.push(makePart("leaf", "leaf", merge(blades), { weight: 0.7, paint: greenPaint(0.05) }));
    }
    return parts;
  },
  view: { azimuth: 0.4, elevation: 0.22 },
});

/** Cherries: two dark red shining balls, dimpled at the top, whose long thin stems meet above, with a leaf. */
const cherry = defineFood({
  id: "cherry",
  words: ["cherry", "pair of cherries", "sour cherry"],
  senses: ["cherry#3"],
  height: 0.07,
  slots: {
    flesh: { ...slot("plastic", "#a00d1c #8c0a1a #b8141f", "skin|fruit|body"), takesWhole: true },
    stem: slot("felt", "#6b7f2c", "stalk"),
    leaf: slot("plastic", "#3f8328", "leaves"),
  },
  extras: { leaf: { chance: 0.9 } },
  build: (food) => {
    const r = 0.0125;
    const body = roundBody(
      [
        [0, -r * 0.95],
        [r * 0.6, -r * 0.8],
        [r, -r * 0.05],
        [r * 0.82, r * 0.66],
        [r * 0.3, r * 0.84],
        [0, r * 0.66],
      ],
      36,
    );
    const join: Vec3 = [0.002, 0.068, 0];
    const spots: Vec3[] = [
      [-0.0145, r * 0.95, 0.003],
      [0.0155, r * 0.95, -0.002],
    ];
    const parts = spots.flatMap(([x, y, z], i) => [
      makePart(`cherry-${i + 1}`, "flesh", move(body, [x, y, z]), { weight: 1, paint: glossy(0.12), crease: 1.2 }),
      makePart(
        `stem-${i + 1}`,
        "stem",
        stalk([[x, y + r * 0.55, z], [x * 1.05, 0.038, z], [x * 0.5, 0.057, z * 0.5], join], 0.0009, 0.5, 8),
        { weight: 0.8 },
      ),
    ]);
    if (food.has("leaf")) {
      const blade = risingLeaf(
        { length: 0.034, width: 0.016, thickness: 0.0008, fold: 0.25, droop: 0.9 },
        join,
        1.15,
        1.1,
      );
      parts.push(makePart("leaf", "leaf", blade, { weight: 0.7, paint: greenPaint(0.034) }));
    }
    return parts;
  },
  view: { azimuth: 0.25, elevation: 0.2 },
});

export const BERRIES: readonly Concept[] = [
  strawberry,
  drupeBerry("raspberry", ["raspberry"], "#b8203c #c42a48"),
  drupeBerry("blackberry", ["blackberry", "mulberry", "dewberry"], "#22122c #1c1026"),
  roundBerry("blueberry", ["blueberry", "berry", "bilberry"], "#2b3a72 #34427e", crownPaint(0.0085)),
  roundBerry("cranberry", ["cranberry", "currant", "red currant"], "#a80f1e", glossy(0.15)),
  grapes,
  cherry,
];
