import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model } from "../../geometry/part.ts";
import { deform, move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { integer } from "../parameter-specs.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type TrashBagParameters = Proportions & { readonly seed: number };

const parameters: Concept<TrashBagParameters>["parameters"] = {
  ...PROPORTIONS,
  seed: integer(0, 999, "What bulges in it and how it is creased."),
};

const sampleTrashBag = (draw: Draw, ask: Ask): TrashBagParameters => ({
  ...sampleProportions(draw, ask),
  seed: draw.integer("seed", 0, 999),
});

/** Half width and height of the outline, in radii and in heights: slumped below, gathered at the neck, flared above. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [0.7, 0.004],
  [0.93, 0.04],
  [1.02, 0.17],
  [1, 0.34],
  [0.86, 0.52],
  [0.55, 0.66],
  [0.2, 0.745],
  [0.12, 0.775],
  [0.2, 0.82],
  [0.36, 0.9],
  [0.46, 0.985],
];

function buildTrashBag(p: TrashBagParameters): Model {
  const [r, h] = [0.3 * p.wide, 0.72 * p.tall];
  const neck = 0.775 * h;
  const line = smoothProfile(
    OUTLINE.map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const shell = lathe(
    [[0, 0], [0.4 * r, 0], ...line, [0.45 * r, h], [0.3 * r, 0.93 * h], [0.1 * r, 0.83 * h], [0, 0.82 * h]],
    72,
  );
  const body = deform(shell, ([x, y, z]) => {
    const angle = atan2(z, x);
    const [u, v, w] = [(x / r) * 1.5, (y / h) * 2.6, (z / r) * 1.5];
    // what is in it pushes out corners, the film is drawn to them in creases
    const belly = smoothstep(0, 0.08 * h, y) * smoothstep(neck, 0.4 * h, y);
    const lump = 0.17 * noise(u, v, w, p.seed) + 0.07 * noise(u * 2.4, v * 2.4, w * 2.4, p.seed + 3);
    const crease = Math.abs(noise(u * 2.9, v * 1.5, w * 2.9, p.seed + 7));
    const gather = smoothstep(0.36 * h, neck, y) * (0.13 * cos(13 * angle + p.seed) + 0.07 * cos(7 * angle));
    const by = 1 + belly * (lump - 0.085 * clamp01(1 - 4 * crease)) + gather;
    const top = smoothstep(0.84 * h, h, y);
    return [x * by, y + top * 0.09 * h * (cos(2 * angle + 0.6) * 0.7 + 0.3 * sin(5 * angle)), z * by];
  });
  const tie = move(torus(0.135 * r, 0.032 * r, 20, 8), [0, neck, 0]);
  const loop = move(turnZ(torus(0.15 * r, 0.022 * r, 20, 8), 1.35), [0.2 * r, 0.8 * h, 0.1 * r]);
  return standModel(
    [
      makePart("body", "body", body, { weight: 1, crease: 0.9 }),
      makePart("tie", "tie", tie, { weight: 0.3 }),
      makePart("loop", "tie", loop, { weight: 0.3 }),
    ],
    [
      { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: 0.3 * r },
      { name: "attach", position: [0, neck, 0], normal: [0, 1, 0], radius: 0.03 },
    ],
  );
}

/** A full bin bag. What makes it itself: thin shining black film, bulging with corners of what is in it, creased up to a neck that is tied off, the ruffled end standing out above the string. */
export const trashBag = defineConcept<TrashBagParameters>({
  id: "trash-bag",
  family: "container",
  words: [
    "trash bag",
    "garbage bag",
    "rubbish bag",
    "bin bag",
    "bin liner",
    "bag of trash",
    "bag full of trash",
    "bag of garbage",
    "bag full of garbage",
    "bag of rubbish",
    "bag full of rubbish",
    "refuse sack",
    "refuse bag",
  ],
  senses: [],
  height: 0.7,
  parameters,
  slots: {
    body: {
      words: ["plastic", "film"],
      materials: ["plastic"],
      colours: ["#0d0e10", "#0d0e10", "#16181c"].map(fromHex),
    },
    tie: {
      words: ["string", "drawstring", "knot"],
      materials: ["plastic"],
      colours: ["#c22a20", "#e0b41c", "#101114"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleTrashBag,
  build: buildTrashBag,
  view: { azimuth: 0.4, elevation: 0.25 },
});
