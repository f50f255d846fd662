import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { layDown, turnedPiece } from "./pen-shape.ts";

const R = 0.0062;
const LONG = 0.092;
const BLACK = fromHex("#17130f");

/** Wax: a blunt cone for a tip, a stick, from the tip (y = 0) up. */
const wax = (): Geometry =>
  turnedPiece(
    [
      [R * 0.34, 0, 0.0008],
      [R * 0.66, 0.011, 0.0006],
      [R * 0.97, 0.0112, 0.0008],
      [R * 0.97, LONG, 0.001],
    ],
    28,
  );

const paper = (): Geometry =>
  turnedPiece(
    [
      [R * 1.04, 0.0175, 0.0002],
      [R * 1.04, LONG - 0.0065, 0.0002],
    ],
    32,
  );

/** Two black rings at either end of the wrapper and a black oval with a waved border in its middle. */
const wrapper: Paint = (surface, x, y, z) => {
  const dim = 0.92;
  surface.r *= dim;
  surface.g *= dim;
  surface.b *= dim;
  for (const at of [0.021, LONG - 0.01]) {
    if (Math.abs(y - at) < 0.0009 || Math.abs(y - at - 0.0026) < 0.0004) layColour(surface, BLACK, 0.7);
  }
  const turn = (atan2(z, x) / TAU) * 2;
  const around = (turn - Math.round(turn)) * TAU * 0.5 * R;
  const u = (y - LONG * 0.52) / 0.019;
  const v = around / 0.0062;
  const oval = u * u + v * v;
  if (oval < 1) layColour(surface, BLACK, 0.7);
  if (oval < 0.5 && isWritten("WAX", y - LONG * 0.52, around, 0.0046, 0.1)) layColour(surface, [0.85, 0.83, 0.76], 0.7);
  if (Math.abs(u) > 1.15 && Math.abs(u) < 1.5 && Math.abs(around - 0.0028 * cos(y * 900)) < 0.0006)
    layColour(surface, BLACK, 0.7);
};

const BOX: readonly string[] = ["red", "orange", "yellow", "green", "blue", "purple"];

const carton: Paint = (surface, x, y, z) => {
  if (z < 0.012 || y > 0.074) return;
  if (y < 0.012 || y > 0.062) layColour(surface, fromHex("#1f7a3a"), 0.6);
  const u = x / 0.03;
  const v = (y - 0.038) / 0.014;
  if (u * u + v * v < 1) layColour(surface, fromHex("#1f7a3a"), 0.6);
  if (isWritten("CRAYONS", x, y - 0.038, 0.0068, 0.1)) layColour(surface, fromHex("#f6e9b8"), 0.6);
};

function box(): Part[] {
  const parts: Part[] = [
    makePart("front", "box", block([0.082, 0.072, 0.0012], [0, 0.036, 0.0165], 0), { weight: 1, paint: carton }),
    makePart("back", "box", block([0.082, 0.088, 0.0012], [0, 0.044, -0.0165], 0), { weight: 0.8 }),
    makePart("side-left", "box", block([0.0012, 0.072, 0.033], [-0.041, 0.036, 0], 0), { weight: 0.7 }),
    makePart("side-right", "box", block([0.0012, 0.072, 0.033], [0.041, 0.036, 0], 0), { weight: 0.7 }),
    makePart("step", "box", block([0.078, 0.0065, 0.015], [0, 0.00375, -0.008]), { weight: 0.1 }),
    makePart("floor", "box", block([0.082, 0.001, 0.033], [0, 0.0005, 0], 0), { weight: 0.2 }),
  ];
  for (let i = 0; i < 12; i += 1) {
    const column = i % 6;
    const row = Math.floor(i / 6);
    const colour = BOX[(column + row * 2) % 6] as string;
    const up = (g: Geometry) =>
      move(turnY(flip(g), i), [-0.0335 + column * 0.0134, 0.0008 + row * 0.006, row === 0 ? 0.008 : -0.008]);
    parts.push(
      makePart(`wax-${i + 1}`, colour, up(wax()), { weight: 0.7 }),
      makePart(`paper-${i + 1}`, colour, up(paper()), { weight: 0.4, paint: wrapper }),
    );
  }
  return parts;
}

/** Upside down: the tip up. */
const flip = (g: Geometry): Geometry => {
  const positions = g.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    positions[i + 1] = LONG - (positions[i + 1] as number);
    positions[i + 2] = -(positions[i + 2] as number);
  }
  return { ...g, positions };
};

/** A crayon. What makes it itself: a thick stick of coloured wax with a blunt cone for a tip, in a paper wrapper of the same colour with black rings and a black oval; several stand in a yellow carton. */
export const crayon = defineFromPlan({
  id: "crayon",
  family: "object",
  words: [
    "crayon",
    "wax crayon",
    "colouring crayon",
    "coloring crayon",
    "box of crayons",
    "crayon box",
    "pack of crayons",
  ],
  senses: ["crayon"],
  height: 0.014,
  view: { azimuth: 0.1, elevation: 0.5 },
  slots: {
    wax: mainSlot("wax", "#c8201c #2456b0 #e8b810 #2a8a3a #e0701a #7a2f9a", "tip|crayon"),
    paper: slot("paper", "#d8352c #3a6cc8 #f0c828 #3fa050 #ec8430 #8f45b0", "wrapper|label|sleeve", true),
    box: slot("cardboard", "#f0bc1c", "carton|pack"),
    red: slot("wax", "#c8201c"),
    orange: slot("wax", "#e8741a"),
    yellow: slot("wax", "#f0c818"),
    green: slot("wax", "#2a8a3a"),
    blue: slot("wax", "#2456b0"),
    purple: slot("wax", "#7a2f9a"),
  },
  styles: {
    single: { weight: 1 },
    box: { weight: 0, words: ["box of crayons", "crayon box", "pack of crayons"], slots: ["box"] },
  },
  kinds: {
    red: { dress: { wax: "#c8201c", paper: "#d8352c" } },
    blue: { dress: { wax: "#2456b0", paper: "#3a6cc8" } },
    yellow: { dress: { wax: "#e8b810", paper: "#f0c828" } },
    green: { dress: { wax: "#2a8a3a", paper: "#3fa050" } },
    orange: { dress: { wax: "#e0701a", paper: "#ec8430" } },
    purple: { dress: { wax: "#7a2f9a", paper: "#8f45b0" } },
  },
  build: ({ style }: Planned) =>
    style === "box"
      ? box()
      : [
          makePart("wax", "wax", layDown(wax(), R, 0.0), { weight: 1 }),
          makePart("paper", "paper", layDown(paper(), R, 0.0), { weight: 0.9, paint: wrapper }),
        ],
});
