import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, rectangleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, slot } from "../define-food.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "../meal/dish.ts";
import { lumpy, oval } from "../shapes.ts";
import { CRUST, glossy, shade, tint } from "../tint.ts";

const WHITE = fromHex("#f8f4ec");

/** Lollipop: a flat disc of sugar with a spiral of two colours, upright on a thin white stick. */
const lollipop = defineFood({
  id: "lollipop",
  words: ["lollipop", "lolly", "sucker", "swirl lollipop"],
  senses: ["lollipop#1", "lollipop#2"],
  height: 0.2,
  slots: {
    candy: { ...slot("plastic", "#e02a4a #f08a1e #3a9ad8 #c43aa8 #4ab84a", "disc|head|sugar"), takesWhole: true },
    stick: slot("paper", "#f4f0e6"),
  },
  build: () => {
    const r = 0.042;
    const disc = move(
      settle(
        turnX(
          lathe(
            roundCorners(
              [
                [0, -0.009],
                [r * 0.86, -0.009, 0.004],
                [r, 0, 0.008],
                [r * 0.86, 0.009, 0.004],
                [0, 0.009],
              ],
              4,
            ),
            64,
          ),
          PI / 2,
        ),
      ),
      [0, 0.165, 0],
    );
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + y * y) / r;
      const s = d * 2.4 + (atan2(y, x) / TAU) * 2 * (z > 0 ? -1 : 1) + 10;
      const part = s - Math.floor(s);
      if (part < 0.42) tint(surface, WHITE, 1);
      surface.roughness = 0.08;
      surface.height += 0.0005 * Math.abs(part - 0.5);
    };
    return [
      makePart("candy", "candy", disc, { weight: 1, paint, crease: 1.1 }),
      makePart("stick", "stick", cylinder({ radius: 0.003, height: 0.14, bevel: 0.0008, segments: 14 }), {
        weight: 0.8,
      }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.12 },
});

/** Candy cane: a sugar rod bent into a crook, red and white stripes winding round it. */
const candyCane = defineFood({
  id: "candy-cane",
  words: ["candy cane", "peppermint stick", "christmas candy"],
  senses: ["candy cane"],
  height: 0.15,
  slots: { candy: { ...slot("plastic", "#cf1420", "stripe|sugar|body"), takesWhole: true } },
  build: () => {
    const [tall, bend] = [0.108, 0.026];
    const path: Vec3[] = [
      ...Array.from({ length: 23 }, (_, i): Vec3 => [0, (i / 22) * tall, 0]),
      ...Array.from({ length: 24 }, (_, i): Vec3 => {
        const a = ((i + 1) / 24) * PI * 1.12;
        return [bend - bend * cos(a), tall + bend * sin(a), 0];
      }),
    ];
    const rod = settle(tube(0.0078, path, 20, { endRounding: 0.006, endSteps: 3 }));
    const paint: Paint = (surface, x, y, z) => {
      const upper = y > tall;
      const a = upper ? PI - atan2(y - tall, x - bend) : 0;
      const turned = a < -0.2 ? a + TAU : a;
      const far = !upper && x > bend;
      const along = far ? tall + bend * PI + (tall - y) : upper ? tall + bend * turned : y;
      const q = upper ? bend - Math.sqrt((x - bend) * (x - bend) + (y - tall) * (y - tall)) : far ? x - 2 * bend : -x;
      const s = along / 0.021 + atan2(z, q) / TAU + 20;
      const part = s - Math.floor(s);
      if (part < 0.5 || (part > 0.66 && part < 0.72)) tint(surface, WHITE, 1);
      surface.roughness = 0.1;
    };
    return [makePart("candy", "candy", rod, { weight: 1, paint, crease: 1.1 })];
  },
  view: { azimuth: 0.2, elevation: 0.12 },
});

