import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { square } from "../building/masonry.ts";
import { facePaint } from "../clock/clock-face.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

const TOP = 0.86;
const R = 0.235;

const hours: Paint = (() => {
  const paint = facePaint({
    radius: R,
    numerals: "roman",
    hands: "plain",
    time: 0,
    face: fromHex("#b99455"),
    ink: fromHex("#2a1a0c"),
    seconds: false,
  });
  return (surface, x, y, z, nx, ny) => {
    const { metalness } = surface;
    paint(surface, x, y, z, nx, 0, ny);
    surface.metalness = metalness * 0.4;
  };
})();

function build({ style }: Planned): Part[] {
  const column =
    style === "baluster"
      ? lathe(
          roundCorners(
            [
              [0, 0.08],
              [0.15, 0.08],
              [0.15, 0.12, 0.01],
              [0.085, 0.17, 0.03],
              [0.135, 0.32, 0.1],
              [0.07, 0.58, 0.1],
              [0.075, 0.68, 0.01],
              [0.11, 0.7, 0.01],
              [0.11, 0.73, 0.01],
              [0.17, 0.79, 0.03],
              [0, 0.79],
            ],
            6,
          ),
          36,
        )
      : lathe(
          roundCorners(
            [
              [0, 0.08],
              [0.14, 0.08],
              [0.14, 0.13, 0.015],
              [0.105, 0.17, 0.02],
              [0.09, 0.66],
              [0.13, 0.72, 0.03],
              [0.17, 0.79, 0.01],
              [0, 0.79],
            ],
            5,
          ),
          12,
        );
  const gnomon = plate(
    [
      [-0.14, 0],
      [0.15, 0],
      [0.15, 0.012],
      [0.075, 0.035, 0.05],
      [-0.1, 0.215, 0.004],
      [-0.14, 0.215, 0.01],
      [-0.085, 0.09, 0.06],
    ],
    0.014,
    0.004,
  );
  return [
    makePart(
      "plinth",
      "body",
      square([
        [0, 0],
        [0.21, 0],
        [0.21, 0.06],
        [0.19, 0.085],
        [0, 0.085],
      ]),
      { weight: 0.8 },
    ),
    makePart("column", "body", column, { weight: 1 }),
    makePart(
      "table",
      "body",
      lathe(
        roundCorners(
          [
            [0, 0.775],
            [0.2, 0.775],
            [0.27, 0.81, 0.02],
            [0.275, TOP, 0.014],
            [0, TOP],
          ],
          4,
        ),
        48,
      ),
      { weight: 0.9 },
    ),
    makePart("dial", "dial", move(turnX(disc(R, 0.012, 0.003, 56), -PI / 2), [0, TOP - 0.002, 0]), {
      weight: 1,
      paint: hours,
    }),
    makePart("gnomon", "gnomon", move(turnY(gnomon, -PI / 2), [0, TOP + 0.008, 0]), { weight: 1 }),
  ];
}

/** A sundial. What makes it itself: a bronze plate with Roman hours around it on a stone pedestal, and a slanting fin across it that throws the shadow. */
export const sundial = defineFromPlan({
  id: "sundial",
  family: "object",
  words: ["sundial", "sun dial", "garden sundial"],
  senses: ["sundial"],
  height: 1.07,
  view: { azimuth: 0.55, elevation: 0.5 },
  slots: {
    body: mainSlot("granite marble concrete", "", "pedestal|column|base|stone"),
    dial: slot("bronze", "", "face|plate"),
    gnomon: slot("bronze copper", "", "fin|style|hand"),
  },
  styles: { baluster: { weight: 1.4 }, pillar: { weight: 1 } },
  build,
});
