import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, turnY, turnZ } from "../../../geometry/place.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { blockOn } from "../../building/masonry.ts";
import { slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { defineFood, type Food } from "../define-food.ts";
import { lumpy, oval } from "../shapes.ts";
import { tint } from "../tint.ts";

/** Flour lies where it was thrown. */
const floury: Paint = (surface, x, y, z) => {
  const cloud = noise(x * 9, 1, z * 9, 5) + 0.5 * noise(x * 30, 2, z * 30, 6);
  if (y > 0 && cloud > 0.15) tint(surface, [0.9, 0.88, 0.82], Math.min(0.85, 1.6 * (cloud - 0.15)));
};

/** Rolled out: a thin sheet whose rim wavers, on y = 0. */
function sheet(radius: number, thick: number, seed: number) {
  const disc = lathe(
    roundCorners(
      [
        [0, 0],
        [radius, 0, thick * 0.45],
        [radius, thick, thick * 0.45],
        [0, thick],
      ],
      3,
    ),
    56,
  );
  return deform(disc, ([x, y, z]) => {
    const r = Math.sqrt(x * x + z * z) / radius;
    const wave = 1 + 0.06 * r * noise((2 * x) / radius, 0, (2 * z) / radius, seed);
    return [x * wave * 1.16, y * (1 + 0.25 * noise(x * 20, 3, z * 20, seed)), z * wave];
  });
}

/** A rolling pin that lies along X on y = 0. */
function pin(radius: number, half: number): Part[] {
  const roll = turnZ(
    lathe(
      roundCorners(
        [
          [0, -half],
          [radius, -half, radius * 0.2],
          [radius, half, radius * 0.2],
          [0, half],
        ],
        3,
      ),
      28,
    ),
    PI / 2,
  );
  const grip = (s: number) => bar([s * half * 0.96, 0, 0], [s * half * 1.38, 0, 0], radius * 0.42, 12);
  return [
    makePart("pin", "pin", move(roll, [0, radius, 0]), { weight: 0.8, grain: "x" }),
    makePart("grips", "grip", move(merge([grip(-1), grip(1)]), [0, radius, 0]), { weight: 0.6 }),
  ];
}

const lift = (parts: readonly Part[], y: number, z: number): Part[] =>
  parts.map((part) => ({ ...part, geometry: move(turnY(part.geometry, 0.12), [0, y, z]) }));

/** On a table as high as a worktop, being rolled out; a heap of flour and a lump that waits beside it. */
function onTable({ seed }: Food): Part[] {
  const [wide, deep, high] = [1.1, 0.62, 0.74];
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => blockOn([0.07, high - 0.03, 0.07], sx * (wide / 2 - 0.07), 0, sz * (deep / 2 - 0.07), 0.006)),
  );
  const board = blockOn([wide, 0.045, deep], 0, high - 0.045, 0, 0.008);
  const lump = move(
    deform(lumpy(oval([0.1, 0.075, 0.1], 28), 0.04, 0.06, seed), ([x, y, z]) => [x, Math.max(y, -0.045), z]),
    [0.37, high + 0.043, -0.12],
  );
  return [
    makePart("legs", "table", merge(legs), { weight: 0.6, grain: "y" }),
    makePart("board", "table", board, { weight: 0.8, grain: "x", paint: floury }),
    makePart("sheet", "dough", move(sheet(0.23, 0.022, seed), [-0.06, high - 0.002, 0.02]), { weight: 1, crease: 1.2 }),
    makePart("lump", "dough", lump, { weight: 0.8, crease: 1.2 }),
    ...lift(pin(0.042, 0.2), high + 0.017, 0.04),
  ];
}

/** Dough. What makes it itself: a pale soft lump with a fold in it and flour about it; rolled out a thin sheet, its rim uneven, the rolling pin on it; at work on a table; a bare disc in the air. */
export const dough = defineFood({
  id: "dough",
  words: [
    "dough",
    "bread dough",
    "pizza dough",
    "cookie dough",
    "ball of dough",
    "rolled dough",
    "worked dough",
    "tossed dough",
  ],
  senses: ["dough"],
  height: 0.12,
  slots: {
    dough: { ...slot("plaster", "#ecdcb6 #e8d3a6", "body|paste"), takesWhole: true },
    pin: slot("oak", "#c99a62 #b98552", "rolling pin|roller"),
    grip: slot("painted-wood", "#b3262a #2f5d7c"),
    table: slot("oak", "#a8713f #8f5e34", "board|worktop"),
  },
  styles: {
    lump: { weight: 3 },
    sheet: { weight: 1, words: ["pizza dough", "rolled dough"], traits: ["flat", "thin"], slots: ["pin"] },
    table: { weight: 0, words: ["worked dough"], traits: ["worked"] },
    tossed: { weight: 0, words: ["tossed dough"] },
  },
  build: (food) => {
    if (food.style === "table") return onTable(food);
    if (food.style === "sheet")
      return [
        makePart("sheet", "dough", sheet(0.16, 0.016, food.seed), { weight: 1, crease: 1.2 }),
        ...lift(pin(0.03, 0.15), 0.013, 0.01),
      ];
    if (food.style === "tossed")
      return [makePart("sheet", "dough", sheet(0.17, 0.016, food.seed), { weight: 1, crease: 1.2 })];
    const body = deform(lumpy(oval([0.11, 0.085, 0.1], 56), 0.05, 0.05, food.seed), ([x, y, z]) => {
      const fold = 0.012 * cos(Math.min(1, Math.abs(z - 0.25 * x - 0.02) / 0.02) * (PI / 2)) * (y > 0 ? 1 : 0);
      return [x, Math.max(y, -0.05) - fold + 0.004 * sin(x * 40), z];
    });
    return [makePart("dough", "dough", move(body, [0, 0.06, 0]), { weight: 1, crease: 1.2, paint: floury })];
  },
  view: { azimuth: 0.5, elevation: 0.3 },
});
