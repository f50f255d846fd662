import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** The worm: a coil of wire down to a point. */
const worm = (from: number, to: number, radius: number, turns: number, wire: number): Geometry => {
  const n = turns * 12;
  const path = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const r = radius * (t < 0.06 ? t / 0.06 : t > 0.94 ? 1 - ((t - 0.94) / 0.06) * 0.5 : 1);
    const a = t * turns * 2 * PI;
    return [r * cos(a), from + (to - from) * t, r * sin(a)];
  });
  return tube(wire, path, 8, { scale: (t) => (t > 0.9 ? 1 - (t - 0.9) * 8 : 1) });
};

function winged(): Part[] {
  const arm = plate(
    [
      [-0.004, -0.012, 0.004],
      [0.006, -0.013, 0.004],
      [0.013, -0.004, 0.004],
      [0.013, 0.006, 0.004],
      [0.016, 0.03, 0.03],
      [0.03, 0.055, 0.03],
      [0.041, 0.078, 0.008],
      [0.034, 0.088, 0.008],
      [0.021, 0.075, 0.02],
      [0.006, 0.045, 0.04],
      [-0.006, 0.012, 0.01],
      [-0.012, 0, 0.003],
    ],
    0.0085,
    0.0026,
  );
  const teeth = merge(
    [-0.9, -0.3, 0.3, 0.9].map((a) =>
      move(
        turnZ(
          plate(
            [
              [-0.002, -0.002],
              [0.002, -0.002],
              [0.001, 0.002],
              [-0.001, 0.002],
            ],
            0.007,
          ),
          a + PI / 2,
        ),
        [-0.0125 * cos(a), 0.0125 * sin(a), 0],
      ),
    ),
  );
  const wing = (g: Geometry) => move(turnZ(g, -0.62), [0.021, 0.108, 0]);
  const both = (g: Geometry) => [wing(g), mirror(wing(g))];
  const bell = turnedPiece(
    [
      [0.0175, 0.048, 0.002],
      [0.0185, 0.05, 0.002],
      [0.018, 0.066, 0.004],
      [0.0125, 0.073, 0.006],
      [0.0115, 0.094, 0.003],
    ],
    32,
  );
  const cage = merge([
    bell,
    ...[-1, 1].map((s) =>
      plate(
        [
          [s * 0.0085 - 0.0045, 0.066],
          [s * 0.0085 + 0.0045, 0.066],
          [s * 0.014 + 0.008, 0.1, 0.006],
          [s * 0.014 + 0.007, 0.118, 0.006],
          [s * 0.012 - 0.008, 0.12, 0.006],
          [s * 0.01 - 0.006, 0.09],
        ],
        0.013,
        0.002,
      ),
    ),
    turnedPiece(
      [
        [0.0105, 0.112, 0.002],
        [0.0105, 0.127, 0.003],
      ],
      28,
    ),
  ]);
  const rack = turnedPiece(
    Array.from({ length: 15 }, (_, i) => [i % 2 ? 0.0062 : 0.0046, 0.09 + i * 0.0058] as const),
    20,
  );
  const key = plate(
    [
      [-0.006, 0.168, 0.002],
      [0.006, 0.168, 0.002],
      [0.009, 0.178, 0.006],
      [0.024, 0.188, 0.012],
      [0.026, 0.206, 0.012],
      [0.014, 0.216, 0.01],
      [-0.014, 0.216, 0.01],
      [-0.026, 0.206, 0.012],
      [-0.024, 0.188, 0.012],
      [-0.009, 0.178, 0.006],
    ],
    0.0085,
    0.0028,
    [
      [
        [-0.012, 0.192],
        [-0.014, 0.204],
        [0.014, 0.204],
        [0.012, 0.192],
      ],
    ],
  );
  return [
    makePart("worm", "screw", worm(0.095, 0.0, 0.0058, 6, 0.0021), { weight: 1 }),
    makePart("cage", "body", cage, { weight: 1 }),
    makePart("rack", "screw", rack, { weight: 0.8 }),
    makePart("key", "body", key, { weight: 1 }),
    ...makeParts("wing", "body", both(arm), { weight: 1 }),
    ...makeParts("teeth", "body", both(teeth), { weight: 0.4 }),
    ...makeParts(
      "rivet",
      "screw",
      [-1, 1].map((s) => move(disc(0.005, 0.004, 0.001, 18), [s * 0.021, 0.108, 0.0052])),
      { weight: 0.4 },
    ),
  ];
}

function handled(): Part[] {
  const grip = turnedPiece(
    [
      [0.009, -0.056, 0.006],
      [0.013, -0.04, 0.012],
      [0.0105, -0.018, 0.02],
      [0.0135, 0, 0.02],
      [0.0105, 0.018, 0.02],
      [0.013, 0.04, 0.012],
      [0.009, 0.056, 0.006],
    ],
    28,
  );
  const ring = [0.012, -0.012].map((x) => turnZ(move(torus(0.0118, 0.0012, 24, 6), [0, x, 0]), PI / 2));
  return [
    makePart("worm", "screw", worm(0.062, 0.0, 0.0068, 5, 0.0024), { weight: 1 }),
    makePart(
      "shank",
      "screw",
      tube(
        0.0036,
        curveThrough(
          [
            [0, 0.06, 0],
            [0, 0.09, 0],
            [0, 0.116, 0],
          ],
          3,
        ),
        14,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "collar",
      "screw",
      move(
        turnedPiece(
          [
            [0.0075, 0, 0.002],
            [0.006, 0.012, 0.002],
          ],
          24,
        ),
        [0, 0.096, 0],
      ),
      { weight: 0.5 },
    ),
    makePart("handle", "handle", move(turnZ(grip, PI / 2), [0, 0.118, 0]), { weight: 1 }),
    makePart("bands", "screw", move(merge(ring), [0, 0.118, 0]), { weight: 0.4 }),
    ...(ring.length ? [makePart("eye", "screw", bar([0, 0.128, 0], [0, 0.134, 0], 0.005), { weight: 0.3 })] : []),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "winged" ? winged() : handled());

/** A corkscrew. What makes it itself: a coiled steel worm with a sharp point under a bell, two raised wings with toothed roots and a key on top; or the worm under a turned wooden handle across. */
export const corkscrew = defineFromPlan({
  id: "corkscrew",
  family: "tool",
  words: ["corkscrew", "wine opener", "cork screw", "bottle screw", "winged corkscrew", "wine key"],
  senses: ["corkscrew"],
  height: 0.2,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    body: mainSlot("brushed-steel chrome", "", "wing|arm|lever|frame"),
    screw: slot("steel", "", "worm|spiral|coil"),
    handle: slot("walnut oak", "", "grip"),
  },
  styles: { winged: { weight: 2, words: ["winged corkscrew"] }, handled: { weight: 1, slots: ["handle"] } },
  build,
});
