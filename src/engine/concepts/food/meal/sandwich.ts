import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, closeCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { crumb } from "../baked/bread.ts";
import { defineFood, slot } from "../define-food.ts";
import { lumpy, oval, spread } from "../shapes.ts";
import { CRUST, glossy, shade, tint } from "../tint.ts";
import { seared } from "./burger.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

const HALF = 0.058;

/** A three-cornered half of a square, flat, from y = 0 up; its long cut side to +Z. */
const triangleSlab = (thick: number, grow: number, wave = 0, seed = 0): Geometry => {
  const s = HALF * grow;
  const outline = closeCorners(
    [
      [-s * 1.41, -s * 0.42, 0.003],
      [s * 1.41, -s * 0.42, 0.003],
      [0, s * 0.99, 0.006],
    ],
    3,
  );
  const flat = settle(
    move(turnX(extrude(outline, { depth: thick, bevel: Math.min(0.003, thick * 0.3), bevelSteps: 2 }), -PI / 2), [
      0,
      thick / 2,
      0,
    ]),
  );
  return wave === 0 ? flat : deform(flat, ([x, y, z]) => [x, y + wave * noise(x * 90, 1, z * 90, seed), z]);
};

/** A wavy leaf edge that hangs out along the cut side. */
function leafEdge(y: number, seed: number): Geometry {
  const steps = 46;
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const x = (i / steps - 0.5) * HALF * 2.6;
    const out = HALF * 0.42 + 0.006 + 0.003 * noise(x * 130, 1, 1, seed);
    const lift = 0.0035 * sin(x * 330 + seed);
    return [
      [x, y, 0.0],
      [x, y + lift * 0.3, out * 0.75],
      [x, y + lift, out],
      [x, y + lift + 0.0014, out],
      [x, y + 0.0014 + lift * 0.3, out * 0.75],
      [x, y + 0.0014, 0.0],
    ];
  });
  const skin = loft(rings);
  return skin;
}

