import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";
import { sidePlate, turnedAcross } from "../vehicle/bodywork.ts";

/** Height of the bearing the walking beam rocks on, metres. */
const PIVOT = 4.3;

/** A point of the walking beam `along` it from the bearing and `over` its middle line, when it is tilted by `tilt` (slope). */
const onBeam = (along: number, over: number, tilt: number): readonly [z: number, y: number] => [
  along - over * tilt,
  PIVOT + 0.3 + along * tilt + over,
];

function build({ stream }: Planned): Part[] {
  const tilt = -0.16 + 0.32 * stream("stroke")();
  const to = new Assembly();
  const corner = (along: number, over: number) => onBeam(along, over, tilt);
  const walking = sidePlate([corner(-2.9, -0.2), corner(2.7, -0.26), corner(2.7, 0.26), corner(-2.9, 0.2)], 0.3, 0.03);
  const flanges = [0.24, -0.24].map((over) =>
    sidePlate(
      [corner(-2.9, over - 0.05), corner(2.7, over - 0.05), corner(2.7, over + 0.05), corner(-2.9, over + 0.05)],
      0.46,
      0.015,
    ),
  );
  const head = sidePlate(
    [
      corner(2.5, -0.9),
      corner(2.95, -1.05),
      corner(3.3, -0.5),
      corner(3.38, 0.1),
      corner(3.2, 0.85),
      corner(2.8, 1.15),
      corner(2.5, 0.5),
    ].map(([z, y]) => [z, y, 0.12] as const),
    0.42,
    0.04,
  );
  // the post: four legs drawn together under the bearing
  const legs = [1, -1].flatMap((s) =>
    [1.15, -1.0].map((z) => beam([s * 0.95, 0.3, z], [s * 0.24, PIVOT, z * 0.1], 0.17, 0.17)),
  );
  const rungs = [1.2, 2.2, 3.2].map((y) => {
    const t = (y - 0.3) / (PIVOT - 0.3);
    const x = 0.95 + (0.24 - 0.95) * t;
    const z = 1.15 * (1 - 0.9 * t);
    return bar([-x, y, z], [x, y, z], 0.05);
  });
  to.add("beam", walking, ...flanges, head);
  to.add(
    "frame",
    ...legs,
    ...rungs,
    turnedAcross(
      [
        [0, -0.42],
        [0.16, -0.42, 0.03],
        [0.16, 0.42, 0.03],
        [0, 0.42],
      ],
      [0, PIVOT + 0.04, 0],
    ),
  );
  to.box("frame", [1.9, 0.3, 6.6], 0, 0.12, -0.7, 0.03);
  to.box("base", [2.5, 0.16, 7.4], 0, 0, -0.6, 0.03);
  // gear box, cranks with their weights, pitmans up to the beam's tail
  to.box("machine", [0.8, 1.1, 1.1], 0, 0.4, -2.5, 0.06);
  const shaft: Vec3 = [0, 1.25, -2.5];
  const [tailZ, tailY] = corner(-2.75, 0);
  for (const s of [1, -1]) {
    const x = s * 0.62;
    const pin: Vec3 = [x, 1.25 - 0.75 * (tilt > 0 ? 1 : -0.2), -2.5 - 0.55];
    const away: Vec3 = [x, 1.25 + 1.15 * (tilt > 0 ? 0.8 : 0.1), -2.5 + 0.95];
    to.add(
      "weight",
      sidePlate(
        [
          [away[2] - 0.5, away[1] - 0.42, 0.3],
          [away[2] + 0.45, away[1] - 0.42, 0.3],
          [away[2] + 0.45, away[1] + 0.42, 0.3],
          [away[2] - 0.5, away[1] + 0.42, 0.3],
        ],
        0.26,
        0.04,
        x,
      ),
    );
    to.add("machine", beam(pin, away, 0.16, 0.3));
    to.add("frame", beam([x * 1.14, pin[1], pin[2]], [s * 0.3, tailY, tailZ], 0.1, 0.1));
  }
  to.add("machine", bar([-0.68, shaft[1], shaft[2]], [0.68, shaft[1], shaft[2]], 0.12));
  to.add("frame", bar([-0.36, tailY, tailZ], [0.36, tailY, tailZ], 0.1));
  // motor and belt guard behind
  to.box("machine", [0.6, 0.6, 0.7], 0, 0.42, -3.55, 0.06);
  to.add(
    "weight",
    turnedAcross(
      [
        [0, -0.06],
        [0.42, -0.06, 0.02],
        [0.42, 0.06, 0.02],
        [0, 0.06],
      ],
      [0.5, 0.95, -3.2],
    ),
  );
  // bridle, polished rod and well head
  const [hz, hy] = corner(3.34, -0.4);
  to.add(
    "metal",
    bar([0.09, 1.9, hz], [0.09, hy, hz], 0.022),
    bar([-0.09, 1.9, hz], [-0.09, hy, hz], 0.022),
    bar([0, 0.9, hz], [0, 1.94, hz], 0.04),
  );
  to.box("metal", [0.34, 0.1, 0.16], 0, 1.86, hz, 0.02);
  to.post("machine", 0.24, 0.9, [0, 0.1, hz], 0.24);
  to.post("machine", 0.36, 0.1, [0, 0.55, hz]);
  to.add("machine", bar([-0.75, 0.75, hz], [0.75, 0.75, hz], 0.1));
  to.box("base", [1.6, 0.16, 1.2], 0, 0, hz, 0.03);
  return [
    ...to.parts({ beam: 1, frame: 0.9, weight: 0.9, base: 0.5, machine: 0.7, metal: 0.6 }),
    makePart("sole", "base", merge([beam([0, 0.06, 2], [0, 0.06, hz], 0.5, 0.1)]), { weight: 0.2 }),
  ];
}

/** An oil pump jack. What makes it itself: a long beam rocking on a four-legged post, at its front a big curved horse's head with cables down to the well head, at its back cranks with heavy counterweights turned by a gear box. */
export const oilPumpjack = defineFromPlan({
  id: "oil-pumpjack",
  family: "building",
  words: [
    "oil pumpjack",
    "pumpjack",
    "pump jack",
    "oil pump",
    "oil pump jack",
    "nodding donkey",
    "oil well",
    "oil derrick pump",
    "oil well pump",
  ],
  senses: ["oil pump", "oil well"],
  height: 5.6,
  vary: 0.04,
  view: { azimuth: 1.1, elevation: 0.14 },
  slots: {
    beam: mainSlot("painted-metal", "#c8601c #b8281c #d8a01c #2a5a4a", "head|horse head"),
    frame: slot("painted-metal", "#2b2e31 #3a4a42", "post|leg|ladder"),
    weight: slot("painted-metal", "#d8a81c #8a2018", "counterweight"),
    machine: slot("painted-metal", "#4a4e52 #2f4438", "motor|gear box|crank|well head"),
    metal: slot("brushed-steel", "", "cable|rod"),
    base: slot("concrete", "", "foundation"),
  },
  build,
});
