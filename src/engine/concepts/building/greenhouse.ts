import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { leafTuft } from "../container/planting.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { block, blockOn, turnedUp } from "./masonry.ts";

function potted(
  x: number,
  z: number,
  size: number,
  seed: number,
): { pot: Geometry; leaves: Geometry; fruit: Geometry } {
  const pot = move(
    turnedUp(
      [
        [0, 0],
        [0.12, 0, 0.01],
        [0.16, 0.2],
        [0.18, 0.2, 0.01],
        [0.18, 0.25, 0.01],
        [0, 0.24],
      ],
      20,
    ),
    [x, 0.06, z],
  );
  const tufts = Array.from({ length: 9 }, (_, i): Geometry => {
    const a = i * 2.4 + seed;
    const lean = 0.2 + 0.5 * ((i * 0.37 + seed * 0.11) % 1);
    const leaf = stretch(sphere(0.12, 10, 6), [0.55, 1.5, 0.22]);
    return move(turnY(turnX(move(leaf, [0, 0.14, 0]), lean), a), [x, 0.28 + 0.16 * size * ((i % 3) / 2), z]);
  });
  const fruit = Array.from({ length: 4 }, (_, i): Geometry => {
    const a = i * 1.7 + seed;
    return move(sphere(0.045, 10, 8), [x + 0.13 * cos(a), 0.4 + 0.07 * i * size, z + 0.13 * sin(a)]);
  });
  return { pot, leaves: merge(tufts), fruit: merge(fruit) };
}

/** Raised beds along both sides and a path between them, full of leaves, and tomatoes on canes. */
function plantedBeds(w: number, l: number, base: number, chance: () => number): Part[] {
  const top = base + 0.22;
  const [wide, long] = [w * 0.31, l - 0.3];
  const beds = [-1, 1].map((side) =>
    block([wide, 0.24, long], [side * (w / 2 - wide / 2 - 0.07), base + 0.1, 0], 0.02),
  );
  const earth = [-1, 1].map((side) =>
    block([wide - 0.08, 0.06, long - 0.08], [side * (w / 2 - wide / 2 - 0.07), top - 0.012, 0], 0.02),
  );
  const [low, high, fruit, canes]: Geometry[][] = [[], [], [], []];
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i += 1) {
      const z = -long / 2 + (long * (i + 0.5)) / 7;
      const x = side * (w / 2 - wide / 2 - 0.07);
      if (side < 0) {
        low?.push(move(leafTuft(0.5 + 0.12 * chance(), 12, chance, 0.46), [x + 0.1 * (chance() - 0.5), top, z]));
        continue;
      }
      const tall = 0.95 + 0.25 * chance();
      canes?.push(bar([x, top - 0.05, z], [x, top + tall, z], 0.014, 6));
      for (let k = 0; k < 5; k += 1) {
        const y = top + 0.06 + (tall * k) / 5.6;
        high?.push(move(turnY(leafTuft(0.4, 7, chance, 0.5), k * 1.3), [x, y, z]));
        const a = k * 2.4 + i;
        fruit?.push(move(sphere(0.065, 10, 8), [x + 0.16 * cos(a), y + 0.09, z + 0.16 * sin(a)]));
      }
    }
  return [
    ...makeParts("bed", "bed", beds, { weight: 0.5 }),
    ...makeParts("earth", "soil", earth, { weight: 0.4 }),
    makePart("lettuces", "plant", merge(low ?? []), { weight: 0.7, crease: 1 }),
    makePart("vines", "plant", merge(high ?? []), { weight: 0.8, crease: 1 }),
    makePart("canes", "bed", merge(canes ?? []), { weight: 0.3 }),
    makePart("tomatoes", "fruit", merge(fruit ?? []), { weight: 0.5 }),
  ];
}

