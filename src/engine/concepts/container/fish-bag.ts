import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, type Planned, slot } from "../define-from-plan.ts";
import { fillThrough } from "../vessel/drink.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";
import { FISH_COLOURS, goldfish } from "./goldfish.ts";

/** Height of the water and of the knot, metres. */
const [LEVEL, KNOT] = [0.155, 0.232];

/** Radius and height: a full round belly, air over it, a neck drawn together by a band, an open frill above. */
const LINE = smoothProfile(
  [
    [0.04, 0],
    [0.066, 0.004],
    [0.088, 0.03],
    [0.096, 0.075],
    [0.09, 0.13],
    [0.074, 0.175],
    [0.04, 0.214],
    [0.015, KNOT],
    [0.026, 0.258],
    [0.05, 0.292],
    [0.056, 0.3],
  ],
  5,
);

/** Film hangs in folds that run together at the knot and fan out over it. */
function gathered(g: Geometry): Geometry {
  return settle(
    deform(g, ([x, y, z]) => {
      const a = atan2(z, x);
      const near = smoothstep(0.13, 0.215, y);
      const frill = smoothstep(KNOT + 0.008, 0.3, y);
      const k = 1 + near * 0.07 * cos(a * 9) + frill * (0.22 * cos(a * 7 + 0.6) + 0.1 * cos(a * 3));
      // the seam's corners stand out below
      const corner = (1 - smoothstep(0, 0.03, y)) * 0.16 * cos(2 * a);
      return [x * (k + corner) * 1.06, y + frill * 0.012 * sin(a * 5), z * (k - corner) * 0.94];
    }),
  );
}

function build({ count, stream }: Planned): Part[] {
  const next = stream("bubbles");
  const swim = [
    [0.0, 0.085, 0.012, -1.25, 0.1],
    [-0.016, 0.05, -0.036, 1.6, 0.07],
    [0.02, 0.122, -0.03, -1.9, 0.062],
  ] as const;
  const bubbles = Array.from({ length: 9 }, () => {
    const [a, r] = [next() * 6.28, 0.03 + 0.04 * next()];
    return move(sphere(0.0022 + 0.0022 * next(), 10, 6), [r * cos(a), 0.04 + 0.105 * next(), r * sin(a)]);
  });
  const band = [0, 1, 2].map((i) =>
    move(stretch(torus(0.0165, 0.0032, 28, 8), [1.05, 1, 0.98]), [0, KNOT + (i - 1) * 0.005, 0]),
  );
  return [
    makePart("bag", "body", gathered(lathe(hollow(LINE, 0.0026, 0.004), 72)), { weight: 1, crease: 1 }),
    makePart("water", "water", gathered(fillThrough(LINE, LEVEL - 0.002, LEVEL, -0.004)), { weight: 0.6 }),
    makePart("bubbles", "bubble", merge(bubbles), { weight: 0.3 }),
    makePart("band", "band", merge(band), { weight: 0.7 }),
    ...swim
      .slice(0, count)
      .flatMap(([x, y, z, heading, size], i) => goldfish(`fish-${i + 1}`, size, [x, y, z], heading, i)),
    // the bag stands on its seam
    makePart("seam", "body", stretch(torus(0.04, 0.0022, 40, 6), [1.25, 1, 0.8]), { weight: 0.2 }),
  ];
}

/** A goldfish in a bag of water, as won at a fair. What makes it itself: a clear bulging bag drawn together by a coloured band under an open frill, water to two thirds of it, an orange fish that swims in it, bubbles. */
export const fishBag = defineFromPlan({
  id: "fish-bag",
  family: "container",
  words: [
    "fish bag",
    "goldfish bag",
    "goldfish in a bag",
    "bag of water",
    "fish in a bag",
    "plastic bag of water",
    "water bag",
    "bagged goldfish",
  ],
  senses: [],
  height: 0.3,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    // film of any plastic is clear here: the fish is to be seen
    body: { ...slot("glass", "#9fb8c4", "bag|plastic|film"), takesWhole: "colour", clear: true },
    water: { ...slot("glass", "#86bccc"), clear: true },
    fish: { ...slot("ceramic-glaze", "", "goldfish"), colours: FISH_COLOURS, group: "fish" },
    fin: { ...slot("ceramic-glaze", "", "tail"), colours: FISH_COLOURS, group: "fish" },
    eye: slot("ceramic-glaze", "#d8b030"),
    band: slot("rubber", "#d8262c #2f6db0 #e8b02c", "rubber band|knot|string"),
    bubble: slot("glass", "#f2f8fa", "air"),
  },
  count: { slot: "fish", min: 1, max: 1, most: 3 },
  build,
});
