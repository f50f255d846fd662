import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Width and depth of the unrolled case, metres. */
const [W, D] = [0.24, 0.185];
/** Width of a pick's shank, metres. */
const SHANK = 0.0042;

/** The last centimetres of a pick, from the shank's right side over the tip to its left: what it is told from others by. */
const TIPS: readonly (readonly Corner[])[] = [
  // hook
  [
    [0.0021, 0.135],
    [0.004, 0.15, 0.006],
    [0.013, 0.158, 0.002],
    [0.012, 0.163, 0.002],
    [0, 0.157, 0.008],
    [-0.0021, 0.14],
  ],
  // rake
  [
    [0.0021, 0.128],
    [0.009, 0.132, 0.002],
    [0.003, 0.138, 0.001],
    [0.009, 0.144, 0.002],
    [0.003, 0.15, 0.001],
    [0.008, 0.157, 0.002],
    [0.002, 0.165, 0.001],
    [-0.0021, 0.158],
  ],
  // half diamond
  [
    [0.0021, 0.138],
    [0.012, 0.151, 0.001],
    [0.001, 0.165, 0.001],
    [-0.0021, 0.158],
  ],
  // ball
  [
    [0.0016, 0.144],
    [0.0075, 0.151, 0.006],
    [0.0075, 0.162, 0.006],
    [-0.0075, 0.162, 0.006],
    [-0.0075, 0.151, 0.006],
    [-0.0016, 0.144],
  ],
  // snake
  [
    [0.0021, 0.124],
    [0.009, 0.135, 0.008],
    [0.002, 0.147, 0.008],
    [0.009, 0.159, 0.006],
    [0.006, 0.165, 0.002],
    [-0.001, 0.15, 0.008],
    [0.003, 0.138, 0.008],
    [-0.0021, 0.128],
  ],
];

/** A flat pick that stands along Y, its end at 0. */
const pick = (tip: readonly Corner[]): Geometry =>
  extrude(
    closeCorners(
      [
        [-0.0058, 0, 0.003],
        [0.0058, 0, 0.003],
        [0.0052, 0.078, 0.004],
        [SHANK / 2, 0.092, 0.01],
        ...tip,
        [-SHANK / 2, 0.092, 0.01],
        [-0.0052, 0.078, 0.004],
      ],
      4,
    ),
    { depth: 0.0022, bevel: 0.0004 },
  );

/** A wrench that turns the lock: a strip bent at right angles. */
const tension = (): Geometry =>
  extrude(
    closeCorners(
      [
        [-0.003, 0, 0.001],
        [0.003, 0, 0.001],
        [0.003, 0.128, 0.003],
        [0.026, 0.128, 0.001],
        [0.026, 0.135, 0.001],
        [-0.003, 0.135, 0.008],
      ],
      4,
    ),
    { depth: 0.0022, bevel: 0.0004 },
  );

/** Stitches around the rim, and between the pockets. */
const stitched =
  (pitch: number): Paint =>
  (surface, x, y, z) => {
    const along = x / 0.006;
    const across = z / 0.006;
    const dash = (t: number) => t - Math.floor(t) < 0.6;
    const column = x / pitch - 0.5;
    const isSeam = Math.abs(column - Math.round(column)) * pitch < 0.0006 && z > -0.002 && y > 0.004;
    const isRim = Math.abs(Math.abs(x) - (W / 2 - 0.006)) < 0.0007;
    if ((isSeam || isRim) && dash(across)) layColour(surface, [0.62, 0.5, 0.32], 0.7, 0);
    if (Math.abs(Math.abs(z) - (D / 2 - 0.006)) < 0.0007 && dash(along)) layColour(surface, [0.62, 0.5, 0.32], 0.7, 0);
  };

function build({ style }: Planned): Part[] {
  if (style === "single") {
    const lay = (g: Geometry, turn: number, x: number) => move(turnX(turnZ(g, turn), -PI / 2), [x, 0.0012, 0.08]);
    return [
      makePart("pick", "pick", lay(pick(TIPS[0] as Corner[]), 0.12, -0.012), { weight: 1 }),
      makePart("wrench", "pick", lay(tension(), -0.22, 0.012), { weight: 0.9 }),
    ];
  }
  const pitch = 0.031;
  const curl = (g: Geometry) =>
    deform(g, ([x, y, z]) => [x, y + Math.max(0, Math.abs(x) - 0.09) * Math.max(0, Math.abs(x) - 0.09) * 9, z]);
  const sheet = curl(move(box([W, 0.004, D], { bevel: 0.0016, divisions: [24, 1, 8] }), [0, 0.002, 0]));
  const pocket = curl(move(box([W - 0.02, 0.005, 0.055], { bevel: 0.002, divisions: [24, 1, 4] }), [0, 0.0062, 0.06]));
  const picks = [-3, -2, -1, 0, 1, 2, 3].map((k, i) => {
    const shape = i === 6 ? tension() : pick(TIPS[(i * 2) % TIPS.length] as Corner[]);
    return move(turnX(stretch(shape, [1.35, 1, 1.3]), -PI / 2), [
      k * pitch,
      0.0072 + (Math.abs(k) === 3 ? 0.0004 : 0),
      0.07,
    ]);
  });
  return [
    makePart("case", "body", sheet, { weight: 1, paint: stitched(pitch) }),
    makePart("pockets", "body", pocket, { weight: 0.9, paint: stitched(pitch) }),
    ...makeParts("pick", "pick", picks, { weight: 0.9 }),
    makePart(
      "strap",
      "strap",
      merge([
        move(box([0.05, 0.0025, 0.014], { bevel: 0.001 }), [W / 2 + 0.02, 0.012, 0]),
        move(box([0.09, 0.0025, 0.012], { bevel: 0.001 }), [-W / 2 - 0.036, 0.012, 0]),
      ]),
      { weight: 0.6 },
    ),
    makePart("buckle", "metal", move(turnX(tensionBuckle(), -PI / 2), [W / 2 + 0.046, 0.013, 0]), { weight: 0.5 }),
  ];
}

const tensionBuckle = (): Geometry => {
  const bars: readonly (readonly [number, number, number, number])[] = [
    [-0.009, 0, 0.003, 0.024],
    [0.009, 0, 0.003, 0.024],
    [0, 0.0105, 0.021, 0.003],
    [0, -0.0105, 0.021, 0.003],
    [0.001, 0, 0.018, 0.0022],
  ];
  return merge(bars.map(([x, y, w, h]) => move(box([w, h, 0.003], { bevel: 0.0008 }), [x, y, 0])));
};

/** A burglar's tools. What makes it itself: an unrolled leather case with a row of pockets, from each of which stands a flat steel pick whose tip differs from its neighbours': hook, rake, diamond, ball, snake, and an angled tension wrench. One pick lies beside its wrench. */
export const lockpickSet = defineFromPlan({
  id: "lockpick-set",
  family: "tool",
  words: [
    "lockpick set",
    "lock pick set",
    "lockpicking set",
    "lockpicks",
    "thieves' tools",
    "thief tools",
    "lockpick",
    "lock pick",
    "lockpicking tools",
  ],
  height: 0.022,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.85 },
  slots: {
    pick: mainSlot("steel brushed-steel", "", "tool|wrench|blade"),
    body: slot("leather", "#5a3218 #3a2416 #7a4a26 #2a2422", "case|roll|pouch|wallet"),
    strap: slot("leather", "#3a2010", "thong"),
    metal: slot("brass", "", "buckle"),
  },
  styles: { roll: {}, single: { weight: 0, words: ["lockpick", "lock pick"] } },
  build,
});
