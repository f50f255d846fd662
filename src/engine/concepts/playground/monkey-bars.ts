import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const [LENGTH, WIDTH, HEIGHT] = [2.8, 0.9, 2.1] as const;

/** The top rail over the length: level, or a gentle arch. */
const railY = (x: number, isArched: boolean) =>
  isArched ? HEIGHT - 0.45 + 0.7 * sin(((x + LENGTH / 2) / LENGTH) * PI) : HEIGHT;

function build({ style, count }: Planned): Part[] {
  const isArched = style === "arched";
  const rail = (z: number): Vec3[] => {
    if (isArched)
      return [
        [-LENGTH / 2 - 0.2, 0, z],
        ...Array.from({ length: 25 }, (_, i): Vec3 => {
          const x = (i / 24 - 0.5) * LENGTH;
          return [x, railY(x, true), z];
        }),
        [LENGTH / 2 + 0.2, 0, z],
      ];
    const corner = 0.16;
    return [
      [-LENGTH / 2, 0, z],
      [-LENGTH / 2, HEIGHT - corner, z],
      ...arc([-LENGTH / 2 + corner, HEIGHT - corner, z], corner, PI, PI / 2, 6).slice(1),
      ...arc([LENGTH / 2 - corner, HEIGHT - corner, z], corner, PI / 2, 0, 6),
      [LENGTH / 2, 0, z],
    ];
  };
  const rungs = Array.from({ length: count }, (_, i) => ((i + 1) / (count + 1) - 0.5) * (LENGTH - 0.2));
  const slope = isArched ? 0.2 / (HEIGHT - 0.45) : 0;
  const ladder = [-1, 1].flatMap((s) =>
    [0.35, 0.7, 1.05, 1.4].map((y) => {
      const x = s * (LENGTH / 2 + (isArched ? 0.2 - y * slope : 0));
      return bar([x, y, -WIDTH / 2], [x, y, WIDTH / 2], 0.02, 12);
    }),
  );
  return [
    makePart("frame", "body", merge([-1, 1].map((s) => tube(0.038, rail((s * WIDTH) / 2), 14))), { weight: 1 }),
    makePart(
      "rungs",
      "rung",
      merge(rungs.map((x) => bar([x, railY(x, isArched), -WIDTH / 2], [x, railY(x, isArched), WIDTH / 2], 0.022, 12))),
      { weight: 1 },
    ),
    makePart("ladders", "ladder", merge(ladder), { weight: 0.9 }),
    makePart(
      "feet",
      "foot",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            block([0.2, 0.05, 0.2], [s * (LENGTH / 2 + (isArched ? 0.2 : 0)), 0.02, (t * WIDTH) / 2], 0.015),
          ),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** Monkey bars. What makes them themselves: an overhead ladder of bright tube, level or gently arched, its rungs to swing along, and a climbing ladder up to it at either end. */
export const monkeyBars = defineFromPlan({
  id: "monkey-bars",
  family: "toy",
  words: [
    "monkey bars",
    "monkey bar",
    "climbing frame",
    "jungle gym",
    "overhead ladder",
    "horizontal ladder",
    "climbing bars",
  ],
  senses: [],
  height: 2.1,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#d8281e #2a62b8 #2f8f4a", "frame|post|rail"),
    rung: slot("painted-metal", "#f0b81a #e8e4d8 #e0641c", "bar"),
    ladder: slot("painted-metal", "#2a62b8 #f0b81a", "step"),
    foot: slot("rubber", "#2a2b2e", "base"),
  },
  styles: { level: { weight: 2, traits: ["straight"] }, arched: { weight: 1, traits: ["curved"] } },
  count: { slot: "rung", min: 8, max: 10, most: 14 },
  build,
});
