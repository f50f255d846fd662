import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { plot, Works } from "./site/site-parts.ts";

/** A tall chimney with light bands near its top, and smoke. */
function chimney(works: Works, x: number, z: number, tall: number): void {
  works.post("brick", 0.62, tall, [x, -0.03, z], 0.42, 20);
  works.post("white", 0.49, 0.5, [x, tall - 1.3, z], 0.47, 20);
  works.post("brick", 0.52, 0.3, [x, tall - 0.1, z], 0.52, 20);
  smoke(works, x, tall + 0.2, z, 0.5);
}

function smoke(works: Works, x: number, y: number, z: number, r: number): void {
  for (const [dx, dy, k] of [
    [0, 0.2, 0.8],
    [0.5, 1.0, 1.05],
    [1.2, 1.7, 1.35],
    [2.1, 2.2, 1.2],
  ] as const)
    works.add("smoke", move(stretch(sphere(r * k, 12), [1.15, 0.95, 1]), [x + dx * r * 1.3, y + dy * r * 1.3, z]));
}

/** A hall under a saw-tooth roof with lights in it, chimneys, a tank and pipes. */
function factory(works: Works): void {
  const [w, d, h] = [9, 6, 3];
  works.box("wall", [w, h, d], 0.6, -0.03, 0, 0.05);
  const tooth = turnY(
    settle(
      extrude(
        [
          [-1.5, 0],
          [1.5, 0],
          [1.5, 0.1],
          [-1.4, 1.5],
          [-1.5, 1.5],
        ],
        { depth: d + 0.2, bevel: 0.03, bevelSteps: 1 },
      ),
    ),
    0,
  );
  for (const x of [-3, 0, 3]) {
    works.add("roof", move(stretch(tooth, [-1, 1, 1]), [0.6 + x, h - 0.06, 0]));
    works.box("glass", [0.08, 1.05, d - 0.6], 0.6 + x + 1.5, h + 0.2, 0, 0.02);
  }
  for (let i = 0; i < 5; i += 1) {
    if (i === 2) continue;
    works.box("glass", [1.1, 1.3, 0.1], 0.6 + (i - 2) * 1.75, 1.0, d / 2 + 0.01, 0.02);
  }
  works.box("door", [1.6, 2.1, 0.14], 0.6, -0.02, d / 2, 0.03);
  for (const z of [-1.8, 0, 1.8]) works.box("glass", [0.1, 1.3, 1.1], 0.6 + w / 2 + 0.01, 1, z, 0.02);
  chimney(works, -5, -1.6, 9);
  chimney(works, -5, 0.6, 7.6);
  works.post("metal", 1, 2.6, [-5.1, 0.3, 2.9], 1, 24);
  works.post("metal", 1, 0.4, [-5.1, 2.85, 2.9], 0.3, 24);
  for (const dx of [-0.6, 0.6]) works.box("metal", [0.18, 0.5, 0.18], -5.1 + dx, -0.03, 2.9, 0.02);
  works.add(
    "metal",
    bar([-4.4, 2.2, 2.4], [-3.6, 2.2, 1.6], 0.16, 10),
    bar([-3.9, 1.5, 0.6], [-5, 1.5, 0.6], 0.16, 10),
  );
}

/** The waist of a cooling tower, closed over inside. */
const COOLING: readonly Point2[] = [
  [0, 0],
  [2.3, 0],
  [1.86, 1.4],
  [1.55, 2.9],
  [1.42, 4.1],
  [1.48, 5],
  [1.62, 5.6],
  [1.5, 5.6],
  [1.34, 4.6],
  [0, 4.4],
];

