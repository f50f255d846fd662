import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Draw } from "../../math/draw.ts";
import { TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { mainSlot, slot } from "../define-from-plan.ts";
import { integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type CrystalBallParameters = Proportions & { readonly claws: number };

function buildCrystalBall(p: CrystalBallParameters): Model {
  const r = 0.07 * p.wide;
  const stand = 0.052 * p.tall;
  const middle = stand + r * 0.82;
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.86, 0, 0.003],
        [r * 0.86, stand * 0.16, 0.003],
        [r * 0.62, stand * 0.34, 0.008],
        [r * 0.34, stand * 0.62, 0.008],
        [r * 0.5, stand * 0.9, 0.006],
        [r * 0.56, stand * 1.02, 0.003],
        [0, stand * 1.02],
      ],
      5,
    ),
    56,
  );
  // each claw follows the ball from the stand to a little under its middle
  const bend: Vec3[] = [
    [r * 0.4, stand * 0.96, 0],
    [r * 0.74, stand + r * 0.16, 0],
    [r * 0.99, stand + r * 0.52, 0],
    [r * 1.03, stand + r * 0.78, 0],
  ];
  const claw = tube(r * 0.055, curveThrough(bend, 5), 10);
  const knob = move(sphere(r * 0.085, 16, 12), bend[3] as Vec3);
  const around = <T>(make: (turn: number) => T): T[] =>
    Array.from({ length: p.claws }, (_, i) => make(((i + 0.5) / p.claws) * TAU));
  return standModel(
    [
      makePart("stand", "stand", base, { weight: 0.95 }),
      ...makeParts(
        "claw",
        "stand",
        around((turn) => turnY(claw, turn)),
        { weight: 0.6 },
      ),
      ...makeParts(
        "knob",
        "stand",
        around((turn) => turnY(knob, turn)),
        { weight: 0.4 },
      ),
      makePart("heart", "heart", move(sphere(r * 0.42, 32, 22), [0, middle, 0]), { weight: 0.5 }),
      makePart("ball", "ball", move(sphere(r, 56, 36), [0, middle, 0]), { weight: 1 }),
    ],
    [{ name: "top", position: [0, middle + r, 0], normal: [0, 1, 0], radius: r * 0.3 }],
  );
}

/** A fortune teller's crystal ball. What makes it itself: a big clear ball with a coloured glow at its heart, held by claws on a turned stand. */
export const crystalBall = defineConcept<CrystalBallParameters>({
  id: "crystal-ball",
  family: "container",
  words: ["crystal ball", "crystal sphere", "fortune teller ball", "magic ball", "magic orb", "crystal orb"],
  senses: ["crystal ball"],
  height: 0.18,
  parameters: { ...PROPORTIONS, claws: integer(3, 6, "Claws that hold the ball.") },
  slots: {
    ball: { ...mainSlot("glass", "#dfe4f4 #e4def2", "orb|sphere|glass|crystal"), clear: true },
    heart: { ...slot("glass", "#8a5ad8 #4a8ae0 #c05ac8 #3fb8a0", "glow|mist|smoke|core|light|swirl"), clear: true },
    stand: slot("gold bronze silver", "", "base|foot|claw|holder"),
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask, 0.06),
    claws: draw.pick("claws", [3, 4, 5]),
  }),
  build: buildCrystalBall,
  view: { azimuth: 0.3, elevation: 0.12 },
});
