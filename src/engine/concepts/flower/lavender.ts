import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { petal } from "./petal.ts";
import { LEAF_SLOT, STEM_SLOT } from "./stem.ts";

/** Metres. */
const STALK = 0.24;
const SPIKE = 0.07;
const GOLDEN_ANGLE = 2.399963;

/** Whorls of buds one over the other, the lowest a little apart. */
function spike(next: () => number): Geometry {
  const whorls = 9;
  const bud = stretch(sphere(0.0052, 8, 6), [0.8, 1.35, 0.8]);
  return merge(
    Array.from({ length: whorls }, (_, w) => {
      const t = w / (whorls - 1);
      const y = w === 0 ? -0.012 : SPIKE * t;
      const r = 0.0085 * (1 - 0.62 * t * t);
      const many = w === whorls - 1 ? 3 : 6;
      return Array.from({ length: many }, (_, i) => {
        const a = (i / many) * TAU + w * 0.52 + 0.3 * next();
        return move(turnY(turnX(bud, 0.6 - 0.4 * t), a), [r * sin(a), y + 0.003 * next(), r * cos(a)]);
      });
    }).flat(),
  );
}

/** Deep at the foot of each bud and light where one opens. */
const shaded: Paint = (surface, x, y, z) => {
  const fleck = sin(x * 2300 + 5) * sin(y * 1900) * sin(z * 2100 + 2);
  const tone = 0.86 + 0.42 * Math.max(0, fleck) + 0.12 * sin(y * 700);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

function build({ style, count, stream }: Planned): Part[] {
  const next = stream("spikes");
  const isBunch = style === "bunch";
  const many = isBunch ? 26 : count;
  const waist = isBunch ? 0.1 : 0;
  const stalks: Geometry[] = [];
  const spikes: Geometry[] = [];
  const leaves: Geometry[] = [];
  for (let i = 0; i < many; i += 1) {
    const angle = i * GOLDEN_ANGLE + 0.3;
    const share = many === 1 ? 0 : Math.sqrt((i + 0.5) / many);
    const lean = (isBunch ? 0.4 : 0.24) * share;
    const near = isBunch ? 0.014 * share : 0.006 * share;
    const long = STALK * (1.08 - 0.2 * share + 0.14 * (next() - 0.5));
    const at = (along: number): Vec3 => {
      const out =
        near + sin(lean) * Math.max(0, along - waist) + (isBunch ? 0.25 * Math.max(0, waist - along) * share : 0);
      return [out * sin(angle), along, out * cos(angle)];
    };
    stalks.push(tube(0.0016, [0, 0.05, 0.1, 0.17, long].map(at), 6));
    spikes.push(move(turnY(turnX(spike(next), lean * 0.9), angle), at(long - 0.004)));
    if (isBunch && i % 3 > 0) continue;
    for (const [k, up] of [0.25, 0.45].entries()) {
      const blade = petal({
        length: 0.055,
        width: 0.007,
        outline: [
          [0, 0.5],
          [0.4, 1],
          [0.8, 0.7],
          [1, 0.1],
        ],
        rise: 1.0,
        curl: -0.5,
        thickness: 0.0012,
        steps: 6,
      });
      leaves.push(move(turnY(blade, angle + k * 3.1 + 0.8), at(long * (isBunch ? up + 0.3 : up))));
    }
  }
  return [
    makePart("flowers", "petal", settle(merge(spikes)), { weight: 1, paint: shaded }),
    makePart("stalks", "stem", merge(stalks), { weight: 0.9 }),
    makePart("leaves", "leaf", merge(leaves), { weight: 0.6 }),
    ...(isBunch
      ? [
          makePart(
            "tie",
            "ribbon",
            merge([0, 1, 2, 3].map((i) => move(torus(0.0165, 0.0036, 32, 8), [0, waist - 0.009 + i * 0.006, 0]))),
            { weight: 0.7 },
          ),
        ]
      : []),
  ];
}

const BUNCH = [
  "bunch of lavender",
  "lavender bunch",
  "bundle of lavender",
  "lavender bundle",
  "bouquet of lavender",
  "lavender bouquet",
  "dried lavender",
];

/** Lavender. What makes it itself: slender grey-green stalks with narrow leaves, each with a spike of purple buds in whorls; a bunch of it is tied with twine. */
export const lavender = defineFromPlan({
  id: "lavender",
  family: "plant",
  words: [
    "lavender flower",
    "lavender plant",
    "lavender sprig",
    "sprig of lavender",
    "lavender bush",
    "lavender stem",
    ...BUNCH,
  ],
  senses: ["lavender"],
  height: 0.31,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    petal: mainSlot("felt", "#9a80d8 #a288dc #8c74d0", "flower|bloom|blossom|bud|spike|head"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
    ribbon: slot("burlap", "#c8ae80", "twine|string|bow|cord"),
  },
  styles: {
    sprig: { weight: 1 },
    bunch: {
      weight: 0,
      slots: ["ribbon"],
      words: BUNCH,
    },
  },
  count: { slot: "petal", min: 5, max: 8, most: 12 },
  build,
});
