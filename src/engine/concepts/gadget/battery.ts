import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.0072;
const TALL = 0.05;
const COPPER = fromHex("#c9802f");
const WHITE = fromHex("#f2f0ea");

/** Copper-coloured above, a white ring between, a big plus in front and the size written up the side. */
const wrap: Paint = (surface, x, y, z) => {
  if (y > TALL * 0.66) layColour(surface, COPPER, 0.28, 1);
  else if (y > TALL * 0.645) layColour(surface, WHITE, 0.4, 0);
  if (y < 0.0012) return;
  const around = atan2(x, z) * R;
  if (isWritten("+", around, y - TALL * 0.84, 0.0085, 0.13)) layColour(surface, [0.03, 0.03, 0.03], 0.4, 0);
  if (isWritten("AA", around, y - TALL * 0.42, 0.0068, 0.1)) layColour(surface, WHITE, 0.4, 0);
  if (isWritten("-", around, y - TALL * 0.1, 0.0075, 0.16)) layColour(surface, WHITE, 0.4, 0);
  if (Math.abs(y - TALL * 0.24) < 0.0006 && Math.abs(around) < 0.0055) layColour(surface, COPPER, 0.3, 1);
};

const cell = (): Part[] => [
  makePart(
    "body",
    "body",
    turnedUp(
      [
        [0, 0],
        [R * 0.86, 0, 0.0004],
        [R * 0.88, 0.0009, 0.0003],
        [R, 0.0012, 0.0006],
        [R, TALL * 0.965, 0.0009],
        [R * 0.86, TALL * 0.965, 0.0003],
        [0, TALL * 0.962],
      ],
      44,
    ),
    { weight: 1, paint: wrap },
  ),
  makePart(
    "nub",
    "terminal",
    turnedUp(
      [
        [0, TALL * 0.95],
        [R * 0.78, TALL * 0.95, 0.0002],
        [R * 0.74, TALL * 0.972, 0.0003],
        [R * 0.38, TALL * 0.975, 0.0003],
        [R * 0.35, TALL * 1.012, 0.0006],
        [0, TALL * 1.012],
      ],
      28,
    ),
    { weight: 0.9 },
  ),
  makePart(
    "foot",
    "terminal",
    turnedUp(
      [
        [0, 0],
        [R * 0.8, 0],
        [R * 0.8, 0.0008],
        [0, 0.0008],
      ],
      28,
    ),
    { weight: 0.3 },
  ),
];

const nineLabel: Paint = (surface, x, y, z) => {
  if (y > 0.034) layColour(surface, COPPER, 0.3, 1);
  else if (y > 0.0328) layColour(surface, WHITE, 0.4, 0);
  if (z < 0.008 || y < 0.002) return;
  if (isWritten("9V", x, y - 0.018, 0.0125, 0.1)) layColour(surface, WHITE, 0.4, 0);
  if (isWritten("+", x + 0.0065, y - 0.0388, 0.0055, 0.14)) layColour(surface, [0.03, 0.03, 0.03], 0.4, 0);
  if (isWritten("-", x - 0.0065, y - 0.0388, 0.0055, 0.14)) layColour(surface, [0.03, 0.03, 0.03], 0.4, 0);
};

/** A snap: a plain stud to the left, a crimped crown to the right. */
const snap = (x: number, crown: boolean) =>
  move(
    turnedUp(
      crown
        ? [
            [0, 0],
            [0.0026, 0],
            [0.0042, 0.0032, 0.0006],
            [0.0036, 0.0032],
            [0.0026, 0.0016],
            [0, 0.0014],
          ]
        : [
            [0, 0],
            [0.0022, 0],
            [0.0022, 0.0018, 0.0002],
            [0.0029, 0.002, 0.0004],
            [0.0029, 0.0032, 0.0005],
            [0, 0.0032],
          ],
      crown ? 6 : 20,
    ),
    [x, 0.0452, 0],
  );

const block9: Part["geometry"] = block([0.0262, 0.0455, 0.0172], [0, 0.02275, 0], 0.0018, 2);

const carLabel: Paint = (surface, x, y, z) => {
  if (z < 0.08 || y < 0.03 || y > 0.13 || Math.abs(x) > 0.105) return;
  layColour(surface, fromHex("#d8b21c"), 0.5, 0);
  if (y > 0.112 || y < 0.048) layColour(surface, fromHex("#b3201a"), 0.5, 0);
  if (isWritten("12V", x, y - 0.08, 0.045, 0.11)) layColour(surface, [0.02, 0.02, 0.02], 0.5, 0);
};

function carBattery(): Part[] {
  const post = (x: number) =>
    move(
      turnedUp(
        [
          [0, 0],
          [0.011, 0],
          [0.009, 0.022, 0.002],
          [0, 0.022],
        ],
        20,
      ),
      [x, 0.19, 0.045],
    );
  const collar = (x: number) => move(torus(0.0135, 0.0045, 24, 8), [x, 0.194, 0.045]);
  const caps = [-0.05, -0.017, 0.017, 0.05].map((x) =>
    move(
      turnedUp(
        [
          [0, 0],
          [0.012, 0],
          [0.012, 0.007, 0.002],
          [0, 0.007],
        ],
        16,
      ),
      [x, 0.19, -0.03],
    ),
  );
  const grip = turnX(torus(0.05, 0.006, 32, 8), PI / 2);
  return [
    makePart("body", "body", block([0.26, 0.15, 0.172], [0, 0.075, 0], 0.006), { weight: 1, paint: carLabel }),
    makePart("lid", "body", block([0.268, 0.042, 0.18], [0, 0.17, 0], 0.006), { weight: 0.8 }),
    makePart("caps", "body", merge(caps), { weight: 0.4 }),
    ...makeParts("post", "terminal", [post(-0.095), post(0.095)], { weight: 0.7 }),
    makePart("collar-plus", "plus", collar(-0.095), { weight: 0.6 }),
    makePart("collar-minus", "body", collar(0.095), { weight: 0.4 }),
    makePart("grip", "body", move(grip, [0, 0.18, -0.06]), { weight: 0.4 }),
  ];
}

/** A battery. What makes it itself: a slim cell standing upright, black below and copper above, a nub on top and a plus below it; a nine-volt block has two snaps, a car's is a box with two posts. */
export const battery = defineFromPlan({
  id: "battery",
  family: "device",
  words: [
    "battery",
    "aa battery",
    "aaa battery",
    "alkaline battery",
    "battery cell",
    "rechargeable battery",
    "9v battery",
    "nine volt battery",
    "car battery",
    "lead acid battery",
  ],
  senses: ["battery#2", "electric battery"],
  height: 0.05,
  view: { azimuth: 0.16, elevation: 0.24 },
  slots: {
    body: mainSlot("plastic", "#161618", "case|wrap|label"),
    terminal: slot("steel", "", "nub|pole|contact|post"),
    plus: slot("plastic", "#c8201a", "positive terminal"),
  },
  styles: {
    cell: { weight: 1 },
    block: { weight: 0, words: ["9v battery", "nine volt battery"], traits: ["square"] },
    car: { weight: 0, words: ["car battery", "lead acid battery"], slots: ["plus"] },
  },
  vary: 0.03,
  build: ({ style }: Planned) =>
    style === "car"
      ? carBattery()
      : style === "cell"
        ? cell()
        : [
            makePart("body", "body", block9, { weight: 1, paint: nineLabel }),
            makePart("stud", "terminal", snap(-0.0065, false), { weight: 0.8 }),
            makePart("crown", "terminal", snap(0.0065, true), { weight: 0.8 }),
          ],
});
