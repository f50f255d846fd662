import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { facetPaint } from "./facet-paint.ts";
import { brilliant } from "./gem-cuts.ts";

const R = 0.022;

/** A brilliant with its table to +Z. */
const stone = (radius: number, facets = 8): Geometry => settle(turnX(brilliant(radius, facets), PI / 2));

const ringOf = <T>(count: number, make: (angle: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make((i / count) * TAU));

const at = (geometry: Geometry, radius: number, angle: number, z: number): Geometry =>
  move(geometry, [radius * sin(angle), radius * cos(angle), z]);

/** A big oval stone in a rim of beads, small stones around it, drops of metal between them. */
function cluster(): Part[] {
  const tall = 1.25;
  const back = stretch(
    turnedCorners(
      [
        [0, 0],
        [R * 0.96, 0, 0.001],
        [R * 0.96, 0.003, 0.0015],
        [0, 0.0045],
      ],
      56,
    ),
    [1, tall, 1],
  );
  const outer = ringOf(16, (a) => stretch(at(stone(R * 0.17), R * 0.86, a, 0.0052), [1, tall, 1]));
  const cups = ringOf(16, (a) => stretch(at(turnedCup(R * 0.19), R * 0.86, a, 0.002), [1, tall, 1]));
  const beads = ringOf(32, (a) => stretch(at(sphere(R * 0.055, 10, 8), R * 1.03, a, 0.0024), [1, tall, 1]));
  return [
    makePart("setting", "metal", merge([back, ...cups, ...beads]), { weight: 1 }),
    makePart(
      "rim",
      "metal",
      stretch(move(settle(turnX(torus(R * 0.6, R * 0.07, 56, 12), PI / 2)), [0, 0, 0.0058]), [1, tall, 1]),
      {
        weight: 0.6,
      },
    ),
    makePart("stone", "stone", stretch(move(stone(R * 0.58, 12), [0, 0, 0.0075]), [1, tall, 0.9]), {
      weight: 1,
      paint: facetPaint(2),
    }),
    makePart("small-stones", "stones", merge(outer), { weight: 0.8, paint: facetPaint(1) }),
  ];
}

/** A low cup that holds a small stone. */
const turnedCup = (radius: number): Geometry =>
  turnedCorners(
    [
      [0, 0],
      [radius * 0.8, 0],
      [radius, 0.003, 0.0006],
      [0, 0.003],
    ],
    20,
  );

/** Petals of stones around a middle, on a stem with two leaves. */
function flower(): Part[] {
  const petal = (a: number) => at(turnZ(stretch(stone(R * 0.34, 10), [0.85, 1.35, 0.8]), -a), R * 0.62, a, 0.004);
  const frame = (a: number) =>
    at(turnZ(stretch(sphere(R * 0.36, 24, 16), [0.92, 1.42, 0.16]), -a), R * 0.62, a, 0.0016);
  const leaf = (side: number) =>
    move(turnZ(stretch(sphere(R * 0.3, 20, 14), [0.55, 1.4, 0.2]), side * -0.85), [side * R * 0.32, -R * 1.62, 0.0016]);
  const stem = stretch(sphere(R * 0.12, 16, 20), [0.6, 9.4, 0.6]);
  return [
    makePart("frame", "metal", merge([...ringOf(6, frame), move(stem, [0, -R * 1.35, 0.001])]), { weight: 1 }),
    makePart("leaves", "metal", merge([leaf(1), leaf(-1)]), { weight: 0.7 }),
    makePart("petals", "stone", merge(ringOf(6, petal)), { weight: 1, paint: facetPaint(2) }),
    makePart("middle", "stones", move(stone(R * 0.27, 10), [0, 0, 0.0075]), { weight: 0.8, paint: facetPaint(1) }),
    makePart("collar", "metal", move(settle(turnX(torus(R * 0.26, R * 0.06, 32, 10), PI / 2)), [0, 0, 0.0052]), {
      weight: 0.4,
    }),
  ];
}

const build = ({ style }: Planned): Part[] =>
  (style === "flower" ? flower() : cluster()).map((part) => ({ ...part, geometry: turnX(part.geometry, -0.2) }));

/** A brooch, leaning back. What makes it itself: one great stone in an oval of beads and small stones, all set in bright metal; or petals of stones on a stem. */
export const brooch = defineFromPlan({
  id: "brooch",
  family: "jewel",
  words: ["brooch", "broach", "jewelled pin", "cameo", "lapel pin", "fibula brooch", "hat pin"],
  senses: ["brooch"],
  likened: ["beast"],
  height: 0.056,
  view: { azimuth: 0.3, elevation: 0.22 },
  slots: {
    metal: mainSlot("gold silver", "", "setting|frame|rim|pin"),
    stone: slot("gemstone", "#b01030 #1040b0 #0f7a48 #6a2ab0", "gem|jewel|ruby|sapphire|emerald"),
    stones: slot("gemstone", "#f2f4f8", "diamond|pearl"),
  },
  styles: { cluster: { weight: 2 }, flower: { weight: 1, traits: ["floral"] } },
  build,
});
