import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { paddedBox } from "./padded-box.ts";

/** Metres: half the seat's width, an arm's width, and the height of seat and arms. */
const [HALF, ARM, SEAT, ARMS] = [0.28, 0.2, 0.45, 0.62];
/** Radians the back leans: upright, and let down. */
const LEAN = { upright: 0.22, reclined: 0.62 };

function build({ style }: Planned): Part[] {
  const isDown = style === "reclined";
  const lean = LEAN[isDown ? "reclined" : "upright"];
  const soft = { crease: 1 };
  const arm = move(paddedBox([ARM, ARMS - 0.05, 0.82], 0.08, 0.02, 8), [HALF + ARM / 2, (ARMS + 0.05) / 2, 0.02]);
  const armPad = move(paddedBox([ARM + 0.03, 0.11, 0.7], 0.05, 0.012, 8), [HALF + ARM / 2, ARMS + 0.01, 0.06]);
  // three rolls, one above the other, lean as one about the seat's rear edge
  const rolls = [
    { height: 0.26, depth: 0.22, at: 0.13 },
    { height: 0.26, depth: 0.19, at: 0.37 },
    { height: 0.24, depth: 0.24, at: 0.6 },
  ].map(({ height, depth, at }) =>
    move(turnX(move(paddedBox([2 * HALF - 0.01, height, depth], 0.1, 0.025, 8), [0, at, 0]), -lean), [
      0,
      SEAT - 0.05,
      -0.3,
    ]),
  );
  const shell = move(turnX(move(paddedBox([2 * HALF + 0.12, 0.78, 0.12], 0.06, 0.01, 8), [0, 0.36, -0.11]), -lean), [
    0,
    SEAT - 0.05,
    -0.3,
  ]);
  const rest = isDown
    ? move(turnX(paddedBox([2 * HALF - 0.02, 0.12, 0.42], 0.05, 0.02, 8), -0.14), [0, SEAT - 0.03, 0.73])
    : move(paddedBox([2 * HALF - 0.02, 0.3, 0.1], 0.045, 0.014, 8), [0, 0.22, 0.41]);
  const parts: Part[] = [
    makePart("base", "padding", move(paddedBox([2 * HALF + 0.04, 0.27, 0.72], 0.03, 0.004), [0, 0.185, 0]), {
      weight: 0.8,
      ...soft,
    }),
    ...makeParts("arm", "padding", [arm, mirror(arm)], { weight: 0.95, ...soft }),
    ...makeParts("arm-pad", "padding", [armPad, mirror(armPad)], { weight: 0.8, ...soft }),
    makePart("back", "padding", shell, { weight: 0.8, ...soft }),
    ...makeParts("back-roll", "padding", rolls, { weight: 0.95, ...soft }),
    makePart(
      "seat",
      "seat",
      move(turnX(paddedBox([2 * HALF - 0.006, 0.17, 0.64], 0.07, 0.03, 8), -0.06), [0, SEAT - 0.07, 0.08]),
      {
        weight: 0.95,
        ...soft,
      },
    ),
    makePart("footrest", "footrest", rest, { weight: 0.95, ...soft }),
    makePart("lever", "lever", bar([HALF + ARM + 0.016, 0.3, 0.12], [HALF + ARM + 0.016, 0.4, 0.27], 0.014), {
      weight: 0.3,
    }),
    makePart("lever-pin", "metal", bar([HALF + ARM - 0.02, 0.31, 0.13], [HALF + ARM + 0.02, 0.31, 0.13], 0.012), {
      weight: 0.2,
    }),
  ];
  if (isDown) {
    const links = [-0.2, 0.2].flatMap((x) => [
      bar([x, 0.22, 0.3], [x, SEAT - 0.07, 0.72], 0.011),
      bar([x + 0.012, SEAT - 0.1, 0.3], [x + 0.012, SEAT - 0.12, 0.66], 0.011),
    ]);
    parts.push(...makeParts("link", "metal", links, { weight: 0.3 }));
  }
  return parts;
}

/**
 * A reclining armchair. What makes it itself: a back of three fat rolls that leans far, thick padded arms, a footrest swung up in front
 * on metal links, a lever at the side; shut, the footrest hangs before the seat.
 */
export const recliner = defineFromPlan({
  id: "recliner",
  family: "furniture",
  words: ["recliner", "reclining chair", "reclining armchair", "lazy boy", "la z boy", "reclining seat", "cinema seat"],
  height: 1.05,
  view: { azimuth: 0.75, elevation: 0.28 },
  styles: {
    reclined: { traits: ["open", "reclined"] },
    upright: { weight: 0.25, traits: ["closed", "upright"] },
  },
  slots: {
    padding: {
      ...mainSlot(
        "leather leather woven-cotton",
        "#4a2a1a #2a2422 #7a4a2a #8b8f94 #3d5a73",
        "upholstery|arm|armrest|back|backrest|body",
      ),
      group: "padding",
    },
    seat: {
      ...mainSlot("leather leather woven-cotton", "#4a2a1a #2a2422 #7a4a2a #8b8f94 #3d5a73", "cushion"),
      group: "padding",
    },
    footrest: {
      ...mainSlot("leather leather woven-cotton", "#4a2a1a #2a2422 #7a4a2a #8b8f94 #3d5a73", "foot rest|leg rest"),
      group: "padding",
    },
    lever: slot("oak", "#5b3a22 #2e2019", "handle"),
    metal: slot("brushed-steel", "", "link|hinge"),
  },
  build,
  sockets: () => [
    { name: "seat", position: [0, SEAT + 0.02, 0.06], normal: [0, 1, 0], radius: HALF },
    { name: "top", position: [0, SEAT + 0.02, 0.06], normal: [0, 1, 0], radius: HALF },
  ],
});
