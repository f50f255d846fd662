import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place, settle } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, slot } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { loftEither } from "../loft-either.ts";
import { lumpy, oval, roundBody, spread, stalk, strew } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Fine bumps, darker between: buds of a flower head. */
const buds =
  (grain: number, deep: number): Paint =>
  (surface, x, y, z) => {
    const n =
      noise(x / grain, y / grain, z / grain, 3) * 0.6 +
      noise((x * 2.3) / grain, (y * 2.3) / grain, (z * 2.3) / grain, 5) * 0.4;
    shade(surface, 1 + deep * n);
    surface.height += grain * 0.35 * n;
    surface.roughness = 0.75;
  };

/** Round heads on branching stalks from one trunk. */
function florets(reach: number, head: number, y: number, count: number): { heads: Geometry; stalks: Geometry } {
  const places = spread(count, 0.02, 1);
  const ball = lumpy(sphere(1, 20, 12), 0.13, 0.55, 4);
  const heads = strew(
    ball,
    places.map(([x, v, z], i): Mat4 => {
      const s = head * (0.85 + 0.3 * ((i * 0.618) % 1));
      return chain(
        [s, 0, 0, 0, 0, s * 0.86, 0, 0, 0, 0, s, 0, 0, 0, 0, 1],
        rotation(Y_AXIS, i),
        translation([x * reach, y + v * reach * 0.72, z * reach]),
      );
    }),
  );
  const stalks = places.map(([x, v, z]) =>
    stalk(
      [
        [0, y - reach * 0.55, 0],
        [x * reach * 0.45, y - reach * 0.1 + v * reach * 0.2, z * reach * 0.45],
        [x * reach * 0.9, y + v * reach * 0.6, z * reach * 0.9],
      ],
      reach * 0.12,
      0.3,
      8,
    ),
  );
  return { heads, stalks: merge(stalks) };
}

