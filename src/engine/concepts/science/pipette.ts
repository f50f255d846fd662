import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

/** How far it leans as it is held. */
const LEAN = -0.32;
const lean = (g: Part["geometry"]) => turnZ(g, LEAN);

function dropper({ has }: Planned): Part[] {
  const level = 0.062;
  const filled: Paint = (surface, _x, y) => {
    if (y > 0.012 && y < level) layColour(surface, fromHex("#3a8fd0"), 0.1, 0);
    const mark = y / 0.01;
    if (y > 0.03 && y < 0.085 && Math.abs(mark - Math.round(mark)) < 0.05 && _x > 0)
      layColour(surface, fromHex("#2a3440"));
  };
  const glass = lathe(
    roundCorners(
      [
        [0, 0.006],
        [0.0013, 0.006],
        [0.0018, 0.02, 0.004],
        [0.0046, 0.034, 0.006],
        [0.0046, 0.1],
        [0, 0.1],
      ],
      4,
    ),
    32,
  );
  const bulb = turnedUp(
    [
      [0, 0.094],
      [0.0066, 0.094, 0.001],
      [0.0068, 0.102, 0.002],
      [0.0056, 0.105, 0.002],
      [0.0105, 0.12, 0.008],
      [0.0108, 0.132, 0.008],
      [0.006, 0.144, 0.006],
      [0, 0.1455],
    ],
    40,
    5,
  );
  const drop = deform(move(sphere(0.0034, 20, 16), [0, 0, 0]), ([x, y, z]) => [x, y > 0 ? y * 1.9 : y, z * 1]);
  const tip = lean(move(sphere(0.0001, 4, 3), [0, 0.006, 0])).positions;
  return [
    makePart("tube", "tube", lean(glass), { weight: 1, paint: filled }),
    makePart("bulb", "bulb", lean(bulb), { weight: 1 }),
    ...(has("drop")
      ? [
          makePart("drop", "drop", move(drop, [tip[0] as number, (tip[1] as number) - 0.0045, tip[2] as number]), {
            weight: 0.6,
          }),
        ]
      : []),
  ];
}

/** A laboratory's: a hand's grip with a thumb button and a finger rest, a window with digits, a long thin shaft with a clear tip. */
function micro(): Part[] {
  const grip = turnedUp(
    [
      [0, 0.085],
      [0.007, 0.085, 0.002],
      [0.0095, 0.11, 0.02],
      [0.0125, 0.15, 0.02],
      [0.0145, 0.19, 0.01],
      [0.0125, 0.204, 0.006],
      [0, 0.206],
    ],
    40,
  );
  const window: Paint = (surface, x, y, z) => {
    if (z < 0.004 || Math.abs(x) > 0.0048 || Math.abs(y - 0.14) > 0.0155) return;
    layColour(surface, fromHex("#101418"), 0.2, 0);
    ["1", "0", "0"].forEach((digit, i) => {
      if (isWritten(digit, x, y - 0.15 + i * 0.01, 0.0072, 0.1)) layColour(surface, fromHex("#f4f4f0"));
    });
  };
  const shaft = turnedUp(
    [
      [0, 0.036],
      [0.0036, 0.036],
      [0.0042, 0.05, 0.004],
      [0.0064, 0.07, 0.006],
      [0.0068, 0.088],
      [0, 0.088],
    ],
    32,
  );
  const tip = turnedUp(
    [
      [0, 0],
      [0.0006, 0],
      [0.0022, 0.024, 0.004],
      [0.0047, 0.046, 0.001],
      [0.0047, 0.05],
      [0, 0.05],
    ],
    28,
  );
  const button = turnedUp(
    [
      [0, 0.2],
      [0.0042, 0.2],
      [0.0042, 0.218, 0.001],
      [0.0088, 0.219, 0.001],
      [0.0086, 0.226, 0.002],
      [0, 0.227],
    ],
    32,
  );
  const rest = plate(
    [
      [0.008, 0.182],
      [0.034, 0.176, 0.004],
      [0.04, 0.166, 0.004],
      [0.043, 0.17, 0.003],
      [0.036, 0.186, 0.008],
      [0.01, 0.196],
    ],
    0.012,
    0.002,
  );
  return [
    makePart("grip", "body", lean(grip), { weight: 1, paint: window }),
    makePart("shaft", "body", lean(shaft), { weight: 0.8 }),
    makePart("tip", "tube", lean(tip), { weight: 0.9 }),
    makePart("button", "bulb", lean(button), { weight: 0.9 }),
    makePart("rest", "body", lean(rest), { weight: 0.7 }),
  ];
}

/** A pipette. What makes it itself: a thin glass tube drawn out to a point with marks and a coloured liquid in it, a rubber bulb to squeeze on its end, a drop at its tip; a laboratory's has a grip with a thumb button, digits in a window and a clear tip. */
export const pipette = defineFromPlan({
  id: "pipette",
  family: "tool",
  words: [
    "pipette",
    "dropper",
    "eye dropper",
    "eyedropper",
    "medicine dropper",
    "glass pipette",
    "micropipette",
    "lab pipette",
  ],
  senses: ["pipet", "dropper"],
  height: 0.16,
  view: { azimuth: 0.2, elevation: 0.12 },
  slots: {
    tube: mainSlot("glass plastic", "#c8dbe2", "glass|tip"),
    bulb: slot("rubber", "#c23a2e #2a2a2c #d98a4a", "button|rubber"),
    body: slot("plastic", "#e9ecee #3c6fae", "grip|shaft|handle"),
    drop: slot("glass", "#3a8fd0", "droplet|liquid"),
  },
  styles: { dropper: { weight: 3 }, micro: { words: ["micropipette", "lab pipette"], slots: ["body"] } },
  extras: { drop: { chance: 0.8 } },
  build: (planned) => (planned.style === "micro" ? micro() : dropper(planned)),
});
