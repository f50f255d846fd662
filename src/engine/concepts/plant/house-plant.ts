import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, type Planned, slot } from "../define-from-plan.ts";
import { leafPaint } from "../flower/petal.ts";
import { grow } from "./house-plant/grow.ts";
import { GREEN, POT_SLOTS, type PotStyle, plantPot } from "./plant-pot.ts";

/** Four knotted cords from a ring down around a pot, and a tassel below it. */
function hanger(r: number, h: number): Part[] {
  const ring = 0.62;
  const cords = [0, 1, 2, 3].map((k) => {
    const a = (k + 0.5) * (PI / 2);
    const at = (out: number, y: number, turn = 0): Vec3 => [out * cos(a + turn), y, out * sin(a + turn)];
    return tube(
      0.0055,
      curveThrough(
        [
          at(0.004, ring),
          at(r * 1.16, h * 1.02),
          at(r * 1.12, h * 0.6, 0.2),
          at(r * 0.8, 0.004, 0.4),
          at(0.008, -0.04),
        ],
        7,
      ),
      8,
      { endRounding: 0.003 },
    );
  });
  const knots = [0, 1, 2, 3].map((k) => {
    const a = (k + 0.5) * (PI / 2);
    return move(sphere(0.014, 12), [r * 1.16 * cos(a), h * 1.04, r * 1.16 * sin(a)]);
  });
  const fringe = Array.from({ length: 9 }, (_, k) => {
    const a = k * 2.399963;
    const out = 0.02 * Math.sqrt(k / 9);
    return tube(
      0.005,
      [
        [0, -0.045, 0],
        [out * cos(a), -0.09, out * sin(a)],
        [out * 1.3 * cos(a), -0.17, out * 1.3 * sin(a)],
      ],
      6,
    );
  });
  return [
    makePart("cords", "hanger", merge(cords), { weight: 0.9 }),
    makePart("knots", "hanger", merge([...knots, move(sphere(0.02, 14), [0, -0.045, 0])]), { weight: 0.7 }),
    makePart("tassel", "hanger", merge(fringe), { weight: 0.6 }),
    makePart("ring", "hanger", move(turnX(torus(0.024, 0.005, 28, 8), PI / 2), [0, ring + 0.022, 0]), { weight: 0.6 }),
  ];
}

function build({ style, stream, has }: Planned): Part[] {
  const chance = stream("growth");
  const pot = stream("pot")();
  const small = style === "succulent" || style === "aloe" || style === "venus";
  const shape: PotStyle = pot < 0.45 ? "collar" : pot < 0.8 ? "cylinder" : "bowl";
  const [r, h] = small ? [0.075, 0.085] : [0.1, 0.15];
  const level = h * 0.89;
  const { leaves, stems } = grow(style, level, chance);
  const inside = style === "venus";
  return [
    makePart("leaves", "leaf", merge(leaves), {
      weight: 1,
      crease: 1,
      paint:
        style === "snake"
          ? (surface, x, _y, z) => {
              const edge = Math.abs(x) > 0.019 ? 1 : 0;
              const band = 0.75 + 0.35 * sin(z * 130 + 3 * sin(x * 120));
              surface.r = edge > 0 ? 0.62 : surface.r * band;
              surface.g = edge > 0 ? 0.6 : surface.g * band;
              surface.b = edge > 0 ? 0.16 : surface.b * band;
            }
          : style === "aloe" || style === "succulent"
            ? (surface, x, _y, z) => {
                const dot = sin(x * 700) * sin(z * 420) > 0.86 ? 1.3 : 1;
                const tip = 1 - 0.2 * Math.min(1, z * 8);
                surface.r *= dot * (style === "succulent" ? 0.8 + 6 * z : tip);
                surface.g *= dot;
                surface.b *= dot;
              }
            : inside
              ? (surface, x, y, z) => {
                  if (y > 0.0002 && z > 0.006 && z < 0.047 && Math.abs(x) < 0.027) {
                    surface.r = 0.55;
                    surface.g = 0.03;
                    surface.b = 0.07;
                  }
                }
              : leafPaint(0.2, style === "heart" ? 0.13 : 0.08),
    }),
    ...(stems.length > 0 ? [makePart("stems", "stem", merge(stems), { weight: 0.6 })] : []),
    ...plantPot(shape, r, h),
    ...(has("hanger") ? hanger(r * (shape === "collar" ? 1.02 : 0.98), h) : []),
  ];
}

