import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { paddedBox } from "../seating/padded-box.ts";

/** A round lamp with several lights on a jointed arm. */
function surgeonsLamp(
  bed: Assembly,
  from: readonly [number, number, number],
  at: readonly [number, number, number],
  radius: number,
): void {
  const top = at[1] + 0.32;
  bed.add(
    "metal",
    bar([...from], [from[0], top, from[2]], 0.03, 10),
    bar([from[0], top, from[2]], [at[0], top, at[2]], 0.026, 10),
    bar([at[0], top, at[2]], [...at], 0.026, 10),
  );
  const dish = stretch(sphere(radius, 28), [1, 0.3, 1]);
  bed.add("frame", move(dish, [at[0], at[1] - 0.02, at[2]]));
  for (const [x, z] of [
    [0, 0],
    [0.55, 0],
    [-0.28, 0.48],
    [-0.28, -0.48],
  ] as const)
    bed.add(
      "light",
      move(turnX(disc(radius * 0.24, 0.03, 0.006, 18), PI / 2), [
        at[0] + x * radius,
        at[1] - radius * 0.24,
        at[2] + z * radius,
      ]),
    );
}

/** On wheels, its back raised, rails at the sides. */
function ward(bed: Assembly): void {
  bed.box("frame", [0.86, 0.09, 1.96], 0, 0.42, 0, 0.02);
  for (const x of [-0.36, 0.36]) {
    for (const z of [-0.8, 0.8]) {
      bed.box("metal", [0.05, 0.34, 0.05], x, 0.1, z, 0.01);
      bed.add("wheel", move(turnY(disc(0.075, 0.045, 0.01, 20), PI / 2), [x - 0.022, 0.075, z]));
    }
    bed.box("metal", [0.05, 0.05, 1.6], x, 0.2, 0, 0.01);
  }
  bed.box("metal", [0.74, 0.05, 0.05], 0, 0.2, 0, 0.01);
  bed.add("mattress", move(paddedBox([0.86, 0.17, 1.28], 0.06, 0.02, 6), [0, 0.57, 0.32]));
  bed.add("mattress", move(turnX(paddedBox([0.86, 0.16, 0.82], 0.06, 0.02, 6), 0.62), [0, 0.76, -0.58]));
  bed.box("frame", [0.8, 0.3, 0.06], 0, 0.46, -0.55, 0.02);
  bed.add("pillow", move(turnX(paddedBox([0.6, 0.15, 0.36], 0.07, 0.03, 6), 0.62), [0, 0.98, -0.66]));
  bed.add("blanket", move(paddedBox([0.94, 0.12, 0.98], 0.05, 0.015, 6), [0, 0.65, 0.44]));
  bed.add("pillow", move(paddedBox([0.95, 0.125, 0.16], 0.05, 0.012, 6), [0, 0.655, -0.1]));
  bed.box("board", [0.92, 0.95, 0.05], 0, 0.24, -0.99, 0.03);
  bed.box("board", [0.92, 0.62, 0.05], 0, 0.24, 0.99, 0.03);
  bed.box("metal", [0.5, 0.04, 0.08], 0, 1.07, -0.99, 0.012);
  for (const s of [-1, 1]) {
    for (const [z0, z1] of [
      [-0.62, -0.05],
      [0.1, 0.75],
    ] as const) {
      for (const y of [0.62, 0.76, 0.9]) bed.add("rail", bar([s * 0.475, y, z0], [s * 0.475, y, z1], 0.017, 8));
      for (const z of [z0, z1]) bed.add("rail", bar([s * 0.475, 0.43, z], [s * 0.475, 0.91, z], 0.02, 8));
    }
  }
  bed.add(
    "metal",
    bar([0.5, 0.3, -0.95], [0.5, 1.85, -0.95], 0.017, 8),
    bar([0.36, 1.85, -0.95], [0.64, 1.85, -0.95], 0.014, 8),
  );
  bed.add("drip", move(paddedBox([0.15, 0.25, 0.06], 0.025, 0.01, 5), [0.6, 1.71, -0.95]));
  bed.add("metal", bar([0.5, 0.44, -0.95], [0.42, 0.44, -0.95], 0.025, 8));
}

/** A padded top in three pieces on a column, a round lamp above it. */
function operating(bed: Assembly): void {
  bed.box("metal", [0.66, 0.14, 1.15], 0, 0, 0, 0.04);
  bed.box("metal", [0.34, 0.55, 0.42], 0, 0.12, 0, 0.03);
  bed.box("frame", [0.4, 0.14, 0.56], 0, 0.62, 0, 0.03);
  bed.box("metal", [0.5, 0.06, 1.9], 0, 0.75, 0, 0.015);
  for (const [z, long] of [
    [-0.02, 0.78],
    [0.76, 0.7],
    [-0.66, 0.44],
  ] as const)
    bed.add("mattress", move(paddedBox([0.62, 0.12, long], 0.045, 0.012, 6), [0, 0.86, z]));
  bed.add("pillow", move(paddedBox([0.36, 0.1, 0.24], 0.045, 0.02, 5), [0, 0.95, -0.72]));
  for (const s of [-1, 1]) {
    bed.add("rail", bar([s * 0.31, 0.79, -0.6], [s * 0.31, 0.79, 0.9], 0.016, 8));
    bed.add("metal", bar([s * 0.26, 0.79, -0.32], [s * 0.5, 0.85, -0.32], 0.018, 8));
    bed.add("mattress", move(paddedBox([0.42, 0.07, 0.15], 0.03, 0.008, 5), [s * 0.66, 0.88, -0.32]));
  }
  surgeonsLamp(bed, [-0.62, 0, -0.75], [0, 1.78, -0.1], 0.36);
  bed.post("metal", 0.2, 0.05, [-0.62, 0, -0.75]);
}