/** Wrapped candies: striped balls of sugar in twisted paper whose ends fan out. */
const candy = defineFood({
  id: "candy",
  words: [
    "candy",
    "sweet",
    "sweets",
    "wrapped candy",
    "bonbon",
    "toffee",
    "caramel",
    "peppermint",
    "hard candy",
    "jelly bean",
    "gumdrop",
    "gummy bear",
    "bubblegum",
    "marshmallow",
    "gumball",
    "taffy",
  ],
  senses: ["candy#1", "sweet#3"],
  height: 0.04,
  slots: {
    red: { ...slot("plastic", "#e0283c", "wrapper|paper"), takesWhole: true },
    yellow: slot("plastic", "#f5c21e"),
    blue: slot("plastic", "#3a8fd8"),
  },
  build: () => {
    const wrapped = (): Geometry => {
      const line = [
        [0, -0.038],
        [0.0165, -0.0375],
        [0.012, -0.029],
        [0.0042, -0.0195],
        [0.0105, -0.0145],
        [0.016, -0.006],
        [0.0165, 0],
        [0.016, 0.006],
        [0.0105, 0.0145],
        [0.0042, 0.0195],
        [0.012, 0.029],
        [0.0165, 0.0375],
        [0, 0.038],
      ] as const;
      return settle(
        deform(lathe(line, 60), ([x, y, z]) => {
          const fan = smoothstep(0.017, 0.026, Math.abs(y));
          const f = 1 + fan * 0.22 * cos(9 * atan2(z, x));
          return [x * f, y, z * f * (1 - 0.35 * fan)];
        }),
      );
    };
    const paint: Paint = (surface, x, y, z) => {
      surface.roughness = 0.14;
      if (Math.abs(y) > 0.019) {
        shade(surface, 0.85 + 0.15 * cos(9 * atan2(z, x)));
        return;
      }
      const s = (atan2(z, x) / TAU) * 6 + y * 45 + 20;
      if (s - Math.floor(s) < 0.45) tint(surface, WHITE, 1);
    };
    const spots = [
      ["red", 0.012, 0.025, 0.3],
      ["yellow", -0.03, -0.012, -0.5],
      ["blue", 0.045, -0.026, 1.1],
    ] as const;
    return spots.map(([colour, x, z, a]) =>
      makePart(
        `${colour}-candy`,
        colour,
        place(wrapped(), chain(rotation(Z_AXIS, PI / 2), rotation(Y_AXIS, a), translation([x, 0.0165, z]))),
        { weight: 1, paint, crease: 0.9 },
      ),
    );
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});

/** Chocolate bar: brown tablets with bevelled squares, its lower half in torn silver foil and a coloured paper sleeve. */
const chocolateBar = defineFood({
  id: "chocolate-bar",
  words: ["chocolate bar", "chocolate", "bar of chocolate", "candy bar", "chocolates", "brownie", "fudge", "truffle"],
  senses: ["chocolate#2", "brownie#3", "candy bar#1"],
  height: 0.03,
  slots: {
    chocolate: { ...slot("plastic", "#4a2412 #5a2f18 #3a1a0c", "square|body"), takesWhole: true },
    foil: slot("silver", "#e2e4e6"),
    wrapper: slot("paper", "#b8202c #2a4a8f #6a2a7a #c8921e", "sleeve|paper|packet"),
  },
  extras: { wrapper: { chance: 0.95 } },
  build: (food) => {
    const [cols, rows, s] = [4, 7, 0.0185];
    const tilt = chain(rotation(X_AXIS, -0.0), rotation(Y_AXIS, 0.35));
    const tablet = settle(box([s * 0.95, 0.006, s * 0.95], { bevel: 0.0022, bevelSteps: 2 }));
    const tablets = Array.from({ length: cols * rows }, (_, i) =>
      move(tablet, [((i % cols) - (cols - 1) / 2) * s, 0.0085, (Math.floor(i / cols) - (rows - 1) / 2) * s]),
    );
    const base = move(box([cols * s, 0.0065, rows * s], { bevel: 0.001 }), [0, 0.0038, 0]);
    const parts: Part[] = [
      makePart("chocolate", "chocolate", place(merge([base, ...tablets]), tilt), { weight: 1, paint: glossy(0.22) }),
    ];
    if (food.has("wrapper")) {
      const cuff = (x: number, y: number, from: number, to: number, rough: number): Geometry => {
        const section = rectangleOutline(x, y, 0.002, 2);
        return deform(
          sweep(
            section,
            Array.from({ length: 13 }, (_, i): Vec3 => [0, 0.0064, from + ((to - from) * i) / 12]),
            { up: [0, 1, 0] },
          ),
          ([px, py, pz]): Vec3 => {
            const torn = pz < from + 0.001 ? rough * noise(px * 190, py * 300, 1, food.seed) : 0;
            return [px, py, pz + torn];
          },
        );
      };
      const end = (rows * s) / 2 + 0.003;
      const label: Paint = (surface, x, y, z) => {
        surface.roughness = 0.4;
        if (Math.abs(z - 0.04) < 0.013 && y > 0.01)
          tint(
            surface,
            fromHex("#f3dfa8"),
            Math.abs(Math.abs(z - 0.04) - 0.0105) < 0.0012 ||
              (Math.abs(x) < 0.026 && Math.abs(z - 0.04) < 0.005 && noise(x * 260, 1, 2, 3) > -0.25)
              ? 1
              : 0,
          );
      };
      parts.push(
        makePart("foil", "foil", place(cuff(cols * s + 0.003, 0.0155, 0.0, end, 0.007), tilt), {
          weight: 0.8,
          paint: (f, x, y, z) => {
            f.height += 0.0008 * noise(x * 200, y * 200, z * 200, 3);
          },
        }),
      );
      parts.push(
        makePart("wrapper", "wrapper", place(settle(cuff(cols * s + 0.0045, 0.017, 0.014, end + 0.001, 0)), tilt), {
          weight: 0.9,
          paint: label,
        }),
      );
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.62 },
});

/** Cookie: a thick round biscuit, cracked, browned at its edge, studded with dark chips; a few lie stacked. */
const cookie = defineFood({
  id: "cookie",
  words: [
    "cookie",
    "biscuit",
    "chocolate chip cookie",
    "cracker",
    "shortbread",
    "oreo",
    "wafer",
    "scone",
  ],
  senses: ["cookie#1", "biscuit#1", "cracker#1", "scone#1"],
  height: 0.03,
  slots: {
    dough: { ...slot("plaster", "#c98f4c #c08444", "body|biscuit"), takesWhole: true },
    chip: slot("plastic", "#34180c", "chocolate|raisin"),
  },
  extras: { chip: { chance: 1 } },
  build: (food) => {
    const r = 0.038;
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / r;
      tint(surface, CRUST, 0.6 * smoothstep(0.7, 1, d));
      const crack = Math.abs(noise(x * 75, y * 20, z * 75, food.seed));
      shade(surface, 1 - 0.3 * smoothstep(0.08, 0.02, crack) + 0.1 * noise(x * 220, y * 220, z * 220, 4));
      surface.height += 0.0009 * noise(x * 150, y * 150, z * 150, 5) - 0.0012 * smoothstep(0.08, 0.02, crack);
      surface.roughness = 0.8;
    };
    const disc = lumpy(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.93, 0, 0.002],
            [r, 0.005, 0.004],
            [r * 0.85, 0.0105, 0.012],
            [0, 0.0125],
          ],
          4,
        ),
        56,
      ),
      0.03,
      0.016,
      food.seed,
    );
    const next = food.stream("chips");
    const chips = Array.from({ length: 15 }, (_, i) => {
      const a = i * 2.399963;
      const d = r * 0.86 * Math.sqrt((i + 0.5) / 15);
      return move(lumpy(oval([0.0044, 0.0034, 0.004], 12), 0.15, 0.003, i), [
        d * cos(a),
        0.0122 - 0.0035 * (d / r) * (d / r) + 0.0008 * next(),
        d * sin(a),
      ]);
    });
    const one = (at: ReturnType<typeof rotation>, name: string): Part[] => [
      makePart(name, "dough", place(disc, at), { weight: 1, paint, crease: 1.1 }),
      ...(food.has("chip")
        ? [makePart(`${name}-chips`, "chip", place(merge(chips), at), { weight: 0.9, paint: glossy(0.3), crease: 1.2 })]
        : []),
    ];
    return [
      ...one(translation([0, 0, 0]), "lower"),
      ...one(chain(rotation(Y_AXIS, 1.9), translation([0.005, 0.0122, -0.004])), "upper"),
      ...one(chain(rotation(Y_AXIS, 0.7), rotation(X_AXIS, 1.02), translation([0.004, 0.031, 0.04])), "leaning"),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.4 },
});

