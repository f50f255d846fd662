import { curveThrough, graph } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, type Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, slot } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { loftEither } from "../loft-either.ts";
import { oval, roundBody, stalk } from "../shapes.ts";
import { glossy, shade, tint } from "../tint.ts";

/** A body with lobes around its axis; `deep` as part of the radius, strongest where `where(t)` is 1 (t from 0 below to 1 above). */
const lobed = (body: Geometry, top: number, count: number, deep: number, where: (t: number) => number): Geometry =>
  deform(body, ([x, y, z]) => {
    const a = atan2(z, x);
    const s = Math.abs(sin((a * count) / 2));
    const f = 1 - deep * where(y / top) * (1 - s) * (1 - s);
    return [x * f, y, z * f];
  });

/** Tomato: a flattened red shining ball, slightly lobed, with a green star of thin sepals. */
const tomato = defineFood({
  id: "tomato",
  words: ["tomato", "cherry tomato", "tomato half", "sliced tomato"],
  senses: ["tomato#1"],
  height: 0.065,
  slots: {
    skin: { ...slot("plastic", "#d4201a #c81c18 #dc2c1a", "flesh|body|peel"), takesWhole: true },
    leaf: slot("plastic", "#4a8a2a", "stem|stalk|calyx|leaves"),
  },
  styles: {
    whole: { weight: 3 },
    pair: { weight: 1, words: ["tomato half", "sliced tomato"], traits: ["halved", "sliced"] },
  },
  extras: { leaf: { chance: 1 } },
  build: (food) => {
    const r = 0.036;
    const body = lobed(
      roundBody(
        [
          [0, 0.003],
          [0.014, 0],
          [0.033, 0.015],
          [0.0365, 0.031],
          [0.032, 0.047],
          [0.017, 0.057],
          [0.006, 0.0555],
          [0, 0.053],
        ],
        72,
        6,
      ),
      0.057,
      5,
      0.09,
      (t) => smoothstep(0.35, 1, t),
    );
    const parts: Part[] = [makePart("tomato", "skin", body, { weight: 1, paint: glossy(0.13), crease: 1.2 })];
    if (food.has("leaf")) {
      const sepals = Array.from({ length: 6 }, (_, i) =>
        risingLeaf(
          { length: 0.024, width: 0.008, thickness: 0.001, fold: 0.3, droop: 0.9 - 0.9 * (i % 2), steps: 7 },
          [0, 0.0545, 0],
          1.3,
          (i / 6) * TAU + 0.3,
        ),
      );
      parts.push(makePart("sepals", "leaf", merge(sepals), { weight: 0.9, paint: greenPaint(0.024) }));
      parts.push(
        makePart(
          "stem",
          "leaf",
          stalk(
            [
              [0, 0.053, 0],
              [0.001, 0.063, 0],
              [0.006, 0.071, 0.002],
            ],
            0.0022,
            0.3,
          ),
          { weight: 0.6 },
        ),
      );
    }
    if (food.style === "pair") {
      const line = Array.from({ length: 11 }, (_, i): Point2 => {
        const a = (i / 10 - 1) * (PI / 2);
        return [i === 0 ? 0 : r * cos(a), r * 0.8 * sin(a)];
      });
      const half = lathe([...line, [r * 0.98, r * 0.015], [r * 0.5, r * 0.015], [0, r * 0.015]], 56);
      const paint: Paint = (surface, x, y, z) => {
        surface.roughness = 0.2;
        if (y < r * 0.005) return;
        const d = Math.sqrt(x * x + z * z) / r;
        const part = (atan2(z, x) / TAU) * 5 + 10;
        const off = Math.abs(part - Math.floor(part) - 0.5);
        if (d > 0.8 || d < 0.24 || off > 0.4) {
          if (d < 0.95) tint(surface, fromHex("#e2553a"), 0.75);
          return;
        }
        tint(surface, fromHex("#b8340f"), 0.8);
        const seed = noise((x / r) * 16, (z / r) * 16, 1, 3);
        tint(surface, fromHex("#f0c878"), smoothstep(0.2, 0.42, seed));
        surface.height += 0.0006 * seed;
        surface.roughness = 0.1;
      };
      parts.push(
        makePart(
          "half",
          "skin",
          place(half, chain(rotation(X_AXIS, 0.95), rotation(Y_AXIS, 0.25), translation([0.034, 0.033, 0.045]))),
          { weight: 1, paint, crease: 0.6 },
        ),
      );
    }
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.38 },
});

