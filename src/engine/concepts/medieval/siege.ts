import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { woodenWheel } from "../vehicle/cart/wooden-wheel.ts";

const wheels = (x: number, z: number, r: number): Part[] =>
  [-1, 1].flatMap((s) =>
    [-1, 1].flatMap((t) =>
      woodenWheel(`wheel-${s < 0 ? "left" : "right"}-${t < 0 ? "back" : "front"}`, [s * x, r, t * z], r, 8, 0.12),
    ),
  );

function towerParts({ count }: Planned): Part[] {
  const storeys = Math.max(2, count);
  const [w, d, rise] = [1.5, 1.7, 1.15];
  const base = 0.55;
  const top = base + storeys * rise;
  const boards = Array.from({ length: storeys }, (_, k) => {
    const narrow = 1 - 0.05 * k;
    const rows = Array.from({ length: 6 }, (_, i) => base + k * rise + (i + 0.5) * (rise / 6));
    return rows.flatMap((y, i) => [
      // an arrow slit in the middle of each storey
      ...(i === 3
        ? [-1, 1].map((s) =>
            block([w * narrow * 0.42, rise / 6 - 0.015, 0.06], [s * w * narrow * 0.29, y, (d * narrow) / 2], 0.006),
          )
        : [block([w * narrow, rise / 6 - 0.015, 0.06], [0, y, (d * narrow) / 2], 0.006)]),
      block([w * narrow, rise / 6 - 0.015, 0.06], [0, y, (-d * narrow) / 2], 0.006),
      ...[-1, 1].map((s) => block([0.06, rise / 6 - 0.015, d * narrow], [(s * w * narrow) / 2, y, 0], 0.006)),
    ]);
  }).flat();
  const frame = [
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((t) =>
        bar(
          [s * (w / 2 + 0.02), 0.35, t * (d / 2 + 0.02)],
          [
            s * (w / 2 + 0.02) * (1 - 0.05 * (storeys - 1)),
            top + 0.75,
            t * (d / 2 + 0.02) * (1 - 0.05 * (storeys - 1)),
          ],
          0.07,
          6,
        ),
      ),
    ),
    ...Array.from({ length: storeys + 1 }, (_, k) =>
      block([w * (1.04 - 0.05 * k) + 0.16, 0.12, d * (1.04 - 0.05 * k) + 0.16], [0, base + k * rise, 0], 0.012),
    ),
    ...[-1, 1].map((s) =>
      bar([s * (w / 2 + 0.06), base, d * 0.45], [s * (w / 2 + 0.02), base + rise, -d * 0.45], 0.05, 6),
    ),
    ...[-1, 1].map((s) =>
      bar([s * (w / 2 + 0.06), base, -d * 0.45], [s * (w / 2 + 0.02), base + rise, d * 0.45], 0.05, 6),
    ),
  ];
  const n = 1 - 0.05 * (storeys - 1);
  const parapet = [-1, 1].flatMap((s) =>
    [-0.34, 0, 0.34].map((t) => block([0.07, 0.42, d * 0.24], [(s * w * n) / 2, top + 0.25, t * d * n], 0.008)),
  );
  const bridge = merge([
    move(turnX(block([w * n * 0.8, 0.07, 1.3], [0, 0, 0.65], 0.008), 0.25), [0, top + 0.08, (d * n) / 2]),
    ...[-1, 1].map((s) =>
      bar([s * w * 0.32, top + 0.72, (d * n) / 2], [s * w * 0.32, top - 0.2, (d * n) / 2 + 1.18], 0.018, 6),
    ),
  ]);
  return [
    makePart("boards", "wall", merge(boards), { weight: 1 }),
    makePart("slit", "dark", block([w * 0.78, top - base - 0.1, d * 0.78], [0, (top + base) / 2, 0]), { weight: 0.3 }),
    makePart("frame", "wood", merge(frame), { weight: 0.9 }),
    makePart("parapet", "wall", merge(parapet), { weight: 0.6 }),
    makePart("bridge", "wood", bridge, { weight: 0.7 }),
    makePart(
      "axles",
      "wood",
      merge([-1, 1].map((t) => bar([-w / 2 - 0.3, 0.42, t * 0.55], [w / 2 + 0.3, 0.42, t * 0.55], 0.06, 8))),
      { weight: 0.4 },
    ),
    ...wheels(w / 2 + 0.22, 0.55, 0.42),
  ];
}

