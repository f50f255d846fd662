import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, type Outline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** A round hole over a slot that widens downwards, clockwise: a keyhole about the origin, `r` the radius of its round. */
function keyholeOutline(r: number): Outline {
  const round = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
    const a = -PI / 2 + 0.5 + ((2 * PI - 1) * i) / 24;
    return [r * cos(a), r * sin(a) + r * 0.8];
  });
  return reverseOutline([...round, [-r * 0.75, -r * 2.2], [r * 0.75, -r * 2.2]]);
}

/** Half a plate's edge from its foot up, mirrored to the whole. */
const mirrored = (right: readonly Corner[]): Outline =>
  closeCorners([...right, ...right.map(([x, y, r = 0]): Corner => [-x, y, r]).reverse()], 5);

const ORNATE: readonly Corner[] = [
  [0.012, -0.11, 0.008],
  [0.024, -0.085, 0.012],
  [0.016, -0.072, 0.006],
  [0.036, -0.05, 0.014],
  [0.03, 0, 0.04],
  [0.038, 0.05, 0.014],
  [0.016, 0.074, 0.006],
  [0.024, 0.088, 0.012],
  [0.012, 0.115, 0.008],
];

const PLAIN: readonly Corner[] = [
  [0.032, -0.085, 0.03],
  [0.032, 0.085, 0.03],
];

/** The piece of a door that a fitting sits on: upright boards or one board, its face at z = 0. */
const boards = (width: number, height: number, count: number): Geometry[] =>
  Array.from({ length: count }, (_, i) =>
    block([width / count - 0.002, height, 0.04], [((i + 0.5) / count - 0.5) * width, 0, -0.02], 0.004, 2),
  );

function keyholeParts({ style }: Planned): Part[] {
  const outline = mirrored(style === "plain" ? PLAIN : ORNATE);
  const r = 0.0115;
  const plateOf = extrude(outline, { depth: 0.006, bevel: 0.0015, bevelSteps: 2, holes: [keyholeOutline(r)] });
  const rim = extrude(reverseOutline(keyholeOutline(r * 1.34)), {
    depth: 0.007,
    bevel: 0.0015,
    bevelSteps: 2,
    holes: [keyholeOutline(r)],
  });
  const nail = (y: number): Geometry => move(stretch(sphere(0.0055, 18, 10), [1, 1, 0.5]), [0, y, 0.006]);
  return [
    makePart("boards", "door", merge(boards(0.2, 0.3, 3)), { weight: 0.8, grain: "y" }),
    makePart("dark", "hole", slab([0.034, 0.05, 0.004], 0.006), { weight: 0.9 }),
    makePart("plate", "plate", move(plateOf, [0, 0, 0.0035]), { weight: 1 }),
    makePart("rim", "plate", move(rim, [0, 0, 0.0075]), { weight: 0.9 }),
    makePart("nails", "plate", merge([-1, 1].map((s) => nail(s * (style === "plain" ? 0.066 : 0.096)))), {
      weight: 0.4,
    }),
  ];
}

/** A keyhole. What makes it itself: a dark round hole over a slot that widens downwards, cut in an upright metal plate with shaped ends that is nailed on the boards of a door. */
export const keyhole = defineFromPlan({
  id: "keyhole",
  family: "furniture",
  words: ["keyhole", "key hole", "escutcheon", "keyhole plate", "door keyhole", "lock plate", "plain keyhole"],
  senses: ["keyhole"],
  height: 0.3,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    plate: mainSlot("brass bronze iron", "", "escutcheon|metal"),
    hole: slot("plastic", "#060606", "slot"),
    door: slot("oak mahogany", "#5a3a22 #4a2a1a #7a5230", "wood|board"),
  },
  styles: { ornate: { weight: 2 }, plain: { weight: 1, words: ["plain keyhole"] } },
  build: keyholeParts,
});

const WORD = fromHex("#2a2014");

const letters: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  if (nz > 0.6 && z > 0 && isWritten("LETTERS", x, y - 0.002, 0.021, 0.085)) layColour(surface, WORD, 0.6);
};

function mailSlotParts(): Part[] {
  const frame = extrude(
    closeCorners(
      [
        [-0.155, -0.052, 0.012],
        [0.155, -0.052, 0.012],
        [0.155, 0.052, 0.012],
        [-0.155, 0.052, 0.012],
      ],
      4,
    ),
    { depth: 0.008, bevel: 0.002, bevelSteps: 2 },
  );
  // the flap hangs from its upper edge, pushed open by what is in it
  const flap = (g: Geometry): Geometry => move(turnX(g, -0.5), [0, 0.03, 0.012]);
  const envelope = (turn: number, x: number, slot: string, name: string, tilt: number): Part =>
    makePart(name, slot, move(turnX(turnZ(slab([0.17, 0.115, 0.002], 0.002), turn), -1.15 + tilt), [x, -0.02, 0.055]), {
      weight: 0.7,
    });
  return [
    makePart("door", "door", block([0.44, 0.34, 0.036], [0, 0, -0.018], 0.004, 2), { weight: 0.7, grain: "x" }),
    makePart(
      "mouldings",
      "door",
      merge(
        [-1, 1].flatMap((s) => [
          block([0.4, 0.014, 0.016], [0, s * 0.14, 0], 0.005, 2),
          block([0.014, 0.28, 0.016], [s * 0.195, 0, 0], 0.005, 2),
        ]),
      ),
      { weight: 0.4, grain: "x" },
    ),
    makePart("frame", "plate", move(frame, [0, 0, 0.004]), { weight: 1 }),
    makePart("opening", "hole", move(slab([0.262, 0.06, 0.003], 0.004), [0, 0, 0.009]), { weight: 0.8 }),
    makePart("flap", "plate", flap(move(slab([0.256, 0.058, 0.004], 0.005, 0.0015), [0, -0.029, 0])), {
      weight: 1,
      paint: letters,
    }),
    makePart("hinge", "plate", block([0.256, 0.008, 0.01], [0, 0.032, 0.012], 0.003, 2), { weight: 0.4 }),
    envelope(0.08, -0.03, "letter", "letter-1", 0),
    envelope(-0.12, 0.045, "second", "letter-2", 0.12),
    makePart(
      "screws",
      "plate",
      merge([-1, 1].map((s) => move(stretch(sphere(0.006, 16, 8), [1, 1, 0.5]), [s * 0.143, 0, 0.008]))),
      { weight: 0.3 },
    ),
  ];
}

/** A mail slot. What makes it itself: a wide low brass frame in a piece of door, a hinged flap in it that says what it is for, and letters that hold the flap open on their way in. */
export const mailSlot = defineFromPlan({
  id: "mail-slot",
  family: "furniture",
  words: ["mail slot", "letter slot", "letter plate", "mail flap", "door mail slot", "post slot", "letter flap"],
  senses: [],
  height: 0.34,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    plate: mainSlot("brass", "", "flap|frame|metal"),
    hole: slot("plastic", "#080808", "opening"),
    door: slot("painted-wood", "#7a1f1c #1f3f5a #1f4a34 #2a2a2c", "wood"),
    letter: slot("paper", "#f2ecda", "mail|envelope"),
    second: slot("paper", "#d8c8a0"),
  },
  build: mailSlotParts,
});
