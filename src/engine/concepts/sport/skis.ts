import { box } from "../../geometry/box.ts";
import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const LONG = 1.5;
const HALF = graph([
  [0, 0.036],
  [0.03, 0.052],
  [0.12, 0.056],
  [0.5, 0.044],
  [0.86, 0.062],
  [0.94, 0.056],
  [0.985, 0.03],
  [1, 0.006],
]);
/** The tip curls back, away from the snow side; standing up, the top faces the front. */
const CURL = graph([
  [0, 0.012],
  [0.05, 0.002],
  [0.5, -0.004],
  [0.84, 0.004],
  [0.92, 0.03],
  [1, 0.1],
]);

const TRIM: readonly Rgb[] = ["#f4f2ec", "#f2c21f", "#1d1e24", "#e8502a"].map(fromHex);

function ski(): Geometry {
  const rows = 44;
  return settle(
    loft(
      Array.from({ length: rows + 1 }, (_, i): Ring => {
        const t = i / rows;
        const [half, z, y] = [HALF(t), CURL(t), t * LONG];
        const thick = 0.007 + 0.013 * Math.max(0, 1 - Math.abs(t - 0.46) * 2.6);
        return [
          [-half, y, z + 0.002],
          [-half, y, z],
          [half, y, z],
          [half, y, z + 0.002],
          [half * 0.86, y, z + thick],
          [-half * 0.86, y, z + thick],
        ]
          .map(([x, py, pz]): Vec3 => [x as number, py as number, pz as number])
          .reverse();
      }),
    ),
  );
}

/** Chevrons and bands of another colour. */
const graphic =
  (seed: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.15) {
      layColour(surface, [0.03, 0.03, 0.035], 0.3);
      return;
    }
    const t = y / LONG;
    const one = TRIM[seed % TRIM.length] as Rgb;
    const two = TRIM[(seed + 1) % TRIM.length] as Rgb;
    const v = t * 22 + (seed % 2 ? 1 : -1) * Math.abs(x) * 26;
    if (t > 0.66 && t < 0.84 && v - Math.floor(v) < 0.45) layColour(surface, one, 0.2);
    else if (t > 0.86 && t < 0.905) layColour(surface, two, 0.2);
    else if (t < 0.22 && Math.abs(x + (t - 0.1) * 0.25) < 0.013) layColour(surface, one, 0.2);
    surface.roughness = 0.22;
  };

/** Toe piece, heel piece and the plate they stand on. */
function binding(): Geometry[] {
  const at = (size: Vec3, y: number, z: number, bevel = 0.006): Geometry =>
    move(box(size, { bevel, bevelSteps: 2 }), [0, y, z]);
  const low = 0.014;
  return [
    at([0.066, 0.42, 0.016], 0.68, low, 0.005),
    at([0.062, 0.085, 0.05], 0.84, low + 0.024, 0.014),
    at([0.074, 0.03, 0.026], 0.82, low + 0.045, 0.009),
    at([0.058, 0.1, 0.05], 0.53, low + 0.024, 0.014),
    at([0.05, 0.045, 0.075], 0.555, low + 0.044, 0.014),
    at([0.04, 0.06, 0.014], 0.51, low + 0.07, 0.005),
  ];
}

/** A stick with a grip, a strap and a basket. */
function pole(): { readonly shaft: Geometry; readonly ends: Geometry } {
  const shaft = lathe(
    roundCorners(
      [
        [0, 0],
        [0.002, 0],
        [0.006, 0.03],
        [0.009, 0.06],
        [0.0095, 1.06],
        [0, 1.06],
      ],
      2,
    ),
    16,
  );
  const grip = lathe(
    roundCorners(
      [
        [0, 1.03],
        [0.015, 1.03, 0.004],
        [0.0165, 1.06, 0.01],
        [0.014, 1.1, 0.02],
        [0.018, 1.15, 0.008],
        [0.012, 1.165, 0.006],
        [0, 1.165],
      ],
      4,
    ),
    20,
  );
  const basket = move(torus(0.044, 0.0065, 28, 8), [0, 0.075, 0]);
  const spokes = [0, 1].map((k) =>
    tube(
      0.004,
      k
        ? [
            [0, 0.077, -0.044],
            [0, 0.077, 0.044],
          ]
        : [
            [-0.044, 0.077, 0],
            [0.044, 0.077, 0],
          ],
      8,
    ),
  );
  const hub = move(
    lathe(
      roundCorners(
        [
          [0, 0],
          [0.015, 0, 0.003],
          [0.012, 0.03, 0.003],
          [0, 0.03],
        ],
        2,
      ),
      16,
    ),
    [0, 0.062, 0],
  );
  const strap = tube(
    0.0042,
    Array.from({ length: 22 }, (_, i): Vec3 => {
      const t = i / 22;
      return [0.012 * sin(t * TAU), 1.09 - 0.066 * (1 - Math.abs(2 * t - 1)) + 0.05, 0.016 + 0.02 * sin(t * PI)];
    }),
    8,
    { closed: true },
  );
  return { shaft, ends: merge([grip, basket, ...spokes, hub, strap]) };
}

function build({ seed, has }: Planned): Part[] {
  const one = ski();
  const [left, right] = [0.082, -0.082];
  const bound = merge(binding());
  const parts: Part[] = [
    makePart("ski-1", "ski", move(one, [left, 0, 0]), { weight: 1, paint: graphic(seed) }),
    makePart("ski-2", "ski", move(one, [right, 0, 0]), { weight: 1, paint: graphic(seed) }),
    makePart("bindings", "binding", merge([move(bound, [left, 0, 0]), move(bound, [right, 0, 0])]), { weight: 0.8 }),
  ];
  if (has("pole")) {
    const { shaft, ends } = pole();
    const lean = (geometry: Geometry): Geometry => move(turnZ(geometry, -0.1), [0.19, 0.008, -0.02]);
    parts.push(
      makePart("poles", "pole", merge([lean(shaft), mirror(lean(shaft))]), { weight: 0.8 }),
      makePart("pole-ends", "grip", merge([lean(ends), mirror(lean(ends))]), { weight: 0.8 }),
    );
  }
  return parts;
}

/** A pair of skis standing side by side with their poles. What makes them themselves: two long narrow boards with a waist and curled-up tips, a binding with toe and heel piece on each, and two thin poles with a grip and a basket. */
export const skis = defineFromPlan({
  id: "skis",
  family: "sport",
  words: ["skis", "ski", "pair of skis", "snow ski", "snow skis", "skiing equipment"],
  senses: ["ski"],
  height: 1.5,
  view: { azimuth: 0.5, elevation: 0.12 },
  slots: {
    ski: mainSlot("plastic painted-wood", "#c8201f #1f5fb8 #1f8a5a #e8781f #6a2a9a #12a0b0", "board|tip"),
    binding: slot("plastic", "#1d1e22 #c8c8c8", "clip"),
    pole: slot("brushed-steel painted-metal", "#c8ccd0 #d8281f", "stick|shaft"),
    grip: slot("plastic", "#17181b", "handle|basket|strap"),
  },
  extras: { pole: { chance: 0.85 } },
  build,
});
