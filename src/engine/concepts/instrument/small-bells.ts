import { arc, curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { bar } from "../pieces.ts";

const turnedUp = (corners: readonly Corner[]): Geometry => lathe(roundCorners(corners, 5), 32);

const slits: Paint = (surface, x, y, z) => {
  const round = (a: number, b: number) => a * a + b * b < 0.000012;
  const slit = y < 0.018 && (Math.abs(x) < 0.0022 || Math.abs(z) < 0.0022);
  const hole = round(Math.abs(x) - 0.0232, y - 0.018) || round(Math.abs(z) - 0.0232, y - 0.018);
  if (slit || hole) {
    surface.r = 0.012;
    surface.g = 0.01;
    surface.b = 0.008;
    surface.roughness = 0.9;
    surface.metalness = 0;
  }
};

/** A ball with a cross of slits, a loop and a bow. */
export function jingleBell(): Part[] {
  return [
    makePart("bell", "bell", settle(move(sphere(0.027, 48, 32), [0, 0.027, 0])), { weight: 1, paint: slits }),
    makePart("band", "bell", move(torus(0.0268, 0.0016, 48, 8), [0, 0.029, 0]), { weight: 0.6 }),
    makePart("loop", "bell", move(turnX(torus(0.006, 0.0018, 24, 8), PI / 2), [0, 0.058, 0]), { weight: 0.7 }),
    makePart(
      "bow",
      "ribbon",
      merge([
        ...[-1, 1].map((s) =>
          tube(
            0.0042,
            curveThrough(
              [
                [0, 0.064, 0.004],
                [s * 0.016, 0.074, 0.004],
                [s * 0.026, 0.066, 0.004],
                [s * 0.017, 0.058, 0.004],
                [0, 0.062, 0.004],
              ],
              6,
            ),
            10,
            { scale: () => [0.5, 1.3], up: [0, 0, 1], endRounding: 0.001 },
          ),
        ),
        ...[-1, 1].map((s) =>
          tube(
            0.004,
            curveThrough(
              [
                [0, 0.063, 0.005],
                [s * 0.013, 0.052, 0.014],
                [s * 0.019, 0.038, 0.024],
              ],
              6,
            ),
            10,
            { scale: () => [1.3, 0.4], endRounding: 0.001 },
          ),
        ),
        move(sphere(0.006, 16), [0, 0.063, 0.005]),
      ]),
      { weight: 0.8 },
    ),
  ];
}

/** A dome on a dark foot with a button on top. */
export function deskBell(): Part[] {
  return [
    makePart(
      "dome",
      "bell",
      move(
        lathe(
          roundCorners(
            [
              [0, 0.032],
              [0.03, 0.026, 0.01],
              [0.041, 0, 0.001],
              [0.046, 0, 0.0015],
              [0.044, 0.018, 0.012],
              [0.027, 0.037, 0.02],
              [0, 0.04],
            ],
            6,
          ),
          56,
        ),
        [0, 0.017, 0],
      ),
      { weight: 1 },
    ),
    makePart(
      "base",
      "base",
      turnedUp([
        [0, 0],
        [0.045, 0, 0.002],
        [0.045, 0.006, 0.003],
        [0.03, 0.012, 0.004],
        [0.012, 0.02],
        [0.01, 0.03],
        [0, 0.03],
      ]),
      { weight: 0.8 },
    ),
    makePart("stem", "bell", bar([0, 0.045, 0], [0, 0.068, 0], 0.0035), { weight: 0.5 }),
    makePart(
      "button",
      "bell",
      move(
        turnedUp([
          [0, 0],
          [0.0085, 0, 0.002],
          [0.007, 0.006, 0.004],
          [0, 0.007],
        ]),
        [0, 0.064, 0],
      ),
      { weight: 0.8 },
    ),
  ];
}

/** The cowbell's loop and body: a flat, four-sided sheet-metal bell with a strap. */
export function cowBell(): Part[] {
  const profile: Corner[] = [
    [0, 0.105],
    [0.038, 0.1, 0.006],
    [0.056, 0],
    [0.062, 0],
    [0.046, 0.106, 0.012],
    [0, 0.116],
  ];
  const round = lathe(roundCorners(profile, 4), 40);
  const depth = 0.64;
  const flat = { ...round, positions: round.positions.map((v, i) => (i % 3 === 2 ? v * depth : v)) };
  return [
    makePart("bell", "bell", settle(move(flat, [0, 0.02, 0])), { weight: 1 }),
    makePart(
      "clapper",
      "clapper",
      merge([bar([0, 0.02, 0], [0, 0.12, 0], 0.004), move(sphere(0.013, 16), [0, 0.013, 0])]),
      {
        weight: 0.6,
      },
    ),
    makePart(
      "strap",
      "strap",
      tube(0.011, arc([0, 0.128, 0], 0.026, -0.35, PI + 0.35, 18), 10, {
        scale: () => [1, 0.35],
        up: [1, 0, 0],
        endRounding: 0.002,
      }),
      { weight: 0.7 },
    ),
    makePart("rivet", "clapper", move(sphere(0.004, 10), [0, 0.08, 0.025]), { weight: 0.1 }),
  ];
}
