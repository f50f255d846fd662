import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Middle of the long joint and of the wing joint, across, metres. */
const [LONG, WING] = [-0.032, 0.032];
/** Where the butt ends and the two joints begin, and where the wing ends, metres. */
const [BUTT, SHORT] = [0.45, 0.92];

/** A round cup over a hole at the front of a joint, on an arm from its rod. */
const cup = (x: number, y: number, r: number): Geometry =>
  merge([
    move(turnX(cylinder({ radius: r, height: 0.01, bevel: 0.003, segments: 20 }), PI / 2), [x, y, 0.026]),
    bar([x, y, 0.03], [x + (x < 0 ? -0.026 : 0.026), y + 0.015, 0.018], 0.0035, 8),
  ]);

const ring = (x: number, y: number, r: number): Geometry => move(stretch(torus(r, 0.004, 36, 8), [1, 2, 1]), [x, y, 0]);

function build(): Part[] {
  const butt = stretch(
    turnedUp(
      [
        [0, 0],
        [0.038, 0, 0.006],
        [0.039, 0.06, 0.004],
        [0.036, 0.07],
        [0.036, BUTT, 0.006],
        [0, BUTT],
      ],
      40,
    ),
    [1.75, 1, 0.86],
  );
  const long = turnedUp(
    [
      [0, BUTT - 0.02],
      [0.024, BUTT - 0.02],
      [0.022, 1.02],
      [0.027, 1.03, 0.003],
      [0.027, 1.07, 0.003],
      [0.021, 1.08],
      [0.019, 1.27],
      [0.03, 1.3, 0.008],
      [0.03, 1.33, 0.006],
      [0.02, 1.336, 0.004],
      [0.014, 1.3],
      [0, 1.29],
    ],
    32,
  );
  const wing = turnedUp(
    [
      [0, BUTT - 0.02],
      [0.021, BUTT - 0.02],
      [0.024, 0.55, 0.03],
      [0.019, 0.72, 0.04],
      [0.016, SHORT - 0.03],
      [0.02, SHORT - 0.02, 0.003],
      [0.02, SHORT, 0.003],
      [0, SHORT],
    ],
    32,
  );
  // the crook goes up out of the wing, bends over and down to the reed
  const bocal = curveThrough(
    [
      [WING, SHORT - 0.01, 0],
      [WING + 0.002, SHORT + 0.08, 0.002],
      [WING + 0.04, SHORT + 0.15, 0.02],
      [WING + 0.12, SHORT + 0.15, 0.06],
      [WING + 0.2, SHORT + 0.09, 0.1],
    ],
    10,
  );
  const reed = tube(
    0.008,
    [
      [WING + 0.196, SHORT + 0.093, 0.098],
      [WING + 0.222, SHORT + 0.068, 0.111],
      [WING + 0.246, SHORT + 0.045, 0.123],
    ],
    14,
    { scale: (t) => 0.7 + 0.7 * t },
  );
  const cups = [
    cup(-0.03, 0.12, 0.02),
    cup(0.03, 0.17, 0.019),
    cup(-0.03, 0.25, 0.02),
    cup(0.03, 0.29, 0.014),
    cup(0.03, 0.35, 0.014),
    cup(-0.03, 0.38, 0.016),
    cup(WING, 0.58, 0.012),
    cup(WING, 0.64, 0.012),
    cup(WING, 0.7, 0.012),
    cup(LONG, 0.6, 0.02),
    cup(LONG, 0.78, 0.02),
    cup(LONG, 0.95, 0.02),
    cup(LONG, 1.14, 0.017),
  ];
  const rods = [
    bar([-0.058, 0.1, 0.016], [-0.058, 0.41, 0.016], 0.004, 8),
    bar([0.058, 0.14, 0.016], [0.058, 0.41, 0.016], 0.004, 8),
    bar([LONG - 0.026, 0.52, 0.014], [LONG - 0.026, 1.16, 0.014], 0.0038, 8),
    bar([WING + 0.026, 0.5, 0.014], [WING + 0.026, 0.78, 0.014], 0.0038, 8),
    ...[0.56, 0.75, 0.94, 1.13].map((y) => bar([LONG - 0.027, y, 0.014], [LONG, y, 0], 0.004, 8)),
    ...[0.53, 0.77].map((y) => bar([WING + 0.027, y, 0.014], [WING, y, 0], 0.004, 8)),
    ...[0.13, 0.26, 0.39].flatMap((y) => [-1, 1].map((s) => bar([s * 0.059, y, 0.016], [s * 0.04, y, 0], 0.004, 8))),
  ];
  const rest = move(stretch(sphere(0.012, 16, 10), [1, 1, 1]), [LONG, 1.33, 0]);
  return [
    makePart("butt", "body", butt, { weight: 1, grain: "y" }),
    makePart("long-joint", "body", move(long, [LONG, 0, 0]), { weight: 1, grain: "y" }),
    makePart("wing-joint", "body", move(wing, [WING, 0, 0]), { weight: 1, grain: "y" }),
    makePart("bell-ring", "ring", merge([move(ring(0, 1.316, 0.029), [LONG, 0, 0])]), { weight: 0.6 }),
    makePart(
      "bands",
      "key",
      merge([
        stretch(ring(0, 0.066, 0.0385), [1.75, 1, 0.86]),
        stretch(ring(0, BUTT - 0.012, 0.0365), [1.75, 1, 0.86]),
        ring(LONG, 1.05, 0.027),
        ring(WING, SHORT - 0.012, 0.0195),
      ]),
      { weight: 0.6 },
    ),
    makePart("keys", "key", merge([...cups, ...rods]), { weight: 0.9 }),
    makePart("bocal", "bocal", tube(0.0065, bocal, 12, { scale: (t) => 1 - 0.4 * t }), { weight: 0.9 }),
    makePart("reed", "reed", reed, { weight: 0.7 }),
    makePart("bore", "dark", stretch(rest, [1, 1, 1]), { weight: 0.2 }),
  ];
}

/** A bassoon. What makes it itself: a tall folded tube of red-brown maple - two joints side by side out of one thick butt, the longer with a white ring at its mouth -, many silver keys on rods, and a thin metal crook that bends out to a double reed. */
export const bassoon = defineFromPlan({
  id: "bassoon",
  family: "instrument",
  words: ["bassoon", "contrabassoon", "dulcian"],
  senses: ["bassoon"],
  height: 1.34,
  vary: 0.03,
  view: { azimuth: 0.2, elevation: 0.1 },
  slots: {
    body: mainSlot("mahogany", "#6a2414 #74301a #4e1a10", "tube|wood|joint|bell"),
    key: slot("silver", "", "keys|rod|band"),
    bocal: slot("silver", "", "crook|bocal|neck"),
    reed: slot("oak", "#d9b878", "mouthpiece"),
    ring: slot("plastic", "#f0e8d8", "bell ring"),
    dark: slot("plastic", "#120c0a"),
  },
  build: () => build().map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.16) })),
  sockets: () => [{ name: "attach", position: [0.05, 0.4, 0.03], normal: [0, 0, 1], radius: 0.03 }],
});
