import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width, height and thickness of the card, metres. It lies, its head away from the viewer. */
const [W, H, T] = [0.058, 0.09, 0.0018];
const WHITE: Rgb = [0.9, 0.91, 0.92];
const INK: Rgb = [0.03, 0.033, 0.04];

/** Drawn on the card as it is read: x to the right, y up. */
function face(isPass: boolean, level: number): Paint {
  return (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.6) return;
    const y = -z;
    const colour: Rgb = [surface.r, surface.g, surface.b];
    if (isPass) {
      // a person's pass: a coloured head, a portrait, a name and lines
      if (y < 0.022) layColour(surface, WHITE, 0.3, 0);
      if (isWritten("ID PASS", x, y - 0.029, 0.0062, 0.1)) return layColour(surface, WHITE, 0.3, 0);
      const [u, v] = [x, y - 0.002];
      if (Math.abs(u) < 0.0135 && Math.abs(v) < 0.0165) {
        layColour(surface, [0.35, 0.5, 0.66], 0.4, 0);
        const bust = u * u * 0.8 + (v + 0.0165) * (v + 0.0165) < 0.000115;
        const headed = u * u + (v - 0.003) * (v - 0.003) < 0.000032;
        if (bust) layColour(surface, colour, 0.4, 0);
        if (headed) layColour(surface, [0.62, 0.4, 0.28], 0.4, 0);
        if (headed && v > 0.0058) layColour(surface, [0.08, 0.045, 0.03], 0.4, 0);
      }
      if (isWritten("A. MORGAN", x, y + 0.021, 0.0046, 0.1) || (Math.abs(y + 0.029) < 0.0008 && Math.abs(x) < 0.017))
        layColour(surface, INK, 0.4, 0);
      if (
        Math.abs(y + 0.0385) < 0.0034 &&
        Math.abs(x) < 0.021 &&
        (((x * 1100 + Math.floor(x * 380) * 1.7) % 1.6) + 1.6) % 1.6 < 0.85
      )
        layColour(surface, INK, 0.4, 0);
      return;
    }
    // a door's card: a bar of its level, an arrow, a dark magnetic strip
    if (x < -0.017 && x > -0.0245) return layColour(surface, INK, 0.25, 0);
    if (
      isWritten(`LVL ${level}`, x - 0.005, y - 0.026, 0.0075, 0.1) ||
      isWritten("ACCESS", x - 0.005, y + 0.03, 0.0058, 0.1)
    )
      return layColour(surface, WHITE, 0.3, 0);
    const [u, v] = [Math.abs(x - 0.005), y + 0.003];
    const arrow = v > 0.002 ? v < 0.016 - u && u < 0.0135 : v > -0.014 && u < 0.0045;
    if (arrow) layColour(surface, WHITE, 0.3, 0);
  };
}

function build({ style, seed, has }: Planned): Part[] {
  const isPass = style === "pass";
  const sheet = extrude(rectangleOutline(W, H, 0.004, 4), {
    depth: T,
    bevel: 0.0004,
    holes: [
      reverseOutline(rectangleOutline(0.014, 0.0032, 0.0015, 3)).map(([x, y]) => [x, y + H / 2 - 0.006] as const),
    ],
  });
  const card = settle(move(turnX(sheet, -PI / 2), [0, T / 2, 0]));
  const parts = [makePart("card", "card", card, { weight: 1, paint: face(isPass, 1 + (seed % 5)) })];
  if (!isPass)
    parts.push(makePart("chip", "chip", block([0.0105, 0.0006, 0.009], [0.0165, T, -0.011], 0.0002), { weight: 0.5 }));
  if (has("lanyard")) {
    const y = 0.0016;
    // a ribbon that runs away from the clip and lies in a loop round the card's head
    const loop = curveThrough(
      [
        [-0.0025, y, -0.058],
        [-0.02, y, -0.075],
        [-0.056, y, -0.07],
        [-0.07, y, -0.025],
        [-0.058, y, 0.03],
        [-0.048, y + 0.001, 0.052],
        [-0.01, y, 0.072],
        [0.045, y, 0.066],
        [0.07, y, 0.02],
        [0.068, y, -0.04],
        [0.04, y, -0.078],
        [0.0025, y, -0.06],
      ],
      6,
    );
    parts.push(
      makePart(
        "lanyard",
        "lanyard",
        settle(sweep(rectangleOutline(0.009, 0.0014, 0.0004, 1), loop, { up: [0, 1, 0] })),
        { weight: 0.8 },
      ),
      makePart(
        "clip",
        "chip",
        merge([
          block([0.011, 0.004, 0.012], [0, 0.0022, -0.0575], 0.0014, 2),
          block([0.005, 0.0034, 0.016], [0, 0.0022, -0.0465], 0.001),
        ]),
        { weight: 0.6 },
      ),
    );
  }
  return parts;
}

/** A key card. What makes it itself: a plastic card with a slot in its head: a door's with its level, an arrow, a dark strip and a golden chip; a person's pass with a portrait, a name and a bar code, on a ribbon for the neck. */
export const keyCard = defineFromPlan({
  id: "key-card",
  family: "device",
  words: [
    "keycard",
    "key card",
    "access card",
    "swipe card",
    "security card",
    "id card",
    "id badge",
    "identity card",
    "security badge",
    "employee badge",
    "security pass",
    "name badge",
    "id pass",
    "lanyard",
  ],
  senses: [],
  height: 0.006,
  vary: 0.02,
  view: { azimuth: 0.25, elevation: 0.85 },
  slots: {
    card: mainSlot("plastic", "#c8241e #1f5ac0 #1f8a4a #e0981c #5a2a9a", "badge|pass"),
    chip: slot("gold", "", "clip|contact"),
    lanyard: slot("ripstop-nylon", "#1b1c22 #1a3a8a", "ribbon|strap|cord"),
  },
  styles: {
    key: { words: ["keycard", "key card", "access card", "swipe card", "security card"] },
    pass: {
      weight: 0,
      words: [
        "id card",
        "id badge",
        "identity card",
        "security badge",
        "employee badge",
        "security pass",
        "name badge",
        "id pass",
        "lanyard",
      ],
    },
  },
  extras: {
    lanyard: {
      chance: 0,
      words: ["id badge", "security badge", "employee badge", "security pass", "name badge", "id pass", "lanyard"],
    },
  },
  build,
});
