import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const SCREW = 0.03;

/** A glass stem, two posts on it, and the wire between them: wound tightly, or old and hung in long waves. */
function filament(old: boolean): Part[] {
  const [left, right] = [-1, 1].map((side): readonly Vec3[] => [
    [side * 0.003, 0.03, 0],
    [side * 0.0045, 0.046, 0],
    [side * 0.0155, 0.079, 0],
  ]);
  const turns = old ? 4 : 11;
  const [swing, depth] = old ? [0.014, 0.004] : [0.0024, 0.0024];
  const steps = turns * 12;
  const wire = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const a = (i / steps) * TAU * turns;
    return [0.0155 - 0.031 * (i / steps), 0.079 + (old ? swing * (1 - cos(a)) * 0.5 : swing * cos(a)), depth * sin(a)];
  });
  const stem = turnedPiece(
    [
      [0.0085, 0.028, 0.001],
      [0.005, 0.034, 0.002],
      [0.0038, 0.047, 0.002],
    ],
    24,
  );
  return [
    makePart("stem", "stem", stem, { weight: 0.4 }),
    makePart("post-1", "post", tube(0.0008, left as Vec3[], 6), { weight: 0.5 }),
    makePart("post-2", "post", tube(0.0008, right as Vec3[], 6), { weight: 0.5 }),
    makePart("wire", "wire", tube(old ? 0.0011 : 0.001, wire, 6), { weight: 0.8 }),
  ];
}

function build({ style }: Planned): Part[] {
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
    ...filament(style === "edison"),
    makePart("bulb", "glass", bulb, { weight: 1 }),
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

/** A light bulb standing on its foot. What makes it itself: a clear pear of glass with a glowing wire between two posts in it, over a threaded metal screw with a dark contact. */
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
    glass: { ...mainSlot("glass", "#f3efe2", "bulb|pear|envelope"), clear: true },
    stem: slot("glass", "#d8e4e6"),
    post: slot("brushed-steel", "#8a8578"),
    wire: slot("ceramic-glaze", "#ffb938", "filament"),
    screw: slot("brushed-steel", "#c9b98a", "thread|socket|cap|base"),
    contact: slot("rubber", "#1b1b1d", "foot|tip"),
  },
  styles: {
    pear: { weight: 3 },
    edison: { weight: 1, words: ["edison bulb", "filament bulb"], traits: ["vintage"] },
    globe: { weight: 0.7, traits: ["round"] },
  },
  build,
});
