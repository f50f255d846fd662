import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { roundBody } from "../food/shapes.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

function build({ has }: Planned): Part[] {
  const line = smoothProfile(
    [
      [0.046, 0],
      [0.05, 0.006],
      [0.038, 0.02],
      [0.042, 0.032],
      [0.066, 0.062],
      [0.074, 0.098],
      [0.075, 0.11],
    ],
    5,
  );
  const pestle = roundBody(
    [
      [0, 0],
      [0.016, 0.003],
      [0.0205, 0.018],
      [0.016, 0.038],
      [0.0105, 0.06],
      [0.0098, 0.1],
      [0.0125, 0.14],
      [0.0138, 0.156],
      [0.009, 0.166],
      [0, 0.168],
    ],
    32,
  );
  return [
    makePart("mortar", "mortar", lathe(hollow(line, 0.011, 0.034), 64), { weight: 1 }),
    makePart("pestle", "pestle", move(turnX(turnZ(pestle, -0.5), 0.1), [-0.016, 0.036, 0.004]), { weight: 0.9 }),
    ...(has("herb")
      ? [
          makePart(
            "herbs",
            "herb",
            move(
              roundBody(
                [
                  [0, -0.02],
                  [0.044, -0.008],
                  [0.052, 0.004],
                  [0.03, 0.012],
                  [0, 0.015],
                ],
                32,
              ),
              [0, 0.058, 0],
            ),
            { weight: 0.4, crease: 0.6 },
          ),
        ]
      : []),
  ];
}

/** A mortar and its pestle. What makes it itself: a thick-walled bowl on a short foot and a club with a round end that leans in it over the rim, both of the same stone. */
export const mortarAndPestle = defineFromPlan({
  id: "mortar-and-pestle",
  family: "kitchen",
  words: [
    "mortar and pestle",
    "pestle and mortar",
    "mortar & pestle",
    "pestle",
    "mortar bowl",
    "stone mortar",
    "molcajete",
  ],
  senses: ["pestle"],
  height: 0.17,
  view: { azimuth: 0.35, elevation: 0.26 },
  slots: {
    mortar: { ...mainSlot("marble granite oak", "", "bowl"), group: "stone" },
    pestle: { ...mainSlot("marble granite oak", "", "club|grinder"), group: "stone" },
    herb: slot("moss", "#5f8a34", "spice|herbs|powder"),
  },
  extras: { herb: { chance: 0.35 } },
  build,
});
