import { wobble } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const LONG = 2.4;
const HIGH = 0.86;

const slanted: Paint = (surface, x, y) => {
  const t = (x + y) / 0.34;
  if (y > 0.5 && y < 0.72 && t - Math.floor(t) < 0.5) layColour(surface, [0.86, 0.2, 0.05], 0.6);
};

/** A wall's section: a broad foot, a slope, and a slender upper half. */
function concrete({ kind }: Planned): Part[] {
  const half = [
    [0.3, 0],
    [0.3, 0.07],
    [0.13, 0.34],
    [0.085, HIGH],
  ] as const;
  const outline = [...half, ...half.map(([x, y]) => [-x, y] as const).reverse()];
  const body = turnY(extrude(outline, { depth: LONG, bevel: 0.012, bevelSteps: 1 }), PI / 2);
  const loops = [-1, 1].map((side) => block([0.1, 0.12, 0.03], [side * 0.55, HIGH + 0.04, 0], 0.012));
  return [
    makePart("body", "body", body, { weight: 1, ...(kind === "striped" && { paint: slanted }) }),
    makePart("lifting-eyes", "steel", merge(loops), { weight: 0.4 }),
    makePart("slots", "shade", merge([-1, 1].map((side) => block([0.34, 0.09, 0.62], [side * 0.62, 0.044, 0], 0.01))), {
      weight: 0.4,
    }),
  ];
}

/** Courses of filled sacks, each laid over the joints of the one below. */
function sandbags({ seed }: Planned): Part[] {
  const bags: Part["geometry"][] = [];
  for (let row = 0; row < 5; row += 1) {
    const count = row % 2 === 0 ? 5 : 4;
    for (let k = 0; k < count; k += 1) {
      for (const z of row < 3 ? [-0.17, 0.17] : [0]) {
        const x = (k - (count - 1) / 2) * 0.5;
        const bag = wobble(
          stretch(sphere(1, 18), [0.285, 0.118, 0.2]),
          0.024,
          0.16,
          seed + row * 31 + k * 7 + (z > 0 ? 3 : 0),
        );
        const turned = turnY(bag, 0.12 * (((k * 7 + row * 5) % 5) / 2 - 1));
        bags.push(move(turned, [x, 0.09 + row * 0.155, z + 0.015 * ((k + row) % 3)]));
      }
    }
  }
  return makeParts("bag", "sack", bags, { weight: 0.9 });
}

const build = (planned: Planned): Part[] => (planned.style === "sandbags" ? sandbags(planned) : concrete(planned));

/** What keeps out and covers. What makes it itself: a length of grey concrete with a broad foot, a slope and a slender top, slots to lift it below; or sacks of sand laid like bricks in a low thick wall. */
export const roadBarrier = defineFromPlan({
  id: "road-barrier",
  family: "street",
  words: [
    "concrete barrier",
    "jersey barrier",
    "road barrier",
    "traffic barrier",
    "concrete barricade",
    "sandbag wall",
    "sandbag barricade",
    "wall of sandbags",
    "sandbag bunker",
    "sandbag barrier",
    "sandbag",
    "pile of sandbags",
  ],
  height: 0.9,
  view: { azimuth: 0.55, elevation: 0.24 },
  slots: {
    body: mainSlot("concrete", "#a9a69e #b8b4aa", "wall|block"),
    sack: slot("burlap", "#b49a6a #a58c60", "sandbag|bag", true),
    steel: slot("iron", "", "loop|hook"),
    shade: slot("concrete", "#45433f", "hole"),
  },
  styles: {
    concrete: { weight: 1 },
    sandbags: {
      weight: 0,
      words: [
        "sandbag wall",
        "sandbag barricade",
        "wall of sandbags",
        "sandbag bunker",
        "sandbag barrier",
        "sandbag",
        "pile of sandbags",
      ],
      slots: ["sack"],
    },
  },
  kinds: { plain: { weight: 2 }, striped: { weight: 1, traits: ["striped"] } },
  build,
});