/** Two cooling towers under steam, the dome of the reactor, a hall with a striped stack. */
function powerPlant(works: Works): void {
  for (const [x, z] of [
    [-3.1, -1.5],
    [1.5, -2.6],
  ] as const) {
    works.add("tower", move(lathe(COOLING, 36), [x, -0.03, z]));
    for (const [dx, dy, r] of [
      [0, 0, 1.25],
      [0.4, 0.9, 1.35],
      [1.1, 1.7, 1.5],
    ] as const)
      works.add("smoke", move(stretch(sphere(r, 14), [1.1, 0.8, 1]), [x + dx, 5.2 + dy, z]));
  }
  works.post("wall", 1.25, 1.9, [-0.6, -0.03, 2.4], 1.25, 30);
  works.add("wall", move(sphere(1.25, 26), [-0.6, 1.86, 2.4]));
  works.box("wall", [3.6, 2.2, 2.6], 3.5, -0.03, 2, 0.05);
  works.box("roof", [3.8, 0.2, 2.8], 3.5, 2.1, 2, 0.04);
  for (const x of [2.4, 3.5, 4.6]) works.box("glass", [0.8, 0.9, 0.1], x, 0.9, 3.31, 0.02);
  for (let i = 0; i < 5; i += 1)
    works.post(i % 2 === 0 ? "white" : "red", 0.3, 1.05, [4.9, i * 1.0 - 0.03, 0.2], 0.3, 16);
  works.add("metal", bar([0.5, 1, 2.4], [1.9, 1, 2.2], 0.18, 10), bar([-1.7, 0.7, 1.8], [-2.6, 0.7, 0], 0.18, 10));
}

/** Decks on legs over the sea, a derrick, a crane, a flame on its boom, a helicopter's landing deck. */
function oilRig(works: Works): void {
  for (const x of [-2.6, 2.6]) for (const z of [-2.1, 2.1]) works.post("red", 0.38, 4.2, [x, -0.2, z], 0.38, 16);
  for (const z of [-2.1, 2.1])
    works.add("metal", bar([-2.6, 0.6, z], [2.6, 2.6, z], 0.1, 8), bar([2.6, 0.6, z], [-2.6, 2.6, z], 0.1, 8));
  for (const x of [-2.6, 2.6])
    works.add("metal", bar([x, 0.6, -2.1], [x, 2.6, 2.1], 0.1, 8), bar([x, 0.6, 2.1], [x, 2.6, -2.1], 0.1, 8));
  works.box("metal", [6.8, 0.4, 5.6], 0, 3.6, 0, 0.05);
  works.fence("yellow", [-3.3, 2.7], [3.3, 2.7], 0.01, 1);
  works.box("yellow", [6.8, 0.12, 0.08], 0, 4.5, 2.76, 0.01);
  works.box("yellow", [0.08, 0.12, 5.6], 3.36, 4.5, 0, 0.01);
  for (let i = 0; i < 8; i += 1) works.box("yellow", [0.07, 0.6, 0.07], -3.3 + i * 0.943, 3.95, 2.76, 0.01);
  for (let i = 0; i < 6; i += 1) works.box("yellow", [0.07, 0.6, 0.07], 3.36, 3.95, -2.7 + i * 1.09, 0.01);
  const [dx, dz, foot, top] = [-0.6, -0.6, 3.9, 10.2];
  const corner = (y: number, sx: number, sz: number): [number, number, number] => {
    const k = 1.25 - (1.25 - 0.3) * ((y - foot) / (top - foot));
    return [dx + sx * k, y, dz + sz * k];
  };
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    works.add("red", bar(corner(foot, sx, sz), corner(top, sx, sz), 0.1, 7));
    const [nx, nz] = [sz === sx ? -sx : sx, sz === sx ? sz : -sz];
    for (let i = 0; i < 5; i += 1) {
      const [a, b] = [foot + i * 1.26, foot + (i + 1) * 1.26];
      works.add(
        "red",
        bar(corner(a, sx, sz), corner(b, nx, nz), 0.055, 5),
        bar(corner(b, sx, sz), corner(b, nx, nz), 0.055, 5),
      );
    }
  }
  works.box("metal", [0.9, 0.3, 0.9], dx, top - 0.1, dz, 0.03);
  works.box("wall", [1.9, 2.2, 2.6], 2.1, 3.95, -1.1, 0.05);
  for (const y of [4.4, 5.2])
    for (const z of [-1.8, -1.1, -0.4]) works.box("glass", [0.1, 0.45, 0.45], 3.06, y, z, 0.01);
  works.post("roof", 1.5, 0.2, [2.4, 6.1, -1.1], 1.5, 28);
  works.post("yellow", 0.3, 2.2, [-2.6, 3.95, 1.8], 0.24);
  works.add("yellow", bar([-2.6, 6, 1.8], [-5.0, 7.6, 3.2], 0.14, 8), bar([-2.2, 6.1, 1.5], [-2.9, 6.05, 2], 0.3, 8));
  works.add("metal", bar([-5.0, 7.6, 3.2], [-5.0, 4.6, 3.2], 0.035, 5));
  works.add("metal", bar([3.2, 3.8, 2.4], [5.4, 5.6, 3.6], 0.1, 7));
  works.add("flame", move(stretch(sphere(0.38, 14), [0.85, 1.5, 0.85]), [5.5, 6.0, 3.65]));
}