/** A reclined padded seat with arm rests, a lamp, a tray of instruments and a spittoon. */
function dentist(bed: Assembly): void {
  bed.post("metal", 0.36, 0.07, [0, 0, 0.05]);
  bed.post("frame", 0.17, 0.36, [0, 0.05, 0.05], 0.12);
  bed.box("frame", [0.44, 0.09, 0.6], 0, 0.39, 0.08, 0.03);
  bed.add("mattress", move(paddedBox([0.56, 0.13, 0.62], 0.055, 0.02, 6), [0, 0.52, 0.12]));
  bed.add("mattress", move(turnX(paddedBox([0.54, 0.12, 0.66], 0.05, 0.02, 6), -0.3), [0, 0.44, 0.7]));
  bed.add("mattress", move(turnX(paddedBox([0.54, 0.13, 0.8], 0.055, 0.02, 6), 0.82), [0, 0.78, -0.41]));
  bed.add("pillow", move(turnX(paddedBox([0.3, 0.11, 0.26], 0.05, 0.02, 6), 0.82), [0, 1.17, -0.77]));
  bed.add("metal", bar([0, 0.95, -0.66], [0, 1.12, -0.82], 0.03, 8));
  for (const s of [-1, 1]) {
    bed.add("frame", bar([s * 0.27, 0.5, -0.05], [s * 0.37, 0.7, -0.12], 0.03, 8));
    bed.add("pillow", move(paddedBox([0.11, 0.08, 0.46], 0.035, 0.01, 5), [s * 0.37, 0.73, 0.02]));
  }
  bed.post("frame", 0.11, 0.95, [-0.68, 0, -0.15], 0.09);
  bed.add("frame", bar([-0.68, 0.28, -0.15], [0, 0.28, 0.05], 0.05, 8));
  bed.post("board", 0.19, 0.11, [-0.68, 0.94, -0.15], 0.22);
  surgeonsLamp(bed, [-0.68, 0.9, -0.34], [-0.02, 1.6, -0.2], 0.2);
  bed.add("metal", bar([0, 0.3, 0.1], [0.6, 0.34, 0.25], 0.04, 8), bar([0.6, 0.32, 0.25], [0.6, 0.92, 0.3], 0.035, 8));
  bed.box("board", [0.5, 0.045, 0.34], 0.5, 0.91, 0.3, 0.015);
  for (let i = 0; i < 5; i += 1) bed.add("metal", block([0.016, 0.016, 0.24], [0.34 + i * 0.075, 0.965, 0.3], 0.004));
}

function build({ style }: Planned): Part[] {
  const bed = new Assembly();
  if (style === "operating") operating(bed);
  else if (style === "dentist") dentist(bed);
  else ward(bed);
  return bed.parts({ mattress: 1, blanket: 0.9, light: 0.8 });
}

const OPERATING = [
  "operating table",
  "surgical table",
  "surgery table",
  "operating bed",
  "examination table",
  "exam table",
  "autopsy table",
];
const DENTIST = ["dentist chair", "dental chair", "dentist's chair"];

/** What patients lie on. What makes it itself: a hospital bed on wheels with its back raised, side rails and a drip; an operating table of padded pieces on one column under a round lamp; or a reclined dentist's chair with lamp, tray and spittoon. */
export const hospitalBed = defineFromPlan({
  id: "hospital-bed",
  family: "furniture",
  words: ["hospital bed", "patient bed", "medical bed", "sickbed", "gurney bed", "icu bed", ...OPERATING, ...DENTIST],
  senses: ["hospital bed", "operating table"],
  height: 1.2,
  view: { azimuth: 0.72, elevation: 0.28 },
  vary: 0.03,
  slots: {
    mattress: mainSlot("leather", "#3f8a9c #4a6f94 #5a9a86", "pad|cushion|upholstery"),
    frame: slot("painted-metal", "#e6e8e8", "base|column"),
    board: slot("plastic", "#d9dde0 #c8b090", "headboard|tray|bowl"),
    metal: slot("brushed-steel", "", "arm|stand|pole"),
    rail: slot("chrome", "", "side rail"),
    wheel: slot("rubber", "#2a2c2e", "castor"),
    blanket: slot("woven-cotton", "#7fb4c4 #9ac0a8", "cover|sheet"),
    pillow: slot("woven-cotton", "#f2f2ee", "headrest"),
    light: slot("plastic", "#fff6d8", "lamp"),
    drip: slot("plastic", "#d8ecf2", "bag"),
  },
  styles: {
    ward: { dress: { mattress: "#e9ecec" }, materials: { mattress: "woven-cotton" } },
    operating: { weight: 0, words: OPERATING, dress: { mattress: "#2f4f4a", pillow: "#3f8a7c" } },
    dentist: { weight: 0, words: DENTIST, dress: { pillow: "#2f7f96" }, materials: { pillow: "leather" } },
  },
  build,
});
