import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { beam, plate } from "../pieces.ts";
import { climber } from "./climber.ts";

const [W, D, H] = [3.2, 2.2, 2.4];

/** A board on edge along X whose ends are cut back below in a curve. */
const rafter = (long: number, tall: number, thick: number) =>
  plate(
    [
      [-long / 2 + tall * 1.1, -tall / 2, tall * 0.9],
      [long / 2 - tall * 1.1, -tall / 2, tall * 0.9],
      [long / 2, tall * 0.12, 0.004],
      [long / 2, tall / 2, 0.004],
      [-long / 2, tall / 2, 0.004],
      [-long / 2, tall * 0.12, 0.004],
    ],
    thick,
    0.004,
  );

function build({ has, stream }: Planned): Part[] {
  const posts = [-1, 1].flatMap((s) => [-1, 1].map((t): readonly [number, number] => [(s * W) / 2, (t * D) / 2]));
  const rows = 9;
  const across = Array.from({ length: rows }, (_, i) => -W / 2 - 0.25 + ((W + 0.5) * i) / (rows - 1));
  const random = stream("climber");
  const path: Vec3[] = [
    [W / 2 + 0.09, 0, D / 2],
    [W / 2, 0.6, D / 2 + 0.1],
    [W / 2 - 0.09, 1.2, D / 2],
    [W / 2 + 0.02, 1.8, D / 2 + 0.1],
    [W / 2 - 0.1, 2.3, D / 2 + 0.12],
    [W / 2 - 0.5, H + 0.3, D / 2],
    [W / 2 - 1.1, H + 0.36, D / 2 - 0.25],
    [W / 2 - 1.7, H + 0.36, D / 2 - 0.1],
    [W / 2 - 2.3, H + 0.36, D / 2 - 0.3],
  ];
  return [
    makePart(
      "posts",
      "wood",
      merge(
        posts.flatMap(([x, z]) => [
          block([0.15, H, 0.15], [x, H / 2, z], 0.012),
          blockOn([0.22, 0.2, 0.22], x, 0, z, 0.012),
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "beams",
      "wood",
      merge(
        [-1, 1].flatMap((t) =>
          [-1, 1].map((u) => move(rafter(W + 1, 0.2, 0.05), [0, H - 0.06, (t * D) / 2 + u * 0.098])),
        ),
      ),
      { weight: 1, grain: "x" },
    ),
    makePart(
      "rafters",
      "wood",
      merge(across.map((x) => move(turnY(rafter(D + 0.9, 0.17, 0.045), PI / 2), [x, H + 0.115, 0]))),
      { weight: 1, grain: "z" },
    ),
    makePart(
      "slats",
      "wood",
      merge(
        Array.from({ length: 6 }, (_, i) => block([W + 0.8, 0.05, 0.06], [0, H + 0.22, -1.15 + (2.3 * i) / 5], 0.006)),
      ),
      { weight: 0.7, grain: "x" },
    ),
    makePart(
      "braces",
      "wood",
      merge(
        posts.flatMap(([x, z]) => [
          beam([x, H - 0.62, z], [x - Math.sign(x) * 0.5, H - 0.1, z], 0.07, 0.09),
          beam([x, H - 0.62, z], [x, H + 0.05, z - Math.sign(z) * 0.48], 0.07, 0.09),
        ]),
      ),
      { weight: 0.6 },
    ),
    ...(has("vine") ? climber(path, 0.022, 0.19, 100, random) : []),
  ];
}

/** A pergola. What makes it itself: four posts, pairs of long beams with curved ends, a row of rafters across and thin slats above, open to the sky; often with a climbing plant over one corner. */
export const pergola = defineFromPlan({
  id: "pergola",
  family: "building",
  words: ["pergola", "arbour", "garden pergola", "garden arbor", "wooden pergola", "arbor"],
  senses: ["arbor"],
  height: 2.65,
  vary: 0.05,
  view: { azimuth: 0.6, elevation: 0.16 },
  slots: {
    wood: mainSlot("cedar oak painted-wood", "#8a5a34 #7a5232 #f0eee6", "post|beam|rafter|slat|frame"),
    vine: slot("bark", "#5a4a34", "stem|climber"),
    leaf: slot("leaves", "#4f8a34 #3f7a2c", "foliage|plant|ivy"),
    bloom: slot("plastic", "#9a6ac8 #d86a9a #f2f0e8", "flower|blossom|wisteria|rose"),
  },
  extras: { vine: { chance: 0.55, slot: "leaf" } },
  build,
});