/** Macarons: two smooth pastel shells with ruffled feet around a line of cream, stacked and leaning in several colours. */
const macaron = defineFood({
  id: "macaron",
  words: ["macaron", "macaroon", "meringue", "eclair", "cream puff", "profiterole", "stack of macarons"],
  senses: ["macaroon", "meringue#1"],
  height: 0.08,
  slots: {
    first: { ...slot("plastic", "#f2a0b8", "shell|cookie"), takesWhole: true },
    second: slot("plastic", "#b8dca0"),
    third: slot("plastic", "#f5d98a"),
    cream: slot("plastic", "#fbf4e4", "filling"),
  },
  build: () => {
    const r = 0.0235;
    const shell = lathe(
      roundCorners(
        [
          [0, 0],
          [r * 0.97, 0, 0.001],
          [r * 1.02, 0.002, 0.0015],
          [r * 0.96, 0.0042, 0.001],
          [r * 0.99, 0.0065, 0.004],
          [r * 0.72, 0.0125, 0.01],
          [0, 0.0135],
        ],
        4,
      ),
      64,
    );
    const ruffle: Paint = (surface, x, y, z) => {
      surface.roughness = 0.5;
      if (y > 0.0046 || y < 0) return;
      const n = noise(x * 700, y * 500, z * 700, 3);
      shade(surface, 0.94 + 0.1 * n);
      surface.height += 0.001 * n;
    };
    const cream = move(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.94, 0, 0.002],
            [r * 0.94, 0.0056, 0.002],
            [0, 0.0056],
          ],
          3,
        ),
        40,
      ),
      [0, 0.0128, 0],
    );
    const one = (name: string, colour: string, at: ReturnType<typeof rotation>): Part[] => [
      makePart(
        `${name}-lower`,
        colour,
        place(place(shell, chain(rotation(X_AXIS, PI), translation([0, 0.0135, 0]))), at),
        { weight: 0.9, paint: ruffle, crease: 0.9 },
      ),
      makePart(`${name}-cream`, "cream", place(cream, at), { weight: 0.7 }),
      makePart(`${name}-upper`, colour, place(move(shell, [0, 0.0178, 0]), at), {
        weight: 0.9,
        paint: ruffle,
        crease: 0.9,
      }),
    ];
    return [
      ...one("bottom", "first", translation([0, 0, 0])),
      ...one("middle", "second", translation([0.003, 0.0308, 0.001])),
      ...one("top", "third", translation([-0.001, 0.0616, -0.001])),
      ...one(
        "leaning",
        "first",
        chain(rotation(X_AXIS, 1.12), rotation(Y_AXIS, 0.5), translation([0.026, 0.0225, 0.026])),
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.26 },
});

