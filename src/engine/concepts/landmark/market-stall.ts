import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, beam } from "../pieces.ts";

const [W, D, COUNTER] = [2.4, 1.2, 0.9];

/** A sloping awning whose front edge hangs in scallops. */
function awning(): Part["geometry"] {
  const n = 48;
  const rows: readonly (readonly [number, number, number])[] = [
    [2.45, -0.72, 0],
    [2.36, -0.2, 0.03],
    [2.24, 0.4, 0.035],
    [2.08, 0.98, 0],
    [1.98, 1.0, 0],
  ];
  return loft(
    Array.from({ length: n + 1 }, (_, i): Ring => {
      const x = -W / 2 - 0.16 + ((W + 0.32) * i) / n;
      const scallop = 0.09 * Math.abs(sin((i / n) * PI * 12));
      const line = rows.map(([y, z, sag], k): Vec3 => [x, y - sag - (k === 4 ? scallop : 0), z]);
      const under = line.map(([a, b, c]): Vec3 => [a, b - 0.012, c - 0.012]);
      return [...line, ...under.reverse()];
    }),
  );
}

function build({ stream }: Planned): Part[] {
  const random = stream("goods");
  const bins = [-0.9, -0.3, 0.3, 0.9];
  const goods = bins.map((x, k) => {
    const size = [0.055, 0.048, 0.062, 0.042][k] as number;
    const rows = Math.floor(0.5 / (size * 2));
    const cols = Math.floor(0.36 / (size * 2));
    return merge(
      Array.from({ length: rows * cols + 6 }, (_, i) => {
        const upper = i >= rows * cols;
        const [a, b] = upper
          ? [1 + ((i * 3) % (rows - 2)) + 0.5, (i % Math.max(1, cols - 1)) + 0.5]
          : [i % rows, Math.floor(i / rows)];
        const u = x - 0.25 + size + a * size * 2 + (random() - 0.5) * 0.008;
        const w = -0.19 + size + b * size * 2;
        return move(stretch(sphere(size, 14, 10), [1, k === 2 ? 0.85 : 0.98, k === 3 ? 1.3 : 1]), [
          u,
          0.055 + (upper ? size * 1.3 : 0),
          w,
        ]);
      }),
    );
  });
  const tilt = (g: Part["geometry"]) => move(turnX(g, 0.32), [0, COUNTER + 0.1, 0.36]);
  return [
    makePart(
      "frame",
      "wood",
      merge([
        ...[-1, 1].flatMap((s) => [
          block([0.09, 2.42, 0.09], [(s * W) / 2, 1.21, -D / 2], 0.008),
          block([0.09, 2.2, 0.09], [(s * W) / 2, 1.1, D / 2 - 0.08], 0.008),
          beam([(s * W) / 2, 2.4, -0.72], [(s * W) / 2, 2.04, 0.96], 0.06, 0.07),
        ]),
        ...[-1, 1].map((t) => block([W, 0.08, 0.07], [0, t < 0 ? 2.34 : 2.12, t < 0 ? -D / 2 : D / 2 - 0.08], 0.008)),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "counter",
      "wood",
      merge([
        block([W + 0.1, 0.06, D - 0.1], [0, COUNTER, 0], 0.008),
        block([W + 0.1, 0.05, 0.3], [0, COUNTER + 0.26, -0.1], 0.006),
        ...[-0.9, 0, 0.9].map((x) => block([0.05, 0.26, 0.28], [x, COUNTER + 0.13, -0.1], 0.004)),
      ]),
      { weight: 0.8, grain: "x" },
    ),
    makePart(
      "boards",
      "board",
      merge([
        ...Array.from({ length: 5 }, (_, i) => block([W, 0.155, 0.03], [0, 0.12 + i * 0.165, D / 2 - 0.12], 0.005)),
        ...[-1, 1].flatMap((s) =>
          Array.from({ length: 5 }, (_, i) =>
            block([0.03, 0.155, D - 0.18], [(s * W) / 2, 0.12 + i * 0.165, -0.05], 0.005),
          ),
        ),
      ]),
      {
        weight: 0.9,
        grain: "x",
      },
    ),
    makePart(
      "bins",
      "board",
      merge(
        bins
          .flatMap((x) => [
            block([0.56, 0.02, 0.42], [x, 0.01, 0], 0.003),
            ...[-1, 1].flatMap((s) => [
              block([0.56, 0.11, 0.02], [x, 0.05, s * 0.21], 0.003),
              block([0.02, 0.11, 0.42], [x + s * 0.28, 0.05, 0], 0.003),
            ]),
          ])
          .map(tilt),
      ),
      { weight: 0.8, grain: "x" },
    ),
    ...goods.map((g, i) =>
      makePart(`goods-${i + 1}`, ["red", "orange", "green", "yellow"][i] as string, tilt(g), { weight: 0.9 }),
    ),
    makePart("props", "wood", merge(bins.map((x) => block([0.5, 0.16, 0.2], [x, COUNTER + 0.08, 0.24], 0.004))), {
      weight: 0.2,
    }),
    makePart("awning", "awning", awning(), {
      weight: 1,
      paint: (surface, x) => {
        const k = Math.floor((x + 1.36) / 0.2267);
        if (k % 2 === 0) layColour(surface, [0.84, 0.82, 0.76], 0.9, 0);
      },
    }),
    // a part of its own: as one shell of two it would be left out of few faces, and the lantern hang on nothing
    makePart("lantern-rod", "orange", bar([0.75, 1.82, 0.5], [0.75, 2.175, 0.5], 0.006, 6), { weight: 0.3 }),
    makePart("lantern", "orange", move(stretch(sphere(0.08, 16, 12), [1, 1.2, 1]), [0.75, 1.76, 0.5]), { weight: 0.3 }),
  ];
}

/** A market stall. What makes it itself: a wooden counter with slanted bins of fruit and vegetables in rows of colour, four posts, a striped awning with a scalloped edge. */
export const marketStall = defineFromPlan({
  id: "market-stall",
  family: "building",
  words: [
    "market stall",
    "stall",
    "market stand",
    "fruit stand",
    "fruit stall",
    "vegetable stand",
    "market booth",
    "farmers market stall",
    "vendor stall",
    "street stall",
    "produce stand",
    "merchant stall",
    "medieval market stall",
    "vegetable stall",
    "food stall",
    "bazaar stall",
  ],
  senses: ["stall#3"],
  height: 2.45,
  vary: 0.04,
  view: { azimuth: 0.45, elevation: 0.18 },
  slots: {
    awning: mainSlot("canvas", "#c0281f #1f6f4a #1f5fa0 #d88a1c", "canopy|roof|cloth|cover"),
    wood: slot("oak pine", "#8a5e36 #6f4a2a", "post|frame|counter"),
    board: slot("oak-planks", "#a8784a", "plank|bin|box|crate"),
    red: slot("plastic", "#c01f1a", "apple|tomato"),
    orange: slot("plastic", "#e8821c", "orange"),
    green: slot("plastic", "#5a9a2c", "lettuce|cabbage"),
    yellow: slot("plastic", "#e8c82c", "lemon|pear"),
  },
  build,
  // what is said to be sold lies on the upper board, under the awning
  sockets: () => [
    { name: "case", position: [0, COUNTER + 0.285, -0.1], normal: [0, 1, 0], radius: 0.34 },
    { name: "case-top", position: [0, 2, -0.1], normal: [0, 1, 0], radius: 0.34 },
  ],
});
