import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const B = 0.16;
const HEAD = 0.335;

/** A big star on each side between coloured edges. */
const starred: Paint = (surface, x, y, z) => {
  const onX = Math.abs(x) > Math.abs(z);
  const u = onX ? z : x;
  const v = y - B / 2;
  if (Math.max(Math.abs(u), Math.abs(v)) > B / 2 - 0.014) {
    layColour(surface, fromHex("#f2c01e"));
    return;
  }
  const a = (atan2(u, v) / TAU) * 5;
  const t = Math.abs(a - Math.round(a));
  if (Math.sqrt(u * u + v * v) < 0.058 - 0.068 * t) layColour(surface, onX ? fromHex("#f2c01e") : fromHex("#fbf6e8"));
};

const face: Paint = (surface, x, y, z) => {
  if (z < 0.01) return;
  const ax = Math.abs(x) - 0.017;
  const eye = ax * ax + (y - 0.012) * (y - 0.012) * 0.55;
  const mouth = Math.sqrt(x * x + (y + 0.0) * (y + 0.0));
  const cheek = (Math.abs(x) - 0.031) * (Math.abs(x) - 0.031) + (y + 0.01) * (y + 0.01);
  if (eye < 0.000018) layColour(surface, [0.01, 0.01, 0.02], 0.2);
  else if (eye < 0.00009) layColour(surface, [0.1, 0.35, 0.75]);
  else if (y < -0.012 && mouth > 0.022 && mouth < 0.029) layColour(surface, [0.6, 0.02, 0.03]);
  else if (cheek < 0.00006) layColour(surface, [0.9, 0.4, 0.38]);
};

const halves: Paint = (surface, x) => {
  if (x > 0) layColour(surface, fromHex("#2a62c0"));
};

