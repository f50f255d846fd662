import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { type Outline, type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX, turnY } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { primitive } from "../../../geometry/sdf.ts";
import { ball } from "../../../geometry/sdf-primitives.ts";
import { slab } from "../../../geometry/slab.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

const [LONG, HIGH, OPEN] = [0.13, 0.062, 0.42] as const;

/** A wedge with its point to -X, its rind a part of a drum, with round holes in every face. */
export function holeyWedge(food: Food): Part[] {
  const [c, s] = [cos(OPEN), sin(OPEN)];
  const r = 0.004;
  const body = primitive({ min: [-LONG * 0.5, 0, -LONG * s], max: [LONG * 0.5, HIGH, LONG * s] }, (x, y, z) => {
    const u = x + LONG * 0.5;
    const side = Math.abs(z) * c - u * s;
    const rim = Math.sqrt(u * u + z * z) - LONG;
    const level = Math.abs(y - HIGH / 2) - HIGH / 2;
    const [a, b, d] = [Math.max(side + r, 0), Math.max(rim + r, 0), Math.max(level + r, 0)];
    return Math.sqrt(a * a + b * b + d * d) + Math.min(Math.max(side + r, rim + r, level + r), 0) - r;
  });
  const next = food.stream("holes");
  const holes = Array.from({ length: 20 }, (_, i) => {
    const t = 0.3 + 0.66 * next();
    const u = LONG * t;
    const size = 0.0045 + 0.0085 * next();
    const face = i % 3;
    const across = u * (s / c) * 0.985;
    const level = HIGH * (0.1 + 0.8 * next());
    if (face === 2)
      return carve(ball([u - LONG * 0.5, HIGH + size * 0.25, (next() * 2 - 1) * across * 0.8], size), 0.002);
    return carve(ball([u - LONG * 0.5, level, (face === 0 ? 1 : -1) * (across + size * 0.1)], size), 0.002);
  });
  const paint: Paint = (surface, x, y, z) => {
    const u = x + LONG * 0.5;
    const rind = smoothstep(LONG - 0.003, LONG - 0.0015, Math.sqrt(u * u + z * z));
    tint(surface, fromHex("#c9801c"), 0.9 * rind);
    shade(surface, 1 + 0.04 * noise(x * 60, y * 60, z * 60, 3));
    surface.roughness = 0.36;
  };
  return [
    makePart("cheese", "cheese", turnY(meshSdf(sculpt([add(body), ...holes]), 0.0024), -1.0), {
      weight: 1,
      paint,
      crease: 0.7,
    }),
  ];
}

/** A flat drum with a piece cut out. */
function wheel(food: Food): Part[] {
  const [r, h, open] = [0.12, 0.065, 0.42];
  const outline: Outline = [
    [0, 0],
    ...Array.from({ length: 57 }, (_, i): Point2 => {
      const a = open + (i / 56) * (TAU - 2 * open);
      return [r * cos(a), r * sin(a)];
    }),
  ];
  const paint: Paint = (surface, x, y, z) => {
    const d = Math.sqrt(x * x + y * y);
    const cut = d < r - 0.006 && Math.abs(z) < h / 2 - 0.004;
    surface.roughness = 0.5;
    if (!cut) {
      shade(surface, 1 + 0.1 * noise(x * 60, y * 60, z * 60, 3));
      return;
    }
    tint(surface, fromHex("#f6d77a"), 1);
    const hole = noise(x * 75, y * 75, z * 75, food.seed);
    shade(surface, 1 - 0.4 * smoothstep(0.5, 0.62, hole));
    surface.height -= 0.003 * smoothstep(0.48, 0.65, hole);
  };
  const wheelShape = turnY(turnX(extrude(outline, { depth: h, bevel: 0.004, bevelSteps: 3 }), -Math.PI / 2), -1.1);
  const slice: Outline = [
    [0, 0],
    ...Array.from({ length: 11 }, (_, i): Point2 => {
      const a = ((i / 10) * 2 - 1) * open * 0.9;
      return [r * cos(a), r * sin(a)];
    }),
  ];
  const wedge = turnY(turnX(extrude(slice, { depth: h, bevel: 0.003, bevelSteps: 2 }), -Math.PI / 2), -1.1);
  return [
    makePart("wheel", "cheese", wheelShape, { weight: 1, paint, crease: 0.6 }),
    makePart("wedge", "cheese", move(wedge, [0.05, 0, 0.085]), { weight: 0.9, paint, crease: 0.6 }),
  ];
}

/** Cheese: a yellow wedge full of round holes, a darker rind at its broad end; or a whole wheel with a piece cut out. */
export const cheese = defineFood({
  id: "cheese",
  words: [
    "cheese",
    "cheese wedge",
    "wedge of cheese",
    "swiss cheese",
    "piece of cheese",
    "cheese wheel",
    "wheel of cheese",
    "cheddar",
    "gouda",
    "emmental",
    "brie",
    "block of cheese",
  ],
  senses: ["cheese#1"],
  height: 0.065,
  slots: { cheese: { ...slot("plastic", "#f4bd2e #f0b424 #f6c84a", "body|rind|wedge"), takesWhole: true } },
  styles: {
    wedge: { weight: 1 },
    wheel: { weight: 0, words: ["cheese wheel", "wheel of cheese", "gouda", "brie"], traits: ["round", "slice-gone"] },
  },
  kinds: { yellow: {}, pale: { weight: 0, words: ["brie"], dress: { cheese: "#f3ead2" } } },
  build: (food) => (food.style === "wheel" ? wheel(food) : holeyWedge(food)),
  view: { azimuth: 0.3, elevation: 0.36 },
});

/** Butter: a pale yellow block on a dish, a pat cut off its end. */
export const butter = defineFood({
  id: "butter",
  words: [
    "butter",
    "stick of butter",
    "margarine",
    "block of butter",
    "butter cube",
    "cube of butter",
    "pat of butter",
    "knob of butter",
    "slab of butter",
  ],
  senses: ["butter#1"],
  height: 0.05,
  slots: {
    butter: { ...slot("plastic", "#f6dd78", "block|body"), takesWhole: true },
    dish: slot("ceramic-glaze", "#eee8da #cfdde0", "plate"),
  },
  build: () => {
    const dish = lathe(
      roundCorners(
        [
          [0, 0],
          [0.55, 0, 0.03],
          [1, 0.16, 0.03],
          [0.97, 0.22, 0.03],
          [0.6, 0.08, 0.05],
          [0, 0.08],
        ],
        3,
      ),
      64,
    );
    const flat = { ...dish, positions: dish.positions.map((v, i) => v * ([0.105, 0.05, 0.06][i % 3] as number)) };
    const block = box([0.09, 0.042, 0.046], { bevel: 0.002, bevelSteps: 2 });
    const pats = [0, 1].map((i) =>
      turnY(
        move(turnX(slab([0.046, 0.042, 0.008], 0.002, 0.0012), -1.25 + 0.1 * i), [
          0,
          0.011 + 0.006 * i,
          0.07 + 0.004 * i,
        ]),
        1.57,
      ),
    );
    return [
      makePart("dish", "dish", flat, { weight: 0.9 }),
      makePart("block", "butter", move(block, [-0.018, 0.024, 0]), { weight: 1 }),
      ...pats.map((g, i) => makePart(`pat-${i + 1}`, "butter", move(g, [-0.02, 0, 0]), { weight: 0.7 })),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.42 },
});