const syrupPaint = glossy(0.06);

/** Pancakes: a stack of soft browned rounds, amber syrup running down its side, a square of butter melting on top, berries. */
const pancake = defineFood({
  id: "pancake",
  words: [
    "pancake",
    "stack of pancakes",
    "pancakes",
    "flapjack",
    "crepe",
    "hotcake",
    "pancake stack",
    "breakfast",
    "french toast",
    "waffle",
    "belgian waffle",
  ],
  senses: ["pancake#1", "breakfast#1", "waffle#1"],
  height: 0.09,
  slots: {
    cake: { ...slot("plaster", "#e8bc72", "pancake|waffle|dough"), takesWhole: true },
    syrup: slot("glass", "#9a4a0e", "honey|maple syrup|sauce"),
    butter: slot("plastic", "#f9e07a"),
    berry: slot("plastic", "#2b3a72 #b80f1c", "blueberry|fruit|strawberry"),
    plate: PLATE_SLOT,
  },
  styles: { pancakes: { weight: 1 }, waffles: { weight: 0, words: ["waffle", "belgian waffle"] } },
  count: { slot: "cake", min: 4, max: 6, most: 12 },
  extras: { syrup: { chance: 1 }, butter: { chance: 1 }, berry: { chance: 0.45 } },
  build: (food) => {
    const next = food.stream("stack");
    const r = 0.066;
    const waffles = food.style === "waffles";
    const n = waffles ? Math.min(3, food.count) : food.count;
    const thick = waffles ? 0.017 : 0.0115;
    const disc = lathe(
      roundCorners(
        [
          [0, 0],
          [r * 0.94, 0, 0.004],
          [r, thick / 2, 0.005],
          [r * 0.94, thick, 0.004],
          [0, thick],
        ],
        4,
      ),
      64,
    );
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / r;
      const side = smoothstep(0.96, 0.985, d);
      const brown = (1 - side) * (0.72 + 0.25 * noise(x * 40, y * 40, z * 40, 3)) * smoothstep(1, 0.93, d);
      tint(surface, fromHex("#a8601c"), brown * 0.85);
      surface.roughness = 0.7;
      if (!waffles || d > 0.93) return;
      const [u, v] = [x / 0.0165 + 20.5, z / 0.0165 + 20.5];
      const cell = Math.min(0.5 - Math.abs(u - Math.floor(u) - 0.5), 0.5 - Math.abs(v - Math.floor(v) - 0.5));
      const dent = smoothstep(0.12, 0.22, cell);
      surface.height -= 0.005 * dent;
      shade(surface, 1 - 0.42 * dent);
      tint(surface, fromHex("#e8b866"), 0.5 * (1 - dent));
    };
    const parts: Part[] = [platePart(0.11)];
    for (let i = 0; i < n; i += 1) {
      const g = lumpy(disc, 0.02, 0.03, food.seed + i);
      parts.push(
        makePart(
          `cake-${i + 1}`,
          "cake",
          place(
            g,
            chain(
              rotation(Y_AXIS, next() * 6),
              translation([(next() - 0.5) * 0.006, PLATE_TOP - 0.001 + i * (thick - 0.0006), (next() - 0.5) * 0.006]),
            ),
          ),
          { weight: 1, paint, crease: 1 },
        ),
      );
    }
    const top = PLATE_TOP - 0.001 + n * (thick - 0.0006);
    if (food.has("syrup")) {
      const pool = lathe(
        [
          [0, -0.002],
          [r * 0.5, -0.002],
          [0.9999, -1],
          [1, -0.6],
          [1, -0.3],
          [r * 0.99, 0.0006],
          [r * 0.8, 0.002],
          [0, 0.0026],
        ],
        120,
      );
      const run = deform(pool, ([x, y, z]): Vec3 => {
        const a = atan2(z, x);
        const d = Math.sqrt(x * x + z * z);
        const lobe = 0.5 + 0.5 * cos(a * 7 + food.seed + 1.5 * sin(a * 2));
        const reach = smoothstep(0.55, 0.8, lobe);
        const rim = r * (0.72 + 0.3 * smoothstep(0.1, 0.5, lobe));
        const fall = (thick * n - 0.006) * reach * (0.5 + 0.5 * sin(a * 3 + food.seed));
        if (d < r * 0.95) return [x, y, z];
        const q = d > 0.99 ? rim + 0.0045 * reach - (y > -0.9 ? 0 : 0.0055) : rim * 0.97;
        const drop = d > 0.99 ? (y + 0.3) * fall - 0.0005 : 0.0015;
        return [q * cos(a), drop, q * sin(a)];
      });
      parts.push(
        makePart("syrup", "syrup", move(run, [0, top + 0.0008, 0]), { weight: 0.9, paint: syrupPaint, crease: 1.2 }),
      );
    }
    if (food.has("butter"))
      parts.push(
        makePart(
          "butter",
          "butter",
          place(
            box([0.024, 0.009, 0.024], { bevel: 0.0022, bevelSteps: 2 }),
            chain(rotation(Y_AXIS, 0.4), translation([0.002, top + 0.006, 0.004])),
          ),
          { weight: 0.8, paint: glossy(0.3) },
        ),
      );
    if (food.has("berry"))
      parts.push(
        makePart(
          "berries",
          "berry",
          merge(
            (
              [
                [0.03, -0.012],
                [0.021, -0.026],
                [-0.026, -0.018],
                [-0.029, 0.016],
                [0.034, 0.008],
              ] as const
            ).map(([x, z]) => move(sphere(0.0078, 18), [x, top + 0.0078, z])),
          ),
          { weight: 0.7, paint: glossy(0.3) },
        ),
      );
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.34 },
});

