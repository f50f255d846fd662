import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Pale blue glass with a bright crescent and two slanting gleams. */
const lens: Paint = (surface, x, y) => {
  const d = Math.sqrt(x * x + y * y) / 0.048;
  const tone = 0.62 + 0.2 * d * d;
  layColour(surface, [tone * 0.72, tone * 0.92, tone], 0.03, 0);
  const [u, v] = [x + 0.006, y - 0.006];
  const inner = Math.sqrt(u * u + v * v) / 0.048;
  const slant = x - y;
  if (
    (d > 0.78 && inner < 0.84 && x + y < 0) ||
    (Math.abs(slant + 0.03) < 0.005 && d < 0.7) ||
    (Math.abs(slant + 0.016) < 0.002 && d < 0.7)
  )
    layColour(surface, [0.93, 0.97, 1], 0.05, 0);
};

function build({ style }: Planned): Part[] {
  const y = 0.19;
  const ring = turned(
    closeCorners(
      [
        [0.046, -0.007, 0.002],
        [0.054, -0.007, 0.004],
        [0.054, 0.007, 0.004],
        [0.046, 0.007, 0.002],
      ],
      4,
    ),
    64,
    true,
  );
  const glass = turned(
    [
      [0, -0.0055],
      [0.02, -0.005],
      [0.038, -0.0036],
      [0.0475, -0.002],
      [0.0475, 0.002],
      [0.038, 0.0036],
      [0.02, 0.005],
      [0, 0.0055],
    ],
    56,
  );
  const handle =
    style === "plain"
      ? turnedPiece([
          [0.0105, 0, 0.005],
          [0.0125, 0.04, 0.05],
          [0.0095, 0.115, 0.004],
        ])
      : turnedPiece([
          [0.009, 0, 0.006],
          [0.0145, 0.016, 0.012],
          [0.01, 0.035, 0.008],
          [0.0125, 0.075, 0.03],
          [0.0095, 0.115, 0.004],
        ]);
  return [
    makePart("ring", "frame", move(ring, [0, y, 0]), { weight: 1 }),
    makePart("lens", "lens", move(glass, [0, y, 0]), { weight: 1, paint: lens }),
    makePart("handle", "handle", handle, { weight: 1 }),
    makePart(
      "ferrule",
      "frame",
      move(
        turnedPiece([
          [0.0115, 0, 0.002],
          [0.0105, 0.014, 0.003],
          [0.006, 0.018, 0.003],
          [0.006, 0.03, 0.001],
        ]),
        [0, 0.11, 0],
      ),
      { weight: 0.7 },
    ),
  ];
}

/** A magnifying glass, lens up. What makes it itself: one large round lens with a gleam in a metal ring, on a single straight handle. */
export const magnifyingGlass = defineFromPlan({
  id: "magnifying-glass",
  family: "tool",
  words: ["magnifying glass", "magnifier", "hand lens", "loupe", "lens", "magnifying lens", "detective glass"],
  senses: ["hand glass", "lens"],
  height: 0.24,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    frame: mainSlot("gold brushed-steel", "", "ring|rim"),
    lens: { ...slot("glass", "#b8dcec", "glass"), clear: true },
    handle: slot("oak oak plastic", "#6b3a1c #8a4a22 #1c1c1f", "grip"),
  },
  styles: { turned: { weight: 2 }, plain: { weight: 1 } },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.06, 0], normal: [0, 0, 1], radius: 0.012 }],
});
