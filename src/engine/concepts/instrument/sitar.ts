import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Radius of the gourd, height of its middle, where it is cut flat, and where the strings begin and end. */
const R = 0.165;
const MIDDLE = 0.17;
const FACE = 0.045;
const BRIDGE = 0.14;
const NUT = 1.08;
const TOP = 1.2;
const HALF = 0.04;

/** Half a gourd with a neck of its own. */
function gourd() {
  const round = deform(sphere(R, 44), ([x, y, z]) => {
    const up = Math.max(0, y) / R;
    return [x * (1 - 0.45 * up * up), y * (1 + 0.35 * up), Math.min(z * 1.05, FACE)];
  });
  return settle(move(round, [0, MIDDLE, 0]));
}

const inlay: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const r = Math.sqrt(x * x + (y - MIDDLE) * (y - MIDDLE)) / R;
  if (r > 0.8 && r < 0.87) layColour(surface, [0.85, 0.8, 0.68], 0.35, 0);
  if (r > 0.87 && r < 0.9) layColour(surface, [0.08, 0.04, 0.02], 0.4, 0);
};

function build(): Part[] {
  const ring = (y: number, half: number, deep: number): readonly Vec3[] =>
    ellipseOutline(half, deep, 24).map(([x, z]): Vec3 => [x, y, FACE - (z > 0 ? z : z * 0.1)]);
  const neck = loft([
    ring(0.3, HALF * 1.5, 0.09),
    ring(0.4, HALF * 1.08, 0.06),
    ring(NUT, HALF, 0.045),
    ring(TOP, HALF * 0.8, 0.035),
  ]);
  const frets = Array.from({ length: 19 }, (_, k) => {
    const y = lerp(0.42, 1.04, k / 18);
    const path: Vec3[] = [-1, -0.6, 0, 0.6, 1].map(
      (t): Vec3 => [t * HALF * 1.1, y, FACE + 0.012 - 0.012 * t * t * t * t],
    );
    return tube(0.0036, path, 8);
  });
  const peg = (at: Vec3, side: 1 | -1, long: number) =>
    merge([
      bar([at[0] - side * 0.014, at[1], at[2]], [at[0] + side * long, at[1], at[2]], 0.0055, 10),
      move(stretch(sphere(0.014, 12), [0.7, 1.25, 1]), [at[0] + side * (long + 0.005), at[1], at[2]]),
    ]);
  const pegs = [
    ...Array.from({ length: 9 }, (_, k) => peg([-HALF * 0.95, lerp(0.46, 0.98, k / 8), FACE - 0.022], -1, 0.03)),
    ...[1.04, 1.1].map((y) => peg([-HALF * 0.9, y + 0.03, FACE - 0.02], -1, 0.05)),
    ...[1.03, 1.09, 1.15].map((y) => peg([HALF * 0.9, y, FACE - 0.02], 1, 0.05)),
  ];
  const strings = Array.from({ length: 6 }, (_, k) => {
    const x = lerp(-0.026, 0.026, k / 5);
    return bar([x * 1.1, BRIDGE, FACE + 0.031], [x, NUT, FACE + 0.016], 0.0013, 6);
  });
  const parts = [
    makePart("gourd", "body", gourd(), { weight: 1, crease: 0.9 }),
    makePart(
      "soundboard",
      "top",
      settle(
        move(
          turnX(
            stretch(cylinder({ radius: R * 0.93, height: 0.012, bevel: 0.004, segments: 48 }), [0.98, 1, 1.02]),
            PI / 2,
          ),
          [0, MIDDLE, FACE - 0.004],
        ),
      ),
      { weight: 1, paint: inlay },
    ),
    makePart("neck", "neck", neck, { weight: 1, grain: "y" }),
    makePart("frets", "fret", merge(frets), { weight: 0.9 }),
    makePart("pegs", "peg", merge(pegs), { weight: 0.9 }),
    makePart("bridge", "bridge", block([0.1, 0.03, 0.026], [0, BRIDGE, FACE + 0.018], 0.004), { weight: 0.7 }),
    makePart("nut", "bridge", block([HALF * 1.8, 0.01, 0.022], [0, NUT, FACE + 0.006], 0.002), { weight: 0.5 }),
    makePart("strings", "string", merge(strings), { weight: 0.6 }),
    makePart("upper-gourd", "body", move(stretch(sphere(0.095, 32), [1, 1.08, 1]), [0, 0.95, FACE - 0.125]), {
      weight: 0.9,
    }),
    makePart("tailpiece", "bridge", block([0.03, 0.03, 0.02], [0, 0.03, FACE - 0.012], 0.004), { weight: 0.4 }),
  ];
  return parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.16) }));
}

/** A sitar. What makes it itself: a round gourd for a body with a flat inlaid face, a very long broad neck with high bowed frets, wooden pegs all along it and at its head, and a second, smaller gourd behind its upper end. */
export const sitar = defineFromPlan({
  id: "sitar",
  family: "instrument",
  words: ["sitar", "veena", "tanpura", "surbahar"],
  senses: ["sitar"],
  height: 1.22,
  view: { azimuth: 0.62, elevation: 0.1 },
  slots: {
    body: mainSlot("oak", "#8a4216 #6a2c12 #a85a22", "gourd|wood|bowl|tumba"),
    top: slot("oak", "#c98a48 #b5762f", "face|soundboard|front"),
    neck: slot("oak", "#5f2c12 #7a3c18"),
    fret: slot("brass silver", "", "frets"),
    peg: slot("oak", "#2a1510", "tuner|tuning peg", true),
    bridge: slot("ivory plastic", "#efe6cf"),
    string: slot("brushed-steel", "", "strings"),
  },
  build,
});
