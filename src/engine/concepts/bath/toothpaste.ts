import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const LENGTH = 0.15;
const R = 0.019;

const label =
  (kind: string): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    const [first, second] = kind.split(" ").map(fromHex) as [
      readonly [number, number, number],
      readonly [number, number, number],
    ];
    const wave = 0.006 * sin(x * 42 + 1);
    if (z > 0.005 + wave) layColour(surface, first);
    else if (z > 0.002 + wave) layColour(surface, second);
    if (x < -0.068) layColour(surface, first);
    if (ny > 0.3 && isWritten("MINT", x + 0.012, -z - 0.0045, 0.0145, 0.12)) layColour(surface, first);
    if (ny > 0.3 && x > 0.02 && isWritten("FRESH", x - 0.041, -z - 0.0045, 0.006, 0.12)) layColour(surface, second);
  };

/** Red, white and green run along the squeezed paste. */
const striped =
  (kind: string): Paint =>
  (surface, _x, y, _z) => {
    const turns = y * 260;
    if (turns - Math.floor(turns) < 0.38) layColour(surface, fromHex(kind.split(" ")[0] as string));
  };

function build({ kind }: Planned): Part[] {
  const ring = (t: number): Ring => {
    const x = lerp(-LENGTH / 2, LENGTH / 2 - 0.012, t);
    const round = 1 - (1 - t) * (1 - t) * 0.2 - (1 - t) * 0.72;
    const wide = lerp(0.028, R, t);
    return Array.from({ length: 32 }, (_, i): Vec3 => {
      const a = (i / 32) * TAU;
      return [x, R + R * Math.max(0.045, round) * sin(a) * 0.98 - (1 - round) * 0.006, -wide * cos(a)];
    });
  };
  const steps = [0, 0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 1];
  const neck = turnedPiece(
    [
      [R, 0, 0.001],
      [R * 0.97, 0.003, 0.002],
      [0.0085, 0.013, 0.002],
      [0.0065, 0.015],
      [0.0065, 0.026, 0.001],
    ],
    32,
  );
  const paste = curveThrough(
    [
      [0.075, R, 0],
      [0.09, R - 0.001, 0.001],
      [0.1, R - 0.009, 0.003],
      [0.108, 0.0065, 0.008],
      [0.12, 0.0062, 0.012],
      [0.13, 0.0066, 0.006],
      [0.126, 0.008, -0.004],
      [0.115, 0.011, -0.005],
      [0.108, 0.0155, 0.003],
      [0.114, 0.018, 0.009],
      [0.121, 0.02, 0.005],
      [0.118, 0.0235, 0],
    ],
    5,
  );
  return [
    makePart("tube", "body", loft(steps.map(ring)), { weight: 1, paint: label(kind), crease: 0.8 }),
    makePart("crimp", "body", block([0.012, 0.003, 0.058], [-LENGTH / 2 - 0.004, R - 0.005, 0], 0.0008), {
      weight: 0.7,
      paint: label(kind),
    }),
    makePart("neck", "cap", move(turnZ(neck, -PI / 2), [LENGTH / 2 - 0.0135, R, 0]), { weight: 0.8 }),
    makePart(
      "paste",
      "paste",
      deform(tube(0.0062, paste, 12, { endRounding: 0.006, scale: (t) => 1 - 0.25 * t * t * t }), ([x, y, z]) => [
        x,
        y < 0.012 ? Math.max(0, y - 0.0014) : y,
        z,
      ]),
      {
        weight: 1,
        paint: striped(kind),
      },
    ),
    ...makeParts(
      "cap",
      "cap",
      [
        move(
          turnY(
            turnedPiece(
              [
                [0.0125, 0, 0.001],
                [0.0105, 0.021, 0.0025],
              ],
              18,
            ),
            0.3,
          ),
          [0.055, 0, 0.042],
        ),
      ],
      { weight: 0.7, crease: 0.3 },
    ),
  ];
}

/** A tube of toothpaste lying down. What makes it itself: a tube that goes from a round shoulder with a narrow neck to a flat crimped end, a wave and the word MINT on it, and a striped worm of paste before its mouth. */
export const toothpaste = defineFromPlan({
  id: "toothpaste",
  family: "object",
  words: ["toothpaste", "toothpaste tube", "tube of toothpaste", "tooth paste", "dentifrice"],
  senses: ["toothpaste", "dentifrice"],
  height: 0.04,
  view: { azimuth: 0.35, elevation: 0.72 },
  slots: {
    body: mainSlot("plastic", "#f4f5f4", "tube"),
    cap: slot("plastic", "#f2f2f0", "lid|neck"),
    paste: slot("plastic", "#f6f8f8", "cream"),
  },
  kinds: { "#c81e22 #1f4fa8": {}, "#1f62b8 #d8281e": {}, "#1f8a6a #2a6fc8": {} },
  build,
});
