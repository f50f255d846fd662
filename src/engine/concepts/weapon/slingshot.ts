import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle } from "../../geometry/place.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const corded: Paint = (surface, _x, y) => {
  const turn = y * 190;
  if (turn - Math.floor(turn) < 0.25) {
    surface.r *= 0.4;
    surface.g *= 0.4;
    surface.b *= 0.4;
    surface.height -= 0.0006;
  }
};

function build({ style, has }: Planned): Part[] {
  const natural = style === "branch";
  const fork = meshSdf(
    sculpt([
      ...addAll(
        limb([
          [[natural ? 0.006 : 0, 0.012, 0], 0.0135],
          [[natural ? -0.003 : 0, 0.05, 0], 0.0145],
          [[0, 0.1, 0], 0.0145],
        ]),
        0.01,
      ),
      ...addAll(
        limb([
          [[0.002, 0.098, 0], 0.0135],
          [[0.028, 0.122, 0], 0.0115],
          [[0.045, 0.15, 0], 0.0102],
          [[0.048, 0.188, 0], 0.0105],
        ]).map(both),
        0.012,
      ),
    ]),
    0.0033,
  );
  const drawn = has("drawn");
  const pouch: Vec3 = drawn ? [0, 0.165, 0.17] : [0, 0.09, 0.048];
  const bandPath = curveThrough(
    drawn
      ? [
          [0.047, 0.176, 0.011],
          [0.034, 0.173, 0.07],
          [0.015, 0.168, 0.165],
        ]
      : [
          [0.047, 0.176, 0.0105],
          [0.047, 0.155, 0.02],
          [0.038, 0.118, 0.035],
          [0.016, 0.094, 0.0465],
        ],
    8,
  );
  const band = sweep(rectangleOutline(0.011, 0.0028, 0.001, 2), bandPath, { up: [0, 0, 1] });
  const ties = [0.171, 0.176, 0.181].map((y) => move(torus(0.0108, 0.002, 24, 8), [0.0475, y, 0.001]));
  const flap = sweep(
    rectangleOutline(0.024, 0.0035, 0.0015, 2),
    curveThrough(
      [
        [-0.021, pouch[1] + 0.008, pouch[2] - 0.006],
        [-0.011, pouch[1], pouch[2] + 0.007],
        [0, pouch[1] - 0.001, pouch[2] + 0.011],
        [0.011, pouch[1], pouch[2] + 0.007],
        [0.021, pouch[1] + 0.008, pouch[2] - 0.006],
      ],
      6,
    ),
    { up: [0, 0, 1], scale: (t) => [0.55 + 0.45 * Math.min(1, Math.min(t, 1 - t) * 4), 1], endRounding: 0.0008 },
  );
  return [
    makePart("fork", "fork", settle(fork), { weight: 1 }),
    makePart(
      "grip",
      "grip",
      sweep(
        rectangleOutline(0.0325, 0.0325, 0.0155, 5),
        [0.028, 0.03, 0.05, 0.075, 0.077].map((y): Vec3 => [natural ? 0.003 - (y - 0.03) * 0.1 : 0, y, 0]),
        { endRounding: 0.001 },
      ),
      { weight: 0.6, paint: corded },
    ),
    ...makeParts("band", "band", [band, mirror(band)], { weight: 0.9 }),
    makePart("ties", "tie", merge([...ties, ...ties.map(mirror)]), { weight: 0.5 }),
    makePart("pouch", "pouch", flap, { weight: 0.9 }),
    makePart("pebble", "stone", move(sphere(0.0095, 20), [pouch[0], pouch[1] + 0.002, pouch[2] + 0.0015]), {
      weight: 0.4,
    }),
  ];
}

/** A slingshot. What makes it itself: a Y-shaped wooden fork with a wrapped handle, two rubber bands tied to its tips that lead to a leather pouch with a pebble, hanging or drawn. */
export const slingshot = defineFromPlan({
  id: "slingshot",
  family: "weapon",
  words: ["slingshot", "sling shot", "catty", "wooden slingshot", "sling"],
  senses: ["slingshot"],
  height: 0.2,
  view: { azimuth: 0.45, elevation: 0.16 },
  slots: {
    fork: mainSlot("oak bark", "#8a5a2e #6a4022 #a8743c", "frame|handle|branch"),
    grip: slot("leather woven-cotton", "#4a2814 #8a1f1a #2c2a28", "wrap"),
    band: slot("rubber", "#b5301f #d9a441 #2a2a2c", "elastic|rubber|strap"),
    tie: slot("woven-cotton", "#d8c8a0", "string"),
    pouch: slot("leather", "#5a3018 #3a2014", "patch"),
    stone: slot("granite", "#8a8a86", "pebble|ball"),
  },
  styles: { carved: { weight: 2 }, branch: { weight: 2, traits: ["rustic"], materials: { fork: "bark" } } },
  extras: { drawn: { chance: 0.35, traits: ["stretched"] } },
  build,
});
