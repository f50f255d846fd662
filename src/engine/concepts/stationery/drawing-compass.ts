import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, beam } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Length of a leg from the hinge to its tip, metres. */
const LEG = 0.135;

function build({ has, seed }: Planned): Part[] {
  const spread = 0.24 + (seed % 6) * 0.03;
  const y = LEG * cos(spread);
  const hang = (g: Part["geometry"], side: 1 | -1) => move(settle(turnZ(g, side * spread)), [0, y, 0]);
  const leg = merge([
    beam([0, 0, 0], [0, -0.075, 0], 0.0075, 0.0062),
    turnedPiece(
      [
        [0.005, -0.096, 0.001],
        [0.005, -0.07, 0.001],
      ],
      24,
    ),
  ]);
  const needle = turnedPiece(
    [
      [0.0004, -LEG],
      [0.0016, -LEG + 0.012, 0.001],
      [0.0024, -0.095],
      [0.0024, -0.09],
    ],
    18,
  );
  const pencil = turnedPiece(
    [
      [0.0005, -LEG],
      [0.0042, -LEG + 0.017],
      [0.0042, -0.045, 0.001],
    ],
    6 * 4,
  );
  const wood: Paint = (surface, _x, py) => {
    if (py < -LEG + 0.006) layColour(surface, fromHex("#26262a"), 0.5, 0);
    else if (py < -LEG + 0.017) layColour(surface, fromHex("#e2bd86"), 0.7, 0);
  };
  const knurl: Paint = (surface, x, _y, z) => {
    if (sin(x * 9000) * sin(z * 9000) > 0) surface.height -= 0.0003;
  };
  const reach = 0.055 * sin(spread);
  const parts = [
    makePart("leg-left", "body", hang(leg, -1), { weight: 1 }),
    makePart("leg-right", "body", hang(leg, 1), { weight: 1 }),
    makePart("needle", "needle", hang(needle, -1), { weight: 0.8 }),
    makePart("pencil", "pencil", move(hang(pencil, 1), [0.0062, 0, 0]), { weight: 1, paint: wood }),
    makePart(
      "clamp",
      "body",
      move(hang(merge([bar([-0.002, -0.078, 0], [0.011, -0.078, 0], 0.0035, 14)]), 1), [0, 0, 0]),
      { weight: 0.4 },
    ),
    makePart("hinge", "body", move(disc(0.0105, 0.012, 0.002, 36), [0, y, -0.006]), { weight: 0.8 }),
    makePart(
      "grip",
      "grip",
      move(
        turnedPiece(
          [
            [0.003, 0.004],
            [0.003, 0.012, 0.001],
            [0.0052, 0.014, 0.001],
            [0.0052, 0.036, 0.002],
          ],
          28,
        ),
        [0, y, 0],
      ),
      { weight: 0.8, paint: knurl },
    ),
  ];
  if (!has("wheel")) return parts;
  const at = y - 0.055 * cos(spread);
  return [
    ...parts,
    makePart("spindle", "needle", bar([-reach - 0.008, at, 0], [reach + 0.008, at, 0], 0.0016, 10), { weight: 0.4 }),
    makePart("wheel", "grip", move(settle(turnZ(turnX(disc(0.0095, 0.006, 0.001, 32), 0), 0)), [0, at, -0.003]), {
      weight: 0.6,
    }),
  ];
}

/** A drawing compass. What makes it itself: two metal legs spread from a hinge with a knurled handle on it, one ending in a needle, the other holding a short pencil; a thumb wheel on a spindle between them on the better kind. */
export const drawingCompass = defineFromPlan({
  id: "drawing-compass",
  family: "tool",
  words: [
    "drawing compass",
    "drafting compass",
    "geometry compass",
    "math compass",
    "maths compass",
    "pair of compasses",
    "drawing compasses",
    "school compass",
    "compass for drawing circles",
  ],
  height: 0.17,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    body: mainSlot("chrome brushed-steel brass", "", "leg|arm|hinge"),
    needle: slot("steel", "", "point|spindle"),
    pencil: slot("painted-wood", "#e8b21c #c8302a #2f6fb8 #2e7a48", "lead"),
    grip: slot("brushed-steel brass", "", "handle|wheel|knob"),
  },
  extras: { wheel: { chance: 0.5, slot: "grip" } },
  build,
});
