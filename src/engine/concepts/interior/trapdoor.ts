import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the opening's width and depth, half the floor's, and the floor's thickness; metres. */
const [A, B, REACH, T] = [0.42, 0.46, 0.82, 0.08];

function build({ has }: Planned): Part[] {
  const isOpen = has("opened");
  const side = REACH - A;
  // floor boards run along x; those at the opening are cut
  const rows = 9;
  const pitch = (2 * REACH) / rows;
  const boards = Array.from({ length: rows }, (_, k) => {
    const z = -REACH + (k + 0.5) * pitch;
    const size = pitch - 0.008;
    if (Math.abs(z) > B + pitch * 0.2)
      return [block([2 * REACH - 0.01 * (k % 2), T * 0.6, size], [0, T * 0.7, z], 0.006)];
    return [-1, 1].map((s) => block([side - 0.005, T * 0.6, size], [s * (A + side / 2), T * 0.7, z], 0.006));
  }).flat();
  const lid = (g: Geometry): Geometry =>
    isOpen
      ? place(g, chain(translation([0, 0, B]), rotation(X_AXIS, -1.9), translation([0, T + 0.03, -B])))
      : move(g, [0, T - 0.008, 0]);
  const planks = Array.from({ length: 5 }, (_, k) => {
    const wide = (2 * A - 0.03) / 5;
    return block([wide - 0.006, 0.045, 2 * B - 0.03], [(k - 2) * wide, 0.02, 0], 0.007);
  });
  const straps = [-0.62, 0.62].map((t) => block([0.06, 0.012, 2 * B - 0.14], [t * A, 0.046, 0.01], 0.004));
  const nails = [-0.62, 0.62].flatMap((t) =>
    [-0.32, -0.16, 0, 0.16, 0.32].map((z) => block([0.026, 0.012, 0.026], [t * A, 0.054, z], 0.006, 2)),
  );
  const ring = place(torus(0.062, 0.01, 36, 10), chain(rotation(X_AXIS, 0.25), translation([0, 0.06, 0.3])));
  return [
    ...makeParts("board", "floor", boards, { weight: 0.8, grain: "x", ownPiece: true }),
    ...makeParts(
      "rim",
      "frame",
      [
        ...[-1, 1].map((s) => block([2 * A + 0.1, T * 0.78, 0.05], [0, T * 0.66, s * (B + 0.024)], 0.008)),
        ...[-1, 1].map((s) => block([0.05, T * 0.78, 2 * B], [s * (A + 0.024), T * 0.66, 0], 0.008)),
      ],
      { weight: 0.7, grain: "x" },
    ),
    makePart("under", "dark", block([2 * REACH - 0.06, 0.036, 2 * REACH - 0.06], [0, 0.018, 0]), { weight: 0.4 }),
    ...makeParts(
      "batten",
      "door",
      [-0.3, 0.3].map((z) => lid(block([2 * A - 0.06, 0.03, 0.09], [0, -0.012, z], 0.004))),
      { weight: 0.4, grain: "x" },
    ),
    ...makeParts("plank", "door", planks.map(lid), { weight: 1, grain: "z", ownPiece: true }),
    ...makeParts("strap", "iron", straps.map(lid), { weight: 0.8 }),
    ...makeParts("nail", "iron", nails.map(lid), { weight: 0.3 }),
    makePart("ring", "iron", lid(ring), { weight: 0.9 }),
    makePart("staple", "iron", lid(block([0.05, 0.04, 0.026], [0, 0.05, 0.245], 0.008, 2)), { weight: 0.5 }),
    ...makeParts(
      "hinge",
      "iron",
      [-0.62, 0.62].map((t) =>
        bar([t * A - 0.06, T + 0.016, -B + 0.002], [t * A + 0.06, T + 0.016, -B + 0.002], 0.016, 14),
      ),
      { weight: 0.5 },
    ),
    ...(isOpen
      ? [
          ...makeParts(
            "rail",
            "ladder",
            [-1, 1].map((s) => turnXBar(s)),
            { weight: 0.7 },
          ),
          ...makeParts(
            "rung",
            "ladder",
            [0.06, 0.02].map((y, k) =>
              bar([-0.2, y + 0.1 - k * 0.02, 0.34 - k * 0.1], [0.2, y + 0.1 - k * 0.02, 0.34 - k * 0.1], 0.016, 12),
            ),
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

/** A ladder's rail that comes up out of the hole. */
const turnXBar = (s: number): Geometry => bar([s * 0.2, 0.02, 0.2], [s * 0.2, 0.34, 0.42], 0.022, 12);

/** A door in the floor. What makes it itself: a square of planks with iron straps, nails and a big ring to lift it by, set in a frame amid the floor's boards; open it leans back over a dark hole from which a ladder comes. */
export const trapdoor = defineFromPlan({
  id: "trapdoor",
  family: "building",
  words: ["trapdoor", "trap door", "floor hatch", "cellar door", "cellar hatch", "wooden hatch", "hatch"],
  height: 0.13,
  vary: 0.03,
  view: { azimuth: 0.45, elevation: 0.6 },
  slots: {
    door: mainSlot("oak walnut", "#6b4423 #7d5230 #54341c", "lid|plank|panel"),
    floor: slot("oak", "#a98a62 #8f8272 #b89a72", "board|ground"),
    frame: slot("oak", "#4a3018", "rim|edge"),
    iron: slot("wrought-iron", "#1d1d1f", "ring|strap|hinge|nail|handle"),
    dark: slot("dirt", "#070605", "hole|cellar"),
    ladder: slot("oak", "#8a6a40", "step|rung"),
  },
  extras: { opened: { chance: 0.35, traits: ["open", "ajar"], slot: "ladder" } },
  build,
});