/** Pie: a crimped golden rim in a tin, a lattice of pastry strips, dark red fruit shining between them. */
const pie = defineFood({
  id: "pie",
  words: ["pie", "apple pie", "cherry pie", "pumpkin pie", "quiche", "blueberry pie", "turnover", "pudding", "custard"],
  senses: ["pie#1", "quiche#2", "pudding#2"],
  height: 0.06,
  slots: {
    crust: { ...slot("plaster", "#d9a050 #cf9444", "pastry|dough|lattice"), takesWhole: true },
    filling: slot("plastic", "#8f101c", "fruit|cherry|apple|jam"),
    tin: slot("brushed-steel", "#c8ccd0", "dish|pan"),
  },
  kinds: {
    cherry: { weight: 2, words: ["cherry pie"], dress: { filling: "#8f101c" } },
    apple: { weight: 2, words: ["apple pie"], dress: { filling: "#c8801e" } },
    blue: { words: ["blueberry pie"], dress: { filling: "#2a1a4a" } },
    smooth: { weight: 0, words: ["pumpkin pie", "quiche", "custard", "pudding"], dress: { filling: "#c46a1c" } },
  },
  build: (food) => {
    const r = 0.12;
    const baked: Paint = (surface, x, y, z) => {
      tint(surface, CRUST, 0.5 * smoothstep(0.036, 0.05, y) * (0.7 + 0.5 * noise(x * 60, y * 60, z * 60, 3)));
      shade(surface, 1 + 0.08 * noise(x * 260, y * 260, z * 260, 4));
      surface.roughness = 0.5;
    };
    const tin = lathe(
      roundCorners(
        [
          [0, 0],
          [r * 0.74, 0, 0.003],
          [r * 0.98, 0.038, 0.002],
          [r * 1.06, 0.04, 0.001],
          [r * 1.06, 0.042, 0.001],
          [r * 0.9, 0.041],
          [0, 0.03],
        ],
        3,
      ),
      72,
    );
    const rim = deform(
      lathe(
        roundCorners(
          [
            [r * 0.84, 0.034],
            [r * 1.03, 0.04, 0.003],
            [r * 1.04, 0.047, 0.004],
            [r * 0.95, 0.054, 0.006],
            [r * 0.86, 0.046, 0.004],
          ],
          4,
        ),
        140,
        true,
      ),
      ([x, y, z]) => {
        const wave = cos(28 * atan2(z, x));
        return [x * (1 + 0.016 * wave), y + (y > 0.038 ? 0.0035 * wave : 0), z * (1 + 0.016 * wave)];
      },
    );
    const bubbling: Paint = (surface, x, y, z) => {
      surface.roughness = 0.1;
      if (food.kind === "smooth") return;
      const [u, v] = [x * 62 + 0.3 * noise(x * 30, 1, z * 30, 3), z * 62 + 0.5 * (Math.floor(x * 62) & 1)];
      const [p, q] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
      const bump = Math.max(0, 0.48 - Math.sqrt(p * p + q * q));
      shade(surface, 0.6 + 1.2 * bump);
      surface.height += 0.006 * bump + 0 * y;
    };
    const parts: Part[] = [
      makePart("tin", "tin", tin, { weight: 0.7 }),
      makePart(
        "filling",
        "filling",
        move(
          lathe(
            [
              [0, 0],
              [r * 0.88, 0],
              [r * 0.88, 0.012],
              [r * 0.5, 0.0155],
              [0, 0.0165],
            ],
            64,
          ),
          [0, 0.031, 0],
        ),
        { weight: 0.9, paint: bubbling, crease: 1 },
      ),
      makePart("rim", "crust", settle(rim), { weight: 1, paint: baked, crease: 1 }),
    ];
    if (food.kind === "smooth") return parts;
    const strips: Geometry[] = [];
    for (let k = -2; k <= 2; k += 1)
      for (const cross of [0, 1]) {
        const at = k * 0.0385;
        const half = Math.sqrt(r * r * 0.84 - at * at);
        const path = Array.from({ length: 33 }, (_, i): Vec3 => {
          const x = (i / 32 - 0.5) * 2 * half;
          const weave = cos((x / 0.0385) * PI) * ((k + 4) % 2 === 0 ? 1 : -1) * (cross === 0 ? 1 : -1);
          return [x, 0.0495 + 0.0022 * weave - 0.45 * (x * x + at * at) * 0.8, at];
        });
        const strip = sweep(rectangleOutline(0.0185, 0.0042, 0.0015, 2), path, { up: [0, 1, 0] });
        strips.push(cross === 0 ? strip : turnY(strip, PI / 2));
      }
    parts.push(makePart("lattice", "crust", settle(merge(strips)), { weight: 1, paint: baked }));
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.62 },
});

