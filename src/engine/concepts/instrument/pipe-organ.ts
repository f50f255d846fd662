import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

const FOOT = 1.45;
const FRONT = 0.12;

/** One pipe: a cone of a foot, a mouth, a cylinder above. */
const pipe = (x: number, z: number, r: number, length: number): Geometry =>
  move(
    turnedUp(
      [
        [0, 0],
        [r * 0.3, 0],
        [r, 0.34, 0.01],
        [r, 0.36 + length],
        [r * 0.82, 0.36 + length],
        [r * 0.8, 0.3 + length],
        [0, 0.3 + length],
      ],
      20,
    ),
    [x, FOOT, z],
  );

/** The dark mouth with its lips, in front of a pipe. */
const mouth = (x: number, z: number, r: number): Geometry =>
  block([r * 1.1, 0.05, 0.02], [x, FOOT + 0.4, z + r - 0.006], 0.004);

function build(): Part[] {
  const pipes: { x: number; z: number; r: number; l: number }[] = [];
  const group = (centre: number, count: number, r: number, low: number, high: number, bow: number) => {
    for (let i = 0; i < count; i += 1) {
      const k = (i - (count - 1) / 2) / ((count - 1) / 2);
      pipes.push({
        x: centre + k * (count - 1) * r * 1.06,
        z: FRONT + bow * (1 - k * k),
        r,
        l: high - (high - low) * Math.abs(k),
      });
    }
  };
  // three round towers with flats between
  group(0, 5, 0.095, 1.35, 1.75, 0.14);
  group(-1.18, 5, 0.085, 0.95, 1.3, 0.12);
  group(1.18, 5, 0.085, 0.95, 1.3, 0.12);
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i += 1)
      pipes.push({ x: s * (0.51 + i * 0.082), z: FRONT - 0.02, r: 0.038, l: 0.95 - i * 0.1 });
  const tower = (x: number, half: number, top: number) => [
    block([half * 2 + 0.16, 0.14, 0.62], [x, FOOT - 0.05, 0.04], 0.02),
    block([half * 2 + 0.16, 0.16, 0.62], [x, top, 0.04], 0.02),
    ...[-1, 1].map((s) => block([0.08, top - FOOT, 0.4], [x + s * (half + 0.05), (top + FOOT) / 2, -0.06], 0.012)),
    move(
      plate(
        [
          [-half - 0.14, 0],
          [half + 0.14, 0],
          [half * 0.55, 0.1, 0.08],
          [0, 0.36, 0.02],
          [-half * 0.55, 0.1, 0.08],
        ],
        0.12,
        0.02,
      ),
      [x, top + 0.07, 0.22],
    ),
  ];
  const keys = (y: number, z: number) => block([0.82, 0.03, 0.15], [0, y, z], 0.004);
  return [
    makePart(
      "case",
      "case",
      merge([
        block([3.1, 1.3, 0.5], [0, 0.68, -0.05], 0.02),
        block([3.24, 0.1, 0.62], [0, 0.05, -0.03], 0.02),
        block([3.2, 0.08, 0.6], [0, 1.34, -0.03], 0.02),
        block([2.9, 2.0, 0.12], [0, FOOT + 0.75, -0.22], 0.01),
        ...tower(0, 0.5, FOOT + 2.2),
        ...tower(-1.18, 0.44, FOOT + 1.74),
        ...tower(1.18, 0.44, FOOT + 1.74),
        // the carved fields over the small pipes
        ...[-1, 1].map((s) => block([0.46, 0.3, 0.14], [s * 0.68, FOOT + 1.5, 0.06], 0.03)),
      ]),
      { weight: 1 },
    ),
    makePart(
      "panels",
      "panel",
      merge([-1.18, -0.72, 0.72, 1.18].map((x) => block([0.34, 0.86, 0.03], [x, 0.72, 0.2], 0.012))),
      { weight: 0.5 },
    ),
    makePart("pipes", "pipe", merge(pipes.map(({ x, z, r, l }) => pipe(x, z, r, l))), { weight: 1 }),
    makePart("mouths", "dark", merge(pipes.map(({ x, z, r }) => mouth(x, z, r))), { weight: 0.6 }),
    makePart(
      "console",
      "case",
      merge([
        block([1.1, 0.72, 0.3], [0, 0.36, 0.33], 0.015),
        ...[-1, 1].map((s) => block([0.08, 0.42, 0.56], [s * 0.5, 0.9, 0.42], 0.02)),
        block([1.1, 0.05, 0.5], [0, 0.72, 0.45], 0.01),
        block([0.92, 0.06, 0.36], [0, 0.79, 0.4], 0.008),
        block([0.92, 0.4, 0.06], [0, 1.0, 0.22], 0.01),
      ]),
      { weight: 0.9 },
    ),
    makePart("keys", "key", merge([keys(0.775, 0.62), keys(0.84, 0.5), keys(0.905, 0.38)]), {
      weight: 0.9,
      paint: (surface, x, _y, z, _nx, ny) => {
        const k = (x + 0.41) / 0.0234;
        const f = k - Math.floor(k);
        const octave = ((Math.floor(k) % 7) + 7) % 7;
        // the black keys cover the hind half of each keyboard
        const behind = z < (z > 0.56 ? 0.62 : z > 0.44 ? 0.5 : 0.38);
        if (f < 0.08) layColour(surface, [0.02, 0.02, 0.02]);
        else if (ny > 0.5 && behind && f < 0.36 && octave !== 0 && octave !== 3)
          layColour(surface, [0.01, 0.01, 0.01], 0.3);
      },
    }),
    makePart(
      "stops",
      "key",
      merge(
        [-1, 1].flatMap((s) =>
          [0, 1, 2, 3].flatMap((i) =>
            [0, 1].map((j) => block([0.03, 0.03, 0.04], [s * (0.32 + j * 0.08), 0.92 + i * 0.06, 0.26], 0.01)),
          ),
        ),
      ),
      {
        weight: 0.4,
      },
    ),
    makePart(
      "pedals",
      "panel",
      merge(Array.from({ length: 13 }, (_, i) => block([0.028, 0.05, 0.4], [-0.42 + i * 0.07, 0.1, 0.62], 0.006))),
      { weight: 0.5 },
    ),
    makePart(
      "bench",
      "case",
      merge([
        block([0.9, 0.05, 0.3], [0, 0.56, 1.0], 0.012),
        ...[-1, 1].map((s) => block([0.06, 0.54, 0.28], [s * 0.4, 0.27, 1.0], 0.01)),
      ]),
      {
        weight: 0.6,
        grain: "x",
      },
    ),
  ];
}

/** A pipe organ. What makes it itself: ranks of shining pipes with dark mouths in three towers of a carved wooden case, small pipes between, below it a console with three keyboards, stops, pedals and a bench. */
export const pipeOrgan = defineFromPlan({
  id: "pipe-organ",
  family: "instrument",
  words: ["pipe organ", "church organ", "organ", "cathedral organ"],
  senses: ["organ#5", "pipe organ"],
  height: 4.1,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    case: mainSlot("walnut oak mahogany", "#5a3420 #6a4226 #7a4a2a", "console|wood|tower|bench"),
    pipe: slot("brushed-steel brass", "#c8ccd0 #d8b45a", "tube"),
    dark: slot("plastic", "#0c0a08", "mouth"),
    panel: slot("walnut", "#3f2616", "carving|pedal"),
    key: slot("ivory", "#f0ead8", "keyboard|stop"),
  },
  build,
});