/** Sandwich: two slices of white bread cut across to a triangle, on their cut side the layers: lettuce, tomato, cheese, ham. */
const sandwich = defineFood({
  id: "sandwich",
  words: [
    "sandwich",
    "club sandwich",
    "panini",
    "blt",
    "grilled cheese",
    "toastie",
    "ham sandwich",
    "cheese sandwich",
    "half sandwich",
  ],
  senses: ["sandwich#1"],
  height: 0.07,
  slots: {
    bread: { ...slot("plaster", "#cf9648", "toast|crust|slice"), takesWhole: true },
    ham: slot("plastic", "#f0a0a0", "meat|turkey|bacon"),
    cheese: slot("plastic", "#f7bd2e"),
    tomato: slot("plastic", "#cf2a1e"),
    lettuce: slot("plastic", "#72b52e", "salad"),
    pick: slot("oak", "#d8b070", "toothpick|skewer"),
    olive: slot("plastic", "#7f8a2c"),
  },
  extras: { pick: { chance: 0.7, words: ["club sandwich"] } },
  build: (food) => {
    const slicePaint: Paint = (surface, x, y, z, nx, ny, nz) => {
      const onCut = z > HALF * 0.42 - 0.004;
      const flat = Math.abs(ny) > 0.8;
      if (onCut && !flat) {
        if (y > 0.0016 && y < 0.0125) crumb(surface, x, y, z);
        return;
      }
      if (flat) {
        const edge = Math.max(Math.abs(x) * 0.7 - z * 0.7 - HALF * 0.62, 0);
        if (edge <= 0) crumb(surface, x, y, z);
        tint(surface, CRUST, 0.18 + 0.32 * smoothstep(-0.1, 0.5, noise(x * 60, 1, z * 60, 5)) + 0 * (nx + nz));
      }
      surface.roughness = 0.75;
    };
    const pile = (at: Vec3, a: number, name: string): Part[] => {
      const put = (g: Geometry, y: number): Geometry =>
        place(move(g, [0, y, 0]), chain(rotation(Y_AXIS, a), translation(at)));
      const slices = [0.004, 0.019, 0.034].map((x, i) =>
        place(
          cylinder({ radius: 0.0145, height: 0.0048, bevel: 0.001, segments: 26 }),
          translation([(i - 1) * 0.03, 0, HALF * 0.42 - 0.0115 + 0 * x]),
        ),
      );
      return [
        makePart(`${name}-lower-bread`, "bread", put(triangleSlab(0.014, 1), 0), {
          weight: 1,
          paint: slicePaint,
          crease: 0.7,
        }),
        makePart(
          `${name}-lettuce`,
          "lettuce",
          put(merge([leafEdge(0, food.seed), leafEdge(0.0016, food.seed + 2)]), 0.0145),
          { weight: 0.8, paint: glossy(0.4), crease: 1.2 },
        ),
        makePart(
          `${name}-ham`,
          "ham",
          put(
            merge([triangleSlab(0.0032, 1.03, 0.0014, 3), move(triangleSlab(0.0032, 1.01, 0.0014, 8), [0, 0.0034, 0])]),
            0.018,
          ),
          { weight: 0.8, paint: glossy(0.35) },
        ),
        makePart(`${name}-cheese`, "cheese", put(triangleSlab(0.0036, 1.06), 0.0248), {
          weight: 0.8,
          paint: glossy(0.35),
        }),
        makePart(`${name}-tomato`, "tomato", put(merge(slices), 0.0282), { weight: 0.8, paint: glossy(0.2) }),
        makePart(`${name}-leaf`, "lettuce", put(leafEdge(0, food.seed + 5), 0.0335), {
          weight: 0.6,
          paint: glossy(0.4),
          crease: 1.2,
        }),
        makePart(`${name}-upper-bread`, "bread", put(triangleSlab(0.014, 1), 0.035), {
          weight: 1,
          paint: slicePaint,
          crease: 0.7,
        }),
      ];
    };
    const parts = pile([0, 0, 0], 0, "front");
    if (food.has("pick")) {
      parts.push(
        makePart("pick", "pick", move(cylinder({ radius: 0.0011, height: 0.05, segments: 8 }), [0, 0.03, 0]), {
          weight: 0.5,
        }),
      );
      parts.push(
        makePart("olive", "olive", move(oval([0.0075, 0.0088, 0.0075], 20), [0, 0.0565, 0]), {
          weight: 0.6,
          paint: glossy(0.2),
        }),
      );
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.32 },
});

/** A long bar with round ends along X. */
const sausageShape = (half: number, r: number, bend: number): Geometry =>
  settle(
    sweep(
      circleOutline(r, 26),
      curveThrough(
        [
          [-half, bend, 0],
          [-half * 0.5, bend * 0.25, 0],
          [0, 0, 0],
          [half * 0.5, bend * 0.25, 0],
          [half, bend, 0],
        ],
        6,
      ),
      { endRounding: r * 0.92, endSteps: 5, up: [0, 1, 0] },
    ),
  );

/** A zigzag of sauce from a bottle. */
const zigzag = (half: number, wide: number, thick: number, rounds: number, height: (z: number) => number): Geometry =>
  tube(
    thick,
    Array.from({ length: rounds * 12 + 1 }, (_, i): Vec3 => {
      const t = i / (rounds * 12);
      const z = wide * sin(t * rounds * TAU);
      return [(t - 0.5) * 2 * half, height(z), z];
    }),
    9,
    { endRounding: thick * 0.8, endSteps: 2 },
  );

/** Hot dog: a split soft bun, a shining sausage longer than it, a zigzag of mustard. */
const hotDog = defineFood({
  id: "hot-dog",
  words: ["hot dog", "hotdog", "chili dog", "bratwurst in a bun"],
  senses: ["hotdog#3", "frankfurter bun"],
  height: 0.06,
  slots: {
    bun: { ...slot("plastic", "#d9a050 #d4973f", "bread"), takesWhole: true },
    sausage: slot("plastic", "#b8442a", "frankfurter|wiener|meat"),
    mustard: slot("plastic", "#f5c414", "sauce"),
    ketchup: slot("plastic", "#c41a12"),
    lettuce: slot("plastic", "#72b52e", "salad"),
  },
  extras: { mustard: { chance: 1 }, ketchup: { chance: 0.3 }, lettuce: { chance: 0.45 } },
  build: (food) => {
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      tint(
        surface,
        CRUST,
        0.6 * smoothstep(-0.012, 0.012, y) * smoothstep(0.004, 0.02, Math.abs(z)) +
          0.06 * noise(x * 60, y * 60, z * 60, 3),
      );
      if (ny * 0 + nx * 0 + Math.abs(nz) * 0 === 0 && Math.abs(z) < 0.0135 && y > -0.005)
        tint(surface, fromHex("#f3dfb2"), 0.85);
      surface.roughness = 0.35;
    };
    const side = (s: number): Geometry =>
      settle(
        place(
          deform(sausageShape(0.062, 0.021, 0), ([x, y, z]) => [x, y * 0.95, z * 0.8]),
          translation([0, 0.0195, s * 0.0205]),
        ),
      );
    const base = settle(
      place(
        deform(sausageShape(0.06, 0.019, 0), ([x, y, z]) => [x, y * 0.55, z * 1.5]),
        translation([0, 0.0105, 0]),
      ),
    );
    const top = (z: number): number => 0.0295 + Math.sqrt(Math.max(0, 0.0152 * 0.0152 - z * z));
    const parts: Part[] = [
      makePart("bun-left", "bun", side(1), {
        weight: 1,
        paint: (s, x, y, z, nx, ny, nz) => paint(s, x, y - 0.0195, z, nx, ny, nz),
        crease: 1.2,
      }),
      makePart("bun-right", "bun", side(-1), {
        weight: 1,
        paint: (s, x, y, z, nx, ny, nz) => paint(s, x, y - 0.0195, z, nx, ny, nz),
        crease: 1.2,
      }),
      makePart("bun-base", "bun", base, { weight: 0.6, crease: 1.2 }),
      makePart("sausage", "sausage", move(sausageShape(0.076, 0.0148, 0.004), [0, 0.0295, 0]), {
        weight: 1,
        paint: glossy(0.16),
        crease: 1.2,
      }),
    ];
    if (food.has("lettuce")) {
      const leaves = [-1, 1].map((s) => turnY(move(leafEdge(0, food.seed + s), [0, 0.034, -0.008]), s > 0 ? 0 : PI));
      parts.push(makePart("lettuce", "lettuce", merge(leaves), { weight: 0.6, paint: glossy(0.4), crease: 1.2 }));
    }
    if (food.has("mustard"))
      parts.push(
        makePart(
          "mustard",
          "mustard",
          zigzag(0.06, 0.008, 0.0026, 7, (z) => top(z) + 0.0014),
          { weight: 0.8, paint: glossy(0.15) },
        ),
      );
    if (food.has("ketchup"))
      parts.push(
        makePart(
          "ketchup",
          "ketchup",
          move(
            zigzag(0.058, 0.007, 0.0022, 5, (z) => top(z) + 0.002),
            [0.004, 0.0, 0],
          ),
          { weight: 0.6, paint: glossy(0.15) },
        ),
      );
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.45 },
});

