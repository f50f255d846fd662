import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const SCREW = 0.03;

/** Seen from the front: two posts, a zigzag wire that glows, and a halo of light around it. */
const filament =
  (lit: boolean, old: boolean): Paint =>
  (surface, x, y, z) => {
    if (Math.abs(z) < 0.004) return;
    const dy = y - 0.075;
    const d = Math.sqrt(x * x + dy * dy) / 0.03;
    if (lit) {
      const glow = Math.max(0, 1 - d * 0.62);
      layColour(surface, [0.86 + 0.14 * glow, 0.62 + 0.34 * glow, 0.16 + 0.55 * glow * glow], 0.05, 0);
    } else {
      const pale = 0.62 + 0.2 * Math.min(1, d * 0.5);
      layColour(surface, [pale * 0.92, pale * 0.98, pale], 0.03, 0);
    }
    const half = 0.006 + (y - 0.035) * 0.22;
    const post = y > 0.03 && y < 0.078 && Math.abs(Math.abs(x) - half) < 0.0011;
    const stem = y < 0.05 && Math.abs(x) < 0.0055 - (y - 0.03) * 0.12;
    const wave = old ? 0.018 : 0.004;
    const wire =
      Math.abs(x) < 0.0155 &&
      Math.abs(y - 0.078 - wave * 0.5 - wave * 0.5 * cos(x * (old ? 800 : 1500))) < (old ? 0.0016 : 0.0019);
    if (stem) layColour(surface, [0.5, 0.52, 0.54], 0.1, 0);
    if (post) layColour(surface, [0.12, 0.1, 0.09], 0.3, 0);
    if (wire) layColour(surface, lit ? [1, 0.98, 0.86] : [0.16, 0.1, 0.05], 0.3, 0);
  };

function build({ style, kind }: Planned): Part[] {
  const lit = kind === "lit";
  const shape: readonly (readonly [number, number])[] =
    style === "globe"
      ? [
          [0.0125, 0.03],
          [0.015, 0.036],
          [0.03, 0.05],
          [0.0385, 0.073],
          [0.031, 0.1],
          [0.014, 0.112],
        ]
      : style === "edison"
        ? [
            [0.0125, 0.03],
            [0.014, 0.045],
            [0.022, 0.068],
            [0.0265, 0.09],
            [0.022, 0.113],
            [0.01, 0.128],
          ]
        : [
            [0.0125, 0.03],
            [0.0145, 0.04],
            [0.023, 0.056],
            [0.03, 0.077],
            [0.0265, 0.096],
            [0.013, 0.1065],
          ];
  const top = (shape.at(-1)?.[1] ?? 0.1) + 0.003;
  const bulbLine = curveThrough([...shape.map(([r, y]): Vec3 => [r, y, 0]), [0.0005, top, 0]], 6).map(
    ([r, y]): Point2 => [Math.max(r, 0.0003), y],
  );
  const bulb = lathe([[0, 0.028], [0.012, 0.028], ...bulbLine.slice(0, -1), [0, top]], 56);
  const thread = Array.from({ length: 61 }, (_, i): Vec3 => {
    const a = (i / 60) * TAU * 3.6;
    return [0.0132 * cos(a), 0.009 + 0.018 * (i / 60), 0.0132 * sin(a)];
  });
  return [
    makePart("bulb", "glass", bulb, { weight: 1, paint: filament(lit, style === "edison") }),
    makePart(
      "screw",
      "screw",
      turnedPiece(
        [
          [0.0052, 0.0035, 0.001],
          [0.0128, 0.0085, 0.002],
          [0.0132, SCREW, 0.001],
          [0.0118, SCREW + 0.003, 0.001],
        ],
        40,
      ),
      { weight: 1 },
    ),
    makePart("thread", "screw", tube(0.0016, thread, 8), { weight: 0.8 }),
    makePart(
      "contact",
      "contact",
      move(
        turnedPiece(
          [
            [0.0045, 0, 0.001],
            [0.0062, 0.0045, 0.001],
          ],
          24,
        ),
        [0, 0, 0],
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A light bulb standing on its foot. What makes it itself: a pear of glass with a glowing wire between two posts inside, over a threaded metal screw with a dark contact. */
export const lightBulb = defineFromPlan({
  id: "light-bulb",
  family: "light",
  words: [
    "light bulb",
    "lightbulb",
    "bulb",
    "lamp bulb",
    "edison bulb",
    "electric bulb",
    "incandescent bulb",
    "filament bulb",
    "led bulb",
    "idea bulb",
  ],
  senses: ["light bulb"],
  height: 0.11,
  view: { azimuth: 0.2, elevation: 0.08 },
  slots: {
    glass: mainSlot("glass", "#f4e2a8", "bulb|pear|envelope"),
    screw: slot("brushed-steel", "#c9b98a", "thread|socket|cap|base"),
    contact: slot("rubber", "#1b1b1d", "foot|tip"),
  },
  styles: {
    pear: { weight: 3 },
    edison: { weight: 1, words: ["edison bulb", "filament bulb"], traits: ["vintage"] },
    globe: { weight: 0.7, traits: ["round"] },
  },
  kinds: { lit: { weight: 3, traits: ["glowing", "lit"] }, clear: { weight: 1 } },
  build,
});
