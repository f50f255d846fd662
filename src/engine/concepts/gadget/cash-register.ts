import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { block, sidePlate } from "../vehicle/bodywork.ts";

const shown =
  (text: string, y0: number, size: number, ink: readonly [number, number, number]): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.5 && isWritten(text, x, y - y0, size, 0.09)) layColour(surface, ink, 0.4, 0);
  };

/** Scrolls cast in the brass front. */
const scrolls: Paint = (surface, x, y, z) => {
  const u = x * 38;
  const v = (y + z) * 38;
  const [a, b] = [u - Math.round(u), v - Math.round(v)];
  const r = Math.sqrt(a * a + b * b);
  if (Math.abs(r - 0.33) < 0.055 || r < 0.11) {
    surface.height += 0.002;
  } else layColour(surface, [surface.r * 0.62, surface.g * 0.55, surface.b * 0.45]);
};

function antique(open: number): Part[] {
  const body = sidePlate(
    [
      [-0.2, 0.14, 0.01],
      [0.2, 0.14, 0.02],
      [0.19, 0.2, 0.03],
      [0.06, 0.31, 0.06],
      [0.02, 0.44, 0.03],
      [-0.16, 0.44, 0.05],
      [-0.2, 0.4, 0.05],
    ],
    0.4,
    0.012,
  );
  const top = sidePlate(
    [
      [-0.13, 0.43, 0.01],
      [0.0, 0.43, 0.01],
      [0.0, 0.53, 0.05],
      [-0.13, 0.53, 0.05],
    ],
    0.36,
    0.01,
  );
  const keys = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, i) => {
      const x = (i - 3) * 0.047;
      const z = 0.165 - row * 0.045;
      const y = 0.245 + row * 0.04;
      return {
        stem: bar([x, y - 0.05, z - 0.02], [x, y, z], 0.0045, 8),
        cap: move(turnX(disc(0.0165, 0.008, 0.002, 20), -0.75), [x, y, z]),
      };
    }),
  );
  const crank = merge([
    bar([0.2, 0.24, 0], [0.25, 0.24, 0], 0.012, 12),
    bar([0.243, 0.24, 0], [0.243, 0.32, 0.05], 0.009, 10),
  ]);
  return [
    ...cabinet(open),
    makePart("body", "body", body, { weight: 1, paint: scrolls }),
    makePart("crown", "body", top, { weight: 0.9, paint: scrolls }),
    makePart("window", "display", move(slab([0.3, 0.062, 0.012], 0.02, 0.003), [0, 0.483, 0.002]), {
      weight: 0.9,
      paint: shown("1.25", 0, 0.036, [0.03, 0.03, 0.035]),
    }),
    ...makeParts("stem", "metal", [merge(keys.map(({ stem }) => stem))], { weight: 0.4 }),
    makePart("keys", "key", merge(keys.map(({ cap }) => cap)), { weight: 0.9 }),
    makePart("crank", "metal", crank, { weight: 0.6 }),
    makePart("knob", "drawer", bar([0.243, 0.32, 0.05], [0.295, 0.32, 0.05], 0.0145, 14), { weight: 0.6 }),
  ];
}

const cabinet = (open: number): Part[] => {
  const z = 0.04 + open;
  const tray = merge([
    block([0.4, 0.09, 0.36], [0, 0.07, z - 0.1], 0.006),
    block([0.43, 0.11, 0.022], [0, 0.074, z + 0.17], 0.008),
  ]);
  const parts = [
    makePart("base", "drawer", block([0.47, 0.145, 0.43], [0, 0.0725, -0.01], 0.012), { weight: 1 }),
    makePart("tray", "drawer", tray, { weight: 0.8 }),
    makePart(
      "pull",
      "metal",
      merge([
        bar([-0.05, 0.074, z + 0.2], [0.05, 0.074, z + 0.2], 0.008, 12),
        ...[-0.05, 0.05].map((x) => bar([x, 0.074, z + 0.17], [x, 0.074, z + 0.2], 0.006, 8)),
      ]),
      { weight: 0.6 },
    ),
  ];
  if (open > 0.05) {
    const notes = [-0.13, -0.045, 0.04, 0.125].map((x) =>
      block([0.065, 0.012, open * 0.8], [x, 0.116, z + 0.13 - open * 0.42], 0.002),
    );
    parts.push(makePart("notes", "money", merge(notes), { weight: 0.5 }));
  }
  return parts;
};