/** Sausages: plump, bent, shining brown links with pinched ends and dark grill marks. */
const sausage = defineFood({
  id: "sausage",
  words: ["sausage", "bratwurst", "frankfurter", "salami", "chorizo", "wiener", "grilled sausage", "corn dog"],
  senses: ["sausage#1"],
  height: 0.035,
  slots: { sausage: { ...slot("plastic", "#a8502c #9a4424 #b45a34", "skin|meat|link|body"), takesWhole: true } },
  build: () => {
    const paint: Paint = (surface, x, y, z) => {
      const s = (x + z * 0.5) / 0.021 + 20;
      tint(
        surface,
        fromHex("#34160c"),
        0.75 * smoothstep(0.14, 0.07, Math.abs(s - Math.floor(s) - 0.5)) * smoothstep(0.004, 0.012, y),
      );
      shade(surface, 1 + 0.16 * noise(x * 90, y * 90, z * 90, 3));
      surface.roughness = 0.2;
    };
    const one = (): Geometry =>
      settle(
        merge([
          turnX(sausageShape(0.06, 0.0165, 0.02), PI / 2),
          ...[-1, 1].map((s) => place(oval([0.006, 0.0045, 0.004], 12), translation([s * 0.0765, 0, 0.02 + 0.004]))),
        ]),
      );
    return [
      makePart("sausage-1", "sausage", move(one(), [0, 0.0165, 0.012]), { weight: 1, paint, crease: 1.2 }),
      makePart(
        "sausage-2",
        "sausage",
        place(one(), chain(rotation(Y_AXIS, 0.12), translation([0.006, 0.0165, -0.026]))),
        { weight: 0.9, paint, crease: 1.2 },
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});

/** Taco: a folded corn shell, golden and blistered, stuffed with meat, lettuce shreds, tomato and cheese that show above its edges. */
const taco = defineFood({
  id: "taco",
  words: ["taco", "plate of tacos", "quesadilla", "gyro", "kebab", "shawarma", "fajita"],
  senses: ["taco#2"],
  height: 0.08,
  slots: {
    shell: { ...slot("plaster", "#e8b048 #e0a63e", "tortilla|bread"), takesWhole: true },
    meat: slot("plaster", "#5f3018", "beef|filling"),
    lettuce: slot("plastic", "#7fc234", "salad"),
    tomato: slot("plastic", "#cf2a1e"),
    cheese: slot("plastic", "#f7c23a"),
    plate: PLATE_SLOT,
  },
  styles: { single: { weight: 1 }, plate: { weight: 0, words: ["plate of tacos"], slots: ["plate"] } },
  build: (food) => {
    const r = 0.068;
    const open = 0.3;
    const section = (inner: number, x: number): Vec3[] => {
      const reach = Math.sqrt(Math.max(0, r * r - x * x)) + 0.0008;
      const bow = 0.011 - inner;
      return Array.from({ length: 15 }, (_, k): Vec3 => {
        const u = (k / 14) * 2 - 1;
        const along = Math.abs(u) * reach;
        const round = smoothstep(0, 0.016, along);
        const z = (u < 0 ? -1 : 1) * (bow * Math.sqrt(Math.min(1, along / 0.014)) * 1.0 + round * along * open * 0.55);
        return [x, (inner > 0 ? 0.0022 : 0) + along * (0.35 + 0.65 * round) * 0.98, z];
      });
    };
    const rings = Array.from({ length: 41 }, (_, i): Vec3[] => {
      const x = -r + (i / 40) * 2 * r;
      return [...section(0, x * 0.999), ...section(0.0022, x * 0.999).reverse()];
    });
    const skin = loft(rings);
    const bumpy: Paint = (surface, x, y, z) => {
      const n = noise(x * 70, y * 70, z * 70, food.seed);
      tint(surface, fromHex("#a8601c"), 0.75 * smoothstep(0.3, 0.65, n));
      shade(surface, 1 + 0.08 * noise(x * 240, y * 240, z * 240, 4));
      surface.height += 0.0007 * n;
      surface.roughness = 0.6;
    };
    const next = food.stream("filling");
    const heap = (n: number, low: number, high: number): Vec3[] =>
      Array.from({ length: n }, () => {
        const x = (next() * 2 - 1) * 0.052;
        const edge = Math.sqrt(r * r - x * x);
        return [x, edge * (low + (high - low) * next()) * 0.95, (next() * 2 - 1) * 0.014] as const;
      });
    const meat = lumpy(oval([0.054, 0.042, 0.0135], 40), 0.12, 0.014, food.seed);
    const clipped = deform(meat, ([x, y, z]): Vec3 => [x, y < 0 ? y * 0.6 : y * 0.75, z * (y < 0 ? 1 + y * 16 : 1)]);
    const strips = heap(46, 0.84, 1.0).map((at, i) =>
      place(
        box([0.024, 0.0012, 0.004], { bevel: 0.0005, divisions: [4, 1, 1] }),
        chain(rotation(Z_AXIS, next() - 0.5), rotation(Y_AXIS, i * 1.1), translation(at)),
      ),
    );
    const cubes = heap(13, 0.92, 1.04).map((at, i) =>
      place(
        box([0.0095, 0.0085, 0.009], { bevel: 0.0015 }),
        chain(rotation(Z_AXIS, i), rotation(Y_AXIS, i * 2), translation(at)),
      ),
    );
    const shreds = heap(34, 0.96, 1.08).map((at, i) =>
      place(
        box([0.02, 0.0021, 0.0021], { bevel: 0.0007 }),
        chain(rotation(Z_AXIS, (next() - 0.5) * 0.9), rotation(Y_AXIS, i * 1.9), translation(at)),
      ),
    );
    const whole = (name: string, at: ReturnType<typeof rotation>): Part[] => [
      makePart(`${name}-shell`, "shell", place(skin, at), { weight: 1, paint: bumpy, crease: 0.9 }),
      makePart(`${name}-meat`, "meat", place(move(clipped, [0, 0.03, 0]), at), {
        weight: 0.7,
        paint: seared,
        crease: 1.2,
      }),
      makePart(`${name}-lettuce`, "lettuce", place(merge(strips), at), { weight: 0.7 }),
      makePart(`${name}-tomato`, "tomato", place(merge(cubes), at), { weight: 0.7, paint: glossy(0.2) }),
      makePart(`${name}-cheese`, "cheese", place(merge(shreds), at), { weight: 0.6 }),
    ];
    const lay = (z: number) =>
      chain(rotation(X_AXIS, 0.0), rotation(Y_AXIS, 0.05), translation([0, PLATE_TOP - 0.001, z]));
    if (food.style === "plate")
      return [
        platePart(0.13),
        ...whole("first", lay(-0.046)),
        ...whole("second", lay(0)),
        ...whole("third", lay(0.046)),
      ];
    return whole("taco", rotation(X_AXIS, 0.0));
  },
  view: { azimuth: 0.35, elevation: 0.34 },
});

/** Burrito: a soft flour tortilla rolled tight, browned in spots, cut across to show rice, beans and meat; foil round its lower end. */
const burrito = defineFood({
  id: "burrito",
  words: ["burrito", "wrap", "spring roll", "egg roll", "chicken wrap", "doner"],
  senses: ["burrito#1", "wrap#3", "spring roll"],
  height: 0.06,
  slots: {
    tortilla: { ...slot("plaster", "#efdcae", "bread|skin|wrap"), takesWhole: true },
    foil: slot("silver", "#dfe2e4", "wrapper|paper"),
  },
  build: () => {
    const r = 0.028;
    const half = (flip: number): Geometry =>
      settle(
        sweep(
          circleOutline(r, 40),
          Array.from({ length: 19 }, (_, i): Vec3 => [(i / 18 - 0.5) * 0.105, 0, 0]),
          {
            scale: (t) => {
              const u = flip > 0 ? t : 1 - t;
              return u < 0.2 ? Math.sqrt(Math.max(0.05, 1 - ((0.2 - u) / 0.2) * ((0.2 - u) / 0.2))) : 1;
            },
          },
        ),
      );
    const paint: Paint = (surface, x, y, z, nx) => {
      const d = Math.sqrt(y * y + z * z) / r;
      if (x > 0.0522 && d < 0.93 && Math.abs(nx) >= 0) {
        const n = noise(y * 190, z * 190, 1, 5);
        const m = noise(y * 140, z * 140, 3, 9);
        tint(
          surface,
          fromHex(
            n > 0.25 ? "#f7f0dc" : m > 0.2 ? "#7a2a1c" : m < -0.25 ? "#5a9a2c" : n < -0.3 ? "#f2b82e" : "#6f3f20",
          ),
          1,
        );
        surface.height += 0.002 * n;
        surface.roughness = 0.4;
        return;
      }
      tint(surface, fromHex("#a8702c"), 0.75 * smoothstep(0.42, 0.62, noise(x * 75, y * 75, z * 75, 3)));
      surface.roughness = 0.7;
    };
    const foil = deform(
      sweep(
        circleOutline(r * 1.05, 40),
        Array.from({ length: 13 }, (_, i): Vec3 => [-0.0575 + (i / 12) * 0.06, 0, 0]),
        { scale: (t) => 0.62 + 0.4 * smoothstep(0, 0.3, t) },
      ),
      ([x, y, z]): Vec3 => {
        const f = 1 + 0.045 * noise(x * 110, y * 110, z * 110, 4);
        return [x, y * f, z * f];
      },
    );
    const a = chain(rotation(Z_AXIS, 0.35), rotation(Y_AXIS, -0.85), translation([-0.01, 0.048, -0.02]));
    const b = chain(rotation(Y_AXIS, -0.25), translation([-0.03, r * 1.06, 0.045]));
    return [
      makePart("lying", "tortilla", place(half(1), b), { weight: 1, paint, crease: 0.7 }),
      makePart("lying-foil", "foil", place(foil, b), { weight: 0.7 }),
      makePart("leaning", "tortilla", place(half(1), a), { weight: 1, paint, crease: 0.7 }),
      makePart("leaning-foil", "foil", place(foil, a), { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.55, elevation: 0.35 },
});

/** French fries: a red paper box, higher behind, full of golden square sticks. */
const fries = defineFood({
  id: "french-fries",
  words: ["french fries", "fries", "chips", "french fry", "box of fries", "potato chips", "nachos", "fry"],
  senses: ["french fries"],
  height: 0.15,
  slots: {
    fry: { ...slot("plastic", "#f2c144 #eeb93a", "potato|chip"), takesWhole: false },
    box: { ...slot("paper", "#c8201c", "carton|packet|bag"), takesWhole: true },
  },
  build: (food) => {
    const next = food.stream("fries");
    const sticks = Array.from({ length: 44 }, (_, i) => {
      const long = 0.075 + 0.045 * next();
      const [u, v] = [((i % 11) / 10 - 0.5) * 0.062, (Math.floor(i / 11) / 3 - 0.5) * 0.026];
      return place(
        settle(box([0.0082, long, 0.0082], { bevel: 0.0012 })),
        chain(
          rotation(Y_AXIS, next() * 2),
          rotation(Z_AXIS, -u * 5.2 + (next() - 0.5) * 0.16),
          rotation(X_AXIS, v * 4 + (next() - 0.5) * 0.16),
          translation([u * 0.95, 0.062 + long * 0.32 + next() * 0.012, v]),
        ),
      );
    });
    const steps = 20;
    const rings = [0, 1].flatMap(() => [] as Vec3[][]);
    const wall = (t: number, off: number): Vec3[] =>
      Array.from({ length: steps * 2 }, (_, k): Vec3 => {
        const front = k < steps;
        const u = ((k % steps) / (steps - 1)) * 2 - 1;
        const side = front ? u : -u;
        const half = 0.033 + 0.012 * t - off;
        const deep = (0.016 + 0.006 * t - off) * Math.sqrt(Math.max(0, 1 - side * side * 0.92));
        const lip = front ? 0.072 - 0.02 * (1 - side * side) : 0.08 + 0.014 * (1 - side * side);
        return [side * half, off > 0 ? Math.max(0.003, lip * t) : lip * t, front ? deep : -deep];
      });
    for (const t of [0, 0.25, 0.5, 0.75, 1]) rings.push(wall(t, 0));
    for (const t of [1, 0.6, 0.03]) rings.push(wall(t, 0.0012));
    const carton = loft(rings.map((ring) => [...ring].reverse()).reverse());
    const label: Paint = (surface, x, y, z) => {
      surface.roughness = 0.5;
      if (z <= 0.004) return;
      const [u, v] = [x / 0.016, (y - 0.031) / 0.016];
      const d = u * u + v * v;
      if (d < 1) tint(surface, fromHex("#f6c81e"), 1);
      if (d < 0.8) tint(surface, fromHex("#f9f1de"), 1);
    };
    const brown: Paint = (surface, x, y, z) => {
      tint(
        surface,
        fromHex("#b8741c"),
        0.6 * smoothstep(0.03, 0.055, Math.abs(y)) + 0.25 * smoothstep(0.2, 0.6, noise(x * 200, y * 60, z * 200, 3)),
      );
      surface.roughness = 0.45;
    };
    return [
      makePart("box", "box", carton, { weight: 1, paint: label }),
      makePart("fries", "fry", merge(sticks), { weight: 1, paint: brown }),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.22 },
});

/** Popcorn: a box with red and white stripes, wider above, heaped with burst white kernels. */
const popcorn = defineFood({
  id: "popcorn",
  words: ["popcorn", "popcorn bucket", "bucket of popcorn", "box of popcorn", "popcorn box", "bag of popcorn"],
  senses: ["popcorn#2", "popcorn#1"],
  height: 0.24,
  slots: {
    box: { ...slot("paper", "#c8201c", "bucket|bag|carton|tub"), takesWhole: true },
    popcorn: slot("plaster", "#fbf0cc", "corn|kernel"),
  },
  build: (food) => {
    const next = food.stream("kernels");
    const [low, high, tall] = [0.045, 0.064, 0.15];
    const square = (half: number, y: number): Vec3[] =>
      closeCorners(
        [
          [-half, -half, 0.004],
          [half, -half, 0.004],
          [half, half, 0.004],
          [-half, half, 0.004],
        ],
        3,
      ).map(([x, z]): Vec3 => [x, y, -z]);
    const bucket = loft([
      square(low, 0),
      square(high, tall),
      square(high - 0.0018, tall),
      square(high - 0.004, tall * 0.9),
    ]);
    const stripes: Paint = (surface, x, y, z, nx) => {
      const across = Math.abs(nx) > 0.7 ? z : x;
      const s = (across / (low + ((high - low) * y) / tall)) * 2.5 + 10.5;
      if ((Math.floor(s) & 1) === 0) tint(surface, fromHex("#f7f2e6"), 1);
      surface.roughness = 0.5;
    };
    const burst = (seed: number): Geometry =>
      merge(
        [
          [0, 0, 0, 1],
          [0.7, 0.2, 0.1, 0.75],
          [-0.5, 0.35, 0.4, 0.7],
          [0.05, 0.5, -0.6, 0.72],
          [-0.2, -0.3, 0.55, 0.6],
        ].map(([x, y, z, s], i) =>
          move(lumpy(sphere(0.0095 * (s as number), 10, 6), 0.16, 0.007, seed + i), [
            (x as number) * 0.0105,
            (y as number) * 0.0105,
            (z as number) * 0.0105,
          ]),
        ),
      );
    const kinds = [burst(1), burst(4), burst(9)];
    const heap = spread(46, 0.0, 1).map(([x, y, z], i) => {
      const far = Math.max(Math.abs(x), Math.abs(z), 1e-6);
      const square2 = Math.min(1.3, (Math.sqrt(x * x + z * z) / far) * 1.02);
      return place(
        kinds[i % 3] as Geometry,
        chain(
          rotation(X_AXIS, next() * 6),
          rotation(Y_AXIS, next() * 6),
          translation([x * 0.052 * square2, tall - 0.004 + y * 0.055, z * 0.052 * square2]),
        ),
      );
    });
    const puffed: Paint = (surface, x, y, z) => {
      const n = noise(x * 130, y * 130, z * 130, 3);
      tint(surface, fromHex("#e8b43a"), 0.7 * smoothstep(0.15, 0.6, n));
      surface.roughness = 0.7;
    };
    return [
      makePart("box", "box", bucket, { weight: 1, paint: stripes, crease: 0.5 }),
      makePart("core", "popcorn", move(oval([0.052, 0.05, 0.052], 20), [0, tall - 0.006, 0]), {
        weight: 0.5,
        paint: (s) => shade(s, 0.75),
      }),
      makePart("popcorn", "popcorn", merge(heap), { weight: 1, paint: puffed, crease: 1.2 }),
    ];
  },
  view: { azimuth: 0.5, elevation: 0.26 },
});

export const SNACKS: readonly Concept[] = [sandwich, hotDog, sausage, taco, burrito, fries, popcorn];
