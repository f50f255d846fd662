import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { keycap } from "../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { block, sidePlate } from "../vehicle/bodywork.ts";

/** Half the width, and the front of the desk, metres. */
const [HALF, FRONT] = [0.31, 0.3];
const WHITE: Rgb = [0.9, 0.92, 0.94];

/** The panel with the screen leans back; the desk with the keys slopes to the hand. */
const panelAt = (g: Geometry): Geometry => settle(move(turnX(g, -0.2), [0, 1.2, 0.13]));
const deskAt = (g: Geometry): Geometry => move(turnX(g, 0.3), [0, 0.967, 0.27]);

const screen: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const v = y - 1.225;
  layColour(surface, v > 0.07 ? fromHex("#0d4f9e") : fromHex("#2f86d8"), 0.2, 0);
  if (isWritten("WELCOME", x, v - 0.095, 0.026, 0.1)) layColour(surface, WHITE, 0.2, 0);
  const row = Math.round((v + 0.04) / 0.052);
  const inBox = Math.abs(row) <= 1 && Math.abs(v + 0.04 - row * 0.052) < 0.017 && Math.abs(Math.abs(x) - 0.093) < 0.056;
  if (inBox) {
    layColour(surface, WHITE, 0.2, 0);
    const sum = x < 0 ? ["20", "50", "100"][1 - row] : ["200", "CARD", "EXIT"][1 - row];
    if (isWritten(sum as string, x - Math.sign(x) * 0.093, v + 0.04 - row * 0.052, 0.017, 0.1))
      layColour(surface, fromHex("#0d3a78"), 0.2, 0);
  }
};

const note: Paint = (surface, x, _y, z) => {
  const edge = Math.abs(x) > 0.07 || z > 0.09;
  layColour(surface, edge ? fromHex("#dfe8d2") : fromHex("#7fae7a"), 0.7, 0);
  const r = x * x + (z - 0.35) * (z - 0.35);
  if (r < 0.0008) layColour(surface, fromHex("#dfe8d2"), 0.7, 0);
};

