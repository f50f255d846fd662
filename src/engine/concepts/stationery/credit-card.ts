import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Metres: the size every bank card has. */
const [W, H, T] = [0.0856, 0.054, 0.0012];
const PALE = [0.9, 0.9, 0.88] as const;

/** Number, name and date in pale raised letters, two rings for the brand; on the back the dark stripe. */
const printed =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0) {
      if (y > 0.009 && y < 0.02) layColour(surface, [0.01, 0.01, 0.01], 0.4, 0);
      else if (y > -0.006 && y < 0.003 && x > -0.03 && x < 0.02) layColour(surface, PALE, 0.6, 0);
      return;
    }
    // a soft wave across the card, lighter than the rest
    const wave = 0.011 * sin(x * 55 + seed) + 0.004 * cos(x * 130);
    const k = y > wave ? 1.35 : y > wave - 0.014 ? 1.12 : 0.86;
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
    const ring = (cx: number) => (x - cx) * (x - cx) + (y + 0.0175) * (y + 0.0175) < 0.0068 * 0.0068;
    const [left, right] = [ring(0.0255), ring(0.0335)];
    if (left && right) layColour(surface, [0.9, 0.32, 0.02], 0.3, 0);
    else if (left) layColour(surface, [0.75, 0.02, 0.03], 0.3, 0);
    else if (right) layColour(surface, [0.92, 0.56, 0.04], 0.3, 0);
    const digits = (n: number) => String(1000 + ((seed * 37 + n * 2741) % 9000));
    const number = `${digits(1)} ${digits(2)} ${digits(3)} ${digits(4)}`;
    const isRaised =
      isWritten(number, x + 0.0005, y + 0.0042, 0.0043, 0.09) ||
      isWritten("J A DOE", x + 0.0245, y + 0.0205, 0.0032, 0.09);
    if (isRaised) {
      layColour(surface, PALE, 0.35, 0);
      surface.height += 0.0003;
    }
    if (isWritten("BANK", x + 0.026, y - 0.0195, 0.0058, 0.11)) layColour(surface, PALE, 0.35, 0);
    if (isWritten("12/29", x - 0.004, y + 0.0125, 0.0026, 0.09)) layColour(surface, PALE, 0.35, 0);
  };

/** The chip's gilt contacts, parted by dark lines. */
const contacts: Paint = (surface, x, y) => {
  const isLine =
    Math.abs(y) < 0.00016 ||
    Math.abs(Math.abs(y) - 0.0022) < 0.00016 ||
    (Math.abs(Math.abs(x) - 0.0022) < 0.00016 && Math.abs(y) < 0.0046);
  const isCore = Math.abs(x) < 0.0021 && Math.abs(y) < 0.0021;
  if (isLine && !isCore) layColour(surface, [0.16, 0.1, 0.02], 0.5, 0);
};

function build({ seed }: Planned): Part[] {
  const card = extrude(rectangleOutline(W, H, 0.0032, 5), { depth: T, bevel: 0.0001, bevelSteps: 1 });
  const lean = (g: Part["geometry"]) => turnX(move(g, [0, H / 2, 0]), -0.24);
  const chip = move(slab([0.0118, 0.0092, 0.0004], 0.0016), [-0.0275, 0.0065, T / 2 + 0.0001]);
  return [
    makePart("card", "card", lean(turnZ(card, 0)), { weight: 1, paint: printed(seed) }),
    makePart("chip", "chip", lean(chip), {
      weight: 0.9,
      paint: (surface, x, y, z, ...normal) => contacts(surface, x, y, z, ...normal),
    }),
    makePart("stand", "stand", move(slab([0.03, 0.004, 0.016], 0.0015), [0, 0.002, -0.0085]), { weight: 0.2 }),
  ];
}

/** A credit card. What makes it itself: a flat card with round corners, a gilt chip, a number in four groups of raised digits with name and date, two overlapping rings at the corner. */
export const creditCard = defineFromPlan({
  id: "credit-card",
  family: "object",
  words: ["credit card", "bank card", "debit card", "charge card", "payment card"],
  senses: ["credit card", "bank card"],
  height: 0.054,
  vary: 0.01,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    card: mainSlot("plastic", "#1d3f8a #17181b #0f6a5a #8a1f3a #5a2a8a #b8862a", "body|face"),
    chip: slot("gold", "", "contact"),
    stand: slot("plastic", "#2a2b2e"),
  },
  build,
});