/** Bell pepper: a blocky, three- or four-lobed, very glossy fruit with a sunken top and a thick green stalk. */
const bellPepper = defineFood({
  id: "bell-pepper",
  words: [
    "bell pepper",
    "pepper",
    "sweet pepper",
    "paprika",
    "capsicum",
    "red pepper",
    "green pepper",
    "yellow pepper",
  ],
  senses: ["sweet pepper#2", "bell pepper#2", "pepper#4"],
  height: 0.1,
  slots: {
    skin: { ...slot("plastic", "#c8141a", "flesh|body"), takesWhole: true },
    stem: slot("plastic", "#4f8a2a", "stalk"),
  },
  kinds: {
    red: { weight: 3, words: ["red pepper"], dress: { skin: "#c8141a" } },
    yellow: { weight: 1, words: ["yellow pepper"], dress: { skin: "#f0b814" } },
    green: { weight: 1, words: ["green pepper"], dress: { skin: "#3f8a22" } },
    orange: { weight: 1, dress: { skin: "#ee7414" } },
  },
  build: () => {
    const line: Point2[] = [
      [0, 0.008],
      [0.01, 0.003],
      [0.021, 0.001],
      [0.03, 0.013],
      [0.036, 0.045],
      [0.0405, 0.068],
      [0.034, 0.084],
      [0.02, 0.087],
      [0.008, 0.079],
      [0, 0.075],
    ];
    const body = lobed(roundBody(line, 80, 6), 0.087, 4, 0.2, (t) => 0.55 + 0.45 * Math.abs(2 * t - 1));
    return [
      makePart("pepper", "skin", body, { weight: 1, paint: glossy(0.08), crease: 1.2 }),
      makePart(
        "calyx",
        "stem",
        move(
          roundBody(
            [
              [0, 0],
              [0.013, 0.001],
              [0.012, 0.005],
              [0.005, 0.009],
              [0, 0.01],
            ],
            24,
            3,
          ),
          [0, 0.0755, 0],
        ),
        { weight: 0.5 },
      ),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [0, 0.078, 0],
            [0.001, 0.093, 0],
            [0.009, 0.108, 0.002],
          ],
          0.0044,
          0.35,
          12,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.26 },
});

/** A body swept along a bent line. */
const longBody = (points: readonly Vec3[], radius: number, girth: (t: number) => number, sides = 32): Geometry =>
  settle(
    sweep(circleOutline(radius, sides), curveThrough(points, 9), {
      scale: girth,
      endRounding: radius * 0.12,
      endSteps: 2,
    }),
  );

/** Chili: a thin, pointed, bent, shining red pod with a green cap and a curled stalk. */
const chili = defineFood({
  id: "chili",
  words: ["chili", "chili pepper", "chilli", "jalapeno", "hot pepper", "cayenne pepper", "red chili", "chile pepper"],
  senses: ["chili#1", "hot pepper#2"],
  height: 0.04,
  slots: {
    skin: { ...slot("plastic", "#c81414", "flesh|pod|body"), takesWhole: true },
    stem: slot("plastic", "#4f8f2a", "stalk|cap"),
  },
  kinds: {
    red: { weight: 4, words: ["red chili", "cayenne pepper"], dress: { skin: "#c51212" } },
    green: { words: ["jalapeno"], dress: { skin: "#3f8a24" } },
  },
  build: () => {
    const pod = longBody(
      [
        [-0.052, 0.02, 0],
        [-0.03, 0.017, 0],
        [0.0, 0.011, 0],
        [0.03, 0.012, 0],
        [0.06, 0.026, 0],
      ],
      0.0115,
      graph([
        [0, 0.78],
        [0.1, 1],
        [0.4, 0.92],
        [0.75, 0.5],
        [0.94, 0.2],
        [1, 0.05],
      ]),
    );
    const cap = longBody(
      [
        [-0.061, 0.0215, 0],
        [-0.055, 0.0205, 0],
        [-0.046, 0.0192, 0],
      ],
      0.0105,
      graph([
        [0, 0.35],
        [0.35, 0.85],
        [0.8, 1.02],
        [1, 1.0],
      ]),
      24,
    );
    return [
      makePart("pod", "skin", pod, { weight: 1, paint: glossy(0.1), crease: 1.2 }),
      makePart("cap", "stem", cap, { weight: 0.7, crease: 1.1 }),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [-0.058, 0.021, 0],
            [-0.072, 0.024, 0],
            [-0.084, 0.037, 0.002],
          ],
          0.0026,
          0.4,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.2, elevation: 0.4 },
});

