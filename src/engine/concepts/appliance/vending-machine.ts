import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { block } from "../vehicle/bodywork.ts";

const GOODS = ["#d8241c", "#f2b81c", "#1f6fd8", "#2a9a4a", "#e8701c", "#7a2f9a", "#f0ece0", "#19b0b8", "#d84a8a"].map(
  fromHex,
);
const WHITE = fromHex("#f5f4ee");
const DARK = fromHex("#101216");

const can = (): Geometry =>
  turnedUp(
    [
      [0, 0],
      [0.026, 0, 0.004],
      [0.033, 0.012, 0.006],
      [0.033, 0.108, 0.008],
      [0.026, 0.12, 0.003],
      [0, 0.118],
    ],
    12,
    1,
  );
const bottle = (): Geometry =>
  turnedUp(
    [
      [0, 0],
      [0.033, 0, 0.006],
      [0.034, 0.11, 0.02],
      [0.014, 0.165, 0.008],
      [0.014, 0.19, 0.003],
      [0, 0.19],
    ],
    12,
    1,
  );
const bag = (): Geometry => block([0.095, 0.145, 0.05], [0, 0.0725, 0], 0.022, 2);

function build({ style, kind, seed }: Planned): Part[] {
  const drinks = style === "drinks";
  const [w, h, d] = [0.96, 1.84, 0.78];
  const front = d / 2;
  const [left, right] = [-w / 2 + 0.06, w / 2 - 0.27];
  const [low, high] = [0.5, h - (kind === "sign" ? 0.3 : 0.1)];
  const mid: readonly [number, number] = [(left + right) / 2, (low + high) / 2];
  const [ow, oh] = [right - left, high - low];
  const wall = 0.05;
  const shell = [
    block([w, low, d], [0, low / 2 + 0.04, 0], 0.02),
    block([w, h - high, d], [0, (h + high) / 2, 0], 0.02),
    block([left + w / 2 + 0.01, oh + 0.06, d], [(left - w / 2) / 2, mid[1], 0], 0.015),
    block([w / 2 - right + 0.01, oh + 0.06, d], [(right + w / 2) / 2, mid[1], 0], 0.015),
  ];
  const back = block([ow + 0.06, oh + 0.06, wall], [mid[0], mid[1], -d / 2 + wall / 2 + 0.01], 0);
  const rows = drinks ? 5 : 5;
  const columns = drinks ? 7 : 5;
  const pitch = oh / rows;
  const shelfZ = front - 0.2;
  const shelves: Geometry[] = [];
  const items: Part[] = [];
  const rails: Geometry[] = [];
  for (let r = 0; r < rows; r += 1) {
    const y = low + pitch * r + 0.015;
    shelves.push(block([ow + 0.04, 0.02, 0.46], [mid[0], y, shelfZ - 0.1], 0.004, 1));
    rails.push(block([ow, 0.042, 0.012], [mid[0], y + 0.008, shelfZ + 0.135], 0.003, 1));
    for (let c = 0; c < columns; c += 1) {
      const x = left + (ow * (c + 0.5)) / columns;
      const tall = drinks ? r < 2 : false;
      const shape = drinks ? (tall ? bottle() : can()) : (r + seed) % 3 === 0 ? can() : bag();
      const colour = GOODS[(r * 4 + Math.floor(c / (drinks ? 2 : 1)) * 3 + seed) % GOODS.length] as Rgb;
      const isBag = !drinks && (r + seed) % 3 !== 0;
      const name = `item-${r * columns + c + 1}`;
      const part = makePart(name, "goods", shape, {
        weight: 0.5,
        paint: (surface, _x, py, _z, _nx, ny) => {
          if (isBag)
            layColour(
              surface,
              py > 0.05 && py < 0.1 ? WHITE : py > 0.13 || py < 0.015 ? [0.8, 0.8, 0.78] : colour,
              0.3,
              0,
            );
          else if (tall)
            layColour(
              surface,
              py > 0.168
                ? WHITE
                : py > 0.04 && py < 0.1
                  ? colour
                  : [colour[0] * 0.4 + 0.1, colour[1] * 0.4 + 0.1, colour[2] * 0.4 + 0.1],
              0.2,
              0,
            );
          else if (Math.abs(ny) > 0.9) layColour(surface, [0.7, 0.7, 0.72], 0.3, 1);
          else layColour(surface, py > 0.05 && py < 0.075 ? WHITE : colour, 0.25, 0);
        },
      });
      const k = drinks ? 1.15 : 1.2;
      items.push({ ...part, geometry: move(scaled(shape, k), [x, y + 0.008, shelfZ + 0.05]) });
    }
  }
  const side = (right + w / 2) / 2;
  const word = drinks ? "DRINKS" : "SNACKS";
  return [
    makePart("cabinet", "body", merge(shell), { weight: 1 }),
    makePart("inside", "inside", back, { weight: 0.6 }),
    makePart("shelves", "inside", merge(shelves), { weight: 0.5 }),
    makePart("price-rails", "inside", merge(rails), {
      weight: 0.4,
      paint: (surface, x, y, z) => {
        if (z < shelfZ + 0.13) return;
        const f = ((x - left) / ow) * columns;
        if (Math.abs(f - Math.floor(f) - 0.5) < 0.2)
          layColour(surface, (Math.floor(f) + Math.floor(y * 4)) % 3 === 0 ? [0.85, 0.08, 0.05] : [0.1, 0.2, 0.6], 0.4);
      },
    }),
    ...items,
    makePart(
      "window-frame",
      "trim",
      merge([
        block([ow + 0.06, 0.035, 0.03], [mid[0], high + 0.002, front - 0.002], 0.01),
        block([ow + 0.06, 0.035, 0.03], [mid[0], low - 0.002, front - 0.002], 0.01),
        block([0.035, oh, 0.03], [left - 0.002, mid[1], front - 0.002], 0.01),
        block([0.035, oh, 0.03], [right + 0.002, mid[1], front - 0.002], 0.01),
      ]),
      { weight: 0.6 },
    ),
    makePart("panel", "panel", block([0.2, 0.72, 0.03], [side - 0.005, 1.14, front + 0.002], 0.012), {
      weight: 0.8,
      paint: (surface, x, y, z) => {
        if (z < front) return;
        const [u, v] = [x - side + 0.005, y - 1.14];
        if (Math.abs(u) < 0.075 && Math.abs(v - 0.27) < 0.05)
          return layColour(
            surface,
            isWritten("1.50", u, v - 0.27, 0.036, 0.1) ? [0.2, 1, 0.4] : [0.01, 0.04, 0.02],
            0.2,
          );
        const [i, j] = [(u + 0.072) / 0.048, (v + 0.03) / 0.056];
        if (i > 0 && i < 3 && j > 0 && j < 4 && i % 1 > 0.14 && i % 1 < 0.86 && j % 1 > 0.14 && j % 1 < 0.86)
          return layColour(surface, [0.72, 0.73, 0.75], 0.3);
        if (Math.abs(u) < 0.012 && Math.abs(v + 0.13) < 0.034) return layColour(surface, [0, 0, 0]);
        if (Math.abs(u) < 0.045 && Math.abs(v + 0.13) < 0.05) return layColour(surface, [0.66, 0.66, 0.68], 0.25, 1);
        if (Math.abs(u) < 0.07 && Math.abs(v + 0.25) < 0.035)
          layColour(surface, Math.abs(v + 0.25) < 0.008 ? [0, 0, 0] : [0.1, 0.55, 0.25], 0.3);
      },
    }),
    makePart("tray", "tray", block([ow * 0.86, 0.22, 0.05], [mid[0], 0.28, front - 0.006], 0.016), {
      weight: 0.8,
      paint: (surface, x, y, z) => {
        if (z < front) return;
        if (Math.abs(x - mid[0]) < 0.07 * 2 && Math.abs(y - 0.28) < 0.034)
          layColour(surface, isWritten("PUSH", x - mid[0], y - 0.28, 0.05, 0.1) ? WHITE : DARK, 0.4);
      },
    }),
    makePart("coin-return", "tray", block([0.11, 0.09, 0.04], [side, 0.6, front - 0.002], 0.014), { weight: 0.4 }),
    ...(kind === "sign"
      ? [
          makePart("sign", "sign", block([w - 0.08, 0.22, 0.04], [0, h - 0.15, front - 0.006], 0.014), {
            weight: 0.9,
            paint: (surface, x, y, z) => {
              if (z < front) return;
              if (isWritten(word, x, y - h + 0.15, 0.12, 0.1)) layColour(surface, WHITE, 0.4);
            },
          }),
        ]
      : []),
    ...makeParts(
      "foot",
      "tray",
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => block([0.1, 0.06, 0.1], [a * (w / 2 - 0.09), 0.03, b * (d / 2 - 0.09)], 0.01)),
      ),
      { weight: 0.3 },
    ),
  ];
}

