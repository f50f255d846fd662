import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { smoothProfile } from "../vessel/hollow.ts";

type Line = readonly (readonly [number, number])[];

const VASES: Readonly<Record<string, Line>> = {
  bell: [
    [0.088, 0],
    [0.092, 0.012],
    [0.09, 0.05],
    [0.066, 0.12],
    [0.032, 0.19],
    [0.026, 0.215],
    [0.031, 0.24],
  ],
  globe: [
    [0.05, 0],
    [0.06, 0.008],
    [0.09, 0.05],
    [0.098, 0.09],
    [0.08, 0.14],
    [0.034, 0.185],
    [0.026, 0.21],
    [0.031, 0.24],
  ],
};

/** Turned stem: collars, an egg, a knop, a long neck. */
const STEM: Line = [
  [0.03, 0.232],
  [0.036, 0.244],
  [0.03, 0.258],
  [0.014, 0.27],
  [0.03, 0.3],
  [0.034, 0.325],
  [0.016, 0.36],
  [0.011, 0.4],
  [0.019, 0.42],
  [0.011, 0.44],
  [0.0095, 0.5],
  [0.018, 0.525],
  [0.011, 0.545],
  [0.0105, 0.575],
];

function build({ style }: Planned): Part[] {
  const vase = VASES[style] as Line;
  const solid = (line: Line, pieces: number) => {
    const smooth = smoothProfile(line, pieces);
    const [low, high] = [line[0] as readonly [number, number], line.at(-1) as readonly [number, number]];
    return lathe([[0, low[1]], ...smooth, [0, high[1]]], 56);
  };
  const bands = [0.034, 0.118].map((y) => {
    const r = (vase.find(([, at]) => at >= y) as readonly [number, number])[0];
    return turnedUp(
      [
        [0, y - 0.004],
        [r + 0.003, y - 0.004, 0.002],
        [r + 0.003, y + 0.004, 0.002],
        [0, y + 0.004],
      ],
      56,
    );
  });
  const tray = turnedUp(
    [
      [0, 0.566],
      [0.062, 0.566, 0.002],
      [0.078, 0.58, 0.004],
      [0.075, 0.583, 0.001],
      [0.06, 0.571, 0.002],
      [0, 0.571],
    ],
    56,
  );
  const bowl = turnedUp(
    [
      [0, 0.572],
      [0.014, 0.572],
      [0.014, 0.59, 0.004],
      [0.034, 0.618, 0.014],
      [0.037, 0.642, 0.003],
      [0.032, 0.642, 0.002],
      [0.026, 0.624, 0.006],
      [0, 0.62],
    ],
    48,
    4,
  );
  const coals = around(3, move(sphere(0.0135, 12), [0.015, 0.643, 0]), 0.4);
  // the hose leaves the stem, rises, sweeps down and lies round the foot
  const hose = curveThrough(
    [
      [0.036, 0.312, 0.004],
      [0.075, 0.335, 0.01],
      [0.135, 0.325, 0.03],
      [0.175, 0.22, 0.06],
      [0.172, 0.09, 0.1],
      [0.14, 0.022, 0.15],
      [0.05, 0.0125, 0.19],
      [-0.06, 0.0125, 0.18],
    ] as Vec3[],
    9,
  );
  const ports = [
    bar([0.02, 0.312, 0], [0.046, 0.315, 0.004], 0.0105, 16),
    bar([-0.02, 0.312, 0], [-0.044, 0.318, 0], 0.007, 14),
  ];
  return [
    makePart("vase", "vase", solid(vase, 5), { weight: 1, projection: "cylinder" }),
    makePart("bands", "metal", merge(bands), { weight: 0.5 }),
    makePart("stem", "metal", solid(STEM, 4), { weight: 0.9 }),
    makePart("ports", "metal", merge([...ports, move(sphere(0.009, 14), [-0.046, 0.318, 0])]), { weight: 0.5 }),
    makePart("tray", "metal", tray, { weight: 0.7 }),
    makePart("bowl", "bowl", bowl, { weight: 0.8 }),
    makePart("coals", "coal", merge(coals), { weight: 0.5 }),
    makePart("hose", "hose", tube(0.0105, hose, 16), { weight: 0.9 }),
    makePart(
      "mouthpiece",
      "metal",
      merge([
        bar([-0.05, 0.0125, 0.182], [-0.15, 0.0125, 0.162], 0.0085, 16),
        bar([-0.148, 0.0125, 0.1625], [-0.19, 0.0125, 0.154], 0.0055, 14),
      ]),
      { weight: 0.6 },
    ),
    makePart("grip", "hose", bar([-0.045, 0.0125, 0.183], [-0.085, 0.0125, 0.175], 0.0125, 16), { weight: 0.4 }),
  ];
}

/** A hookah. What makes it itself: a coloured glass vase of water, a tall turned brass stem with a tray and a clay bowl of glowing coals on top, and a long hose with a mouthpiece. */
export const hookah = defineFromPlan({
  id: "hookah",
  family: "object",
  words: ["hookah", "shisha", "hubble-bubble", "narghile", "shisha pipe", "hookah pipe", "nargile"],
  senses: ["hookah"],
  height: 0.66,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    vase: mainSlot("ceramic-glaze", "#1f4f9a #8a1c2a #1c7a5a #5a2a8a #c07a1c", "base|jar|glass|body"),
    metal: slot("brass bronze silver", "", "stem|tray|pipe|mouthpiece"),
    bowl: slot("terracotta", "", "head|clay"),
    coal: slot("plastic", "#ff6a2a", "ember|charcoal"),
    hose: slot("velvet leather", "#7a1c28 #24305a #1f1d1c", "tube"),
  },
  styles: { bell: { weight: 1.3 }, globe: { weight: 1 } },
  build,
});
