import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, cos, PI, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const R = 0.2;
const Y = 0.22;
const ROWS = 26;
/** What small mirrors throw back: the room's lamps, coloured. */
const GLINTS: readonly Rgb[] = [
  [0.95, 0.2, 0.7],
  [0.2, 0.6, 1],
  [1, 0.85, 0.3],
  [0.4, 1, 0.6],
];

/** Square mirrors row over row, as many in each as go around it, dark joints between. */
const mirrors =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const up = atan2(y - Y, Math.sqrt(x * x + z * z)) / PI + 0.5;
    const row = Math.floor(up * ROWS);
    const v = up * ROWS - row;
    const count = Math.max(3, Math.round(2 * ROWS * cos((((row + 0.5) / ROWS) * 2 - 1) * (PI / 2))));
    const along = (atan2(z, x) / TAU + 0.5) * count;
    const column = Math.floor(along) % count;
    const u = along - Math.floor(along);
    if (u < 0.07 || u > 0.93 || v < 0.07 || v > 0.93) {
      layColour(surface, [0.03, 0.03, 0.035], 0.7, 0);
      surface.height -= 0.0012;
      return;
    }
    const dice = Math.min(1, Math.max(0, 0.5 + 0.9 * noise(row * 5.37, column * 3.71, 0.5, seed)));
    const tone = 0.28 + 0.72 * dice;
    const glint = dice > 0.93 ? (GLINTS[(row + column) % GLINTS.length] as Rgb) : undefined;
    layColour(
      surface,
      glint ?? [surface.r * tone, surface.g * tone, surface.b * tone],
      0.06 + 0.1 * (1 - dice),
      glint ? 0.4 : 0.95,
    );
  };

function build({ seed }: Planned): Part[] {
  const top = Y + R;
  const cap = turnedUp(
    [
      [0, top - 0.006],
      [0.036, top - 0.008, 0.003],
      [0.036, top + 0.016, 0.004],
      [0, top + 0.018],
    ],
    28,
  );
  return [
    makePart("ball", "body", settle(move(sphere(R, 64, 40), [0, Y, 0])), { weight: 1, paint: mirrors(seed) }),
    makePart("cap", "metal", cap, { weight: 0.5 }),
    makePart(
      "chain",
      "metal",
      merge([
        settle(move(turnX(torus(0.012, 0.0035, 24, 8), PI / 2), [0, top + 0.027, 0])),
        bar([0, top + 0.036, 0], [0, top + 0.19, 0], 0.0032, 10),
      ]),
      { weight: 0.4 },
    ),
    makePart(
      "motor",
      "metal",
      turnedUp(
        [
          [0, top + 0.18],
          [0.03, top + 0.18, 0.004],
          [0.044, top + 0.2, 0.006],
          [0.044, top + 0.222, 0.003],
          [0, top + 0.222],
        ],
        28,
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A disco ball. What makes it itself: a ball all of small square mirrors in rows, each bright or dark on its own, some coloured, hanging by a rod from a cap. */
export const discoBall = defineFromPlan({
  id: "disco-ball",
  family: "light",
  words: ["disco ball", "mirror ball", "mirrorball", "disco mirror ball", "glitter ball", "discoball"],
  height: 0.64,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.08 },
  slots: {
    body: mainSlot("chrome", "#d8dce2", "mirror|ball|tile"),
    metal: slot("brushed-steel", "", "cap|chain|rod|motor"),
  },
  build,
});
