import { wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mainSlot, slot } from "../define-from-plan.ts";
import { hollow } from "../vessel/hollow.ts";

export type PotStyle = "collar" | "cylinder" | "bowl";

const OUTSIDES: Readonly<Record<PotStyle, (r: number, h: number) => readonly Point2[]>> = {
  collar: (r, h) =>
    roundCorners(
      [
        [r * 0.68, 0],
        [r * 0.7, h * 0.02, r * 0.03],
        [r * 0.9, h * 0.72],
        [r * 1.02, h * 0.73, r * 0.03],
        [r * 1.05, h * 0.98, r * 0.03],
        [r * 1.03, h],
      ],
      3,
    ),
  cylinder: (r, h) =>
    roundCorners(
      [
        [r * 0.84, 0],
        [r * 0.9, h * 0.03, r * 0.06],
        [r, h * 0.96, r * 0.03],
        [r * 0.99, h],
      ],
      3,
    ),
  bowl: (r, h) =>
    roundCorners(
      [
        [r * 0.5, 0],
        [r * 0.6, h * 0.04, r * 0.05],
        [r * 0.98, h * 0.45, r * 0.4],
        [r * 1.04, h * 0.8, r * 0.3],
        [r * 0.94, h],
      ],
      5,
    ),
};

/** A pot on the floor, full of earth to about a tenth below its rim: slots `pot` and `soil`. */
export function plantPot(style: PotStyle, r: number, h: number): Part[] {
  const level = h * 0.88;
  const reach = r * 0.9;
  return [
    makePart("pot", "pot", lathe(hollow(OUTSIDES[style](r, h), r * 0.08, h * 0.1), 56), {
      projection: "cylinder",
      weight: 0.9,
    }),
    makePart(
      "soil",
      "soil",
      wobble(
        lathe(
          [
            [0, level - h * 0.14],
            [reach, level - h * 0.14],
            [reach * 1.01, level - h * 0.01],
            [reach * 0.7, level + h * 0.02],
            [reach * 0.35, level + h * 0.03],
            [0, level + h * 0.035],
          ],
          32,
        ),
        r * 0.02,
        r * 0.15,
        3,
      ),
      { weight: 0.4 },
    ),
  ];
}

export const POT_SLOTS = {
  pot: slot("terracotta ceramic-glaze terracotta ceramic-glaze", "", "flower pot|planter|vase"),
  soil: slot("sand", "#3a2718", "earth|dirt|ground"),
};

export const GREEN = mainSlot("plastic", "#3f7d2f #4f8a34 #35702f");
