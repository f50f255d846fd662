import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { flame } from "../light/flame.ts";
import { bar } from "../pieces.ts";

/** Height of the barrel's mouth, metres. */
const MOUTH = 0.16;

function build({ has }: Planned): Part[] {
  const ribs = Array.from({ length: 5 }, (_, i) =>
    move(turnZ(torus(0.0058, 0.0014, 20, 8), PI / 2), [-0.034 - i * 0.006, 0.034, 0]),
  );
  const parts: Part[] = [
    makePart(
      "base",
      "base",
      turnedUp(
        [
          [0, 0],
          [0.046, 0, 0.003],
          [0.045, 0.008, 0.003],
          [0.018, 0.019, 0.008],
          [0.013, 0.03, 0.004],
          [0, 0.03],
        ],
        6 * 8,
      ),
      { weight: 1 },
    ),
    makePart(
      "socket",
      "brass",
      turnedUp(
        [
          [0, 0.024],
          [0.0125, 0.024, 0.001],
          [0.0125, 0.046, 0.001],
          [0.0095, 0.05, 0.001],
          [0, 0.05],
        ],
        32,
      ),
      { weight: 0.7 },
    ),
    makePart("inlet", "brass", merge([bar([0, 0.034, 0], [-0.062, 0.034, 0], 0.0048, 14), ...ribs]), { weight: 0.5 }),
    makePart(
      "barrel",
      "barrel",
      turnedUp(
        [
          [0, 0.046],
          [0.0088, 0.046],
          [0.0088, MOUTH - 0.004],
          [0.0102, MOUTH - 0.002, 0.001],
          [0.0102, MOUTH, 0.001],
          [0.0072, MOUTH, 0.001],
          [0.0068, MOUTH - 0.02],
          [0, MOUTH - 0.02],
        ],
        36,
      ),
      { weight: 1 },
    ),
    makePart(
      "collar",
      "brass",
      turnedUp(
        [
          [0, 0.052],
          [0.0122, 0.052, 0.001],
          [0.0122, 0.076, 0.001],
          [0, 0.076],
        ],
        36,
      ),
      {
        weight: 0.8,
        paint: (surface, x, y, z, nx, _ny, nz) => {
          if (nz * 0.9 + nx * 0.4 < 0.2) {
            if ((y * 900) % 1 < 0.4) surface.height -= 0.0003;
            return;
          }
          const [u, v] = [x - 0.0045, y - 0.064];
          if (u * u + v * v < 0.000028 && z > 0) layColour(surface, [0.006, 0.006, 0.006], 0.8, 0);
        },
      },
    ),
    makePart(
      "valve",
      "brass",
      merge([
        bar([0, 0.034, 0], [0, 0.034, 0.024], 0.003, 10),
        move(bar([0, 0, -0.003], [0, 0, 0.003], 0.0085, 16), [0, 0.034, 0.026]),
      ]),
      { weight: 0.4 },
    ),
  ];
  if (has("hose"))
    parts.push(
      makePart(
        "hose",
        "hose",
        tube(
          0.0072,
          curveThrough(
            [
              [-0.04, 0.034, 0],
              [-0.075, 0.033, 0.002],
              [-0.105, 0.018, 0.01],
              [-0.125, 0.0075, 0.03],
              [-0.11, 0.0072, 0.062],
              [-0.06, 0.0072, 0.085],
              [0, 0.0072, 0.088],
            ],
            7,
          ),
          14,
          { endRounding: 0.002, endSteps: 2 },
        ),
        { weight: 0.7 },
      ),
    );
  if (has("flame"))
    parts.push(
      makePart("flame", "flame", move(flame(0.095, 0.0125, 0.02, 0.4, 24, 18), [0, MOUTH - 0.006, 0]), {
        weight: 1,
        shines: true,
        paint: (surface, _x, y) => {
          // a hot flame: a pale cone, clear blue about it, violet at the tip
          const t = clamp01(y / 0.095);
          const [a, b, f] =
            t < 0.42
              ? [fromHex("#dff4ff"), fromHex("#5fb8ff"), t / 0.42]
              : [fromHex("#5fb8ff"), fromHex("#3a48e0"), (t - 0.42) / 0.58];
          layColour(surface, [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f], 0.9, 0);
        },
      }),
    );
  return parts;
}

/** A bunsen burner. What makes it itself: a slim upright barrel on a heavy round foot, a collar with an air hole low on it, a ribbed gas inlet with a rubber hose, and a pointed blue flame. */
export const bunsenBurner = defineFromPlan({
  id: "bunsen-burner",
  family: "device",
  words: ["bunsen burner", "gas burner", "lab burner", "laboratory burner", "bunsen"],
  senses: ["bunsen burner", "gas burner"],
  height: 0.25,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: {
    barrel: mainSlot("brushed-steel chrome", "", "tube|body"),
    base: { ...slot("painted-metal cast-iron", "#2c3138 #2a4a6a #3a3c40", "foot"), takesWhole: true },
    brass: slot("brass", "", "collar|inlet|valve"),
    hose: slot("rubber", "#b8442e #d8782a #c87848", "pipe|gas line"),
    flame: slot("plastic", "#5fb8ff", "fire"),
  },
  extras: { flame: { chance: 0.85, traits: ["burning", "lit"] }, hose: { chance: 0.9 } },
  build,
});