const helipad: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.5 || y < 6) return;
  const [u, v] = [x - 2.4, z + 1.1];
  const far = Math.sqrt(u * u + v * v);
  const isH = (Math.abs(Math.abs(u) - 0.4) < 0.1 && Math.abs(v) < 0.6) || (Math.abs(v) < 0.1 && Math.abs(u) < 0.45);
  if ((far > 1.15 && far < 1.3) || isH) layColour(surface, [0.9, 0.9, 0.86], 0.6);
};

function build({ style }: Planned): Part[] {
  const works = new Works();
  if (style === "rig") {
    oilRig(works);
    works.draw("roof", helipad);
    return [plot("water", 11.6, 9), ...works.parts({ red: 1, metal: 0.8 })];
  }
  if (style === "power") powerPlant(works);
  else factory(works);
  return [plot("ground", 13.4, 10), ...works.parts({ wall: 0.9, brick: 0.9, tower: 1, smoke: 0.7 })];
}

const POWER = [
  "power plant",
  "nuclear power plant",
  "nuclear plant",
  "power station",
  "nuclear reactor",
  "cooling tower",
  "coal power plant",
  "nuclear power station",
];
const RIG = ["oil rig", "oil platform", "drilling platform", "offshore platform", "drilling rig", "oil derrick"];

/** Heavy industry. What makes it itself: a factory's brick hall under a saw-tooth roof with smoking chimneys; the waisted cooling towers and the reactor's dome of a power plant; an oil rig's decks on legs over the sea with derrick, crane and flame. */
export const industrialWorks = defineFromPlan({
  id: "industrial-works",
  family: "building",
  words: [
    "factory",
    "industrial building",
    "plant building",
    "mill building",
    "industrial plant",
    "refinery",
    "steel mill",
    ...POWER,
    ...RIG,
  ],
  senses: ["factory", "power station", "drilling platform"],
  height: 12,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.26 },
  slots: {
    wall: mainSlot("brick", "#9c5a46 #8d6a58", "hall|building"),
    brick: slot("brick", "#8a4a38", "chimney|smokestack|stack"),
    roof: slot("painted-metal", "#5a6068", "roof|helipad"),
    tower: slot("concrete", "#c4c1ba", "cooling tower"),
    glass: slot("painted-metal", "#3a5f78", "window"),
    door: slot("painted-metal", "#2f5d7a", "door|gate"),
    metal: slot("galvanised-steel", "#8d9196", "tank|pipe|deck"),
    white: slot("painted-metal", "#eceae4"),
    red: slot("painted-metal", "#c0371f", "derrick|leg"),
    yellow: slot("painted-metal", "#e0aa1c", "crane|railing"),
    smoke: slot("plaster", "#d8d8d6", "steam"),
    flame: slot("plastic", "#ff8a1c", "fire"),
    ground: slot("concrete", "#7f7c74", "ground"),
    water: slot("plastic", "#21607c", "sea|ocean"),
  },
  styles: {
    factory: {},
    power: { weight: 0, words: POWER, dress: { wall: "#d5d3cc" }, materials: { wall: "concrete" } },
    rig: {
      weight: 0,
      words: RIG,
      dress: { wall: "#e4e2da", metal: "#6a7078", roof: "#3f6a4a" },
      materials: { wall: "painted-metal", metal: "painted-metal" },
    },
  },
  build,
});
