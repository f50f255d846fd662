import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { block, blockOn, turnedUp } from "./masonry.ts";

const GREENS = ["#2f6b2a", "#4f8f34", "#1f5230", "#6ea544"].map(fromHex);
const FRUITS = ["#d8301c", "#e8b81c", "#e0559a", "#f4f0e6"].map(fromHex);
const MIST = fromHex("#c9dfe2");

/** What shows through a pane: leaves and fruit below, misty light above. `y` from the floor, metres. */
const through =
  (reach: number, seed: number): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 3.4, y * 3.4, z * 3.4, seed);
    const leaf = noise(x * 11, y * 11, z * 11, seed + 5);
    const edge = reach + 0.42 * n;
    if (y > edge) {
      const t = Math.min(1, (y - edge) / 0.9);
      layColour(
        surface,
        [MIST[0] * (0.62 + 0.38 * t), MIST[1] * (0.68 + 0.32 * t), MIST[2] * (0.62 + 0.38 * t)],
        0.12,
        0,
      );
      return;
    }
    const green = GREENS[Math.min(3, Math.floor((leaf + 1) * 2))] as Rgb;
    layColour(surface, green, 0.14, 0);
    const [u, v, w] = [x * 4.2, y * 4.2, z * 4.2];
    const [a, b, c] = [u - Math.round(u), v - Math.round(v), w - Math.round(w)];
    const near = Math.abs(a) < Math.abs(c) ? c * c + b * b : a * a + b * b;
    if (near < 0.02 && n > -0.25)
      layColour(surface, FRUITS[Math.abs(Math.round(u) * 3 + Math.round(v) + Math.round(w)) % 4] as Rgb, 0.2, 0);
  };

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

function build({ style, seed, has }: Planned): Part[] {
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
  const inside = has("open")
    ? [
        makePart("dark", "inside", block([0.74, doorTop - 0.1, 0.03], [0, doorTop / 2 + 0.06, hl + 0.004]), {
          weight: 0.5,
          paint: (surface, x, y, z, nx, ny, nz) => {
            if (Math.abs(x) < 0.2 - 0.05 * y && y < 1.1) return layColour(surface, [0.22, 0.17, 0.11], 0.9);
            through(1.15, seed + 2)(surface, x, y, z, nx, ny, nz);
            layColour(surface, [surface.r * 0.55, surface.g * 0.6, surface.b * 0.5], 0.8);
          },
        }),
      ]
    : [];
  const glassPaint = through(1.0, seed);
  return [
    makePart(
      "base",
      "base",
      style === "brick"
        ? merge([blockOn([w + 0.14, base, l + 0.14], 0, 0.02, 0, 0.01)])
        : blockOn([w + 0.12, base, l + 0.12], 0, 0.02, 0, 0.02),
      { weight: 0.8 },
    ),
    makePart("ground", "ground", blockOn([w + 1.5, 0.07, l + 1.5], 0, 0, 0, 0.02), { weight: 0.4 }),
    ...makeParts("wall-pane", "pane", [glassWall(-hw), glassWall(hw)], { weight: 0.9, paint: glassPaint }),
    ...makeParts("gable-pane", "pane", [gable(hl), gable(-hl)], { weight: 0.9, paint: glassPaint }),
    ...makeParts("roof-pane", "pane", [pane(1), pane(-1)], { weight: 0.9, paint: glassPaint }),
    makePart("frame", "frame", merge(bars), { weight: 1 }),
    makePart("door", "frame", door, { weight: 0.7 }),
    makePart("vent", "frame", vent, { weight: 0.5 }),
    makePart("vent-pane", "pane", settle(move(turnZ(ventPane, -0.13), [0.42, ridge - 0.075, 0])), {
      weight: 0.4,
      paint: (surface) => layColour(surface, MIST, 0.12, 0),
    }),
    ...inside,
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
 * roof light, and green plants that show through the glass and stand in pots around it.
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
    pane: slot("glass", "#bcd6da", "glass|window|wall|roof"),
    base: slot("brick concrete", "#9a5a42 #a8a49a", "foundation|footing"),
    ground: slot("grass", "#5a7a3a", "lawn|floor"),
    inside: slot("plaster", "#3a4a30", "interior"),
    pot: slot("terracotta", "#b8653c", "planter"),
    plant: slot("leaves", "#3f7a2c", "leaf|vegetable"),
    fruit: slot("ceramic-glaze", "#d8301c", "tomato|flower"),
  },
  styles: { low: { weight: 1, materials: { base: "concrete" } }, brick: { weight: 1, materials: { base: "brick" } } },
  extras: { open: { chance: 0.5, slot: "inside", traits: ["open"] } },
  build,
});
