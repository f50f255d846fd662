import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const Y = 0.3;

/** Wet paint around all but one end of the roll, with a ragged edge. */
const wet =
  (kind: string): Paint =>
  (surface, x, y, z) => {
    const nap = noise(x * 500, y * 500, z * 500, 3);
    surface.height += nap * 0.0015;
    if (y < 0.022 + 0.006 * noise(x * 90, 2, z * 90, 9)) return;
    const [r, g, b] = fromHex(kind);
    const shade = 0.94 + 0.1 * nap;
    layColour(surface, [r * shade, g * shade, b * shade], 0.3, 0);
  };

function build({ kind }: Planned): Part[] {
  const roll = lathe(
    roundCorners(
      [
        [0, 0],
        [0.034, 0, 0.008],
        [0.034, 0.23, 0.008],
        [0, 0.23],
      ],
      4,
    ),
    40,
  );
  const across = (g: Part["geometry"]) => move(turnZ(g, -PI / 2), [-0.115, Y, 0]);
  return [
    makePart(
      "handle",
      "handle",
      turnedPiece(
        [
          [0.012, 0, 0.006],
          [0.019, 0.012, 0.006],
          [0.0155, 0.035, 0.02],
          [0.0185, 0.07, 0.02],
          [0.0165, 0.1, 0.02],
          [0.014, 0.125, 0.004],
          [0.019, 0.132, 0.003],
          [0.009, 0.146, 0.004],
        ],
        28,
      ),
      { weight: 1 },
    ),
    makePart(
      "wire",
      "wire",
      tube(
        0.0042,
        curveThrough(
          [
            [0, 0.14, 0],
            [0, 0.175, 0],
            [0.01, 0.195, 0],
            [0.04, 0.205, 0],
            [0.115, 0.21, 0],
            [0.143, 0.222, 0],
            [0.15, 0.25, 0],
            [0.148, 0.285, 0],
            [0.138, Y, 0],
            [0.11, Y, 0],
          ],
          6,
        ),
        10,
      ),
      { weight: 1 },
    ),
    makePart("roll", "roll", across(roll), { weight: 1, paint: wet(kind) }),
    ...makeParts(
      "cap",
      "cap",
      [
        move(turnY(disc(0.024, 0.006, 0.002, 28), PI / 2), [0.112, Y, 0]),
        move(turnY(disc(0.024, 0.006, 0.002, 28), -PI / 2), [-0.112, Y, 0]),
      ],
      { weight: 0.5 },
    ),
  ];
}

/** A paint roller. What makes it itself: a fat fleecy roll wet with paint, a wire that bends from its end back to the middle, and a grip below. */
export const paintRoller = defineFromPlan({
  id: "paint-roller",
  family: "tool",
  words: ["paint roller", "roller brush", "painting roller", "wall paint roller"],
  senses: [],
  height: 0.33,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    roll: mainSlot("felt", "#f1ead8", "fleece|sleeve|nap|paint"),
    handle: slot("plastic", "#d8281e #1d1e22 #e0a020 #2a62b0", "grip"),
    wire: slot("brushed-steel", "", "frame|rod"),
    cap: slot("plastic", "#2a2b2f", "end cap"),
  },
  kinds: { "#2a78c8": {}, "#d83a2a": {}, "#f0b81e": {}, "#3f9a4a": {}, "#e0709a": {} },
  build,
});
