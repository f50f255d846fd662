import { bezier, curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

function build(): Part[] {
  // the shell hangs behind the ear: a bean that grows thinner towards the hook
  const shellWay: Vec3[] = [
    [-0.004, 0.002, 0],
    [-0.0085, 0.009, 0],
    [-0.0085, 0.019, 0],
    [-0.004, 0.029, 0],
    [0.002, 0.034, 0],
  ];
  const shell = sweep(ellipseOutline(0.0062, 0.0048, 28), curveThrough(shellWay, 8), {
    up: [1, 0, 0],
    scale: (t) => 0.78 + 0.42 * (1 - t) * (0.4 + t) * 1.9 * (1 - t * 0.25),
    endRounding: 0.0045,
    endSteps: 6,
  });
  const end: Vec3 = [0.019, 0.014, 0.004];
  const wire = bezier([0.002, 0.034, 0], [0.014, 0.04, 0], [0.0215, 0.031, 0.001], end, 18);
  const dome = turnedUp(
    [
      [0, 0],
      [0.0022, 0, 0.0008],
      [0.0056, 0.0016, 0.001],
      [0.0058, 0.0034, 0.001],
      [0.0036, 0.0066, 0.003],
      [0, 0.0078],
    ],
    32,
    4,
  );
  const turned = (g: Part["geometry"]): Part["geometry"] => move(turnX(turnZ(g, 0.5), PI * 0.62), end);
  return [
    makePart("shell", "shell", settle(shell), { weight: 1, crease: 0.8 }),
    makePart("hook", "tube", tube(0.00125, wire, 14, { endRounding: 0.0006 }), { weight: 0.9 }),
    makePart("joint", "trim", move(stretch(sphere(0.0028, 20, 12), [1.2, 1, 1]), [0.0026, 0.0345, 0]), { weight: 0.4 }),
    makePart("dome", "tip", turned(dome), { weight: 0.9 }),
    makePart(
      "receiver",
      "trim",
      turned(
        move(
          turnedUp(
            [
              [0, -0.006],
              [0.0021, -0.006, 0.0008],
              [0.0021, 0.001],
              [0, 0.001],
            ],
            20,
          ),
          [0, 0, 0],
        ),
      ),
      {
        weight: 0.5,
      },
    ),
    makePart(
      "button",
      "trim",
      move(turnZ(slab([0.0042, 0.0085, 0.0014], 0.002, 0.0005), 0.06), [-0.0085, 0.017, 0.0068]),
      {
        weight: 0.6,
      },
    ),
    makePart("light", "light", move(disc(0.0009, 0.0012, 0.0003, 16), [-0.0062, 0.0275, 0.005]), { weight: 0.3 }),
    makePart(
      "ports",
      "grille",
      merge(
        [0, 1].map((i) =>
          move(stretch(sphere(0.0011, 12, 8), [1, 1.6, 1]), [-0.0055 + i * 0.0035, 0.0303 + i * 0.003, 0.0036]),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A hearing aid worn behind the ear. What makes it itself: a small bean-shaped shell with a button, a thin clear tube that curves from its upper end over to the front, and a soft dome for the ear's canal at the tube's end. */
export const hearingAid = defineFromPlan({
  id: "hearing-aid",
  family: "device",
  words: ["hearing aid", "hearing device", "ear aid", "cochlear implant"],
  senses: ["hearing aid"],
  height: 0.042,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    shell: mainSlot("plastic", "#d8b898 #c8ccd0 #7a5a44 #3a3d42", "body|case"),
    tube: slot("glass", "#c8d4da", "wire|hook"),
    tip: slot("rubber", "#d8dcdc #3a3a3c", "dome|ear mould|earpiece"),
    trim: slot("plastic", "#6a6d72 #b0b4b8", "button"),
    grille: slot("plastic", "#1a1a1c", "port|microphone"),
    light: slot("plastic", "#3ac85a", "led"),
  },
  build,
});