function build({ seed, has }: Planned): Part[] {
  const sign = seed % 3 === 0 ? "CASH" : "ATM";
  const body = sidePlate(
    [
      [-0.3, 0, 0.02],
      [0.24, 0, 0.02],
      [0.24, 0.86, 0.03],
      [FRONT + 0.07, 0.92, 0.03],
      [FRONT + 0.06, 0.955, 0.015],
      [0.17, 1.01, 0.01],
      [0.075, 1.42, 0.02],
      [0.26, 1.46, 0.03],
      [0.26, 1.72, 0.03],
      [-0.3, 1.72, 0.03],
    ],
    HALF * 2,
    0.016,
  );
  const keys = Array.from({ length: 12 }, (_, i) =>
    deskAt(move(keycap(0.034, 0.014, 0.022), [-0.09 + (i % 3) * 0.041, 0.012, -0.04 + Math.floor(i / 3) * 0.029])),
  );
  const side = (x: number, y: number) => panelAt(block([0.03, 0.02, 0.02], [x, y, 0.02], 0.005));
  const parts: Part[] = [
    makePart("body", "body", body, {
      weight: 1,
      paint: (surface, x, y, z) => {
        // a band of the bank's colour round the foot
        if (y > 0.62 && y < 0.78 && (z > 0.235 || Math.abs(x) > HALF - 0.004))
          layColour(surface, fromHex("#1558a8"), 0.35);
      },
    }),
    makePart("plinth", "trim", block([0.56, 0.05, 0.5], [0, 0.025, -0.02], 0.01), { weight: 0.3 }),
    makePart("header", "sign", block([0.56, 0.2, 0.03], [0, 1.59, 0.262], 0.012), {
      weight: 0.9,
      shines: true,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.6 && isWritten(sign, x, y - 1.59, 0.115, 0.12)) layColour(surface, [1, 1, 1], 0.3, 0);
      },
    }),
    makePart("bezel", "trim", panelAt(block([0.46, 0.35, 0.03], [0, 0.02, 0.004], 0.012)), { weight: 0.8 }),
    makePart("screen", "screen", screenAt(), { weight: 1, paint: screen, shines: true }),
    ...makeParts(
      "side-key",
      "metal",
      [-1, 0, 1].flatMap((row) => [side(-0.2, -0.017 + row * 0.052), side(0.2, -0.017 + row * 0.052)]),
      { weight: 0.3 },
    ),
    makePart("pad-plate", "metal", deskAt(block([0.24, 0.014, 0.15], [-0.045, 0.006, 0.005], 0.004)), { weight: 0.5 }),
    ...makeParts("key", "key", keys, { weight: 0.3 }),
    ...["#d8281c", "#f0c020", "#2fa04a"].map((hex, i) =>
      makePart(`command-${i + 1}`, "key", deskAt(move(keycap(0.04, 0.014, 0.022), [0.044, 0.012, -0.04 + i * 0.029])), {
        weight: 0.4,
        paint: (surface) => layColour(surface, fromHex(hex), 0.4, 0),
      }),
    ),
    makePart("card-mouth", "light", block([0.11, 0.05, 0.05], [0.19, 1.045, 0.175], 0.014), {
      weight: 0.7,
      paint: (surface, x, y, z) => {
        if (Math.abs(y - 1.045) < 0.005 && Math.abs(x - 0.19) < 0.042 && z > 0.19)
          layColour(surface, [0.01, 0.01, 0.01], 0.5, 0);
      },
    }),
    makePart("cash-mouth", "metal", block([0.32, 0.1, 0.05], [0, 0.83, 0.235], 0.012), {
      weight: 0.8,
      paint: (surface, x, y, z) => {
        if (Math.abs(y - 0.835) < 0.016 && Math.abs(x) < 0.125 && z > 0.25)
          layColour(surface, [0.012, 0.012, 0.014], 0.5, 0);
      },
    }),
  ];
  if (has("banknote"))
    parts.push(
      makePart("notes", "banknote", block([0.16, 0.012, 0.13], [0, 0.835, 0.3], 0.002), { weight: 0.7, paint: note }),
    );
  if (has("card"))
    parts.push(makePart("bank-card", "card", block([0.07, 0.004, 0.07], [0.19, 1.045, 0.21], 0.001), { weight: 0.4 }));
  return parts;
}

const screenAt = (): Geometry => {
  const g = move(block([0.36, 0.26, 0.012], [0, 0, 0], 0.004), [0, 1.225, 0]);
  // painted where it would stand upright
  const flat = settle(g);
  return move(turnX(move(flat, [0, -1.225, 0.022]), -0.2), [0, 1.22, 0.127]);
};

/**
 * A cash machine. What makes it itself: a tall cabinet with a lit sign over a screen that leans back under a hood, keys at the screen's sides, a
 * sloping desk with a number pad and three coloured keys, a lit card slot, and notes coming out of a steel mouth.
 */
export const cashMachine = defineFromPlan({
  id: "cash-machine",
  family: "appliance",
  words: ["atm", "cash machine", "atm machine", "cash dispenser", "cashpoint", "bank machine", "money machine"],
  senses: ["cash machine"],
  height: 1.72,
  vary: 0.03,
  view: { azimuth: 0.42, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#c9ccd0 #d8dade #3f4a58 #b8bcc2", "case|cabinet|casing"),
    trim: slot("plastic", "#1c1e22", "bezel|plinth"),
    sign: slot("plastic", "#1558a8", "header"),
    screen: slot("glass", "#2f86d8", "display|monitor"),
    metal: slot("brushed-steel", "", "plate|mouth|slot"),
    key: slot("plastic", "#e4e2dc", "button|number pad|keypad"),
    light: slot("plastic", "#35d068", "card slot|card reader"),
    banknote: slot("paper", "#7fae7a", "money|cash|note|bill|dollar"),
    card: slot("plastic", "#d8a020", "credit card|bank card"),
  },
  extras: { banknote: { chance: 0.85 }, card: { chance: 0.4 } },
  build,
});
