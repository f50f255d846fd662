import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, ellipseOutline, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hole } from "../pieces.ts";
import { strands } from "../tool/bristles.ts";

const PAINTS: readonly Rgb[] = ["#d8281f", "#1f5fc8", "#f2b81a", "#2a9a48", "#8a3ab0", "#e8642a"].map(fromHex);

/** Hairs, dipped in paint above `from` with a ragged edge. */
const dipped = (from: number, colour: Rgb, fine: number): Paint => {
  const hairs = strands(fine);
  return (surface, x, y, z, nx, ny, nz) => {
    hairs(surface, x, y, z, nx, ny, nz);
    const edge = from + 0.006 * noise(x * 260, 1, z * 260, 3) * (fine > 0.0015 ? 2.4 : 1);
    if (y > edge) layColour(surface, colour, 0.22);
  };
};

/** A round artist's brush, its point up. */
function artist(colour: Rgb): Part[] {
  const handle = lathe(
    roundCorners(
      [
        [0, 0],
        [0.0022, 0, 0.001],
        [0.0042, 0.03, 0.03],
        [0.0058, 0.085, 0.04],
        [0.0072, 0.118, 0.02],
        [0.0054, 0.142, 0.01],
        [0, 0.142],
      ],
      6,
    ),
    32,
  );
  const ferrule = lathe(
    roundCorners(
      [
        [0, 0.13],
        [0.0058, 0.13, 0.0004],
        [0.0062, 0.1395, 0.0004],
        [0.0068, 0.141, 0.0006],
        [0.0062, 0.1425, 0.0004],
        [0.0063, 0.146],
        [0.0069, 0.1475, 0.0006],
        [0.0063, 0.149],
        [0.0058, 0.168, 0.0004],
        [0, 0.168],
      ],
      2,
    ),
    32,
  );
  const hair = lathe(
    [
      [0, 0.165],
      [0.0054, 0.165],
      [0.0064, 0.172],
      [0.0072, 0.18],
      [0.0067, 0.19],
      [0.0047, 0.201],
      [0.0022, 0.209],
      [0, 0.2135],
    ],
    28,
  );
  return [
    makePart("handle", "handle", handle, {
      weight: 1,
      paint: (surface, _x, y) => {
        if (y < 0.022) layColour(surface, [0.85, 0.82, 0.74], 0.3);
      },
    }),
    makePart("ferrule", "ferrule", ferrule, { weight: 0.8 }),
    makePart("hair", "bristles", hair, { weight: 1, paint: dipped(0.187, colour, 0.0009) }),
  ];
}

/** A house painter's broad brush, bristles up. */
function broad(colour: Rgb): Part[] {
  const handle = settle(
    deform(
      extrude(
        closeCorners(
          [
            [-0.011, 0, 0.01],
            [0.011, 0, 0.01],
            [0.014, 0.035, 0.03],
            [0.0105, 0.075, 0.03],
            [0.019, 0.108, 0.02],
            [0.031, 0.122, 0.008],
            [0.031, 0.132],
            [-0.031, 0.132],
            [-0.031, 0.122, 0.008],
            [-0.019, 0.108, 0.02],
            [-0.0105, 0.075, 0.03],
            [-0.014, 0.035, 0.03],
          ],
          6,
        ),
        { depth: 0.016, bevel: 0.0055, bevelSteps: 4, holes: [hole(0, 0.014, 0.0042)] },
      ),
      (p) => p,
    ),
  );
  const ring = (y: number, w: number, d: number): Ring =>
    rectangleOutline(w, d, d * 0.3, 3).map(([x, z]): Vec3 => [x, y, -z]);
  const ferrule = loft([
    ring(0.12, 0.066, 0.0195),
    ring(0.121, 0.067, 0.0205),
    ring(0.126, 0.067, 0.0205),
    ring(0.1275, 0.0685, 0.022),
    ring(0.129, 0.067, 0.0205),
    ring(0.147, 0.067, 0.0205),
    ring(0.1485, 0.0685, 0.022),
    ring(0.15, 0.067, 0.0205),
    ring(0.156, 0.067, 0.0205),
    ring(0.157, 0.066, 0.0195),
  ]);
  const nails = [-0.024, 0, 0.024]
    .map((x) =>
      move(
        lathe(
          [
            [0, 0],
            [0.0022, 0],
            [0.0016, 0.001],
            [0, 0.0012],
          ],
          12,
        ),
        [x, 0, 0],
      ),
    )
    .map((nail) => deform(nail, ([x, y, z]): Vec3 => [x, 0.138 - z, 0.0102 + y]));
  const rows = 12;
  const core = loft(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const grow = 1 + 0.1 * Math.min(1, t * 2.2) - (t > 0.9 ? (t - 0.9) * 2 : 0);
      return ellipseSquare(0.0325 * grow, 0.0096 * grow * (1 - 0.35 * t), 64).map(([x, z], k): Vec3 => {
        const frayed = t < 1 ? 0 : 0.004 * noise(k * 0.9, 0, 3, 5) + 0.004;
        const comb = 1 + 0.03 * t * noise(k * 1.1, t * 2, 0, 7);
        return [x * comb, 0.154 + 0.062 * t + frayed, -z * comb];
      });
    }),
  );
  return [
    makePart("handle", "handle", handle, { weight: 1, grain: "y" }),
    makePart("ferrule", "ferrule", merge([ferrule, ...nails]), { weight: 0.8 }),
    makePart("hair", "bristles", core, { weight: 1, paint: dipped(0.186, colour, 0.0017) }),
  ];
}

/** A rounded bar's outline. */
const ellipseSquare = (w: number, d: number, count: number): readonly (readonly [number, number])[] =>
  ellipseOutline(1, 1, count).map(([c, s]) => {
    const k = 1 / Math.max(Math.abs(c), Math.abs(s), 0.86 * Math.sqrt(c * c + s * s));
    return [c * k * w, s * k * d] as const;
  });

function build({ style, seed }: Planned): Part[] {
  const colour = PAINTS[seed % PAINTS.length] as Rgb;
  return style === "broad" ? broad(colour) : artist(colour);
}

/** A paint brush, hair up. What makes it itself: a wooden handle, a crimped metal ferrule, and bristles dipped in bright paint: a slim artist's brush that ends in a point, or a house painter's broad flat one. */
export const paintBrush = defineFromPlan({
  id: "paint-brush",
  family: "tool",
  words: [
    "paintbrush",
    "paint brush",
    "artist brush",
    "artist's brush",
    "brush",
    "house paintbrush",
    "flat brush",
    "round brush",
    "watercolor brush",
    "painter's brush",
  ],
  senses: ["paintbrush", "brush#2"],
  height: 0.215,
  vary: 0.05,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    handle: mainSlot("painted-wood oak", "#b8281f #c8863f #1f4a8a #8a4a22 #23252b #d8a030", "grip|stick|wood"),
    ferrule: slot("brushed-steel gold copper", "", "metal|collar"),
    bristles: slot("plastic", "#c8a468 #8a5a2c #2f2620", "bristle|hair|tip"),
  },
  styles: {
    broad: { weight: 1.4, words: ["house paintbrush", "flat brush", "painter's brush"], traits: ["wide", "thick"] },
    artist: {
      weight: 1,
      words: ["artist brush", "artist's brush", "round brush", "watercolor brush"],
      traits: ["thin", "narrow"],
    },
  },
  build,
});
