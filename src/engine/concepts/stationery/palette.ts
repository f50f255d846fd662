import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, place, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hole } from "../pieces.ts";
import { paintBrush } from "./paint-brush.ts";

const THICK = 0.007;
const PAINTS: readonly Rgb[] = [
  "#f4f2ec",
  "#f5c518",
  "#e8641f",
  "#c8201f",
  "#8a2a9a",
  "#1f4fc0",
  "#1f8f4a",
  "#5a3218",
  "#17181c",
].map(fromHex);

/** Round the upper rim, x to the right, y away from the painter. */
const BLOBS: readonly (readonly [number, number, number])[] = [
  [-0.118, 0.012, 0.019],
  [-0.107, 0.056, 0.018],
  [-0.072, 0.084, 0.02],
  [-0.028, 0.096, 0.018],
  [0.018, 0.096, 0.02],
  [0.062, 0.087, 0.018],
  [0.1, 0.062, 0.02],
  [0.122, 0.024, 0.017],
];

/** Smears where colours were mixed. */
const mixed =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const spots = [
      [-0.045, 0.03, 0.03, 2],
      [0.02, 0.04, 0.026, 5],
      [0.055, -0.005, 0.024, 6],
    ] as const;
    for (const [cx, cy, r, k] of spots) {
      const [u, v] = [(x - cx) / r, (y - cy) / (r * 0.62)];
      const a = atan2(v, u);
      const edge = 0.8 + 0.3 * noise(a * 1.4 + 9, k, 0, seed) + 0.12 * sin(a * 7 + k);
      const d = Math.sqrt(u * u + v * v);
      if (d > edge) continue;
      const streak = noise(u * 1.5 + v * 0.6, v * 7, k, seed);
      const one = PAINTS[(k + seed) % 7] as Rgb;
      const two = PAINTS[(k + seed + 1) % 7] as Rgb;
      const t = 0.5 + 0.5 * streak;
      layColour(
        surface,
        [one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t, one[2] + (two[2] - one[2]) * t],
        0.35,
      );
      surface.height += 0.0006 * streak;
    }
  };

function build({ seed, has }: Planned): Part[] {
  const rim = curveThrough(
    [
      [-0.138, 0.008, 0],
      [-0.122, -0.042, 0],
      [-0.075, -0.078, 0],
      [-0.02, -0.086, 0],
      [0.018, -0.07, 0],
      [0.032, -0.048, 0],
      [0.06, -0.042, 0],
      [0.105, -0.046, 0],
      [0.141, -0.012, 0],
      [0.134, 0.05, 0],
      [0.09, 0.096, 0],
      [0.02, 0.116, 0],
      [-0.06, 0.108, 0],
      [-0.115, 0.068, 0],
    ],
    6,
    true,
  ).map(([x, y]) => [x, y] as const);
  const board = extrude(rim, { depth: THICK, bevel: 0.0022, bevelSteps: 3, holes: [hole(-0.052, -0.042, 0.0175, 32)] });
  const flat = (part: Part): Part => ({ ...part, geometry: move(turnX(part.geometry, -PI / 2), [0, THICK / 2, 0]) });
  const blobs = BLOBS.map(([x, y, r], i) =>
    settle(
      move(
        deform(stretch(sphere(r, 28, 16), [1, 1, 0.42]), ([px, py, pz]): Vec3 => {
          const a = atan2(py, px);
          const lump = 1 + 0.14 * noise(px * 90 + i * 7, py * 90, pz * 90, seed) + 0.07 * sin(a * 3 + i);
          const peak = pz > 0 ? 1 + 0.5 * Math.max(0, 1 - (px * px + py * py) / (r * r * 0.2)) : 1;
          return [px * lump, py * lump, pz * peak];
        }),
        [x, y, THICK / 2],
      ),
    ),
  );
  const first = seed % 3;
  const parts: Part[] = [
    flat(makePart("board", "board", board, { weight: 1, grain: "x", paint: mixed(seed % 5) })),
    flat(
      makePart("paint", "paint", merge(blobs), {
        weight: 1,
        paint: (surface, x, y) => {
          let [nearest, best] = [0, 1];
          for (const [i, [bx, by]] of BLOBS.entries()) {
            const d = (x - bx) * (x - bx) + (y - by) * (y - by);
            if (d < best) [nearest, best] = [i, d];
          }
          layColour(surface, PAINTS[(nearest + first) % PAINTS.length] as Rgb, 0.18, 0);
        },
      }),
    ),
  ];
  if (has("brush")) {
    const brush = paintBrush.build({ style: "artist", kind: "usual", width: 1, tallness: 1, seed: seed + 1 });
    const laid = chain(
      translation([0, -0.1, 0]),
      rotation(Z_AXIS, -PI / 2),
      rotation(Y_AXIS, 0.5),
      translation([0.02, THICK + 0.0068, 0.015]),
      rotation(X_AXIS, 0),
    );
    for (const part of brush.parts)
      parts.push({
        ...part,
        name: `brush-${part.name}`,
        slot: part.slot === "handle" ? "brush" : part.slot === "ferrule" ? "ferrule" : "bristles",
        geometry: place(part.geometry, laid),
        weight: 0.6,
      });
  }
  return parts;
}

/** A painter's palette lying flat. What makes it itself: a thin kidney of wood with a thumb hole and a notch in its rim, blobs of bright paint along the edge, smears of mixed colour, and a brush laid across. */
export const palette = defineFromPlan({
  id: "palette",
  family: "tool",
  words: [
    "palette",
    "paint palette",
    "artist's palette",
    "artist palette",
    "painter's palette",
    "art palette",
    "color palette",
  ],
  senses: ["palette#3"],
  height: 0.022,
  vary: 0.04,
  view: { azimuth: 0.2, elevation: 0.95 },
  slots: {
    board: mainSlot("oak", "#b8814a #c99a62 #8a5a30", "wood|base"),
    paint: slot("plastic", "#e8e4da", "colour|color|blob"),
    brush: slot("painted-wood", "#a8281f #1f3f7a #23252b", "handle"),
    ferrule: slot("brushed-steel"),
    bristles: slot("plastic", "#8a5a2c", "bristle|hair"),
  },
  extras: { brush: { chance: 0.75 } },
  build,
});