function build({ style, seed, has, stream }: Planned): Part[] {
  const [w, l] = [2.3, 3.5];
  const [base, eaves, ridge] = [style === "brick" ? 0.62 : 0.16, 1.75, 2.72];
  const [hw, hl] = [w / 2, l / 2];
  const bays = 5;
  const r = 0.034;
  const glassWall = (x: number): Geometry => block([0.02, eaves - base, l - 0.02], [x, (base + eaves) / 2, 0]);
  const slope = Math.sqrt(hw * hw + (ridge - eaves) * (ridge - eaves));
  const lean = atan2(ridge - eaves, hw);
  const pane = (s: number): Geometry =>
    settle(move(turnZ(block([slope, 0.02, l - 0.02], [0, 0, 0]), -s * lean), [(s * hw) / 2, (eaves + ridge) / 2, 0]));
  const gable = (z: number): Geometry => {
    const points = [
      [-hw, base],
      [hw, base],
      [hw, eaves],
      [0, ridge],
      [-hw, eaves],
    ] as const;
    return settle(move(extrude(points, { depth: 0.02 }), [0, 0, z]));
  };
  const bars: Geometry[] = [];
  for (let i = 0; i <= bays; i += 1) {
    const z = -hl + (l * i) / bays;
    for (const s of [-1, 1]) {
      bars.push(bar([s * hw, base - 0.02, z], [s * hw, eaves, z], r, 6));
      bars.push(bar([s * hw, eaves, z], [0, ridge, z], r, 6));
    }
  }
  for (const s of [-1, 1]) {
    bars.push(bar([s * hw, eaves, -hl], [s * hw, eaves, hl], r * 1.3, 6));
    bars.push(bar([s * hw, base, -hl], [s * hw, base, hl], r * 1.3, 6));
    bars.push(bar([s * hw, (base + eaves) / 2 + 0.2, -hl], [s * hw, (base + eaves) / 2 + 0.2, hl], r * 0.7, 6));
    bars.push(
      bar([s * hw * 0.5, (eaves + ridge) / 2 + 0.01, -hl], [s * hw * 0.5, (eaves + ridge) / 2 + 0.01, hl], r * 0.8, 6),
    );
    for (const z of [-hl, hl]) {
      bars.push(bar([s * 0.42, base, z], [s * 0.42, eaves + (ridge - eaves) * (1 - 0.42 / hw), z], r, 6));
    }
  }
  bars.push(bar([0, ridge, -hl - 0.04], [0, ridge, hl + 0.04], r * 1.6, 8));
  for (const z of [-hl, hl])
    bars.push(bar([-hw, eaves, z], [hw, eaves, z], r * 1.1, 6), bar([-hw, base, z], [hw, base, z], r * 1.2, 6));
  const doorTop = eaves - 0.04;
  const doorX = has("open") ? 0.8 : 0;
  const doorZ = hl + 0.05;
  const door = merge([
    ...[-0.37, 0.37].map((x) => block([0.07, doorTop - 0.08, 0.05], [doorX + x, doorTop / 2 + 0.06, doorZ], 0.012)),
    ...[0.1, 0.72, doorTop].map((y) => block([0.8, 0.08, 0.05], [doorX, y, doorZ], 0.012)),
    block([0.03, doorTop - 0.8, 0.035], [doorX, doorTop / 2 + 0.4, doorZ], 0.008),
    block([0.03, 0.16, 0.06], [doorX - 0.37, 0.92, doorZ + 0.04], 0.01),
  ]);
  const vent = merge([
    bar([0.12, ridge - 0.04, -0.35], [0.72, ridge - 0.12, -0.35], r, 6),
    bar([0.12, ridge - 0.04, 0.35], [0.72, ridge - 0.12, 0.35], r, 6),
    bar([0.72, ridge - 0.12, -0.36], [0.72, ridge - 0.12, 0.36], r, 6),
    bar([0.66, ridge - 0.12, 0], [0.62, eaves + (ridge - eaves) * 0.46, 0], r * 0.6, 6),
  ]);
  const ventPane = block([0.62, 0.02, 0.7], [0, 0, 0]);
  const plants = [
    [-0.78, hl + 0.32, 1.1],
    [hw + 0.3, hl - 0.5, 0.8],
    ...(has("open") ? [] : [[0.82, hl + 0.34, 0.9]]),
    [hw + 0.32, hl - 1.5, 1.2],
  ].map(([x, z, size], i) => potted(x as number, z as number, size as number, seed + i * 3));
  const beds = plantedBeds(w, l, base, stream("beds"));
  return [
    makePart(
      "base",
      "base",
      style === "brick"
        ? merge([blockOn([w + 0.14, base, l + 0.14], 0, 0.02, 0, 0.01)])
        : blockOn([w + 0.12, base, l + 0.12], 0, 0.02, 0, 0.02),
      { weight: 0.8 },
    ),
    makePart("ground", "ground", blockOn([w + 1.1, 0.07, l + 1.0], 0, 0, 0, 0.02), { weight: 0.4 }),
    ...makeParts("wall-pane", "pane", [glassWall(-hw), glassWall(hw)], { weight: 0.9 }),
    ...makeParts("gable-pane", "pane", [gable(hl), gable(-hl)], { weight: 0.9 }),
    ...makeParts("roof-pane", "pane", [pane(1), pane(-1)], { weight: 0.9 }),
    makePart("frame", "frame", merge(bars), { weight: 1 }),
    makePart("door", "frame", door, { weight: 0.7 }),
    makePart("vent", "frame", vent, { weight: 0.5 }),
    makePart("vent-pane", "pane", settle(move(turnZ(ventPane, -0.13), [0.42, ridge - 0.075, 0])), { weight: 0.4 }),
    ...beds,
    ...makeParts(
      "pot",
      "pot",
      plants.map(({ pot }) => pot),
      { weight: 0.5 },
    ),
    ...makeParts(
      "leaves",
      "plant",
      plants.map(({ leaves }) => leaves),
      { weight: 0.6 },
    ),
    ...makeParts(
      "fruit",
      "fruit",
      plants.map(({ fruit }) => fruit),
      { weight: 0.4 },
    ),
  ];
}

