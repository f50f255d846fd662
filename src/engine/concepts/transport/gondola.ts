import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { makeHull } from "../vehicle/boat/boat-hull.ts";
import { sidePlate } from "../vehicle/bodywork.ts";

/** Length and half the beam, metres. */
const [LONG, BEAM] = [7.4, 0.68];

function build(): Part[] {
  const hull = makeHull({
    length: LONG,
    beam: [
      [0, 0.03],
      [0.1, BEAM * 0.4],
      [0.3, BEAM * 0.88],
      [0.5, BEAM],
      [0.7, BEAM * 0.86],
      [0.9, BEAM * 0.36],
      [1, 0.03],
    ],
    sheer: [
      [0, 1.42],
      [0.06, 1.06],
      [0.16, 0.74],
      [0.35, 0.58],
      [0.6, 0.57],
      [0.82, 0.72],
      [0.94, 0.98],
      [1, 1.2],
    ],
    keel: [
      [0, 0.98],
      [0.08, 0.5],
      [0.22, 0.1],
      [0.4, 0],
      [0.6, 0],
      [0.78, 0.1],
      [0.92, 0.5],
      [1, 0.86],
    ],
    floor: [
      [0, 1.34],
      [0.08, 0.92],
      [0.2, 0.66],
      [0.26, 0.58],
      [0.3, 0.16],
      [0.68, 0.16],
      [0.73, 0.6],
      [0.9, 0.86],
      [1, 1.12],
    ],
    wall: 0.035,
    square: 2.6,
  });
  const gunwale = [-1, 1].map((side) =>
    sweep(
      ellipseOutline(0.04, 0.026, 10),
      Array.from({ length: 41 }, (_, i): Vec3 => {
        const [x, y, z] = hull.at(0.005 + (0.99 * i) / 40, side, 1);
        return [x, y, z];
      }),
      { up: [0, 1, 0] },
    ),
  );
  const bow = LONG / 2;
  const b = hull.sheerAt(1);
  // the iron at the bow: a broad blade above, six teeth to the front and one back
  const comb = sidePlate(
    [
      [bow - 0.1, b - 0.42, 0.02],
      [bow + 0.06, b - 0.36, 0.02],
      ...[0, 1, 2, 3, 4, 5].flatMap((k): (readonly [number, number, number])[] => {
        const y = b - 0.3 + k * 0.085;
        return [
          [bow + 0.07 + k * 0.006, y, 0.004],
          [bow + 0.24, y + 0.004, 0.01],
          [bow + 0.24, y + 0.052, 0.01],
          [bow + 0.075 + k * 0.006, y + 0.056, 0.004],
        ];
      }),
      [bow + 0.12, b + 0.24, 0.03],
      [bow + 0.31, b + 0.3, 0.08],
      [bow + 0.3, b + 0.5, 0.14],
      [bow + 0.12, b + 0.58, 0.12],
      [bow - 0.06, b + 0.5, 0.1],
      [bow - 0.02, b + 0.2, 0.06],
      [bow - 0.06, b + 0.02, 0.04],
    ],
    0.03,
    0.006,
  );
  const stern = -LONG / 2;
  const s = hull.sheerAt(0);
  const curl = tube(
    0.032,
    curveThrough(
      [
        [0, s - 0.24, stern + 0.08],
        [0, s + 0.05, stern - 0.05],
        [0, s + 0.24, stern - 0.04],
        [0, s + 0.27, stern + 0.08],
        [0, s + 0.17, stern + 0.09],
      ],
      6,
    ),
    12,
    { scale: (t) => 1.2 - 0.6 * t, endRounding: 0.02 },
  );
  // the rower's post at the right of the stern, the oar through it
  const [px, py, pz] = hull.at(0.24, 1, 1);
  const post = tube(
    0.032,
    curveThrough(
      [
        [px - 0.02, py - 0.12, pz],
        [px - 0.02, py + 0.16, pz + 0.02],
        [px + 0.04, py + 0.32, pz + 0.05],
        [px - 0.03, py + 0.44, pz],
      ],
      6,
    ),
    12,
  );
  const oarTop: Vec3 = [px - 0.62, py + 1.05, pz - 0.55];
  const oarLow: Vec3 = [px + 0.95, 0.02, pz - 1.0 + 1.35];
  const along = (t: number): Vec3 => [
    oarTop[0] + (oarLow[0] - oarTop[0]) * t,
    oarTop[1] + (oarLow[1] - oarTop[1]) * t,
    oarTop[2] + (oarLow[2] - oarTop[2]) * t,
  ];
  const seatZ = 0.15;
  const seatY = 0.18;
  return [
    makePart("hull", "hull", hull.skin, { weight: 1 }),
    ...makeParts("gunwale", "trim", gunwale, { weight: 0.8 }),
    makePart("comb", "ferro", comb, { weight: 1 }),
    makePart("curl", "ferro", curl, { weight: 0.7 }),
    makePart("seat", "seat", block([0.84, 0.24, 0.5], [0, seatY + 0.12, seatZ], 0.07, 3), { weight: 1 }),
    makePart(
      "back",
      "seat",
      sidePlate(
        [
          [seatZ - 0.34, seatY, 0.02],
          [seatZ - 0.22, seatY, 0.02],
          [seatZ - 0.3, seatY + 0.72, 0.06],
          [seatZ - 0.42, seatY + 0.72, 0.06],
        ],
        0.86,
        0.03,
      ),
      { weight: 1 },
    ),
    ...makeParts(
      "arm",
      "gold",
      [-1, 1].map((k) =>
        tube(
          0.024,
          curveThrough(
            [
              [k * 0.43, seatY + 0.6, seatZ - 0.34],
              [k * 0.47, seatY + 0.46, seatZ - 0.05],
              [k * 0.45, seatY + 0.1, seatZ + 0.2],
            ],
            6,
          ),
          10,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("crest", "gold", move(sphere(0.075, 18), [0, seatY + 0.74, seatZ - 0.37]), { weight: 0.6 }),
    ...makeParts(
      "stool",
      "seat",
      [-1, 1].map((k) => block([0.24, 0.26, 0.34], [k * 0.36, seatY + 0.1, seatZ + 0.72], 0.06, 3)),
      { weight: 0.6 },
    ),
    ...makeParts(
      "horse",
      "gold",
      [-1, 1].map((k) =>
        tube(
          0.026,
          curveThrough(
            [
              [k * 0.58, 0.55, 0.75],
              [k * 0.58, 0.7, 0.72],
              [k * 0.58, 0.82, 0.8],
              [k * 0.58, 0.78, 0.92],
            ],
            5,
          ),
          10,
          { scale: (t) => 1.5 - 0.8 * t },
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("post", "oar", post, { weight: 0.5 }),
    makePart("oar", "oar", bar(oarTop, along(0.72), 0.026, 12), { weight: 0.9 }),
    makePart(
      "blade",
      "oar",
      sweep(ellipseOutline(0.075, 0.02, 12), [along(0.68), along(0.76), along(1)], {
        scale: (t) => 0.5 + 0.5 * Math.min(1, t * 4),
      }),
      { weight: 0.8 },
    ),
  ];
}

/** Venice's boat. What makes it itself: a long slender black hull whose ends rise high, a bright iron comb with six teeth at the bow, a curl at the stern, a red upholstered seat with golden arms in its middle, one long oar over a carved post. */
export const gondola = defineFromPlan({
  id: "gondola",
  family: "vehicle",
  words: ["gondola", "venetian gondola", "gondola boat", "venice gondola"],
  senses: ["gondola"],
  height: 1.75,
  vary: 0.03,
  view: { azimuth: 0.95, elevation: 0.26 },
  slots: {
    hull: mainSlot("painted-wood", "#121214 #16171a", "body|boat"),
    trim: slot("painted-wood gold", "#1a1a1c", "gunwale|edge"),
    ferro: slot("steel", "#c8ccd0", "iron|comb|prow|bow"),
    seat: slot("velvet", "#a01822 #8a1420", "cushion|chair|bench"),
    gold: slot("gold", "", "ornament|arm"),
    oar: slot("oak", "#a97a45", "paddle|pole|post"),
  },
  sockets: () => [
    { name: "seat", position: [0, 0.42, 0.15], normal: [0, 1, 0], radius: 0.3 },
    { name: "inside", position: [0, 0.42, 0.15], normal: [0, 1, 0], radius: 0.3 },
  ],
  build,
});