/** A siege tower. What makes it itself: a tall narrowing tower of planks and beams on four wooden wheels, with arrow slits, a parapet on top and a bridge let down to the wall. */
export const siegeTower = defineFromPlan({
  id: "siege-tower",
  family: "vehicle",
  words: ["siege tower", "belfry siege tower", "assault tower", "medieval siege tower"],
  senses: [],
  height: 5.2,
  view: { azimuth: 0.65, elevation: 0.12 },
  slots: {
    wood: mainSlot("oak walnut", "", "frame|beam|bridge"),
    wall: mainSlot("oak pine", "#8a6a44", "board|plank"),
    dark: slot("oak", "#1a120c"),
    iron: slot("iron", "", "tyre"),
    wheel: slot("oak", "#6a4a2a", "spoke|hub"),
  },
  count: { slot: "storey", min: 3, max: 3, most: 5 },
  build: towerParts,
});

function ramParts(): Part[] {
  const [w, l, h] = [1.3, 3.0, 1.9];
  const log = turnX(
    lathe(
      [
        [0, -1.75],
        [0.19, -1.75],
        [0.2, 0],
        [0.2, 1.7],
        [0, 1.7],
      ],
      28,
    ),
    PI / 2,
  );
  const cap = turnX(
    lathe(
      [
        [0, 1.5],
        [0.225, 1.5],
        [0.225, 1.86],
        [0.13, 2.04],
        [0, 2.06],
      ],
      28,
    ),
    PI / 2,
  );
  const hang = (z: number) => [-1, 1].map((s) => bar([s * 0.2, 0.98, z], [s * 0.12, h - 0.05, z], 0.02, 8));
  const roof = [-1, 1].map((s) =>
    move(turnZ(block([1.0, 0.07, l + 0.3], [0, 0, 0], 0.01), -s * 0.72), [s * 0.37, h + 0.28, 0]),
  );
  return [
    makePart("log", "ram", move(log, [0, 0.95, 0.25]), { weight: 1 }),
    makePart("head", "iron", move(cap, [0, 0.95, 0.25]), { weight: 0.9 }),
    makePart(
      "ropes",
      "rope",
      merge([
        ...hang(-0.8),
        ...hang(0.9),
        ...[-0.8, 0.9].map((z) =>
          move(
            turnX(
              lathe(
                [
                  [0.19, -0.03],
                  [0.225, -0.03],
                  [0.225, 0.03],
                  [0.19, 0.03],
                ],
                28,
                true,
              ),
              PI / 2,
            ),
            [0, 0.95, z],
          ),
        ),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "frame",
      "wood",
      merge([
        ...[-1, 1].map((s) => block([0.16, 0.18, l], [(s * w) / 2, 0.5, 0], 0.014)),
        ...[-1, 1].flatMap((s) =>
          [-1.3, 0, 1.3].map((z) => bar([(s * w) / 2, 0.45, z], [(s * w) / 2, h, z], 0.065, 6)),
        ),
        ...[-1.3, 0, 1.3].map((z) => block([w + 0.16, 0.12, 0.12], [0, h - 0.04, z], 0.01)),
        ...[-1.3, 1.3].flatMap((z) => [-1, 1].map((s) => bar([(s * w) / 2, h, z], [0, h + 0.62, z], 0.05, 6))),
        ...[-1, 1].map((t) => bar([-w / 2 - 0.25, 0.4, t], [w / 2 + 0.25, 0.4, t], 0.06, 8)),
      ]),
      { weight: 0.9 },
    ),
    ...makeParts("roof", "roof", roof, { weight: 0.8 }),
    ...wheels(w / 2 + 0.2, 1, 0.4),
  ];
}

/** A battering ram. What makes it itself: a huge log with an iron head, hung on ropes in a frame of beams with a pitched roof, on four wooden wheels. */
export const batteringRam = defineFromPlan({
  id: "battering-ram",
  family: "vehicle",
  words: ["battering ram", "siege ram", "medieval battering ram"],
  senses: ["battering ram"],
  height: 2.6,
  view: { azimuth: 0.65, elevation: 0.18 },
  slots: {
    wood: mainSlot("oak walnut", "", "frame|beam"),
    ram: slot("bark pine", "", "log|trunk"),
    iron: slot("iron", "", "head|cap|tyre"),
    roof: slot("wood-shingles oak", "", "hide"),
    rope: slot("rope", "", "chain"),
    wheel: slot("oak", "#6a4a2a", "spoke|hub"),
  },
  build: ramParts,
});