/**
 * A greenhouse. What makes it itself: a house all of glass in a thin white or green frame, panes in walls and pitched roof, a glazed door in the gable, an open
 * roof light, and raised beds of lettuces and tomatoes behind the clear glass, with more plants in pots around it.
 */
export const greenhouse = defineFromPlan({
  id: "greenhouse",
  family: "building",
  words: ["greenhouse", "glasshouse", "glass house", "hothouse", "conservatory", "orangery", "green house"],
  senses: ["greenhouse"],
  height: 2.8,
  vary: 0.05,
  view: { azimuth: 0.62, elevation: 0.2 },
  slots: {
    frame: mainSlot("painted-metal", "#f2f3ef #f2f3ef #2a5a3c #3a3f44 #d8e0d8", "door|bar|beam"),
    pane: { ...slot("glass", "#8fa5a6", "glass|window|wall|roof"), clear: true },
    base: slot("brick concrete", "#9a5a42 #a8a49a", "foundation|footing"),
    ground: slot("grass", "#5a7a3a", "lawn|floor"),
    bed: slot("oak", "#8a6a44", "planter box|raised bed|cane"),
    soil: slot("soil", "#3a281a", "earth"),
    pot: slot("terracotta", "#b8653c", "planter"),
    plant: slot("leaves", "#3f7a2c", "leaf|vegetable"),
    fruit: slot("ceramic-glaze", "#d8301c", "tomato|flower"),
  },
  styles: { low: { weight: 1, materials: { base: "concrete" } }, brick: { weight: 1, materials: { base: "brick" } } },
  extras: { open: { chance: 0.5, slot: "open", traits: ["open"] } },
  build,
});
