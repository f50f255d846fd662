import { wobble } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import { archPath, archPlate, archRing, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { FLAME_SLOT, flame, flamePaint } from "../light/flame.ts";
import { bar } from "../pieces.ts";

/** Height of the hearth, radius of the dome. */
const [HEARTH, R] = [0.86, 0.62];

function build({ seed, has }: Planned): Part[] {
  const dome = turnedUp(
    [
      [0, -0.02],
      [R, -0.02],
      ...Array.from({ length: 11 }, (_, k): [number, number] => {
        const t = (k / 11) * 0.5 * PI;
        return [R * cos(t), 0.12 + 0.62 * sin(t)];
      }),
      [0, 0.74],
    ],
    56,
    2,
  );
  const mouth = R - 0.08;
  const at = (g: Part["geometry"], z: number) => settle(move(g, [0, HEARTH + 0.02, z]));
  const [wide, tall] = [0.5, 0.4];
  const parts: Part[] = [
    makePart("base", "base", block([1.34, HEARTH - 0.08, 1.34], [0, (HEARTH - 0.08) / 2, 0], 0.02), { weight: 1 }),
    makePart("wood-store", "dark", settle(move(archPlate(archPath(0.78, 0.6), 0.02), [0, 0, 0.668])), { weight: 0.6 }),
    makePart(
      "store-arch",
      "arch",
      settle(move(archRing(archPath(0.98, 0.7), archPath(0.78, 0.6), 0.1, 0.012), [0, 0, 0.675])),
      { weight: 0.7 },
    ),
    makePart("hearth", "shelf", block([1.46, 0.09, 1.5], [0, HEARTH - 0.035, 0.05], 0.018, 2), { weight: 0.9 }),
    makePart("dome", "dome", move(wobble(dome, 0.012, 0.2, seed), [0, HEARTH, -0.06]), { weight: 1, crease: 0.9 }),
    makePart("mouth", "dark", at(archPlate(archPath(wide, tall), 0.03), mouth - 0.02), { weight: 0.7 }),
    makePart(
      "mouth-arch",
      "arch",
      at(archRing(archPath(wide + 0.22, tall + 0.11), archPath(wide, tall), 0.3, 0.015), mouth + 0.02),
      {
        weight: 1,
      },
    ),
    ...makeParts(
      "log",
      "wood",
      [-0.21, 0, 0.21, -0.1, 0.11].map((x, k) =>
        bar([x, k < 3 ? 0.1 : 0.27, 0.56], [x, k < 3 ? 0.1 : 0.27, 0.76], 0.095 - 0.006 * (k % 3)),
      ),
      { weight: 0.5 },
    ),
  ];
  if (has("chimney"))
    parts.push(
      makePart(
        "chimney",
        "chimney",
        settle(
          move(
            turnedUp([
              [0, -0.2],
              [0.1, -0.2],
              [0.1, 0.42, 0.01],
              [0.14, 0.43, 0.01],
              [0.14, 0.5, 0.01],
              [0.08, 0.5],
              [0.07, 0.3],
              [0, 0.3],
            ]),
            [0, HEARTH + 0.62, 0.2],
          ),
        ),
        { weight: 0.8 },
      ),
    );
  if (has("fire")) {
    const tongues = [-0.13, 0, 0.12, -0.06, 0.07].map((x, k) => ({ x, tall: 0.27 - 0.05 * (k % 3), k }));
    parts.push(
      ...tongues.map(({ x, tall, k }) =>
        makePart(
          `flame-${k + 1}`,
          "fire",
          move(turnY(flame(tall, 0.075, 0.08, k, 14, 10), k * GOLDEN_ANGLE), [
            x,
            HEARTH + 0.04,
            mouth + 0.06 + 0.04 * (k % 2),
          ]),
          { weight: 0.8, paint: flamePaint(tall) },
        ),
      ),
      makePart(
        "firewood",
        "wood",
        merge([
          bar([-0.17, HEARTH + 0.04, mouth + 0.1], [0.15, HEARTH + 0.05, mouth + 0.04], 0.03),
          bar([-0.12, HEARTH + 0.05, mouth + 0.03], [0.18, HEARTH + 0.04, mouth + 0.12], 0.028),
        ]),
        { weight: 0.5 },
      ),
    );
  }
  return parts;
}

/** An oven fired with wood. What makes it itself: a masonry dome on a square base, an arched mouth with a ring of stones and a fire in it, a chimney in front, and logs in the arch below. */
export const pizzaOven = defineFromPlan({
  id: "pizza-oven",
  family: "device",
  words: [
    "pizza oven",
    "stone oven",
    "brick oven",
    "clay oven",
    "bread oven",
    "wood-fired oven",
    "wood fired oven",
    "wood-fired pizza oven",
    "wood fired pizza oven",
    "stone pizza oven",
    "brick pizza oven",
    "masonry oven",
    "baker oven",
    "earth oven",
    "tandoor",
  ],
  height: 2,
  view: { azimuth: 0.42, elevation: 0.22 },
  slots: {
    dome: mainSlot("plaster brick", "#d9c3a0 #c98a5e #e6ddca", "oven|top|roof"),
    base: slot("rock cobblestone", "", "foot|stand", true),
    arch: slot("brick", "", "mouth|ring|opening", false),
    shelf: slot("granite", "#8a8680", "hearth|slab"),
    dark: slot("plaster", "#15100d", "inside"),
    wood: slot("bark", "", "log|firewood"),
    fire: { ...FLAME_SLOT, words: ["flame", "ember", "glow"] },
    chimney: slot("brick", "", "flue|stovepipe"),
  },
  styles: {
    usual: {},
    stone: {
      weight: 0,
      words: ["stone oven", "stone pizza oven"],
      materials: { dome: "cobblestone", base: "cobblestone", arch: "rock", chimney: "rock" },
    },
    brick: { weight: 0, words: ["brick oven", "brick pizza oven"], materials: { dome: "brick", base: "brick" } },
    clay: { weight: 0, words: ["clay oven", "earth oven", "tandoor"], materials: { dome: "clay" } },
  },
  extras: { fire: { chance: 0.85 }, chimney: { chance: 0.75 } },
  build,
});
