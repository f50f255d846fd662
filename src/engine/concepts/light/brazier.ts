import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { flame, flamePaint } from "./flame.ts";

/** Height of the rim and its radius, metres. */
const [RIM, R] = [0.86, 0.34];

function fire({ stream }: Planned): Part[] {
  const next = stream("fire");
  const coals = Array.from({ length: 26 }, (_, i): Geometry => {
    const [a, r] = [i * 2.4, R * 0.82 * Math.sqrt((i + 0.5) / 26)];
    const size = 0.05 + 0.03 * next();
    return settle(
      move(turnY(stretch(sphere(size, 8, 5), [1, 0.7, 0.8]), TAU * next()), [
        r * cos(a),
        RIM - 0.02 + 0.05 * (1 - r / R),
        r * sin(a),
      ]),
    );
  });
  const tongues = Array.from({ length: 9 }, (_, i): { g: Geometry; high: number } => {
    const [a, r] = [i * 2.4, i === 0 ? 0 : R * (i < 5 ? 0.34 : 0.6)];
    const high = (i === 0 ? 0.62 : i < 5 ? 0.48 : 0.32) * (0.85 + 0.3 * next());
    return { g: move(flame(high, high * 0.22, 0.14, i * 1.3), [r * cos(a), RIM - 0.02, r * sin(a)]), high };
  });
  return [
    makePart("coals", "coal", merge(coals), {
      weight: 0.6,
      crease: 0.3,
      paint: (surface, x, y, z) => {
        const hot = smoothstep(-0.1, 0.5, noise(x * 18, y * 18, z * 18, 5));
        if (hot > 0.2) layColour(surface, [0.9 * hot, 0.18 * hot * hot, 0.02], 0.9, 0);
      },
    }),
    ...tongues.map(({ g, high }, i) =>
      makePart(`flame-${i + 1}`, "flame", g, { weight: i === 0 ? 0.9 : 0.6, shines: true, paint: flamePaint(high) }),
    ),
  ];
}

/** A bowl on three legs that bow outwards, with spikes round its rim. */
function tripod(): Part[] {
  const leg = tube(
    0.022,
    curveThrough(
      [
        [0.1, RIM - 0.22, 0],
        [0.2, 0.5, 0],
        [0.17, 0.3, 0],
        [0.25, 0.1, 0],
        [0.36, 0.03, 0],
      ],
      6,
    ),
    10,
    { endRounding: 0.012, endSteps: 3 },
  );
  const spike = turnedUp(
    [
      [0, RIM - 0.02],
      [0.02, RIM - 0.02],
      [0.014, RIM + 0.05],
      [0, RIM + 0.13],
    ],
    8,
  );
  return [
    makePart(
      "bowl",
      "body",
      turnedUp(
        [
          [0, RIM - 0.26],
          [0.1, RIM - 0.26, 0.02],
          [0.26, RIM - 0.16, 0.12],
          [R, RIM, 0.01],
          [R * 0.96, RIM + 0.012, 0.008],
          [0.24, RIM - 0.12, 0.12],
          [0, RIM - 0.14],
        ],
        40,
        5,
      ),
      { weight: 1 },
    ),
    makePart("rim", "body", move(torus(R * 0.99, 0.02, 48, 10), [0, RIM, 0]), { weight: 0.8 }),
    makePart("spikes", "body", merge(around(8, move(spike, [R * 0.99, 0, 0]))), { weight: 0.7 }),
    makePart("legs", "body", merge(around(3, leg, 0.5)), { weight: 1 }),
    makePart("ring", "body", move(torus(0.19, 0.014, 40, 8), [0, 0.4, 0]), { weight: 0.6 }),
  ];
}

/** A round bowl of stone on a square pillar. */
function pillar(): Part[] {
  return [
    makePart(
      "plinth",
      "body",
      merge([
        block([0.56, 0.12, 0.56], [0, 0.06, 0], 0.02, 2),
        block([0.44, 0.08, 0.44], [0, 0.15, 0], 0.02, 2),
        block([0.32, 0.36, 0.32], [0, 0.36, 0], 0.02, 2),
        block([0.4, 0.06, 0.4], [0, 0.56, 0], 0.015, 2),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "bowl",
      "body",
      turnedUp(
        [
          [0, 0.58],
          [0.16, 0.58, 0.02],
          [0.3, 0.68, 0.12],
          [R, RIM - 0.04, 0.01],
          [R * 1.04, RIM, 0.012],
          [R * 0.92, RIM, 0.012],
          [0.24, RIM - 0.12, 0.12],
          [0, RIM - 0.14],
        ],
        40,
        5,
      ),
      { weight: 1 },
    ),
    makePart("band", "band", move(torus(R * 0.93, 0.016, 48, 8), [0, RIM - 0.075, 0]), { weight: 0.5 }),
  ];
}

/** A brazier. What makes it itself: an iron bowl high on three bowed legs with a ring of spikes round its rim, full of glowing coals and tall flames; or a temple's stone bowl on a square pillar. */
export const brazier = defineFromPlan({
  id: "brazier",
  family: "light",
  words: [
    "brazier",
    "fire bowl",
    "iron brazier",
    "dungeon brazier",
    "fire brazier",
    "stone brazier",
    "temple brazier",
    "fire basket",
    "olympic flame",
    "fire cauldron",
  ],
  senses: ["brazier"],
  height: 1.3,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("wrought-iron cast-iron", "#26262a #34302c", "bowl|leg|stand|pillar"),
    band: slot("bronze", "", "ring"),
    coal: slot("coal", "#1a1715", "ember|charcoal"),
    flame: slot("flames", "", "fire|blaze"),
  },
  styles: {
    tripod: { weight: 5, words: ["iron brazier", "dungeon brazier", "fire basket"], traits: ["iron"] },
    pillar: {
      weight: 1,
      words: ["stone brazier", "temple brazier", "olympic flame"],
      materials: { body: "limestone" },
      dress: { body: "#a8a090" },
      slots: ["band"],
    },
  },
  extras: { flame: { chance: 1 } },
  build: (p) => [
    ...(p.style === "pillar" ? pillar() : tripod()),
    ...fire(p).filter(({ slot: s }) => s !== "flame" || p.has("flame")),
  ],
});
