import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, place } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Radius of the pressed face, metres. */
const R = 0.021;

/** A run puddle about a round sunk field with a raised rim. */
function puddle(turns: number) {
  const body = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 1.32, 0, 0.001],
        [R * 1.36, 0.003, 0.002],
        [R * 1.12, 0.0064, 0.003],
        [R * 1.0, 0.006, 0.001],
        [R * 0.95, 0.0034, 0.0008],
        [0, 0.0034],
      ],
      3,
    ),
    64,
  );
  return deform(body, ([x, y, z]) => {
    const d = Math.sqrt(x * x + z * z) / R;
    const a = atan2(z, x) + turns;
    const run = 0.06 * sin(3 * a) + 0.07 * cos(5 * a + 1) + 0.04 * sin(8 * a + 2);
    const f = 1 + Math.max(0, d - 1) * 3 * run;
    return [x * f, y, z * f];
  });
}

/** The letter and the ring of beads of the matrix, raised from the field. */
const pressed =
  (letter: string): Paint =>
  (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z) / R;
    if (y < 0.0028 || d > 0.94) return;
    const bead = (atan2(z, x) / TAU) * 30;
    const raised =
      isWritten(letter, x, -z, R * 0.82, 0.09) ||
      (d > 0.76 && d < 0.86 && Math.abs(bead - Math.floor(bead) - 0.5) < 0.32) ||
      (d > 0.66 && d < 0.7);
    if (!raised) {
      surface.r *= 0.42;
      surface.g *= 0.42;
      surface.b *= 0.42;
      return;
    }
    surface.height += 0.0009;
    surface.r = surface.r * 1.25 + 0.02;
    surface.g = surface.g * 1.25 + 0.02;
    surface.b = surface.b * 1.25 + 0.02;
  };

/** The matrix: engraved brass foot, and a turned knob. Stands on y = 0. */
const stamp = (): Part[] => [
  makePart(
    "matrix",
    "brass",
    turnedUp(
      [
        [0, 0],
        [R, 0, 0.001],
        [R, 0.009, 0.002],
        [0.009, 0.013, 0.003],
        [0.009, 0.02],
        [0, 0.02],
      ],
      36,
    ),
    { weight: 0.8 },
  ),
  makePart(
    "knob",
    "handle",
    turnedUp(
      [
        [0, 0.018],
        [0.0115, 0.018, 0.002],
        [0.0095, 0.03, 0.008],
        [0.0165, 0.052, 0.012],
        [0.014, 0.07, 0.008],
        [0, 0.078],
      ],
      32,
      5,
    ),
    { weight: 0.9 },
  ),
];

function build({ style, kind, seed }: Planned): Part[] {
  const onPaper = style !== "bare";
  const lift = onPaper ? 0.0016 : 0;
  const parts: Part[] = [
    makePart("seal", "wax", move(puddle(seed % 6), [0, lift, 0]), { weight: 1, paint: pressed(kind), share: 2 }),
  ];
  if (!onPaper) return parts;
  const lying = chain(rotation(X_AXIS, TAU / 4), rotation(Y_AXIS, -0.75), translation([0.052, R + lift, -0.034]));
  const flap: Paint = (surface, x, _y, z) => {
    const line = Math.abs(Math.abs(x) * 0.62 + z - 0.012);
    if (line < 0.0011) layColour(surface, [0.3, 0.22, 0.12], 0.9);
  };
  parts.push(
    makePart("letter", "paper", block([0.15, 0.0018, 0.1], [0.006, 0.0009, -0.012], 0.0004), {
      weight: 0.6,
      paint: flap,
    }),
  );
  if (style === "letter") return parts;
  return [
    ...parts,
    ...stamp().map((part) => ({ ...part, geometry: place(part.geometry, lying) })),
    makePart("stick", "wax", bar([-0.064, 0.0062, -0.05], [-0.02, 0.0062, -0.046], 0.0046, 14), { weight: 0.5 }),
  ];
}

/** A wax seal. What makes it itself: a run puddle of red wax with a wavy rim about a round sunk field, a letter and a ring of beads raised in it, on the fold of a letter; its brass stamp with a turned knob beside it. */
export const waxSeal = defineFromPlan({
  id: "wax-seal",
  family: "object",
  words: ["wax seal", "wax stamp", "sealing wax", "seal stamp", "wax seal stamp", "letter seal", "signet seal"],
  senses: ["sealing wax"],
  height: 0.05,
  vary: 0.03,
  view: { azimuth: 0.25, elevation: 0.75 },
  slots: {
    wax: mainSlot("wax plastic", "#a0141a #8c1020 #7a0f2a", "puddle|drop"),
    paper: slot("old-paper", "#e0cfa4 #d8c494", "letter|envelope|parchment"),
    brass: slot("brass", "", "matrix|foot"),
    handle: slot("walnut mahogany", "", "knob|grip"),
  },
  styles: {
    stamped: { weight: 2, words: ["wax stamp", "seal stamp", "wax seal stamp"] },
    letter: { weight: 1 },
    bare: { weight: 0 },
  },
  kinds: { R: {}, M: {}, A: {}, H: {} },
  build,
});