const scaled = (geometry: Geometry, k: number): Geometry => ({
  ...geometry,
  positions: geometry.positions.map((v) => v * k),
});

/**
 * A vending machine. What makes it itself: a tall cabinet whose large window shows rows of bright cans, bottles or bags on shelves with price rails,
 * a keypad with coin slot and display beside it, a pick-up flap that says PUSH below, a lit sign above.
 */
export const vendingMachine = defineFromPlan({
  id: "vending-machine",
  family: "device",
  words: [
    "vending machine",
    "snack machine",
    "soda machine",
    "drink machine",
    "vending",
    "drinks machine",
    "coke machine",
    "soda vending machine",
    "snack vending machine",
  ],
  senses: ["vending machine"],
  height: 1.84,
  vary: 0.04,
  view: { azimuth: 0.42, elevation: 0.1 },
  slots: {
    body: mainSlot("painted-metal", "#c8181c #1f4fa8 #26282c #d8dadc #1a7a4a", "cabinet|case|wall"),
    inside: slot("painted-metal", "#e6e8ea", "shelf|interior"),
    trim: slot("brushed-steel", "#a8abb0", "frame"),
    goods: slot("plastic", "#d8241c", "can|bottle|snack|drink|item"),
    panel: slot("plastic", "#1b1d21", "keypad|control panel"),
    tray: slot("plastic", "#17181b", "flap|slot|foot"),
    sign: slot("plastic", "#e8a81c #d8241c #1f62c8", "name board|marquee"),
  },
  styles: {
    drinks: {
      weight: 1.4,
      words: ["soda machine", "drink machine", "drinks machine", "coke machine", "soda vending machine"],
    },
    snacks: { weight: 1, words: ["snack machine", "snack vending machine"] },
  },
  kinds: { sign: { weight: 3 }, plain: { weight: 0.6 } },
  build,
});