/** Broccoli: a thick pale green trunk that branches like a small tree into dark green, finely grained heads. */
const broccoli = defineFood({
  id: "broccoli",
  words: ["broccoli", "broccoli floret"],
  senses: ["broccoli#2", "broccoli#1"],
  height: 0.15,
  slots: {
    head: { ...slot("felt", "#3f7a2a #376f28", "floret|crown|flower|top"), takesWhole: true },
    stem: slot("plastic", "#9cba5c", "trunk|stalk"),
  },
  build: () => {
    const { heads, stalks } = florets(0.047, 0.0225, 0.088, 24);
    const trunk = roundBody(
      [
        [0, 0],
        [0.018, 0.001],
        [0.0165, 0.02],
        [0.017, 0.05],
        [0.026, 0.075],
        [0.02, 0.1],
        [0, 0.11],
      ],
      18,
      4,
    );
    return [
      makePart("heads", "head", heads, { weight: 1, paint: buds(0.05, 0.3), crease: 1.3 }),
      makePart("trunk", "stem", merge([trunk, stalks]), { weight: 0.9 }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.22 },
});

/** Cauliflower: a tight dome of cream-white curds within a collar of green leaves. */
const cauliflower = defineFood({
  id: "cauliflower",
  words: ["cauliflower"],
  senses: ["cauliflower#2", "cauliflower#1"],
  height: 0.13,
  slots: {
    head: { ...slot("plaster", "#f3ead0", "curd|floret|flower"), takesWhole: true },
    leaf: slot("plastic", "#7aa84a", "leaves|stem|collar"),
  },
  build: () => {
    const { heads } = florets(0.06, 0.0215, 0.05, 38);
    const leaves = Array.from({ length: 11 }, (_, i) =>
      risingLeaf(
        {
          length: 0.105 + 0.015 * (i % 2),
          width: 0.068,
          thickness: 0.004,
          fold: 0.3,
          droop: -0.7 + 0.9 * (i % 2),
          steps: 8,
        },
        [sin((i / 11) * TAU) * 0.025, 0.006, cos((i / 11) * TAU) * 0.025],
        1.0 - 0.1 * (i % 2),
        (i / 11) * TAU,
      ),
    );
    return [
      makePart("head", "head", merge([heads, move(oval([0.058, 0.05, 0.058], 24), [0, 0.05, 0])]), {
        weight: 1,
        paint: buds(0.006, 0.08),
        crease: 1.3,
      }),
      makePart(
        "leaves",
        "leaf",
        merge([
          ...leaves,
          roundBody(
            [
              [0, 0],
              [0.028, 0.001],
              [0.034, 0.02],
              [0, 0.03],
            ],
            20,
            3,
          ),
        ]),
        { weight: 0.9, paint: greenPaint(0.1) },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.42 },
});

/** A cupped leaf around a ball of radius `r`: one patch of its skin, wavy at the edge, standing off by `off`. */
function wrapLeaf(r: number, off: number, wide: number, high: number, wave: number, seed: number): Geometry {
  const steps = 12;
  const patch = (thick: number): Vec3[][] =>
    Array.from({ length: steps + 1 }, (_, j) =>
      Array.from({ length: steps + 1 }, (_u, i): Vec3 => {
        const [u, v] = [(i / steps) * 2 - 1, j / steps];
        const half = wide * Math.sqrt(Math.max(0.03, sin(PI * (0.12 + 0.8 * v)))) * (v > 0.92 ? 0.8 : 1);
        const a = u * half;
        const b = -PI / 2 + 0.25 + v * high;
        const edge = Math.max(Math.abs(u), v);
        const q =
          r +
          thick +
          off * (0.2 + v * v * 1.2) +
          wave * smoothstep(0.6, 1, edge) * (0.4 + noise(u * 3.5, v * 3.5, 1, seed));
        return [q * cos(b) * sin(a), q * sin(b), q * cos(b) * cos(a)];
      }),
    );
  const [outer, inner] = [patch(0), patch(-r * 0.025)];
  const rings = outer.map((row, j) => [...row, ...[...(inner[j] as Vec3[])].reverse()]);
  return loftEither(rings);
}

const veined =
  (r: number, pale: string): Paint =>
  (surface, x, y, z) => {
    const a = atan2(x, z);
    const up = y / r + 1;
    const rib = smoothstep(0.055, 0.02, Math.abs(a) * (0.3 + up));
    const s = up * 4.2 - Math.abs(a) * 3.2;
    const side = smoothstep(0.14, 0.05, Math.abs(s - Math.floor(s) - 0.5));
    const net = smoothstep(0.12, 0.03, Math.abs(noise(x * 120, y * 120, z * 120, 3)));
    tint(surface, fromHex(pale), Math.max(rib * 0.85, side * 0.5, net * 0.2) + 0.3 * smoothstep(0.7, 0, up));
    surface.height += 0.0008 * Math.max(rib, side * 0.6);
    surface.roughness = 0.4;
  };

/** Cabbage: a tight pale green ball of leaves with white branching veins, outer leaves standing off. */
const cabbage = defineFood({
  id: "cabbage",
  words: ["cabbage", "red cabbage", "brussels sprout", "kale"],
  senses: ["cabbage#1", "cabbage#2", "kale#2"],
  height: 0.16,
  slots: { leaf: { ...slot("plastic", "#9cc05a", "leaves|head|body"), takesWhole: true } },
  kinds: {
    green: { weight: 4, dress: { leaf: "#9cc262 #8db858" } },
    red: { weight: 0, words: ["red cabbage"], dress: { leaf: "#6a2a58" } },
  },
  build: (food) => {
    const r = 0.072;
    const turns = [0, 1.26, 2.51, 3.77, 5.03];
    const inner = turns.map((a, i) =>
      place(wrapLeaf(r, 0.004, 1.25, 2.45, 0.006, food.seed + i), chain(rotation(Z_AXIS, 0.12), rotation(Y_AXIS, a))),
    );
    const outer = turns.map((a, i) =>
      place(wrapLeaf(r * 1.06, 0.028, 1.15, 1.6, 0.016, food.seed + 9 + i), rotation(Y_AXIS, a + 0.6)),
    );
    return [
      makePart("heart", "leaf", sphere(r * 0.985, 36, 20), { weight: 0.7, paint: veined(r, "#e8f0c0"), crease: 1.3 }),
      ...inner.map((g, i) =>
        makePart(`leaf-${i + 1}`, "leaf", g, { weight: 0.9, paint: veined(r, "#e8f0c0"), crease: 1.1 }),
      ),
      ...outer.map((g, i) =>
        makePart(`outer-${i + 1}`, "leaf", g, { weight: 0.8, paint: veined(r, "#dce8b0"), crease: 1.1 }),
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.42 },
});

/** Lettuce: a loose rosette of bright, frilled leaves. */
const lettuce = defineFood({
  id: "lettuce",
  words: ["lettuce", "salad", "spinach", "bok choy", "head of lettuce", "greens"],
  senses: ["lettuce#3", "lettuce#1", "salad#1", "spinach#2"],
  height: 0.15,
  slots: { leaf: { ...slot("plastic", "#7fbf3a #8ac444 #6fb034", "leaves|head|body"), takesWhole: true } },
  build: (food) => {
    const leaves = Array.from({ length: 21 }, (_, i) => {
      const t = i / 20;
      const a = i * 2.399963;
      const flat = wrapLeaf(
        0.062 - 0.025 * t,
        0.03 * (1 - t) + 0.006,
        1.1,
        1.75 + 0.5 * t,
        0.03 - 0.008 * t,
        food.seed + i,
      );
      return place(flat, chain(rotation(X_AXIS, 0.32 * (1 - t)), rotation(Y_AXIS, a), translation([0, 0.012 * t, 0])));
    });
    return [
      ...leaves.map((g, i) =>
        makePart(`leaf-${i + 1}`, "leaf", g, { weight: 0.8, paint: veined(0.06, "#e6f2b8"), crease: 1.1 }),
      ),
      makePart("heart", "leaf", oval([0.036, 0.05, 0.036], 20), { weight: 0.4, paint: veined(0.06, "#e6f2b8") }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.5 },
});

/** Corn: a long cob in straight rows of plump yellow kernels, green husks peeled back, silk at the tip. */
const corn = defineFood({
  id: "corn",
  words: ["corn", "corn cob", "corn on the cob", "ear of corn", "maize", "sweetcorn", "cob of corn", "sweet corn"],
  senses: ["corn#1", "corn#2", "corn#3", "sweet corn#2"],
  height: 0.2,
  slots: {
    kernel: { ...slot("plastic", "#f3c11e #f0b814", "cob|grain|body"), takesWhole: true },
    husk: slot("plastic", "#7fa83c", "leaf|leaves|sheath"),
    silk: slot("felt", "#c9a25a", "hair"),
  },
  extras: { husk: { chance: 1 } },
  build: (food) => {
    const [rows, high, wide] = [16, 0.155, 0.0235];
    const line = Array.from({ length: 61 }, (_, i) => {
      const t = i / 60;
      const w =
        t < 0.6 ? 0.94 + 0.06 * sin(t * 2.6) : Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.42) * ((t - 0.6) / 0.42)));
      return [i === 0 || i === 60 ? 0 : wide * w, t * high] as const;
    });
    const cell = (x: number, y: number, z: number): readonly [number, number] => {
      const a = (atan2(z, x) / TAU) * rows + rows;
      const row = Math.floor(a);
      const v = (y / high) * 27 + (row % 2) * 0.5;
      return [a - row - 0.5, v - Math.floor(v) - 0.5];
    };
    const cob = deform(lathe(line, rows * 6), ([x, y, z]) => {
      const [u, v] = cell(x, y, z);
      const f = 1 + 0.07 * (1 - 4 * u * u) * (1 - 3 * v * v);
      return [x * f, y, z * f];
    });
    const kernels: Paint = (surface, x, y, z) => {
      const [u, v] = cell(x, y, z);
      const edge = Math.min(0.5 - Math.abs(u), (0.5 - Math.abs(v)) * 1.1);
      tint(surface, fromHex("#a86a10"), 0.85 * smoothstep(0.14, 0.02, edge));
      shade(
        surface,
        1 + 0.12 * noise(Math.floor((atan2(z, x) / TAU) * rows) * 3.1, Math.floor((y / high) * 27) * 2.7, 1, food.seed),
      );
      surface.height += 0.0016 * smoothstep(0, 0.3, edge);
      surface.roughness = 0.22;
    };
    const laid = chain(rotation(Z_AXIS, -0.35), rotation(X_AXIS, -0.1));
    const parts = [makePart("cob", "kernel", place(cob, laid), { weight: 1, paint: kernels, crease: 1.2 })];
    if (food.has("husk")) {
      const blades = [0.3, 1.35, 2.5, 3.5, 4.5, 5.5].map((a, i) =>
        risingLeaf(
          {
            length: 0.135 + 0.02 * (i % 3),
            width: 0.05,
            thickness: 0.0022,
            fold: 0.45,
            droop: 1.15 - 0.5 * (i % 2),
            steps: 10,
          },
          [sin(a) * 0.009, -0.006, cos(a) * 0.009],
          0.62 - 0.24 * (i % 2),
          a,
        ),
      );
      const foot = roundBody(
        [
          [0, -0.028],
          [0.0095, -0.027],
          [0.011, -0.006],
          [0.019, 0.004],
          [0, 0.012],
        ],
        18,
        3,
      );
      const lines: Paint = (surface, x, y, z) => {
        shade(surface, 0.85 + 0.3 * (0.5 + 0.5 * sin(x * 2600)));
        tint(surface, fromHex("#d8dca0"), 0.4 * smoothstep(0.05, 0.0, z) + 0 * y);
      };
      parts.push(makePart("husk", "husk", place(merge([...blades, foot]), laid), { weight: 0.9, paint: lines }));
      const silk = Array.from({ length: 12 }, (_, i) =>
        stalk(
          [
            [0.002 * cos(i), high - 0.008, 0.002 * sin(i)],
            [0.006 * cos(i), high + 0.012, 0.006 * sin(i)],
            [0.016 * cos(i), high + 0.02 - 0.012 * (i % 3), 0.016 * sin(i)],
          ],
          0.0006,
          0,
          5,
        ),
      );
      parts.push(makePart("silk", "silk", place(merge(silk), laid), { weight: 0.3 }));
    }
    return parts;
  },
  view: { azimuth: 0.2, elevation: 0.2 },
});

/** Asparagus: a tied bundle of thin green spears with scaly, pointed, purplish heads. */
const asparagus = defineFood({
  id: "asparagus",
  words: ["asparagus", "asparagus bundle", "bunch of asparagus"],
  senses: ["asparagus#2", "asparagus#1"],
  height: 0.18,
  slots: {
    stem: { ...slot("plastic", "#7fa83c", "stalk|spear|body"), takesWhole: true },
    tip: slot("plastic", "#5f7f3a", "head"),
    band: slot("rubber", "#b8322c #2f6fa8", "string|tie"),
  },
  build: (food) => {
    const next = food.stream("spears");
    const spots: [number, number][] = [
      [0, 0],
      ...Array.from({ length: 6 }, (_, i): [number, number] => [
        0.0118 * cos((i / 6) * TAU),
        0.0118 * sin((i / 6) * TAU),
      ]),
      ...Array.from({ length: 9 }, (_, i): [number, number] => [
        0.0222 * cos((i / 9) * TAU + 0.3),
        0.0222 * sin((i / 9) * TAU + 0.3),
      ]),
    ];
    const shafts: Geometry[] = [];
    const tips: Geometry[] = [];
    for (const [x, z] of spots) {
      const h = 0.145 + 0.02 * next();
      const lean = chain(rotation(X_AXIS, z * 2.2), rotation(Z_AXIS, -x * 2.2), translation([x, 0, z]));
      shafts.push(
        place(
          roundBody(
            [
              [0, 0],
              [0.0056, 0.0005],
              [0.0058, 0.06],
              [0.0046, h - 0.02],
              [0.003, h],
            ],
            12,
            3,
          ),
          lean,
        ),
      );
      const scales = Array.from({ length: 13 }, (_, i) =>
        risingLeaf(
          { length: 0.012, width: 0.007, thickness: 0.0012, fold: 0.5, droop: -0.6, steps: 4 },
          [sin(i * 2.4) * 0.0042 * (1 - i / 17), h - 0.026 + i * 0.0024, cos(i * 2.4) * 0.0042 * (1 - i / 17)],
          0.35,
          i * 2.4,
        ),
      );
      tips.push(
        place(
          merge([
            move(
              roundBody(
                [
                  [0, -0.03],
                  [0.0045, -0.026],
                  [0.0052, -0.012],
                  [0.003, 0.004],
                  [0, 0.013],
                ],
                10,
                3,
              ),
              [0, h, 0],
            ),
            ...scales,
          ]),
          lean,
        ),
      );
    }
    const band = lathe(
      circleOutline(0.0045, 10).map(([a, b]) => [0.0295 + a * 0.4, 0.055 + b * 1.3] as const),
      40,
      true,
    );
    return [
      makePart("spears", "stem", merge(shafts), {
        weight: 1,
        paint: (s, x, y, z) => {
          tint(s, fromHex("#dcd8b4"), 0.7 * smoothstep(0.03, 0.0, y));
          shade(s, 1 + 0.1 * noise(x * 200, y * 60, z * 200, 3));
        },
      }),
      makePart("tips", "tip", merge(tips), { weight: 0.8 }),
      makePart("band", "band", band, { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.25 },
});

/** Artichoke: a round bud of thick overlapping green scales, tinged purple at their tips, on a stout stalk. */
const artichoke = defineFood({
  id: "artichoke",
  words: ["artichoke", "globe artichoke"],
  senses: ["artichoke#2", "artichoke#1"],
  height: 0.12,
  slots: {
    scale: { ...slot("plastic", "#7a9a54", "leaf|leaves|petal|body"), takesWhole: true },
    stem: slot("plastic", "#8aa860", "stalk"),
  },
  build: () => {
    const scales = Array.from({ length: 58 }, (_, i) => {
      const t = i / 57;
      const a = i * 2.399963;
      const r = 0.033 * sin(PI * (0.3 + 0.6 * t)) + 0.002;
      return risingLeaf(
        { length: 0.042 - 0.012 * t, width: 0.031 - 0.011 * t, thickness: 0.0034, fold: 0.35, droop: -1.0, steps: 6 },
        [sin(a) * r, 0.03 + t * 0.05, cos(a) * r],
        0.62 - 0.45 * t,
        a,
      );
    });
    const paint: Paint = (surface, _x, _y, z) => {
      tint(surface, fromHex("#6a3a5a"), 0.65 * smoothstep(0.022, 0.036, z));
      tint(surface, fromHex("#c0cc98"), 0.35 * smoothstep(0.02, 0.0, z));
    };
    return [
      makePart("scales", "scale", merge(scales), { weight: 1, paint }),
      makePart("heart", "scale", move(oval([0.033, 0.036, 0.033], 20), [0, 0.06, 0]), { weight: 0.5 }),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [0, 0, 0],
            [0, 0.02, 0],
            [0, 0.04, 0],
          ],
          0.0105,
          0.3,
          14,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.3 },
});

/** Celery and leek: long pale stalks, bundled or single, that turn green and leafy above. */
const celery = defineFood({
  id: "celery",
  words: ["celery", "celery stalk", "rhubarb"],
  senses: ["celery#2", "celery#1", "rhubarb#1"],
  height: 0.3,
  slots: {
    stem: { ...slot("plastic", "#a8cc6a", "stalk|rib|body"), takesWhole: true },
    leaf: slot("plastic", "#5f9f34", "leaves|top"),
  },
  build: () => {
    const section = [
      [-0.013, 0.003],
      [-0.009, -0.004],
      [0, -0.0075],
      [0.009, -0.004],
      [0.013, 0.003],
      [0.007, 0.001],
      [0, -0.001],
      [-0.007, 0.001],
    ] as const;
    const stems: Geometry[] = [];
    const leaves: Geometry[] = [];
    for (let i = 0; i < 9; i += 1) {
      const a = (i / 9) * TAU + (i % 2) * 0.2;
      const r = i < 3 ? 0.008 : 0.021;
      const h = 0.185 + 0.03 * (i % 3);
      const lean = i < 3 ? 0.02 : 0.06;
      const path: Vec3[] = [
        [0, 0, 0],
        [0, h * 0.3, 0.002],
        [0, h * 0.7, 0.007],
        [0, h, 0.016],
      ];
      const rod = sweep(section, path, { scale: (t) => 1.1 - 0.45 * t, up: [0, 0, -1] });
      const at = chain(rotation(X_AXIS, lean), rotation(Y_AXIS, a), translation([sin(a) * r, 0, cos(a) * r]));
      stems.push(place(rod, at));
      for (let k = 0; k < 5; k += 1)
        leaves.push(
          place(
            risingLeaf(
              { length: 0.045, width: 0.032, thickness: 0.0014, fold: 0.25, droop: 0.6, steps: 5 },
              [0, h - 0.004 - 0.01 * (k % 2), 0.014],
              0.35 + 0.2 * (k % 3),
              k * 1.3,
            ),
            at,
          ),
        );
    }
    return [
      makePart("stalks", "stem", merge(stems), {
        weight: 1,
        paint: (s, x, y) => {
          tint(s, fromHex("#eef0d0"), 0.7 * smoothstep(0.07, 0, y));
          shade(s, 0.93 + 0.12 * Math.abs(sin(x * 2200)));
        },
      }),
      makePart(
        "foot",
        "stem",
        roundBody(
          [
            [0, -0.002],
            [0.018, 0],
            [0.021, 0.012],
            [0.018, 0.03],
            [0, 0.035],
          ],
          24,
          3,
        ),
        { weight: 0.5 },
      ),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.9, paint: greenPaint(0.045) }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.2 },
});

/** Leek: a straight white shaft with a beard of roots that turns through pale into dark green flat leaves fanned in one plane. */
const leek = defineFood({
  id: "leek",
  words: ["leek", "spring onion", "scallion", "green onion"],
  senses: ["leek#1", "leek#2", "green onion#1"],
  height: 0.08,
  slots: {
    stem: { ...slot("plastic", "#f0efdc", "shaft|body|stalk"), takesWhole: true },
    leaf: slot("plastic", "#3f7a44", "leaves|greens"),
    root: slot("felt", "#d8c9a0", "roots"),
  },
  build: (food) => {
    const next = food.stream("roots");
    const shaft = settle(
      roundBody(
        [
          [0, 0],
          [0.016, 0.002],
          [0.0175, 0.012],
          [0.0145, 0.03],
          [0.0145, 0.13],
          [0.017, 0.165],
          [0.008, 0.175],
          [0, 0.176],
        ],
        28,
        5,
      ),
    );
    const blades = [-0.62, -0.4, -0.2, 0, 0.2, 0.42, 0.64].map((a, i) =>
      place(
        risingLeaf(
          { length: 0.21 - 0.02 * Math.abs(i - 3), width: 0.036, thickness: 0.002, fold: 0.4, droop: 0.35, steps: 8 },
          [0, 0, 0],
          0.12,
          0,
        ),
        chain(rotation(Z_AXIS, -a), translation([0.012 * a, 0.145, 0.003 * (i % 2)])),
      ),
    );
    const hairs = Array.from({ length: 16 }, (_, i) => {
      const a = i * 2.4;
      const r = 0.006 + 0.008 * next();
      return stalk(
        [
          [cos(a) * 0.006, 0.003, sin(a) * 0.006],
          [cos(a) * r, -0.009, sin(a) * r],
          [cos(a) * r * 1.2, -0.02 - 0.01 * next(), sin(a) * r],
        ],
        0.0006,
        0,
        5,
      );
    });
    const laid = chain(rotation(Z_AXIS, -1.42), rotation(X_AXIS, 0.0), rotation(Y_AXIS, 0.25));
    const paint: Paint = (surface, x, y, z) => {
      tint(surface, fromHex("#7fae4a"), 0.9 * smoothstep(0.09, 0.17, y));
      shade(surface, 0.95 + 0.07 * sin(atan2(z, x) * 26));
    };
    return [
      makePart("shaft", "stem", place(shaft, laid), { weight: 1, paint, crease: 1.2 }),
      makePart("leaves", "leaf", place(merge(blades), laid), { weight: 0.9, paint: greenPaint(0.15) }),
      makePart("roots", "root", place(merge(hairs), laid), { weight: 0.4 }),
    ];
  },
  view: { azimuth: 0.15, elevation: 0.5 },
});

export const LEAFY: readonly Concept[] = [
  broccoli,
  cauliflower,
  cabbage,
  lettuce,
  corn,
  asparagus,
  artichoke,
  celery,
  leek,
];