function build({ style }: Planned): Part[] {
  const sway = style === "left" ? 0.03 : -0.03;
  const spring = Array.from({ length: 113 }, (_, i): Vec3 => {
    const t = i / 112;
    const a = t * 7 * TAU;
    return [0.036 * cos(a) + sway * t * t, 0.08 + (HEAD - 0.13) * t, 0.036 * sin(a)];
  });
  const on = (g: Part["geometry"]) => move(g, [sway, HEAD, 0]);
  const frill = deform(
    lathe(
      [
        [0, -0.006],
        [0.03, -0.008],
        [0.062, -0.004],
        [0.062, 0.0],
        [0.03, 0.006],
        [0, 0.006],
      ],
      60,
    ),
    ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      return [x, y + r * 0.22 * sin(12 * atan2(z, x)), z];
    },
  );
  const arm = (s: number) =>
    tube(
      0.0125,
      [
        [0, -0.065, 0],
        [s * 0.045, -0.06, 0.008],
        [s * 0.085, -0.03, 0.015],
      ],
      12,
      { endRounding: 0.01 },
    );
  const t = 0.012;
  return [
    makePart(
      "box",
      "body",
      merge([
        block([B, B, t], [0, B / 2, B / 2 - t / 2], 0.003),
        block([B, B, t], [0, B / 2, -B / 2 + t / 2], 0.003),
        block([t, B, B - 0.02], [B / 2 - t / 2, B / 2, 0], 0.003),
        block([t, B, B - 0.02], [-B / 2 + t / 2, B / 2, 0], 0.003),
      ]),
      { weight: 1, paint: starred },
    ),
    makePart("floor", "inside", block([B - 0.015, 0.09, B - 0.015], [0, 0.05, 0], 0.002), { weight: 0.3 }),
    makePart(
      "lid",
      "lid",
      move(turnX(settle(move(slab([B, B, t], 0.004, 0.002), [0, B / 2, 0])), -0.5), [0, B - 0.003, -B / 2 + 0.004]),
      { weight: 0.9 },
    ),
    makePart("spring", "spring", tube(0.0042, spring, 8), { weight: 1 }),
    makePart(
      "coat",
      "coat",
      on(
        move(
          lathe(
            roundCorners(
              [
                [0, -0.085],
                [0.05, -0.085, 0.008],
                [0.032, -0.04, 0.02],
                [0, -0.03],
              ],
              4,
            ),
            32,
          ),
          [0, 0, 0],
        ),
      ),
      { weight: 0.8, paint: halves },
    ),
    ...makeParts("arm", "coat", [on(arm(1)), on(arm(-1))], { weight: 0.6 }),
    ...makeParts(
      "hand",
      "skin",
      [on(move(sphere(0.0165, 16), [0.09, -0.027, 0.016])), on(move(sphere(0.0165, 16), [-0.09, -0.027, 0.016]))],
      { weight: 0.5 },
    ),
    makePart("frill", "frill", on(move(frill, [0, -0.036, 0])), { weight: 0.7 }),
    makePart("head", "skin", on(sphere(0.046, 32)), { weight: 1, paint: face }),
    makePart("nose", "nose", on(move(sphere(0.0115, 16), [0, -0.001, 0.049])), { weight: 0.9 }),
    ...makeParts(
      "hair",
      "hair",
      [-1, 1].map((s) =>
        on(
          merge(
            [0, 1, 2, 3].map((i) =>
              move(sphere(0.0165, 12), [s * (0.04 + (i % 2) * 0.009), 0.022 - i * 0.013, -0.008 + (i % 2) * 0.01]),
            ),
          ),
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "hat",
      "coat",
      on(
        move(
          turnZ(
            lathe(
              [
                [0, 0],
                [0.037, 0],
                [0.032, 0.016],
                [0.015, 0.065],
                [0, 0.083],
              ],
              32,
            ),
            -0.12,
          ),
          [0, 0.028, 0],
        ),
      ),
      { weight: 0.9, paint: halves },
    ),
    makePart("bobble", "frill", on(move(sphere(0.0135, 16), [0.011, 0.112, 0])), { weight: 0.6 }),
    makePart(
      "crank",
      "metal",
      merge([
        bar([B / 2 - 0.004, 0.085, 0], [B / 2 + 0.03, 0.085, 0], 0.005),
        bar([B / 2 + 0.028, 0.085, 0], [B / 2 + 0.028, 0.125, 0.01], 0.005),
        bar([B / 2 + 0.026, 0.123, 0.01], [B / 2 + 0.045, 0.123, 0.01], 0.005),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "knob",
      "nose",
      move(
        turnZ(
          lathe(
            roundCorners(
              [
                [0, 0],
                [0.009, 0, 0.003],
                [0.012, 0.024, 0.004],
                [0, 0.024],
              ],
              3,
            ),
            18,
          ),
          -PI / 2,
        ),
        [B / 2 + 0.032, 0.123, 0.01],
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A jack-in-the-box. What makes it itself: a bright box with stars and an open lid, out of which a clown's head with a red nose and a pointed hat springs on a coil; a crank at the side. */
export const jackInTheBox = defineFromPlan({
  id: "jack-in-the-box",
  family: "toy",
  words: ["jack-in-the-box", "jack in the box", "surprise box", "clown in a box"],
  senses: ["jack-in-the-box"],
  height: 0.46,
  view: { azimuth: 0.45, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-wood", "#c8281e #2a62b8 #2f8f4a #7a3aa0", "box"),
    lid: slot("painted-wood", "#2a62b8 #e8a01e #c8281e", "cover"),
    inside: slot("painted-wood", "#1a1414"),
    spring: slot("brushed-steel", "", "coil"),
    coat: slot("felt", "#d8281e #f0a81e #8a3ab0", "hat|jacket"),
    frill: slot("felt", "#fbf4e0 #f2c81e", "collar|bobble|pompom"),
    skin: slot("plastic", "#f6d8be", "clown|head|face"),
    nose: slot("plastic", "#d8181a", "knob"),
    hair: slot("felt", "#e8701a #d8401a"),
    metal: slot("brushed-steel", "", "crank|handle"),
  },
  styles: { left: {}, right: {} },
  build,
});