/** Pretzel: a rope of shining brown dough knotted into three loops, its crossed ends pressed on, coarse white salt. */
const pretzel = defineFood({
  id: "pretzel",
  words: ["pretzel", "soft pretzel", "salted pretzel"],
  senses: ["pretzel"],
  height: 0.03,
  slots: {
    crust: { ...slot("plastic", "#a8601e #9a5418", "dough|body"), takesWhole: true },
    salt: slot("plastic", "#faf7f0"),
  },
  extras: { salt: { chance: 1 } },
  build: (food) => {
    const points: Vec3[] = (
      [
        [-0.03, 0.036, 0.0105],
        [-0.014, 0.014, 0.017],
        [0.006, -0.01, 0.006],
        [0.028, -0.034, 0.001],
        [0.052, -0.03, 0],
        [0.062, 0.0, 0],
        [0.05, 0.034, 0],
        [0.026, 0.045, 0],
        [0, 0.042, 0],
      ] as const
    ).map(([x, z, y]): Vec3 => [x, y, z]);
    const mirrored = [...points]
      .reverse()
      .slice(1)
      .map(([x, y, z], i): Vec3 => [-x, i > 4 ? y * 0.6 + (i === 5 ? 0.008 : 0) : y, z]);
    const path = curveThrough([...points, ...mirrored]);
    const rope = tube(0.0098, path, 18, {
      scale: (t) => 0.72 + 0.6 * sin(PI * t) * sin(PI * t),
      endRounding: 0.006,
      endSteps: 3,
    });
    const next = food.stream("salt");
    const salt = Array.from({ length: 46 }, () => {
      const p = path[Math.floor(next() * path.length * 0.98)] as Vec3;
      const thick = 0.0098 * 0.99;
      const a = (next() - 0.5) * 1.3;
      return place(
        box([0.0022, 0.0018, 0.0022]),
        chain(
          rotation(Y_AXIS, next() * 6),
          translation([p[0] + sin(a) * thick * 0.6, p[1] + cos(a) * thick * 1.06, p[2] + sin(a * 3) * 0.003]),
        ),
      );
    });
    const paint: Paint = (surface, x, y, z) => {
      tint(
        surface,
        fromHex("#e0b878"),
        0.6 * smoothstep(-0.002, -0.008, y) +
          0.35 * smoothstep(0.03, 0.04, z) * smoothstep(0.5, 0.65, noise(x * 90, y * 90, z * 90, 3) + 0.5),
      );
      shade(surface, 1 + 0.12 * noise(x * 60, y * 60, z * 60, 4));
      surface.roughness = 0.22;
    };
    return [
      makePart("pretzel", "crust", settle(rope), { weight: 1, paint, crease: 1.1 }),
      ...(food.has("salt") ? [makePart("salt", "salt", merge(salt), { weight: 0.5 })] : []),
    ];
  },
  view: { azimuth: 0.0, elevation: 0.85 },
});

