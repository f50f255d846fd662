import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { block, laid } from "./masonry.ts";
import { carried, type Oval, stoodAt } from "./oval.ts";
import {
  bodySlot,
  byWord,
  defineStructure,
  fixedSlot,
  hues,
  type StructureParameters,
  varied,
  vary,
} from "./structure.ts";

/** The pitch: mown stripes and white lines; half its length and width. */
const pitchPaint =
  (long: number, wide: number, track: boolean): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.5) return;
    const [ax, az] = [Math.abs(x), Math.abs(z)];
    if (ax > long * 1.06 || az > wide * 1.09) {
      if (!track) return;
      layColour(surface, [0.42, 0.09, 0.04], 0.8);
      return;
    }
    const stripe = Math.floor(((x + long) / long) * 6) % 2 === 0;
    layColour(surface, stripe ? [0.05, 0.24, 0.035] : [0.075, 0.31, 0.05], 0.9);
    const line = 0.022;
    const onEdge = (Math.abs(ax - long) < line && az < wide) || (Math.abs(az - wide) < line && ax < long);
    const circle = Math.abs(Math.sqrt(x * x + z * z) - 0.32) < line;
    const box = (depth: number, half: number) =>
      (Math.abs(ax - long + depth) < line && az < half) ||
      (Math.abs(az - half) < line && ax > long - depth && ax < long);
    if (onEdge || circle || ax < line * 0.8 || box(0.42, 0.6) || box(0.16, 0.3))
      layColour(surface, [0.9, 0.9, 0.88], 0.8);
  };

function build(p: StructureParameters) {
  const plan: Oval = { long: 4.2 * p.wide, wide: 3.4 * p.wide };
  const track = p.style === "track";
  const open = p.style === "open";
  const high = 1.55 * p.tall;
  const ledge = 0.3 + (high - 0.3) * 0.48;
  const stand = carried(
    plan,
    [
      [-1.85, 0.1],
      [-0.3, 0.1],
      [-0.3, high],
      [-0.98, ledge + 0.16],
      [-0.98, ledge],
      [-1.85, 0.3],
    ],
    64,
  );
  const wall = carried(
    plan,
    [
      [-0.34, 0.08],
      [0.0, 0.08],
      [0.16, high + 0.12],
      [-0.06, high + 0.18],
      [-0.34, high + 0.04],
    ],
    64,
  );
  const seatHue = varied(p, "seats", hues("#1f4fb8", "#c8202c", "#e87a1c", "#2a8a4a", "#7a2a9a"));
  const light = hues("#e8e8e6")[0] as typeof seatHue;
  const seats: Paint = (surface, x, y, z, _nx, ny) => {
    if (y < 0.3) return;
    const angle = (atan2(-z / plan.wide, x / plan.long) / TAU + 1) * 28;
    const f = angle % 1;
    if (f < 0.07) return layColour(surface, [0.55, 0.54, 0.52], 0.7);
    const k = y > ledge + 0.08 ? 1 : 0;
    if (ny < 0.3) return;
    const row = y * 16;
    if (row - Math.floor(row) < 0.3) return layColour(surface, [0.3, 0.3, 0.31], 0.7);
    layColour(surface, (Math.floor(angle) + k) % 7 === 0 ? light : seatHue, 0.5);
    const s = angle * 22;
    if (s - Math.floor(s) < 0.25) layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.55]);
  };
  const count = 36;
  const ribs = Array.from({ length: count }, (_, i): Geometry => {
    const angle = (i / count) * TAU;
    return stoodAt(plan, turnX(block([0.09, high + 0.34, 0.12], [0, (high + 0.34) / 2, 0]), 0.13), angle, 0.03, 0.06);
  });
  const roofY = high + 0.42;
  const roof = carried(
    plan,
    [
      [-0.78, roofY - 0.1],
      [0.26, roofY - 0.05],
      [0.3, roofY + 0.05],
      [0.05, roofY + 0.12],
      [-0.78, roofY - 0.03],
    ],
    64,
  );
  const props = Array.from({ length: count }, (_, i): Geometry => {
    const angle = ((i + 0.5) / count) * TAU;
    return stoodAt(plan, block([0.05, roofY - high + 0.02, 0.05], [0, (roofY + high) / 2 - 0.04, -0.24]), angle, 0, 0);
  });
  const masts: Geometry[] = [];
  const lamps: Geometry[] = [];
  for (let i = 0; i < 4; i += 1) {
    const angle = PI / 4 + (i * PI) / 2;
    const at = (g: Geometry) => stoodAt(plan, g, angle, 0.5, 0);
    masts.push(
      at(bar([0, 0, 0], [0, high + 1.35, 0], 0.055, 10)),
      at(block([0.62, 0.42, 0.05], [0, high + 1.5, -0.05], 0.01)),
    );
    for (let k = 0; k < 12; k += 1)
      lamps.push(
        at(block([0.11, 0.1, 0.05], [((k % 4) - 1.5) * 0.145, high + 1.37 + Math.floor(k / 4) * 0.13, -0.085])),
      );
  }
  const [long, wide] = [1.72 * p.wide, 1.06 * p.wide];
  const ground = move(laid(ellipseOutline(plan.long - 1.75, plan.wide - 1.75, 64), 0.1), [0, 0.08, 0]);
  const goals = [-1, 1].flatMap((s): Geometry[] => [
    bar([s * long, 0.16, -0.14], [s * long, 0.33, -0.14], 0.016, 4),
    bar([s * long, 0.16, 0.14], [s * long, 0.33, 0.14], 0.016, 6),
    bar([s * long, 0.33, -0.15], [s * long, 0.33, 0.15], 0.016, 6),
  ]);
  const board = `${Math.floor(vary(p, "home") * 5)}:${Math.floor(vary(p, "away") * 5)}`;
  const boardY = high + 0.12;
  const boardZ = -(plan.wide - 0.62);
  const parts: Part[] = [
    makePart("plaza", "base", laid(ellipseOutline(plan.long + 0.75, plan.wide + 0.75, 72), 0.12, 0.02), {
      weight: 0.5,
    }),
    makePart("facade", "body", wall, {
      weight: 1,
      crease: 0.5,
      paint: (surface, x, y, z, nx, ny, nz) => {
        const outward = nx * x + nz * z > 0 && Math.abs(ny) < 0.6;
        if (!outward || y > high || y < 0.2) return;
        const band = (y - 0.2) / (high - 0.2);
        const angle = (atan2(-z / plan.wide, x / plan.long) / TAU + 1) * 72;
        if (((band > 0.08 && band < 0.3) || (band > 0.42 && band < 0.62)) && angle % 1 > 0.16)
          layColour(surface, [0.06, 0.1, 0.14], 0.15);
      },
    }),
    makePart("ribs", "frame", merge(ribs), { weight: 0.7 }),
    makePart("stand", "seat", stand, { weight: 1, crease: 0.4, paint: seats }),
    makePart("ground", "grass", ground, { weight: 1, paint: pitchPaint(long, wide, track) }),
    makePart("goals", "frame", merge(goals), { weight: 0.3 }),
    makePart("masts", "frame", merge(masts), { weight: 0.7 }),
    makePart("lamps", "lamp", merge(lamps), { weight: 0.6 }),
    makePart("board", "board", block([1.1, 0.5, 0.1], [0, boardY + 0.1, boardZ], 0.02), {
      weight: 0.6,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.5 && isWritten(board, x, y - boardY - 0.1, 0.28, 0.09)) layColour(surface, [1, 0.62, 0.1], 0.3);
      },
    }),
    makePart(
      "board-legs",
      "frame",
      merge([-0.4, 0.4].map((x) => bar([x, high * 0.6, boardZ - 0.02], [x, boardY, boardZ - 0.02], 0.04, 8))),
      { weight: 0.3 },
    ),
    ...(open
      ? []
      : [
          makePart("roof", "roof", roof, {
            weight: 0.9,
            crease: 0.5,
            paint: (surface, x, _y, z, _nx, ny) => {
              const f = ((atan2(-z / plan.wide, x / plan.long) / TAU + 1) * 36) % 1;
              if (ny > 0 && (f < 0.05 || f > 0.95))
                layColour(surface, [surface.r * 0.6, surface.g * 0.6, surface.b * 0.62]);
            },
          }),
          makePart("props", "frame", merge(props), { weight: 0.5 }),
        ]),
  ];
  return standModel(parts, [
    { name: "top", position: [0, 0.18, 0], normal: [0, 1, 0], radius: 0.9 },
    { name: "inside", position: [0, 0.18, 0], normal: [0, 1, 0], radius: 0.9 },
  ]);
}

