import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { boulder } from "../nature/stone-shape.ts";

/** Arms hang, or one is raised to strike. */
function build({ style, seed, stream }: Planned): Part[] {
  const next = stream("stones");
  let n = 0;
  const stone = (at: Vec3, size: Vec3, lean = 0): Geometry => {
    n += 1;
    const rock = boulder(size, seed + n * 17, 15, 26);
    return move(turnZ(turnY(rock, (next() - 0.5) * 0.5), lean), at);
  };
  const trunk = [
    stone([0, 1.62, -0.04], [0.66, 0.44, 0.42]),
    stone([0.34, 1.74, -0.02], [0.4, 0.34, 0.36], -0.2),
    stone([-0.34, 1.74, -0.02], [0.4, 0.34, 0.36], 0.2),
    stone([0, 1.22, 0], [0.44, 0.32, 0.34]),
    stone([0, 0.96, 0], [0.42, 0.24, 0.32]),
  ];
  const arm = (s: 1 | -1): Geometry[] => {
    const isUp = style === "striking" && s === -1;
    const shoulder = stone([s * 0.82, 1.84, 0], [0.34, 0.32, 0.34], -s * 0.2);
    if (isUp)
      return [
        shoulder,
        stone([s * 1.08, 2.1, 0.08], [0.22, 0.28, 0.22], s * 0.6),
        stone([s * 1.1, 2.5, 0.2], [0.27, 0.34, 0.27]),
        stone([s * 1.02, 2.86, 0.28], [0.3, 0.28, 0.3]),
      ];
    return [
      shoulder,
      stone([s * 0.98, 1.46, 0.04], [0.21, 0.3, 0.22], s * 0.12),
      stone([s * 1.04, 1.0, 0.14], [0.29, 0.36, 0.3]),
      stone([s * 1.02, 0.6, 0.24], [0.3, 0.26, 0.32]),
      ...[-0.14, 0.02, 0.17].map((x) => stone([s * 1.02 + x, 0.38, 0.32], [0.085, 0.14, 0.1])),
    ];
  };
  const leg = (s: 1 | -1): Geometry[] => [
    stone([s * 0.3, 0.72, 0.02], [0.23, 0.28, 0.25], s * 0.08),
    stone([s * 0.36, 0.36, 0.02], [0.26, 0.28, 0.27]),
    stone([s * 0.38, 0.13, 0.12], [0.28, 0.15, 0.38]),
  ];
  const head = [
    stone([0, 2.12, 0.22], [0.27, 0.28, 0.28]),
    // brow and jaw
    stone([0, 2.24, 0.38], [0.29, 0.08, 0.15]),
    stone([0, 1.95, 0.36], [0.22, 0.11, 0.18]),
  ];
  const eyes = [0.105, -0.105].map((x) => move(stretch(sphere(0.046, 18, 12), [1.25, 0.8, 0.8]), [x, 2.13, 0.475]));
  const moss = [
    stone([0.36, 2.04, -0.06], [0.24, 0.06, 0.22]),
    stone([-0.84, 2.12, -0.04], [0.22, 0.05, 0.2]),
    stone([0.05, 2.32, 0.24], [0.19, 0.075, 0.18]),
  ];
  return [
    ...makeParts("trunk", "stone", trunk, { weight: 1 }),
    ...makeParts("head", "stone", head, { weight: 1 }),
    ...makeParts("left-arm", "stone", arm(1), { weight: 0.9 }),
    ...makeParts("right-arm", "stone", arm(-1), { weight: 0.9 }),
    ...makeParts("left-leg", "stone", leg(1), { weight: 0.9 }),
    ...makeParts("right-leg", "stone", leg(-1), { weight: 0.9 }),
    ...makeParts("eye", "eye", eyes, { weight: 1 }),
    makePart("heart", "eye", move(stretch(sphere(0.1, 20, 12), [1, 1, 0.5]), [0, 1.64, 0.34]), { weight: 0.7 }),
    ...makeParts("moss", "moss", style === "striking" ? [moss[0], moss[2]].filter((m) => m !== undefined) : moss, {
      weight: 0.4,
    }),
  ];
}

/** A golem. What makes it itself: a giant put together of boulders, shoulders wider than it is tall in the legs, fists of stone at the knees, a small head sunk between the shoulders with glowing eyes, a glowing heart, moss on top. */
export const golem = defineFromPlan({
  id: "golem",
  family: "figure",
  words: [
    "golem",
    "stone golem",
    "rock golem",
    "rock monster",
    "stone giant",
    "earth elemental",
    "rock giant",
    "earth golem",
  ],
  senses: ["golem"],
  height: 2.4,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    stone: mainSlot("granite", "#7f7a73 #6b6a6b #8c8377 #5f6468", "body|arm|leg|head|rock|fist"),
    eye: slot("gemstone", "#38d0f0 #f0a01c #58e058 #f0501c", "heart|core|rune|glow"),
    moss: slot("moss", "#4f7a2f", "grass"),
  },
  styles: { standing: { weight: 3 }, striking: { weight: 1, traits: ["fighting", "waving", "howling", "roaring"] } },
  build,
  sockets: () => [
    { name: "head", position: [0, 2.36, 0.22], normal: [0, 1, 0], radius: 0.25 },
    { name: "hand", position: [1.02, 0.4, 0.36], normal: [0, 1, 0], radius: 0.1 },
    { name: "back", position: [0, 1.9, -0.2], normal: [0, 1, 0], radius: 0.3 },
  ],
});