function modern(open: number): Part[] {
  const body = sidePlate(
    [
      [-0.2, 0.14, 0.01],
      [0.2, 0.14, 0.015],
      [0.2, 0.175, 0.02],
      [0.0, 0.25, 0.04],
      [-0.03, 0.31, 0.03],
      [-0.2, 0.31, 0.02],
    ],
    0.42,
    0.014,
  );
  const slope = (g: Geometry, x: number, t: number): Geometry =>
    move(turnX(g, -1.21), [x, 0.184 + t * 0.063, 0.178 - t * 0.168]);
  const caps = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 7 }, (_, i) => ({
      row,
      i,
      g: slope(slab([0.032, 0.026, 0.016], 0.005, 0.003), -0.155 + i * 0.044, 0.06 + row * 0.27),
    })),
  );
  const pick = (test: (c: { row: number; i: number }) => boolean) => merge(caps.filter(test).map(({ g }) => g));
  const neck = bar([0.1, 0.3, -0.12], [0.1, 0.43, -0.12], 0.016, 14);
  return [
    ...cabinet(open),
    makePart("body", "body", body, { weight: 1 }),
    makePart(
      "keys",
      "key",
      pick(({ i }) => i < 5),
      { weight: 0.9 },
    ),
    makePart(
      "coloured-keys",
      "money",
      pick(({ i }) => i === 5),
      { weight: 0.7 },
    ),
    makePart(
      "red-keys",
      "alert",
      pick(({ i }) => i === 6),
      { weight: 0.7 },
    ),
    makePart(
      "screen",
      "display",
      move(turnX(slab([0.19, 0.058, 0.012], 0.008, 0.003), -0.42), [-0.08, 0.285, -0.012]),
      { weight: 0.8, paint: shown("12.50", 0, 0.036, [0.1, 0.9, 0.45]) },
    ),
    makePart("neck", "body", neck, { weight: 0.5 }),
    makePart("pole-display", "body", block([0.2, 0.075, 0.05], [0.1, 0.46, -0.12], 0.012), { weight: 0.9 }),
    makePart("pole-screen", "display", move(slab([0.175, 0.052, 0.01], 0.006, 0.002), [0.1, 0.46, -0.095]), {
      weight: 0.8,
      paint: shown("12.50", 0, 0.034, [0.1, 0.9, 0.45]),
    }),
    makePart(
      "receipt",
      "paper",
      sidePlate(
        [
          [-0.13, 0.3],
          [-0.127, 0.3],
          [-0.124, 0.36],
          [-0.11, 0.4],
          [-0.112, 0.402],
          [-0.128, 0.362],
        ],
        0.075,
        0,
        -0.12,
      ),
      { weight: 0.6 },
    ),
    makePart("slot", "alert", block([0.09, 0.012, 0.03], [-0.12, 0.309, -0.128], 0.003), { weight: 0.3 }),
  ];
}

function build({ style, has }: Planned): Part[] {
  const open = has("open") ? 0.2 : 0;
  return style === "antique" ? antique(open) : modern(open);
}

/** A cash register. What makes it itself: a box on a money drawer, a sloping bank of keys, and a window that shows a sum: old, of scrolled brass with round keys and a crank; or new, of plastic with coloured keys, a lit display on a pole and a paper slip. */
export const cashRegister = defineFromPlan({
  id: "cash-register",
  family: "device",
  words: [
    "cash register",
    "till",
    "register",
    "antique cash register",
    "vintage cash register",
    "checkout till",
    "shop till",
  ],
  senses: ["cash register"],
  height: 0.5,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic", "#d8d4c8 #3a3d44 #c8ccd0", "case|housing"),
    drawer: slot("plastic", "#2a2c31 #3a3d44", "tray|base|cabinet"),
    key: slot("plastic", "#f2f0ea #e2e4e6", "button"),
    display: slot("glass", "#0c1a14", "screen|window"),
    money: slot("paper", "#4a9a5a", "cash|note|bill"),
    metal: slot("brushed-steel", "", "pull|handle|crank"),
    paper: slot("paper", "#f6f5f0", "receipt|slip"),
    alert: slot("plastic", "#c8281e"),
  },
  styles: {
    modern: { weight: 1, words: ["checkout till", "shop till"], slots: ["alert", "paper"] },
    antique: {
      weight: 1.2,
      words: ["antique cash register", "vintage cash register"],
      traits: ["antique", "old", "vintage"],
      materials: { body: "brass", drawer: "mahogany", metal: "brass" },
      dress: { display: "#f0ead8", key: "#f4f0e2" },
    },
  },
  extras: { open: { chance: 0.4, slot: "money", traits: ["open"] } },
  build,
});
