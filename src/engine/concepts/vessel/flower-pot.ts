import { curveThrough } from "../../geometry/curve.ts";
import { wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { TAU } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { flag, integer } from "../parameter-specs.ts";
import { hollow, radiusAt } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type FlowerPotParameters = Proportions & { readonly saucer: boolean; readonly soil: boolean; readonly leaves: number };

const parameters: Concept<FlowerPotParameters>["parameters"] = {
  ...PROPORTIONS,
  saucer: flag("Stands on a saucer."),
  soil: flag("Is filled with earth."),
  leaves: integer(0, 8, "Leaves of a seedling."),
};

function sampleFlowerPot(draw: Draw, ask: Ask): FlowerPotParameters {
  const empty = says(ask, "empty");
  const sprout = wants(ask, "plant", !empty && draw.chance("sprout", 0.6));
  return {
    ...sampleProportions(draw, ask),
    saucer: wants(ask, "saucer", draw.chance("saucer", 0.5)),
    soil: wants(ask, "soil", !empty),
    leaves: sprout ? draw.pick("leaves", [2, 4, 6]) : 0,
  };
}

function buildFlowerPot(p: FlowerPotParameters): Model {
  const [r, h] = [0.1 * p.wide, 0.185 * p.tall];
  const outside = roundCorners(
    [
      [r * 0.62, 0],
      [r * 0.66, h * 0.012, 0.004],
      [r * 0.9, h * 0.76],
      [r * 0.905, h * 0.765],
      [r, h * 0.77, 0.003],
      [r * 1.02, h * 0.985, 0.003],
      [r * 1.015, h],
    ],
    3,
  );
  const lift = p.saucer ? 0.007 : 0;
  const parts: Part[] = [
    makePart("body", "body", move(lathe(hollow(outside, r * 0.075, h * 0.06), 64), [0, lift, 0]), {
      projection: "cylinder",
      weight: 1,
    }),
  ];
  if (p.saucer)
    parts.push(
      makePart(
        "saucer",
        "body",
        lathe(
          roundCorners(
            [
              [0, 0],
              [r * 0.86, 0, 0.004],
              [r * 1.02, r * 0.2, 0.003],
              [r * 0.96, r * 0.2, 0.003],
              [r * 0.82, 0.0085, 0.004],
              [0, 0.008],
            ],
            3,
          ),
          64,
        ),
        { weight: 0.8 },
      ),
    );
  const level = h * 0.86 + lift;
  if (p.soil || p.leaves > 0) {
    const reach = radiusAt(outside, h * 0.86) - r * 0.05;
    parts.push(
      makePart(
        "soil",
        "soil",
        wobble(
          lathe(
            [
              [0, level - 0.015],
              [reach, level - 0.015],
              [reach, level],
              [reach * 0.7, level + 0.007],
              [reach * 0.35, level + 0.011],
              [0, level + 0.012],
            ],
            40,
          ),
          0.003,
          0.014,
          3,
        ),
        { weight: 0.6 },
      ),
    );
  }
  let top = h + lift;
  if (p.leaves > 0) {
    const tall = h * (0.35 + 0.09 * p.leaves);
    parts.push(
      makePart(
        "stem",
        "plant",
        tube(
          0.0045,
          curveThrough(
            [
              [0, level, 0],
              [0.004, level + tall * 0.5, 0.002],
              [-0.002, level + tall, 0],
            ],
            6,
          ),
          10,
          { scale: (t) => 1.1 - 0.5 * t },
        ),
        { weight: 0.6 },
      ),
    );
    const leaves = Array.from({ length: p.leaves }, (_, i) => {
      const long = r * (0.62 - 0.035 * i);
      const blade = deform(sphere(0.5, 20, 12), ([x, y, z]) => {
        const t = x + 0.5;
        const half = z * 0.9 * long * (1 - 0.55 * t) * 1.15;
        return [t * long, y * 0.008 + long * (0.62 * t - 0.42 * t * t) + Math.abs(half) * 0.35, half];
      });
      const pair = Math.floor(i / 2) + 1;
      return move(turnY(blade, (i % 2) * (TAU / 2) + pair * 1.25), [
        0,
        level + (tall * pair) / Math.ceil(p.leaves / 2) - 0.004,
        0,
      ]);
    });
    parts.push(...makeParts("leaf", "plant", leaves, { weight: 0.7 }));
    top = level + tall;
  }
  return standModel(parts, [
    { name: "top", position: [0, p.leaves > 0 ? top : level, 0], normal: [0, 1, 0], radius: r * 0.8 },
    { name: "inside", position: [0, p.soil ? level : h * 0.06, 0], normal: [0, 1, 0], radius: r * 0.75 },
  ]);
}

/** A flower pot. What makes it itself: a tapering pot of terracotta under a thick straight collar, dark earth inside, a saucer, often a first seedling. */
export const flowerPot = defineConcept<FlowerPotParameters>({
  id: "flower-pot",
  family: "vessel",
  likened: ["beast"],
  words: ["flower pot", "flowerpot", "plant pot", "planter", "terracotta pot", "clay pot", "garden pot"],
  senses: ["flowerpot", "planter#3"],
  height: 0.19,
  parameters,
  slots: {
    body: { words: ["pot", "collar"], materials: ["terracotta"] },
    soil: { words: ["earth", "dirt", "ground"], materials: ["sand"], colours: [fromHex("#3a2718")], takesWhole: false },
    plant: {
      words: ["seedling", "sprout", "leaf", "stem"],
      materials: ["leaves", "plastic"],
      colours: ["#4f8f3a", "#62a04a"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: () => ({ plant: { material: "plastic" } }),
  sample: sampleFlowerPot,
  build: buildFlowerPot,
  view: { azimuth: 0.4, elevation: 0.3 },
});
