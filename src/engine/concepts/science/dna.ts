import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const [R, H, TURNS, RUNGS] = [0.055, 0.34, 1.75, 21];
/** The second strand runs behind the first, with a wide and a narrow groove between them. */
const BEHIND = PI * 0.86;

const at = (t: number, from: number): Vec3 => {
  const angle = t * TAU * TURNS + from;
  return [R * cos(angle), 0.012 + H * t, R * sin(angle)];
};

function build({ style, stream }: Planned): Part[] {
  const chance = stream("bases");
  const strand = (from: number) =>
    tube(
      0.0075,
      Array.from({ length: 97 }, (_, i) => at(i / 96, from)),
      14,
      { endRounding: 0.006 },
    );
  const pairs: [Vec3, Vec3, number][] = Array.from({ length: RUNGS }, (_, i) => {
    const t = (i + 0.5) / RUNGS;
    return [at(t, 0), at(t, BEHIND), Math.floor(chance() * 4)];
  });
  const middle = ([a, b]: readonly [Vec3, Vec3, number]): Vec3 => [
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
    (a[2] + b[2]) / 2,
  ];
  const bases = ["base-a", "base-b", "base-c", "base-d"].flatMap((name, kind) => {
    // a pairs with b, c with d: one half of a rung each
    const halves = pairs.flatMap((pair) => {
      const [a, b, which] = pair;
      const [first, second] = which < 2 ? [which, 1 - which] : [which, 5 - which];
      return [
        ...(first === kind ? [bar(a, middle(pair), 0.0048, 10)] : []),
        ...(second === kind ? [bar(middle(pair), b, 0.0048, 10)] : []),
      ];
    });
    return halves.length > 0 ? [makePart(name, name, merge(halves), { weight: 0.7 })] : [];
  });
  const beads = (from: number) => merge(pairs.map(([a, b]) => move(sphere(0.0105, 16), from === 0 ? a : b)));
  const foot = turnedPiece(
    [
      [R * 0.95, 0, 0.002],
      [R * 1, 0.008, 0.004],
      [R * 0.5, 0.014, 0.006],
    ],
    48,
  );
  return [
    makePart("strand-1", "strand", strand(0), { weight: 1 }),
    makePart("strand-2", "strand-two", strand(BEHIND), { weight: 1 }),
    ...bases,
    ...(style === "beaded"
      ? [
          makePart("beads-1", "strand", beads(0), { weight: 0.7 }),
          makePart("beads-2", "strand-two", beads(BEHIND), { weight: 0.7 }),
        ]
      : []),
    makePart("foot", "stand", move(foot, [0, 0, 0]), { weight: 0.5 }),
  ];
}

/** The double helix of heredity. What makes it itself: two strands wound about each other like a spiral staircase, joined by rungs whose two halves have two of four colours, on a small stand. */
export const dna = defineFromPlan({
  id: "dna",
  family: "object",
  words: [
    "dna helix",
    "dna",
    "dna strand",
    "double helix",
    "dna double helix",
    "dna molecule",
    "dna model",
    "helix",
    "genome",
  ],
  senses: ["double helix"],
  height: 0.36,
  view: { azimuth: 0.3, elevation: 0.08 },
  slots: {
    strand: mainSlot("plastic", "#2f6fd0 #c8324a #e8ecf0", "backbone"),
    "strand-two": mainSlot("plastic", "#d8403a #2f6fd0 #c8d0d8", "second strand"),
    "base-a": slot("plastic", "#f2c230", "rung|base|base pair"),
    "base-b": slot("plastic", "#3fae54"),
    "base-c": slot("plastic", "#e8742a"),
    "base-d": slot("plastic", "#4fb8d8"),
    stand: slot("plastic painted-metal", "#26292e", "foot"),
  },
  styles: { smooth: { weight: 1 }, beaded: { weight: 1 } },
  build,
});
