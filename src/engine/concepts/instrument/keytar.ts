import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { pianoKeys } from "./piano/piano-keys.ts";

/** How it hangs from the shoulder: its neck up, radians. */
const HANG = 0.42;

const lights: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  layColour(surface, fromHex("#0c1512"), 0.2, 0);
  const u = x * 60;
  const on = Math.abs(u - Math.round(u)) < 0.3 && y < -0.012 + 0.026 * Math.abs(((Math.round(u) * 7) % 5) / 5);
  if (on && Math.abs(y) < 0.016) layColour(surface, fromHex("#3dffb0"), 0.3, 0);
};

function build({ seed }: Planned): Part[] {
  const hang = (g: Part["geometry"]) => settle(turnZ(g, HANG));
  const sharp = seed % 2 === 0;
  const body = plate(
    sharp
      ? [
          [0.16, -0.16, 0.02],
          [0.22, -0.03, 0.05],
          [0.56, -0.01, 0.02],
          [0.64, 0.01, 0.008],
          [0.62, 0.075, 0.008],
          [0.56, 0.05, 0.02],
          [0.2, 0.075, 0.03],
          [0.12, 0.15, 0.03],
          [-0.52, 0.12, 0.01],
          [-0.44, -0.02, 0.01],
          [-0.5, -0.13, 0.01],
        ]
      : [
          [0.14, -0.16, 0.05],
          [0.2, -0.03, 0.06],
          [0.58, -0.012, 0.02],
          [0.63, 0.03, 0.03],
          [0.58, 0.05, 0.02],
          [0.2, 0.07, 0.06],
          [0.1, 0.15, 0.06],
          [-0.5, 0.12, 0.06],
          [-0.48, -0.15, 0.05],
        ],
    0.06,
    0.01,
  );
  const keys = pianoKeys(0.56, 0.15, 2).map((part) => ({
    ...part,
    geometry: hang(move(settle(turnX(part.geometry, PI / 2)), [-0.17, -0.125, 0.046])),
    // the gaps are drawn along x where the keys lay
    ...(part.paint ? { geometry: turnZ(move(turnX(part.geometry, PI / 2), [-0.17, -0.125, 0.046]), HANG) } : {}),
  }));
  const pads = [0.3, 0.36, 0.42, 0.48].map((x, i) =>
    move(slab([0.042, 0.03, 0.012], 0.005, 0.002), [x, 0.026 - i * 0.0012, 0.034]),
  );
  const knobs = [-0.4, -0.35, -0.3].map((x) => move(disc(0.015, 0.018, 0.003, 24), [x, 0.072, 0.028]));
  return [
    makePart("body", "body", hang(body), { weight: 1 }),
    makePart("tray", "trim", hang(move(slab([0.6, 0.19, 0.02], 0.008, 0.003), [-0.17, -0.045, 0.024])), {
      weight: 0.5,
    }),
    ...keys,
    makePart("display", "trim", turnZ(move(slab([0.2, 0.05, 0.012], 0.004, 0.001), [-0.06, 0.09, 0.028]), HANG), {
      weight: 0.7,
      paint: lights,
    }),
    ...makeParts("pad", "pad", pads.map(hang), { weight: 0.6 }),
    ...makeParts("knob", "trim", knobs.map(hang), { weight: 0.5 }),
    makePart("wheel", "metal", hang(move(bar([0, -0.012, 0], [0, 0.012, 0], 0.022, 24), [0.555, 0.02, 0.022])), {
      weight: 0.4,
    }),
    makePart(
      "pegs",
      "metal",
      hang(
        merge([bar([-0.5, 0.02, 0], [-0.53, 0.02, 0], 0.009, 14), bar([0.2, -0.02, 0], [0.21, -0.07, 0], 0.009, 14)]),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A keytar. What makes it itself: a piano's black and white keys in a slim body with an electric guitar's pointed outline, a neck with buttons and a wheel for the other hand, pegs for a strap; it stands slanted as it is worn. */
export const keytar = defineFromPlan({
  id: "keytar",
  family: "instrument",
  words: ["keytar", "keyboard guitar", "key guitar", "shoulder synthesizer", "strap-on keyboard"],
  height: 0.7,
  view: { azimuth: 0.25, elevation: 0.12 },
  slots: {
    body: mainSlot("plastic", "#d8232a #f2f2f0 #1f6fd0 #e83a9a #f2b21c #2a2c32", "neck|case"),
    keys: slot("plastic", "#f6f4ee", "white key|key"),
    "black-keys": slot("plastic", "#141416", "black key"),
    trim: slot("plastic", "#17181b", "knob|display|screen"),
    pad: slot("plastic", "#3dd0ff #ffd21f #ff5a3c", "button"),
    metal: slot("chrome", "", "peg|wheel"),
  },
  build,
});
