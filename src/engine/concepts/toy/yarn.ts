import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { chain, rotation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const R = 0.075;

/** Two plies twisted: light and dark across the strand. */
const plied: Paint = (surface, x, y, z) => {
  const dim = 0.78 + 0.3 * sin((x + y * 1.3 + z * 0.7) * 900);
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], 0.95);
};

/** Bands of strands wound about the ball, each band about an axis of its own. */
function windings() {
  const rings = [];
  for (let band = 0; band < 7; band += 1) {
    const turn = chain(rotation(X_AXIS, 0.9 * band + 0.2), rotation(Z_AXIS, 1.3 * band), rotation(Y_AXIS, 2.1 * band));
    for (let k = -3; k <= 3; k += 1) {
      const off = k * 0.0095;
      const r = Math.sqrt(R * R - off * off) + 0.0014 * ((band * 3) % 4);
      rings.push(place(move(torus(r, 0.0052, 40, 6), [0, off, 0]), turn));
    }
  }
  return merge(rings);
}

/** A ball of yarn. What makes it itself: bands of plied strands wound over each other in all directions, a loose end curling on the floor, and two knitting needles stuck through. */
export const yarn = defineThing({
  id: "yarn",
  family: "toy",
  forms: { needles: 3, plain: 1 },
  words: {
    "ball of yarn": "",
    yarn: "",
    "yarn ball": "",
    "wool ball": "plain",
    "ball of wool": "plain",
    "ball of string": "plain",
    knitting: "needles",
    "skein of yarn": "plain",
    skein: "plain",
  },
  choose: (ask) => (ask.without.has("needle") ? "plain" : wants(ask, "needle", false) ? "needles" : undefined),
  senses: ["thread", "yarn"],
  height: 0.16,
  variety: 0,
  slots: {
    body: {
      words: ["strand", "wool", "thread"],
      materials: ["felt"],
      colours: ["#c4272e", "#e06a9a", "#2f78c4", "#e0a52a", "#6a4ab0", "#3c9a6a"].map(fromHex),
    },
    needle: { words: ["knitting needle"], materials: ["oak"], colours: [fromHex("#cfa468")], takesWhole: false },
    knob: {
      words: ["end"],
      materials: ["plastic"],
      colours: [fromHex("#8a2a20"), fromHex("#2a3f70")],
      takesWhole: false,
    },
  },
  build: ({ form }) => {
    const y = R + 0.006;
    const tail = curveThrough(
      [
        [0.02, 0.02, 0.07],
        [0.03, 0.006, 0.1],
        [0.09, 0.0055, 0.13],
        [0.13, 0.0055, 0.08],
        [0.17, 0.0055, 0.1],
        [0.19, 0.0055, 0.15],
        [0.15, 0.0055, 0.18],
      ],
      8,
    );
    const needles = [
      { a: [-0.13, 0.215, 0.01], b: [0.075, 0.035, 0.03] },
      { a: [0.135, 0.21, -0.03], b: [-0.07, 0.04, 0.02] },
    ] as const;
    return [
      makePart("core", "body", move(sphere(R, 32, 20), [0, y, 0]), { weight: 1, paint: plied }),
      makePart("windings", "body", move(windings(), [0, y, 0]), { weight: 1, paint: plied }),
      makePart("tail", "body", tube(0.0052, tail, 8, { endRounding: 0.003 }), { weight: 0.8, paint: plied }),
      ...(form === "needles"
        ? [
            ...makeParts(
              "needle",
              "needle",
              needles.map(({ a, b }) => bar(a, b, 0.0058)),
              { weight: 0.9 },
            ),
            ...makeParts(
              "knob",
              "knob",
              needles.map(({ a }) => move(sphere(0.0125, 18), a)),
              { weight: 0.7 },
            ),
          ]
        : []),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.28 },
});
