import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hole, plate } from "../pieces.ts";

/** Upper face of the board, metres. */
const TOP = 0.006;

interface Layout {
  readonly w: number;
  readonly d: number;
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  module: { w: 0.12, d: 0.085 },
  motherboard: { w: 0.2, d: 0.2 },
};

/** A black chip with bright legs on both long sides. */
function chip(to: Assembly, x: number, z: number, w: number, d: number): void {
  to.box("chip", [w, 0.004, d], x, TOP, z, 0.0006);
  const legs = Math.round(w / 0.004);
  for (let i = 0; i < legs; i++)
    to.box("metal", [0.0017, 0.0016, d + 0.005], x + (i - (legs - 1) / 2) * 0.004, TOP, z, 0.0003);
}

function can(to: Assembly, x: number, z: number, radius: number, height: number): void {
  to.post("can", radius, height, [x, TOP, z], radius, 18);
  to.post("metal", radius * 0.82, 0.0006, [x, TOP + height - 0.0001, z], radius * 0.82, 18);
}

function furnish(to: Assembly, { style, stream }: Planned): void {
  const { w, d } = LAYOUTS[style] as Layout;
  const next = stream("parts");
  if (style === "motherboard") {
    to.box("metal", [0.052, 0.003, 0.052], -0.012, TOP, -0.035, 0.001);
    to.box("socket", [0.045, 0.0035, 0.045], -0.012, TOP, -0.035, 0.001);
    to.box("metal", [0.034, 0.005, 0.034], -0.012, TOP, -0.035, 0.0012);
    for (const i of [0, 1, 2, 3])
      to.box(i % 2 === 0 ? "socket" : "chip", [0.006, 0.011, 0.12], 0.05 + i * 0.011, TOP, -0.03);
    for (const i of [0, 1, 2]) to.box(i === 0 ? "port" : "socket", [0.11, 0.011, 0.008], -0.03, TOP, 0.03 + i * 0.024);
    for (const i of [0, 1, 2, 3]) to.box("metal", [0.026, 0.02, 0.022], -w / 2 + 0.012, TOP, -0.075 + i * 0.028, 0.001);
    to.box("port", [0.02, 0.028, 0.016], -w / 2 + 0.01, TOP, 0.04, 0.001);
    to.box("metal", [0.036, 0.008, 0.036], 0.062, TOP, 0.062, 0.002);
    for (let i = 0; i < 6; i++) can(to, -0.052 + (i % 2) * 0.012, -0.07 + Math.floor(i / 2) * 0.016, 0.0045, 0.013);
  } else {
    chip(to, -0.008, -0.006, 0.034, 0.016);
    chip(to, 0.034, 0.02, 0.018, 0.01);
    to.box("metal", [0.016, 0.003, 0.012], 0.012, TOP, 0.026, 0.001);
    to.box("metal", [0.018, 0.012, 0.016], -w / 2 + 0.006, TOP, -0.022, 0.001);
    to.box("chip", [0.018, 0.013, 0.013], -w / 2 + 0.007, TOP, 0.022, 0.001);
    to.box("socket", [0.056, 0.009, 0.006], 0.012, TOP, -d / 2 + 0.007, 0.0006);
    for (const [x, z] of [
      [-0.034, 0.024],
      [-0.022, 0.024],
      [0.042, -0.012],
    ] as const)
      can(to, x, z, 0.0048, 0.012);
    to.box("port", [0.012, 0.012, 0.02], w / 2 - 0.009, TOP, 0.0, 0.001);
  }
  for (let i = 0; i < 22; i++) {
    const x = (next() - 0.5) * w * 0.84;
    const z = (next() - 0.5) * d * 0.84;
    const flat = next() < 0.5;
    to.box(
      next() < 0.3 ? "chip" : "metal",
      flat ? [0.0042, 0.0016, 0.0022] : [0.0022, 0.0016, 0.0042],
      x,
      TOP,
      z,
      0.0003,
    );
  }
}

function build(planned: Planned): Part[] {
  const { w, d } = LAYOUTS[planned.style] as Layout;
  const corner = 0.004;
  const ends = [-1, 1].flatMap((a) => [-1, 1].map((b) => [a * (w / 2 - 0.006), b * (d / 2 - 0.006)] as const));
  const board = turnX(
    plate(
      [
        [-w / 2, -d / 2, corner],
        [w / 2, -d / 2, corner],
        [w / 2, d / 2, corner],
        [-w / 2, d / 2, corner],
      ],
      0.0032,
      0.0003,
      ends.map(([x, z]) => hole(x, z, 0.0026)),
    ),
    -PI / 2,
  );
  const rings: Paint = (surface, x, _y, z) => {
    for (const [a, b] of ends) {
      const r = (x - a) * (x - a) + (z - b) * (z - b);
      if (r < 0.0044 * 0.0044) layColour(surface, [0.78, 0.5, 0.17], 0.3, 1);
    }
  };
  const to = new Assembly();
  furnish(to, planned);
  return [
    makePart("board", "board", settle(move(board, [0, TOP - 0.0016, 0])), { weight: 1, paint: rings }),
    // what is soldered on sticks out below
    makePart("joints", "metal", block([w * 0.6, 0.006, d * 0.5], [0, TOP - 0.003, 0], 0.001), { weight: 0.1 }),
    ...to.parts({ chip: 1, metal: 0.8 }).map((part) => ({ ...part, name: `${part.name}-set` })),
  ];
}

/** A circuit board. What makes it itself: a thin green board with bundles of traces and ringed holes in its corners, set with black chips on rows of bright legs, capacitor cans and ports along an edge; or a computer's square mainboard with socket, memory and card slots. */
export const circuitBoard = defineFromPlan({
  id: "circuit-board",
  family: "device",
  words: [
    "circuit board",
    "pcb",
    "printed circuit board",
    "motherboard",
    "mainboard",
    "electronic board",
    "electronics board",
    "arduino",
    "raspberry pi",
    "circuit",
    "breakout board",
  ],
  senses: ["circuit board"],
  height: 0.022,
  vary: 0.04,
  view: { azimuth: 0.45, elevation: 0.7 },
  slots: {
    board: mainSlot("circuit-board", "", "pcb"),
    chip: slot("plastic", "#141517 #1b1c1f", "microchip|processor"),
    can: slot("plastic", "#20242c #27408a #141517", "capacitor"),
    metal: slot("brushed-steel", "", "leg|pin|shield"),
    socket: slot("plastic", "#e4e0d4 #17181b", "connector|memory slot"),
    port: slot("plastic", "#2458b0 #c9a62a #17181b", "jack"),
  },
  styles: {
    module: { weight: 2, words: ["arduino", "raspberry pi", "breakout board"] },
    motherboard: { weight: 1, words: ["motherboard", "mainboard"], traits: ["square"] },
  },
  build,
});
