import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

const [W, D, EAVES, RIDGE] = [0.82, 0.95, 0.62, 1.02];

const named =
  (name: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.5 && isWritten(name, x, y, 0.085, 0.11)) layColour(surface, [0.1, 0.05, 0.02], 0.7);
  };

const boards: Paint = (surface, _x, y) => {
  const s = y / 0.11;
  if (s - Math.floor(s) < 0.06) {
    layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
    surface.height -= 0.004;
  }
};

function build({ kind, has }: Planned): Part[] {
  const gable = plate(
    [
      [-W / 2, 0.06],
      [W / 2, 0.06],
      [W / 2, EAVES],
      [0, RIDGE],
      [-W / 2, EAVES],
    ],
    D,
    0.008,
  );
  const door = (grow: number) =>
    [
      [-0.19 - grow, 0],
      [0.19 + grow, 0],
      [0.19 + grow, 0.3, 0.19 + grow],
      [0, 0.5 + grow, 0.19 + grow],
      [-0.19 - grow, 0.3, 0.19 + grow],
    ] as const;
  const slope = 0.773;
  const roof = (s: number) =>
    settle(move(turnZ(block([0.66, 0.05, D + 0.22], [0, 0, 0], 0.012), -s * slope), [s * 0.235, RIDGE - 0.205, 0.02]));
  const bowl = lathe(
    roundCorners(
      [
        [0, 0],
        [0.13, 0, 0.01],
        [0.105, 0.075, 0.01],
        [0.09, 0.075, 0.005],
        [0.075, 0.03, 0.02],
        [0, 0.03],
      ],
      3,
    ),
    36,
  );
  const knobs = merge([-1, 1].flatMap((s) => [-1, 1].map((v) => move(sphere(0.026, 14), [s * 0.085, v * 0.021, 0]))));
  const bone = merge([bar([-0.085, 0, 0], [0.085, 0, 0], 0.021, 12), knobs]);
  const front = D / 2;
  return [
    makePart("base", "trim", block([W + 0.06, 0.07, D + 0.06], [0, 0.035, 0], 0.01), { weight: 0.6 }),
    makePart("walls", "body", gable, { weight: 1, paint: boards }),
    makePart("frame", "trim", move(plate(door(0.045), 0.02, 0.005), [0, 0.075, front]), { weight: 0.8 }),
    makePart("opening", "dark", move(plate(door(0), 0.024), [0, 0.072, front]), { weight: 1 }),
    ...makeParts("roof", "roof", [roof(1), roof(-1)], { weight: 1, grain: "z" }),
    makePart("sign", "sign", move(slab([0.34, 0.13, 0.02], 0.03, 0.006), [0, 0.7, front + 0.008]), {
      weight: 0.9,
      paint: named(kind),
    }),
    makePart("gable-bone", "bone", move(bone, [0, 0.845, front + 0.012]), { weight: 0.8 }),
    ...(has("bowl")
      ? [
          makePart("bowl", "bowl", move(bowl, [0.42, 0, front + 0.22]), { weight: 0.8 }),
          makePart(
            "food",
            "food",
            move(
              lathe(
                [
                  [0, 0],
                  [0.082, 0.002],
                  [0.06, 0.022],
                  [0, 0.032],
                ],
                24,
              ),
              [0.42, 0.045, front + 0.22],
            ),
            { weight: 0.4 },
          ),
          makePart("bone", "bone", move(settle(bone), [-0.02, 0.047, front + 0.24]), { weight: 0.6 }),
        ]
      : []),
  ];
}

/** A doghouse. What makes it itself: a small wooden house with a steep roof and one dark arched opening in its front, a bone and a dog's name over it, a food bowl before it. */
export const doghouse = defineFromPlan({
  id: "doghouse",
  family: "building",
  words: ["doghouse", "dog house", "kennel", "dog kennel", "dog hut"],
  senses: ["kennel", "doghouse"],
  height: 1.05,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    body: mainSlot("oak-planks painted-wood", "#c08048 #c8382a #5f93b8 #b8905a", "wall|house|board"),
    roof: slot("painted-wood oak-planks", "#a82a20 #34608a #3f6a44 #5a4030", "shingle"),
    trim: slot("painted-wood", "#f0e8d8", "frame|base"),
    dark: slot("plastic", "#100b08", "opening|door|entrance"),
    sign: slot("painted-wood", "#f2e6c4", "name|plate"),
    bone: slot("plastic", "#f6f0de"),
    bowl: slot("painted-metal", "#c8281e #2a6fc0", "dish"),
    food: slot("plastic", "#5a341c", "kibble"),
  },
  kinds: { REX: {}, DOG: { weight: 2 }, MAX: {}, BUDDY: {} },
  extras: { bowl: { chance: 0.75 } },
  build,
});
