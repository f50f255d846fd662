import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { circleOutline, type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Prints of a trail, the way from each to the next and between left and right ones, metres. */
const PRINTS = 6;
const STEP = 0.46;
const ASTRIDE = 0.17;
/** How wide the pushed-up edge is, and how high that and the trodden ground stand over the level, metres. */
const EDGE = 0.024;
const HIGH = 0.03;
const TRODDEN = 0.006;

/** The outline of a shoe's sole or of its heel, its toes to +y: an egg, narrower behind. */
const egg = (long: number, wide: number, at: Point2, out: number): Outline =>
  Array.from({ length: 28 }, (_, i): Point2 => {
    const [c, s] = [cos((i / 28) * TAU), sin((i / 28) * TAU)];
    return [at[0] + (wide / 2 + out) * c * (1 + 0.16 * s), at[1] + (long / 2 + out) * s];
  });

/** Size of prints over that of feet: what gave way is wider. */
const SPREAD = 1.4;

/** What of a foot touches the ground: of a boot sole and heel, of a paw pad and toes. */
const treads = (style: string, out: number): Outline[] =>
  style === "paw"
    ? [
        egg(0.1, 0.13, [0, -0.035], out),
        ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
          circleOutline(0.027 + out, 20).map(([x, y]): Point2 => [x + 0.048 * k, y + 0.075 - 0.012 * k * k]),
        ),
      ]
    : [egg(0.19, 0.12, [0, 0.07], out), egg(0.1, 0.09, [0, -0.115], out)];

const flat = (outline: Outline, depth: number, holes: readonly Outline[] = []): Geometry =>
  turnX(extrude(outline, { depth, bevel: Math.min(0.3 * depth, 0.006), holes: [...holes] }), -PI / 2);

function build({ style }: Planned): Part[] {
  const lay = (print: Geometry, i: number): Geometry => {
    const geometry = stretch(print, [SPREAD, 1, SPREAD]);
    const along = (i - (PRINTS - 1) / 2) * STEP;
    const side = (i % 2 === 0 ? 1 : -1) * ASTRIDE;
    return move(turnY(geometry, PI - 0.14 * (i % 2 === 0 ? 1 : -1)), [side + 0.1 * sin(1.3 * along), 0, along]);
  };
  const steps = Array.from({ length: PRINTS }, (_, i) => i);
  const rims = steps.flatMap((i) =>
    treads(style, EDGE * (style === "paw" ? 0.55 : 1)).map((outer, k) =>
      lay(move(flat(outer, HIGH, [reverseOutline(treads(style, 0)[k] as Outline)]), [0, HIGH / 2, 0]), i),
    ),
  );
  const soles = steps.flatMap((i) =>
    treads(style, 0.002).map((outline) => lay(move(flat(outline, TRODDEN), [0, TRODDEN / 2, 0]), i)),
  );
  return [
    ...makeParts("edge", "edge", rims, { weight: 0.9 }),
    ...soles.map((sole, i) => makePart(`tread-${i + 1}`, "tread", sole, { weight: 0.9 })),
  ];
}

/** Words that say a beast went there. */
const OF_PAWS =
  "paw prints|pawprints|paw print|animal tracks|animal prints|rabbit tracks|bear tracks|wolf tracks|deer tracks|fox tracks|cat tracks|dog tracks".split(
    "|",
  );

/** Somebody's trail in what is soft. What makes it itself: left and right prints one after the other, dark and trodden flat within a pushed-up edge; of a boot a sole and a heel, of a paw a pad and four toes. */
export const footprints = defineFromPlan({
  id: "footprints",
  family: "nature",
  words: [
    "footprints",
    "footprint",
    "footsteps",
    "foot prints",
    "boot prints",
    "bootprints",
    "shoe prints",
    ...OF_PAWS,
  ],
  senses: [],
  height: 0.03,
  vary: 0,
  view: { azimuth: 0.35, elevation: 0.5 },
  styles: {
    boot: {},
    paw: {
      weight: 0,
      words: OF_PAWS,
    },
  },
  kinds: {
    snow: { traits: ["in-snow"] },
    sand: {
      weight: 0,
      traits: ["in-sand"],
      materials: { edge: "sand", tread: "sand" },
      dress: { edge: "#dcc18c", tread: "#8f7142" },
    },
    mud: {
      weight: 0,
      traits: ["in-mud"],
      materials: { edge: "dirt", tread: "dirt" },
      dress: { edge: "#8a6644", tread: "#2c1d12" },
    },
  },
  slots: {
    edge: mainSlot("snow", "#eef3f7", "rim"),
    tread: slot("snow", "#7f93a6", "sole|print"),
  },
  build,
});
