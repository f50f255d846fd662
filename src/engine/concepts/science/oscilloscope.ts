import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { exp, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { beam } from "../pieces.ts";

const [W, H, D] = [0.34, 0.2, 0.26];
/** Middle of the screen on the face, from the face's own, and half its sides; it is painted in its own frame. */
const [SX, SY, SW, SH] = [-0.072, 0.018, 0.078, 0.064];

/** A green graticule of ten by eight divisions and a bright trace that glows on both sides. */
const trace =
  (shape: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const [u, v] = [x / SW, y / SH];
    if (Math.abs(u) > 0.95 || Math.abs(v) > 0.95) return;
    const wave = (t: number) =>
      shape === 0
        ? 0.55 * sin(t * TAU)
        : shape === 1
          ? sin(t * TAU) > 0
            ? 0.45
            : -0.45
          : 0.7 * exp(-3 * Math.abs(t * 0.6)) * sin(t * TAU * 2.2);
    const at = u * 1.55;
    const slope = Math.abs(wave(at + 0.02) - wave(at - 0.02)) / 0.04;
    const away = Math.abs(v - wave(at)) / (1 + slope * 0.55);
    const grid = Math.min(((u + 1) * 5) % 1, ((v + 1) * 4) % 1) < 0.045;
    const axis = Math.abs(u) < 0.012 || Math.abs(v) < 0.014;
    if (grid || axis) layColour(surface, fromHex(axis ? "#2f7a54" : "#1b4a36"), 0.4);
    if (away < 0.16) {
      const t = away < 0.045 ? 1 : (0.16 - away) / 0.28;
      layColour(surface, [0.1 + 0.55 * t, 0.25 + 0.75 * t, 0.15 + 0.4 * t], 0.3);
    }
  };

function build({ seed, has }: Planned): Part[] {
  const front = D / 2;
  const y = H / 2 + 0.012;
  const up = (g: Part["geometry"], x: number, dy: number, z = front) => move(g, [x, y + dy, z]);
  const knob = (r: number) =>
    turnedCorners(
      [
        [0, -0.002],
        [r, -0.002],
        [r * 0.94, 0.012, 0.001],
        [r * 0.6, 0.0135],
        [0, 0.0135],
      ],
      28,
    );
  const mark = (r: number) => block([r * 0.2, r * 0.9, 0.002], [0, r * 0.45, 0.0135], 0.0003);
  const places: readonly (readonly [number, number, number])[] = [
    [0.05, 0.058, 0.016],
    [0.098, 0.058, 0.016],
    [0.14, 0.058, 0.011],
    [0.05, 0.012, 0.016],
    [0.098, 0.012, 0.016],
    [0.14, 0.012, 0.011],
  ];
  const jacks = [0.04, 0.085, 0.13].map((x) =>
    up(
      turnedCorners(
        [
          [0, -0.002],
          [0.011, -0.002],
          [0.011, 0.003, 0.0006],
          [0.0068, 0.004],
          [0.0068, 0.014, 0.0006],
          [0, 0.014],
        ],
        24,
      ),
      x,
      -0.055,
    ),
  );
  const buttons = [0, 1, 2, 3, 4].map((i) =>
    up(block([0.018, 0.009, 0.008], [0, 0, 0.003], 0.0015, 2), -0.142 + i * 0.034, -0.076),
  );
  return [
    makePart("case", "body", block([W, H, D], [0, y, 0], 0.008, 3), { weight: 1 }),
    makePart("face", "face", move(slab([W - 0.014, H - 0.014, 0.008], 0.006, 0.002), [0, y, front]), { weight: 0.9 }),
    makePart("bezel", "bezel", up(slab([SW * 2 + 0.024, SH * 2 + 0.024, 0.016], 0.012, 0.003), SX, SY), {
      weight: 0.7,
    }),
    makePart("screen", "screen", move(slab([SW * 2, SH * 2, 0.004], 0.006, 0.001), [SX, y + SY, front + 0.008]), {
      weight: 1,
      paint: trace(seed % 3),
    }),
    ...makeParts(
      "knob",
      "knob",
      places.map(([x, dy, r]) => up(knob(r), x, dy, front + 0.004)),
      { weight: 0.6 },
    ),
    makePart("marks", "mark", merge(places.map(([x, dy, r]) => up(mark(r), x, dy, front + 0.004))), { weight: 0.3 }),
    makePart("jacks", "jack", merge(jacks.map((g) => move(g, [0, 0, 0.004]))), { weight: 0.5 }),
    ...makeParts("button", "button", buttons, { weight: 0.4 }),
    makePart("lamp", "lamp", up(disc(0.004, 0.004, 0.001, 16), 0.15, -0.076, front + 0.003), { weight: 0.2 }),
    makePart(
      "feet",
      "bezel",
      merge([-1, 1].flatMap((s) => [-1, 1].map((t) => block([0.03, 0.016, 0.03], [s * 0.13, 0.008, t * 0.09], 0.003)))),
      { weight: 0.3 },
    ),
    ...(has("handle")
      ? [
          makePart(
            "handle",
            "handle",
            merge([
              beam([-0.12, y + H / 2 + 0.036, 0], [0.12, y + H / 2 + 0.036, 0], 0.026, 0.012, 0.004),
              ...[-1, 1].map((s) =>
                beam([s * 0.115, y + H / 2 - 0.004, 0], [s * 0.115, y + H / 2 + 0.04, 0], 0.024, 0.012, 0.003),
              ),
            ]),
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

/** An oscilloscope. What makes it itself: a box with a screen on its left that shows a bright wave over a grid of squares, two rows of knobs and a row of sockets on its right. */
export const oscilloscope = defineFromPlan({
  id: "oscilloscope",
  family: "device",
  words: ["oscilloscope", "signal analyzer", "signal generator", "spectrum analyzer"],
  senses: ["oscilloscope"],
  height: 0.24,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#8d98a3 #6f7d88 #c9c6b8 #39424c", "case|housing"),
    face: slot("painted-metal", "#d8d6ca #c4c8c8", "front|panel"),
    screen: slot("plastic", "#08180f", "display|graticule"),
    bezel: slot("plastic", "#17181b", "rim|foot"),
    knob: slot("plastic", "#222428 #4a4f58", "dial"),
    mark: slot("plastic", "#f2f0e6"),
    jack: slot("brushed-steel", "", "socket|connector"),
    button: slot("plastic", "#d8443a #e8b81e #4a6a9a", "switch|key"),
    lamp: slot("plastic", "#ff5a3a", "light"),
    handle: slot("plastic", "#2a2d32", "grip"),
  },
  extras: { handle: { chance: 0.6 } },
  build,
});