/**
 * A plant in a pot. What makes it itself: the pot and one way of growing. Broad leaves on stalks, hearts, a monstera's cut leaves, a
 * snake plant's banded swords, aloe's fleshy spears, a succulent's rosette, a rubber
 * plant's glossy ovals up a stem, a weeping fig on its plaited trunk, bushy basil, a fern's feathered fronds, a flytrap's toothed red jaws.
 */
export const housePlant = defineFromPlan({
  id: "house-plant",
  family: "plant",
  words: [
    "plant",
    "potted plant",
    "house plant",
    "houseplant",
    "pot plant",
    "indoor plant",
    "monstera",
    "snake plant",
    "aloe",
    "aloe vera",
    "agave",
    "succulent",
    "echeveria",
    "fern",
    "venus flytrap",
    "flytrap",
    "venus fly trap",
    "carnivorous plant",
    "philodendron",
    "pothos",
    "ficus",
    "ficus tree",
    "weeping fig",
    "indoor tree",
    "potted tree",
    "rubber plant",
    "rubber tree",
    "rubber fig",
    "herb",
    "basil",
    "basil plant",
    "mint plant",
    "hanging plant",
    "hanging basket",
    "hanging planter",
  ],
  senses: ["houseplant", "fern", "aloe", "succulent"],
  height: 0.42,
  view: { azimuth: 0.3, elevation: 0.28 },
  slots: {
    leaf: { ...GREEN, words: ["leaves", "foliage", "frond", "jaw", "trap", "mouth"] },
    stem: slot("plastic", "#5a8a3a", "stalk"),
    ...POT_SLOTS,
    hanger: slot(
      "woven-cotton",
      "#efe6d2",
      "plant hanger|macrame hanger|macrame plant hanger|macrame|macrame holder|hanging planter|rope hanger|sling",
    ),
  },
  extras: {
    hanger: { chance: 0, words: ["hanging plant", "hanging basket", "hanging planter"], traits: ["hanging"] },
  },
  styles: {
    broad: { weight: 2, words: ["herb"] },
    heart: { weight: 1, words: ["philodendron", "pothos"] },
    monstera: { weight: 2, words: ["monstera"] },
    snake: { weight: 1, words: ["snake plant"] },
    aloe: { weight: 0.4, words: ["aloe", "aloe vera", "agave"], dress: { leaf: "#5f9a6a #6fa57a" } },
    succulent: { weight: 0.4, words: ["succulent", "echeveria"], dress: { leaf: "#6fa58a #7fb09a #8aa88f" } },
    rubber: {
      weight: 0.5,
      words: ["rubber plant", "rubber tree", "rubber fig"],
      dress: { leaf: "#2f6a38 #38743c #2a5f34", stem: "#6a4a34" },
    },
    ficus: {
      weight: 0.4,
      words: ["ficus", "ficus tree", "weeping fig", "indoor tree", "potted tree"],
      materials: { stem: "bark" },
      dress: { leaf: "#2f6a2c #3a7a32", stem: "#8a6a4a" },
    },
    basil: { weight: 0.2, words: ["basil", "basil plant", "mint plant"], dress: { leaf: "#4f9a34 #5aa53c" } },
    fern: { weight: 0.6, words: ["fern"] },
    venus: { weight: 0, words: ["venus flytrap", "venus fly trap", "flytrap", "carnivorous plant"] },
  },
  build,
});
