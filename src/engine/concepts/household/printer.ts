import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const BARS = ["#1fa0d8", "#e0308a", "#f4d020", "#202022"].map(fromHex);

/** A page with a heading, lines of text, and a coloured chart. */
const page: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.3) return;
  if (Math.abs(x) > 0.085) return;
  layColour(surface, [0.93, 0.93, 0.92], 0.7, 0);
  const v = z - 0.13 + y * 0;
  if (v > 0.1 && v < 0.118) {
    if (Math.abs(x) < 0.06) layColour(surface, [0.05, 0.05, 0.06]);
  } else if (v > 0.05 && v < 0.095) {
    const line = (v * 110) % 1;
    if (line < 0.4 && x > -0.075 && x < 0.075) layColour(surface, [0.4, 0.4, 0.42]);
  } else if (v > 0 && v <= 0.045) {
    const i = Math.floor((x + 0.07) / 0.035);
    const u = (x + 0.07) / 0.035 - i;
    const high = [0.02, 0.036, 0.028, 0.042][i] ?? 0;
    const colour = BARS[i];
    if (colour && u > 0.15 && u < 0.85 && v < high) layColour(surface, colour);
  }
};

const screen: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.4) return;
  layColour(surface, [0.03, 0.18, 0.32], 0.1, 0);
  if (Math.abs(y) < 0.008 && Math.abs(((x * 60 + 10) % 1) - 0.5) < 0.3) layColour(surface, [0.7, 0.9, 1], 0.1, 0);
};

function build({ style }: Planned): Part[] {
  const [w, h, d] = style === "laser" ? [0.4, 0.27, 0.36] : [0.44, 0.17, 0.33];
  const front = d / 2;
  const tilted = (g: Part["geometry"], at: readonly [number, number, number], a: number) => move(turnX(g, a), at);
  const sheet = settle(box([0.19, 0.0015, 0.15], { divisions: [1, 1, 4] }));
  return [
    makePart("body", "body", move(slab([w, h, d], 0.03, 0.016), [0, h / 2 + 0.01, 0]), { weight: 1 }),
    makePart(
      "lid",
      "trim",
      move(box([w * 0.97, 0.026, d * 0.94], { bevel: 0.01, bevelSteps: 2 }), [0, h + 0.018, -0.006]),
      { weight: 0.9 },
    ),
    makePart("slot", "trim", move(slab([w * 0.68, h * 0.26, 0.03], 0.012, 0.003), [-0.02, h * 0.34, front - 0.006]), {
      weight: 0.9,
    }),
    makePart(
      "out-tray",
      "trim",
      tilted(box([0.23, 0.01, 0.2], { bevel: 0.004 }), [-0.02, h * 0.2, front + 0.07], 0.05),
      { weight: 0.8 },
    ),
    makePart("page", "paper", move(sheet, [-0.02, h * 0.36, front + 0.062]), {
      weight: 1,
      paint: (s, x, y, z, nx, ny, nz) => page(s, x, y, z + 0.185, nx, ny, nz),
    }),
    makePart("feed", "trim", tilted(box([0.24, 0.16, 0.012], { bevel: 0.005 }), [-0.02, h + 0.08, -d * 0.34], -0.35), {
      weight: 0.7,
    }),
    makePart("stack", "paper", tilted(box([0.205, 0.21, 0.007]), [-0.02, h + 0.105, -d * 0.34 + 0.004], -0.35), {
      weight: 0.9,
    }),
    makePart(
      "panel",
      "trim",
      tilted(slab([w * 0.25, h * 0.4, 0.02], 0.01, 0.004), [w * 0.355, h * 0.74, front], -0.12),
      { weight: 0.7 },
    ),
    makePart(
      "screen",
      "screen",
      tilted(slab([w * 0.15, h * 0.22, 0.01], 0.004, 0.001), [w * 0.325, h * 0.77, front + 0.011], -0.12),
      { weight: 0.8, paint: screen },
    ),
    ...makeParts(
      "button",
      "body",
      [0, 1, 2].map((i) => move(disc(0.008, 0.008, 0.002, 18), [w * 0.3 + i * 0.028, h * 0.6, front + 0.012])),
      { weight: 0.5 },
    ),
    makePart("power", "light", move(disc(0.006, 0.009, 0.002, 16), [w * 0.45, h * 0.82, front + 0.008]), {
      weight: 0.4,
    }),
    ...makeParts(
      "foot",
      "trim",
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => move(turnX(disc(0.016, 0.02, 0.003, 16), -PI / 2), [a * w * 0.42, 0, b * d * 0.4])),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A printer. What makes it itself: a broad low box with a stack of paper rising at its back, a printed coloured page coming out of a wide slot in front onto a tray, and a panel with a small screen and buttons. */
export const printer = defineFromPlan({
  id: "printer",
  family: "device",
  words: [
    "printer",
    "inkjet printer",
    "laser printer",
    "photocopier",
    "copier",
    "copy machine",
    "scanner",
    "fax machine",
    "office printer",
  ],
  senses: ["printer#2", "printer#3", "duplicator", "facsimile#2"],
  height: 0.32,
  view: { azimuth: 0.5, elevation: 0.34 },
  slots: {
    body: mainSlot("plastic", "#e4e3df #34363b #c8cacd", "case|housing"),
    trim: slot("plastic", "#2a2b2f #4a4d54", "lid|tray"),
    paper: slot("paper", "#f3f3f0", "page|sheet|document"),
    screen: slot("glass", "#0c2a40", "display"),
    light: slot("plastic", "#4fe07a", "lamp"),
  },
  styles: {
    inkjet: { weight: 2, words: ["inkjet printer"] },
    laser: { weight: 1, words: ["laser printer", "photocopier", "copier", "copy machine", "office printer"] },
  },
  build,
});
