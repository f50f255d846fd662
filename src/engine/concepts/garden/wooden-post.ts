import { wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const R = 0.085;
const HIGH = 1.15;

function build({ seed, style }: Planned): Part[] {
  const tip = style === "pointed" ? 0.2 : 0.02;
  const post = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 1.04, 0],
        [R, 0.3],
        [R * 0.97, HIGH - tip, 0.01],
        [style === "pointed" ? 0 : R * 0.86, HIGH, 0.004],
        ...(style === "pointed" ? [] : ([[0, HIGH]] as const)),
      ],
      4,
    ),
    28,
  );
  const earth = lathe(
    [
      [0, 0],
      [0.34, 0],
      [0.3, 0.03],
      [0.18, 0.07],
      [0.07, 0.09],
      [0, 0.09],
    ],
    28,
  );
  return [
    makePart("post", "post", wobble(post, 0.006, 0.14, seed), { weight: 1, grain: "y" }),
    makePart("earth", "earth", wobble(earth, 0.012, 0.11, seed + 3), { weight: 0.4 }),
  ];
}

/** A post in the ground. What makes it itself: a thick round timber standing upright, its end sawn flat or to a point, in a mound of trodden earth. */
export const woodenPost = defineFromPlan({
  id: "wooden-post",
  family: "garden",
  words: ["post", "wooden post", "fence post", "mooring post", "pole", "wooden pole", "wooden stake", "fencepost"],
  height: 1.15,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    post: mainSlot("oak pine", "#8a6238 #6f5334 #9a7a52", "timber|wood|stake"),
    earth: slot("soil", "", "ground|dirt|soil"),
  },
  styles: { flat: { weight: 3 }, pointed: { words: ["wooden stake"], weight: 1 } },
  build,
});
