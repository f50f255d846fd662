import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { add, mix, scale, type Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { block } from "../bodywork.ts";

/** Metres. */
const [HALF, HIGH, REACH, BACK] = [0.75, 17, 15, 6];

/** A bar without rounded ends: there are hundreds. */
const strut = (a: Vec3, b: Vec3, radius: number): Geometry => tube(radius, [a, b], 5);

/** Chords between two outlines of corners, with zigzags on every side. */
function lattice(from: readonly Vec3[], to: readonly Vec3[], bays: number, thick: number): Geometry[] {
  const at = (k: number, t: number): Vec3 => mix(from[k] as Vec3, to[k] as Vec3, t);
  const n = from.length;
  const out: Geometry[] = from.map((a, k) => strut(a, to[k] as Vec3, thick));
  for (let i = 0; i < bays; i += 1)
    for (let k = 0; k < n; k += 1) {
      const next = (k + 1) % n;
      const [a, b] = i % 2 === 0 ? [k, next] : [next, k];
      out.push(strut(at(a, i / bays), at(b, (i + 1) / bays), thick * 0.6));
      out.push(strut(at(k, i / bays), at(next, i / bays), thick * 0.6));
    }
  return out;
}

const square = (y: number, half: number): Vec3[] => [
  [half, y, half],
  [-half, y, half],
  [-half, y, -half],
  [half, y, -half],
];

function build({ stream }: Planned): Part[] {
  const next = stream("swing");
  const trolley = REACH * (0.45 + 0.4 * next());
  const drop = HIGH * (0.3 + 0.3 * next());
  const deck = HIGH + 0.9;
  const mast = lattice(square(0.6, HALF), square(HIGH, HALF), 10, 0.13);
  // the jib: a flat triangle, its ridge above
  const jib = lattice(
    [
      [0.9, deck, 0.55],
      [0.9, deck, -0.55],
      [0.9, deck + 1.1, 0],
    ],
    [
      [REACH, deck, 0.4],
      [REACH, deck, -0.4],
      [REACH, deck + 0.6, 0],
    ],
    12,
    0.1,
  );
  const tail = lattice(
    [
      [-0.7, deck, 0.55],
      [-0.7, deck, -0.55],
    ],
    [
      [-BACK, deck, 0.55],
      [-BACK, deck, -0.55],
    ],
    5,
    0.12,
  );
  const peak: Vec3 = [0, deck + 4.2, 0];
  const head = square(deck - 0.1, 0.6).map((p) => strut(p, peak, 0.12));
  const lines = [
    strut(peak, [REACH * 0.78, deck + 0.85, 0], 0.05),
    strut(peak, [REACH * 0.4, deck + 1, 0], 0.05),
    strut(peak, [-BACK + 0.4, deck, 0.5], 0.05),
    strut(peak, [-BACK + 0.4, deck, -0.5], 0.05),
  ];
  const hookY = deck - drop;
  const hook = tube(
    0.11,
    [
      [trolley, hookY, 0],
      [trolley, hookY - 0.5, 0],
      [trolley + 0.3, hookY - 0.85, 0],
      [trolley + 0.05, hookY - 1.15, 0],
      [trolley - 0.3, hookY - 0.9, 0],
    ],
    8,
  );
  const ropes = [0.16, -0.16].map((z) => strut([trolley, deck - 0.1, z], [trolley, hookY, z * 0.7], 0.045));
  const swing = (g: Geometry): Geometry => turnY(g, 0.35);
  const cab: Vec3 = [1.0, deck - 0.75, 1.05];
  return [
    makePart("mast", "body", merge(mast), { weight: 1 }),
    makePart("jib", "body", swing(merge([...jib, ...tail, ...head])), { weight: 1 }),
    makePart("turntable", "body", block([2, 0.9, 2], [0, HIGH + 0.4, 0], 0.1), { weight: 0.8 }),
    makePart("lines", "rope", swing(merge(lines)), { weight: 0.6 }),
    makePart("trolley", "dark", swing(block([1, 0.32, 1.1], [trolley, deck - 0.1, 0], 0.04)), { weight: 0.5 }),
    makePart("ropes", "rope", swing(merge(ropes)), { weight: 0.7 }),
    makePart("hook", "dark", swing(merge([hook, block([0.5, 0.7, 0.4], [trolley, hookY + 0.2, 0], 0.08)])), {
      weight: 0.9,
    }),
    makePart("cab", "cab", swing(block([1.5, 1.5, 1.1], cab, 0.1)), { weight: 0.8 }),
    makePart("pane", "window", swing(block([1.1, 0.85, 1.12], add(cab, [0.24, 0.14, 0.03]), 0.06)), { weight: 0.7 }),
    makePart(
      "weights",
      "weight",
      swing(
        merge(
          [0, 1, 2].map((i) =>
            block([0.75, 2.1, 1.5], add([-BACK + 0.5, deck - 0.75, 0], scale([0.86, 0, 0], i)), 0.06),
          ),
        ),
      ),
      { weight: 0.9 },
    ),
    makePart("footing", "weight", block([4, 0.7, 4], [0, 0.35, 0], 0.08), { weight: 0.7 }),
  ];
}

/** A construction crane. What makes it itself: a tall yellow lattice mast, a long lattice jib across its top with a hook on ropes, a short arm behind with concrete weights, a peak with stays, a cab under the jib. */
export const towerCrane = defineFromPlan({
  id: "tower-crane",
  family: "vehicle",
  words: ["construction crane", "tower crane", "building crane", "crane tower", "building site crane", "lifting crane"],
  senses: [],
  height: 22,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    body: mainSlot("painted-metal", "#f0b014 #e8a010 #d8341c #2a62b0", "mast|jib|arm|frame|lattice"),
    cab: slot("painted-metal", "#f2f0ea #e8e0c8", "cabin"),
    window: slot("glass", "#1c2a33", "glass|pane"),
    weight: slot("concrete", "#a8a49c", "counterweight|footing|base"),
    rope: slot("iron", "#2a2b2d", "cable|line"),
    dark: slot("painted-metal", "#2a2b2d #c8281e", "hook|trolley"),
  },
  build,
});
