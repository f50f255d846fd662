import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, type Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** The pear of a board, its neck at y = 0, its broad end up, with a handle beyond. */
const BOARD: readonly Corner[] = [
  [0.035, 0],
  [0.06, 0.06, 0.05],
  [0.15, 0.2, 0.1],
  [0.15, 0.34, 0.1],
  [0.03, 0.42, 0.03],
  [0.02, 0.47, 0.02],
  [0.032, 0.58, 0.03],
  [-0.032, 0.58, 0.03],
  [-0.02, 0.47, 0.02],
  [-0.03, 0.42, 0.03],
  [-0.15, 0.34, 0.1],
  [-0.15, 0.2, 0.1],
  [-0.06, 0.06, 0.05],
  [-0.035, 0],
];

const OPEN = 0.52;

/** The board's drawing without its handle: where the leather is nailed. */
const PEAR: readonly Point2[] = closeCorners(
  BOARD.filter(([, y]) => y < 0.44),
  6,
);
const MIDDLE = 0.2;

function build(): Part[] {
  const board = plate(BOARD, 0.022, 0.006);
  // lies: its neck to -X, turned about it by the angle it is open
  const lay = (g: Part["geometry"], angle: number): Part["geometry"] => turnZ(turnY(turnX(g, -PI / 2), -PI / 2), angle);
  const folds = 11;
  const rings = Array.from({ length: folds }, (_, i): Ring => {
    const angle = OPEN * (0.04 + (0.92 * i) / (folds - 1));
    const k = i % 2 === 0 ? 1 : 0.84;
    return PEAR.map(([px, py]) => {
      const [x, y] = [px * k, MIDDLE + (py - MIDDLE) * (0.5 + 0.5 * k)];
      // the drawing's y runs along +X from the neck, its x across
      return [y * cos(angle), y * sin(angle) + (i / (folds - 1)) * 0.024 - 0.012, -x] as const;
    });
  });
  const skin = loft(rings.reverse());
  const studs = Array.from({ length: 26 }, (_, i) => {
    const [px, py] = PEAR[Math.floor(((i + 0.5) / 26) * PEAR.length)] as Point2;
    const [x, y] = [px * 0.93, MIDDLE + (py - MIDDLE) * 0.95];
    return move(stretch(sphere(0.0065, 10, 6), [1, 0.6, 1]), [y, 0.0125, -x]);
  });
  const nozzle = turnZ(
    turnedUp(
      [
        [0, -0.02],
        [0.034, -0.02],
        [0.036, 0.03, 0.008],
        [0.02, 0.05, 0.01],
        [0.011, 0.22],
        [0.016, 0.23, 0.004],
        [0.016, 0.25, 0.004],
        [0, 0.25],
      ],
      28,
    ),
    PI / 2,
  );
  const boss = turnedUp(
    [
      [0, 0.01],
      [0.055, 0.011],
      [0.055, 0.018, 0.004],
      [0.03, 0.022, 0.01],
      [0.02, 0.034, 0.01],
      [0, 0.036],
    ],
    28,
  );
  return [
    makePart("board-low", "body", settle(lay(board, 0)), { weight: 0.9, grain: "x" }),
    makePart("board-high", "body", settle(move(lay(board, OPEN), [0, 0.024, 0])), { weight: 1, grain: "x" }),
    makePart("leather", "leather", settle(move(skin, [0, 0.012, 0])), { weight: 1, crease: 0.5 }),
    makePart("studs-high", "metal", move(turnZ(merge(studs), OPEN), [0, 0.024, 0]), { weight: 0.5 }),
    makePart("boss", "metal", move(turnZ(move(boss, [0.23, 0, 0]), OPEN), [0, 0.024, 0]), { weight: 0.5 }),
    makePart("nozzle", "metal", move(turnZ(nozzle, 0.06), [0, 0.012, 0]), { weight: 0.8 }),
  ].map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.1) }));
}

/** Fireplace bellows. What makes them themselves: two pear-shaped boards with handles, held apart by pleated leather nailed round with brass studs, and a long metal nozzle at the narrow end. */
export const bellows = defineFromPlan({
  id: "bellows",
  family: "tool",
  words: ["bellows", "fireplace bellows", "hand bellows", "blacksmith bellows", "fire bellows"],
  senses: ["bellows"],
  height: 0.2,
  view: { azimuth: 0.45, elevation: 0.42 },
  slots: {
    body: mainSlot("oak walnut", "#8a5226 #6a3a1c #a5713c", "board|handle"),
    leather: slot("leather", "#4a2416 #2e1a12 #6a2418", "pleat|fold|bag"),
    metal: slot("brass", "", "nozzle|stud|boss|spout"),
  },
  build,
});
