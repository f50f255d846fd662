import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Radius of the band, half its height and its thickness, metres. */
const [R, TALL, THICK] = [0.065, 0.014, 0.005];

function build({ style, has }: Planned): Part[] {
  const way = Array.from({ length: 64 }, (_, i): Vec3 => {
    const a = (i / 64) * TAU;
    return [(R + THICK / 2) * sin(a), TALL, (R + THICK / 2) * cos(a)];
  });
  const ring = sweep(rectangleOutline(THICK, 2 * TALL, 0.0018, 3), way, { closed: true, up: [0, 1, 0] });
  const spikes = style === "spiked";
  const count = style === "plain" ? 0 : 16;
  const stud = spikes
    ? lathe(
        [
          [0, -0.002],
          [0.006, -0.002],
          [0.005, 0.003],
          [0, 0.019],
        ],
        14,
      )
    : stretch(sphere(0.0072, 8, 4), [1, 0.75, 1]);
  const studs = Array.from({ length: count }, (_, i) =>
    // none where the buckle is
    turnY(move(turnX(stud, PI / 2), [0, TALL, R + THICK]), 0.42 + (i / (count - 1)) * (TAU - 0.84)),
  );
  const buckle = [
    block([0.03, 2 * TALL + 0.008, 0.004], [0, TALL, R + THICK + 0.002], 0.0016),
    block([0.004, 2 * TALL - 0.006, 0.006], [0, TALL, R + THICK + 0.004], 0.001),
  ];
  const tag = has("tag")
    ? [
        makePart("tag-ring", "metal", move(turnX(torus(0.006, 0.0014, 20, 8), PI / 2), [0.03, -0.004, R - 0.002]), {
          weight: 0.5,
        }),
        makePart(
          "tag",
          "metal",
          move(
            turnX(
              lathe(
                [
                  [0, -0.001],
                  [0.013, -0.001],
                  [0.013, 0.001],
                  [0, 0.001],
                ],
                28,
              ),
              PI / 2,
            ),
            [0.03, -0.021, R - 0.001],
          ),
          {
            weight: 0.7,
          },
        ),
      ]
    : [];
  return [
    makePart("band", "band", ring, { weight: 1 }),
    ...makeParts("stud", spikes ? "metal" : "stud", studs, { weight: 0.7 }),
    ...makeParts("buckle", "metal", buckle, { weight: 0.7 }),
    ...tag,
  ];
}

/** A collar for a dog or a cat. What makes it itself: a round leather band with a metal buckle and a name tag, stones or spikes set all around it. */
export const petCollar = defineFromPlan({
  id: "pet-collar",
  family: "object",
  words: ["collar", "dog collar", "pet collar", "cat collar", "spiked collar", "studded collar", "leather collar"],
  senses: ["dog collar"],
  height: 0.06,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    band: mainSlot("leather", "#7a1f24 #1c1b1d #2a4a8a #6a3e1e", "strap"),
    stud: slot("gemstone", "#dfeaf2", "stone|gem|diamond|crystal|rhinestone|jewel"),
    metal: slot("gold chrome", "", "buckle|spike|tag|ring"),
  },
  styles: {
    plain: { weight: 2 },
    studded: { weight: 0.8, words: ["studded collar"], traits: ["studded", "jewelled"], slots: ["stud"] },
    spiked: { weight: 0.3, words: ["spiked collar"], traits: ["spiked", "spiky"] },
  },
  extras: { tag: { chance: 0.7, slot: "metal" } },
  build,
});