/**
 * A stadium. What makes it itself: an oval bowl of coloured seats in rising rows with aisles around a striped green pitch with white lines, a ring of roof over
 * the stands, floodlight masts and a scoreboard.
 */
export const stadium = defineStructure({
  id: "stadium",
  family: "building",
  words: [
    "stadium",
    "football stadium",
    "soccer stadium",
    "sports stadium",
    "arena",
    "sports arena",
    "baseball stadium",
    "olympic stadium",
    "ballpark",
    "football field",
    "soccer field",
  ],
  senses: ["stadium", "ballpark"],
  height: 14,
  scale: 5,
  styles: { roofed: 3, open: 1.2, track: 1 },
  choose: byWord({
    track: ["olympic stadium"],
    open: ["ballpark", "baseball stadium", "football field", "soccer field"],
  }),
  slots: {
    body: bodySlot(["wall", "facade"], ["concrete"], "#d6d4ce", "#c8cacc", "#e0dcd2"),
    seat: fixedSlot(["stand", "tribune", "bleacher"], ["plastic"], "#b8b6b0"),
    grass: fixedSlot(["pitch", "field", "lawn", "track"], ["grass"], "#3f7a2c"),
    roof: fixedSlot(["canopy"], ["painted-metal"], "#e8eaec", "#dfe4e8"),
    frame: fixedSlot(["mast", "rib", "goal"], ["painted-metal"], "#e4e5e6"),
    lamp: fixedSlot(["floodlight", "light"], ["plastic"], "#fff6d8"),
    board: fixedSlot(["scoreboard", "screen"], ["plastic"], "#101318"),
    base: fixedSlot(["plaza"], ["concrete"], "#9c9a94"),
  },
  build,
  view: { azimuth: 0.45, elevation: 0.62 },
});