/** Eggplant: a heavy, glossy, near-black purple drop under a green cap with points and a thick stalk. */
const eggplant = defineFood({
  id: "eggplant",
  words: ["eggplant", "aubergine"],
  senses: ["eggplant#1", "eggplant#2"],
  height: 0.18,
  slots: {
    skin: { ...slot("plastic", "#2c1240 #34164a", "flesh|body|peel"), takesWhole: true },
    cap: slot("plastic", "#5a8a34", "stem|stalk|calyx"),
  },
  build: () => {
    const line: Point2[] = [
      [0, 0.001],
      [0.018, 0.002],
      [0.038, 0.028],
      [0.04, 0.056],
      [0.031, 0.094],
      [0.022, 0.127],
      [0.017, 0.145],
      [0.009, 0.152],
      [0, 0.153],
    ];
    const bent = (g: Geometry) =>
      deform(g, ([x, y, z]): Vec3 => [x + 1.3 * Math.max(0, y - 0.05) * Math.max(0, y - 0.05), y, z]);
    const sepals = Array.from({ length: 6 }, (_, i) =>
      risingLeaf(
        { length: 0.046, width: 0.02, thickness: 0.003, fold: 0.12, droop: 1.45, steps: 9 },
        [0, 0.1535, 0],
        1.25,
        (i / 6) * TAU,
      ),
    );
    const hat = roundBody(
      [
        [0, 0.143],
        [0.0185, 0.141],
        [0.0165, 0.151],
        [0.008, 0.156],
        [0, 0.157],
      ],
      28,
      4,
    );
    const laid = chain(rotation(Z_AXIS, -0.95), rotation(Y_AXIS, 0.25));
    return [
      makePart("eggplant", "skin", place(bent(roundBody(line, 48, 6)), laid), {
        weight: 1,
        paint: glossy(0.08),
        crease: 1.2,
      }),
      makePart("cap", "cap", place(bent(merge([hat, ...sepals])), laid), { weight: 0.8 }),
      makePart(
        "stem",
        "cap",
        place(
          bent(
            stalk(
              [
                [0, 0.153, 0],
                [0.001, 0.17, 0],
                [0.006, 0.184, 0],
              ],
              0.0055,
              0.35,
              12,
            ),
          ),
          laid,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.25, elevation: 0.34 },
});

const cutFace =
  (from: number, radius: number, middle: string, rim: string): Paint =>
  (surface, x, y, z) => {
    if (x < from) return;
    const d = Math.sqrt(y * y + z * z) / radius;
    if (d > 0.93) return;
    tint(surface, fromHex(rim), 1);
    tint(surface, fromHex(middle), smoothstep(0.95, 0.6, d));
    const part = (atan2(z, y) / TAU) * 3 + 6;
    const off = part - Math.floor(part) - 0.5;
    if (d > 0.28 && d < 0.62 && Math.abs(off) < 0.4) {
      const seed = noise(atan2(z, y) * 9, d * 4, 1, 3);
      tint(surface, fromHex("#f3efc0"), 0.8 * smoothstep(0.15, 0.35, seed));
      shade(surface, 0.93);
    }
    surface.roughness = 0.3;
  };

function lyingCucumber(
  radius: number,
  skin: (surface: Parameters<Paint>[0], x: number, y: number, z: number) => void,
  face: readonly [string, string],
  ridges: number,
): Part[] {
  const half = 0.1;
  const body = deform(
    sweep(
      circleOutline(radius, 40),
      Array.from({ length: 25 }, (_, i): Vec3 => [-half + (i / 24) * half * 2, 0, 0]),
      {
        scale: (t) => (t < 0.12 ? Math.sqrt(Math.max(0.02, 1 - ((0.12 - t) / 0.12) * ((0.12 - t) / 0.12))) : 1),
      },
    ),
    ([x, y, z]) => {
      const f = 1 + ridges * noise(x * 5, (y / radius) * 3, (z / radius) * 3, 3);
      return [x, y * f, z * f];
    },
  );
  const bodySettled = settle(body);
  const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (x > half - 0.0005) cutFace(half - 0.0005, radius, face[0], face[1])(surface, x, y, z, nx, ny, nz);
    else skin(surface, x, y, z);
  };
  const slice = settle(
    sweep(circleOutline(radius, 40), [
      [-0.0035, 0, 0],
      [0.0035, 0, 0],
    ]),
  );
  const slicePaint: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (Math.sqrt(y * y + z * z) < radius * 0.97) cutFace(-1, radius, face[0], face[1])(surface, x, y, z, nx, ny, nz);
    else skin(surface, x, y, z);
  };
  const swing = (g: Geometry) => place(g, rotation(Y_AXIS, -0.55));
  const parts = [makePart("body", "skin", swing(move(bodySettled, [0, radius, 0])), { weight: 1, paint, crease: 0.8 })];
  for (const [i, [x, tilt, z]] of (
    [
      [0.118, 0.3, 0.004],
      [0.136, 0.75, 0.006],
      [0.168, 1.5, 0.014],
    ] as const
  ).entries()) {
    const lift = tilt > 1.4 ? 0.0036 : radius * cos(tilt) + 0.003 * sin(tilt);
    parts.push(
      makePart(
        `slice-${i + 1}`,
        "skin",
        swing(place(slice, chain(rotation(Z_AXIS, tilt), translation([x, lift, z])))),
        { weight: 0.8, paint: slicePaint, crease: 0.6 },
      ),
    );
  }
  return parts;
}

/** Cucumber: a long dark green rod with small warts and pale stripes; its slices are pale and watery with a ring of seeds. */
const cucumber = defineFood({
  id: "cucumber",
  words: ["cucumber", "pickle", "gherkin", "pickled cucumber"],
  senses: ["cucumber#2", "cucumber#1", "pickle#1"],
  height: 0.045,
  slots: { skin: { ...slot("plastic", "#2f6a24 #2a5f20", "peel|body|flesh"), takesWhole: true } },
  build: () =>
    lyingCucumber(
      0.022,
      (surface, x, y, z) => {
        const a = atan2(z, y);
        tint(surface, fromHex("#86b04a"), 0.45 * smoothstep(0.2, 0.7, noise(cos(a) * 5, sin(a) * 5, x * 3, 3)));
        const wart = smoothstep(0.55, 0.75, noise(x * 170, y * 170, z * 170, 5));
        surface.height += 0.0009 * wart;
        tint(surface, fromHex("#a8c878"), 0.4 * wart);
        surface.roughness = 0.35;
      },
      ["#d6e8a8", "#a8cf6a"],
      0.02,
    ),
  view: { azimuth: 0.1, elevation: 0.42 },
});

/** Zucchini: a straight, speckled green club with a five-sided stalk; its slices are cream. */
const zucchini = defineFood({
  id: "zucchini",
  words: ["zucchini", "courgette", "squash", "marrow"],
  senses: ["zucchini#1", "zucchini#2", "summer squash#2"],
  height: 0.045,
  slots: {
    skin: { ...slot("plastic", "#4a7f2c", "peel|body|flesh"), takesWhole: true },
    stem: slot("plastic", "#7a9a44", "stalk"),
  },
  build: () => [
    ...lyingCucumber(
      0.022,
      (surface, x, y, z) => {
        const a = atan2(z, y);
        shade(surface, 0.8 + 0.4 * smoothstep(-0.3, 0.5, cos(a * 5)));
        tint(surface, fromHex("#c8d890"), 0.6 * smoothstep(0.45, 0.6, noise(x * 190, y * 190, z * 190, 5)));
        surface.roughness = 0.3;
      },
      ["#f3eec0", "#dce8a0"],
      0.015,
    ),
    makePart(
      "stem",
      "stem",
      place(
        stalk(
          [
            [-0.098, 0.022, 0],
            [-0.112, 0.023, 0],
            [-0.124, 0.026, 0],
          ],
          0.0075,
          0.35,
          5,
        ),
        rotation(Y_AXIS, -0.55),
      ),
      { weight: 0.7 },
    ),
  ],
  view: { azimuth: 0.1, elevation: 0.42 },
});

/** Peas in their pod: a long green pod split open, a row of round peas in it. */
const peaPod = defineFood({
  id: "pea-pod",
  words: ["pea", "pea pod", "peas in a pod", "bean", "green bean", "bean pod", "snap pea", "edamame"],
  senses: ["pea#1", "pea pod", "bean#1", "green bean#1"],
  height: 0.025,
  slots: {
    pod: { ...slot("plastic", "#5fa82c", "shell|body|skin"), takesWhole: true },
    pea: slot("plastic", "#8fd13a", "peas|bean"),
    stem: slot("plastic", "#4f8f2a", "stalk"),
  },
  build: () => {
    const half = 0.05;
    const boat = (side: number): Geometry => {
      const arcPieces = 11;
      const rings = Array.from({ length: 27 }, (_, i): Vec3[] => {
        const t = i / 26;
        const wide = 0.011 * Math.sqrt(Math.max(0.012, sin(PI * t)));
        const x = (t - 0.5) * 2 * half;
        const rise = 0.012 * (2 * t - 1) * (2 * t - 1);
        const outer = Array.from({ length: arcPieces }, (_u, k): Vec3 => {
          const a = -PI / 2 - 0.5 + (k / (arcPieces - 1)) * (PI * 0.8);
          return [x, rise + wide * (1 + sin(a)), side * wide * cos(a) * 1.1];
        });
        const inner = outer
          .map(([px, py, pz]): Vec3 => [px, rise + wide + (py - rise - wide) * 0.86, pz * 0.86])
          .reverse();
        return [...outer, ...inner];
      });
      return loftEither(rings);
    };
    const peas = Array.from({ length: 7 }, (_, i) => {
      const t = (i - 3) / 3.4;
      const r = 0.0072 * (1 - 0.28 * t * t);
      return move(sphere(r, 20, 12), [t * 0.0365, 0.0105 + 0.012 * t * t * 0.55, 0]);
    });
    const swing = (g: Geometry) => place(g, chain(rotation(X_AXIS, 0.35), rotation(Y_AXIS, 0.4)));
    return [
      makePart("pod-left", "pod", swing(boat(1)), { weight: 1, crease: 1 }),
      makePart("pod-right", "pod", swing(boat(-1)), { weight: 1, crease: 1 }),
      makePart("peas", "pea", swing(merge(peas)), { weight: 1, paint: glossy(0.3), crease: 1.2 }),
      makePart(
        "stem",
        "stem",
        swing(
          stalk(
            [
              [-0.048, 0.014, 0],
              [-0.056, 0.017, 0],
              [-0.064, 0.024, 0],
            ],
            0.0016,
            0.4,
          ),
        ),
        { weight: 0.6 },
      ),
    ];
  },
  view: { azimuth: 0.1, elevation: 0.62 },
});

/** Olives: small green and black ovals with a hole and a red filling, and a twig of narrow leaves. */
const olive = defineFood({
  id: "olive",
  words: ["olive", "green olive", "black olive", "olive branch"],
  senses: ["olive#1", "olive#4"],
  height: 0.03,
  slots: {
    olive: { ...slot("plastic", "#7f8a2c", "flesh|body|skin"), takesWhole: true },
    pimento: slot("plastic", "#c8281a", "filling"),
    leaf: slot("plastic", "#6a8050", "twig|leaves"),
  },
  kinds: {
    green: { weight: 2, words: ["green olive"], dress: { olive: "#8a9430 #7f8a2c" } },
    black: { words: ["black olive"], dress: { olive: "#241a22" } },
  },
  build: () => {
    const spots: readonly (readonly [number, number, number, number])[] = [
      [-0.014, 0, 0.012, 0.3],
      [0.014, 0, 0.014, -0.4],
      [0, 0, -0.01, 1.2],
    ];
    const fruits: Geometry[] = [];
    const fills: Geometry[] = [];
    for (const [x, y, z, a] of spots) {
      const laid = chain(rotation(X_AXIS, 1.25), rotation(Y_AXIS, a), translation([x, 0.0105 + y, z]));
      const body = lathe(
        [
          [0, -0.0145],
          [0.0065, -0.0125],
          [0.0105, -0.004],
          [0.0103, 0.004],
          [0.0068, 0.0118],
          [0.0035, 0.0138],
          [0.003, 0.012],
          [0, 0.0118],
        ],
        28,
      );
      fruits.push(place(body, laid));
      fills.push(place(move(oval([0.0031, 0.0022, 0.0031], 14), [0, 0.0132, 0]), laid));
    }
    const leaves = [0, 1, 2, 3].map((i) =>
      risingLeaf(
        { length: 0.032, width: 0.008, thickness: 0.0008, fold: 0.2, droop: 0.2 },
        [-0.014 + i * 0.012, 0.012, -0.022 - i * 0.002],
        1.25,
        i % 2 === 0 ? 0.7 + PI : 2.2 + 0.3 * i,
      ),
    );
    return [
      makePart("olives", "olive", merge(fruits), { weight: 1, paint: glossy(0.22), crease: 1 }),
      makePart("pimentos", "pimento", merge(fills), { weight: 0.7 }),
      makePart(
        "leaves",
        "leaf",
        merge([
          stalk(
            [
              [-0.03, 0.0105, -0.018],
              [0, 0.0125, -0.022],
              [0.03, 0.013, -0.028],
            ],
            0.0011,
            0,
            7,
          ),
          ...leaves,
        ]),
        { weight: 0.6 },
      ),
    ];
  },
  view: { azimuth: 0.2, elevation: 0.45 },
});

export const FRUITING: readonly Concept[] = [tomato, bellPepper, chili, eggplant, cucumber, zucchini, peaPod, olive];