/** Honeycomb: a slab of six-sided wax cells, amber honey in them and dripping down. */
const honeycomb = defineFood({
  id: "honeycomb",
  words: ["honeycomb", "honey", "bee honey"],
  senses: ["honeycomb#2", "honey#1"],
  height: 0.1,
  slots: {
    wax: { ...slot("plastic", "#e8a81e", "cell|comb"), takesWhole: true },
    honey: slot("glass", "#c8700a", "drip"),
  },
  build: () => {
    const s = 0.0105;
    const rings: Geometry[] = [];
    const fills: Geometry[] = [];
    const hex = (r: number) =>
      circleOutline(r, 6).map(
        ([x, y]) => [x * cos(PI / 6) - y * sin(PI / 6), x * sin(PI / 6) + y * cos(PI / 6)] as const,
      );
    for (let j = 0; j < 6; j += 1)
      for (let i = 0; i < 6 - (j % 2); i += 1) {
        const at: Vec3 = [(i - 2.5 + (j % 2) * 0.5) * s * 1.732, 0.012 + j * s * 1.5, 0];
        rings.push(move(extrude(hex(s * 1.03), { depth: 0.024, holes: [[...hex(s * 0.8)].reverse()] }), at));
        fills.push(move(extrude(hex(s * 0.86), { depth: (i * 5 + j * 3) % 4 === 0 ? 0.012 : 0.021 }), at));
      }
    const drips = [-0.03, 0.006, 0.034].map((x, i) =>
      move(oval([0.0045, 0.0125 + 0.004 * i, 0.004], 16), [x, 0.006 + 0.0005 * i, 0.01]),
    );
    return [
      makePart("wax", "wax", merge(rings), { weight: 1, paint: glossy(0.4) }),
      makePart("honey", "honey", merge([...fills, ...drips]), { weight: 0.9, paint: glossy(0.06) }),
    ];
  },
  view: { azimuth: 0.45, elevation: 0.2 },
});

export const SWEETS: readonly Concept[] = [
  lollipop,
  candyCane,
  candy,
  chocolateBar,
  cookie,
  macaron,
  pancake,
  pie,
  pretzel,
  honeycomb,
];
