import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Width, height and depth, metres. */
const [WIDE, TALL, DEEP] = [0.38, 0.2, 0.25];
const ROUND = 0.15;

/** A cross cut in depth and height carried from side to side. */
const across = (outline: readonly Point2[], width: number) =>
  settle(turnY(extrude(outline, { depth: width, bevel: 0.003, bevelSteps: 2 }), -PI / 2));

/** The round of the front from the top down, `out` metres outside the walls. */
const quarter = (out: number, from: number, to: number, pieces: number): Point2[] =>
  arc([DEEP / 2 - ROUND, TALL - ROUND, 0], ROUND + out, from, to, pieces).map(([x, y]) => [x, y] as const);

function rolltop(): Part[] {
  const body: Point2[] = [[-DEEP / 2, 0.008], [DEEP / 2, 0.008], ...quarter(0, 0, PI / 2, 14), [-DEEP / 2, TALL]];
  const slats = 13;
  const lid = Array.from({ length: slats }, (_, i) => {
    const a = 0.03 + (i / (slats - 1)) * (PI / 2 - 0.05);
    const [z, y] = [DEEP / 2 - ROUND + (ROUND + 0.003) * cos(a), TALL - ROUND + (ROUND + 0.003) * sin(a)];
    return bar([-WIDE / 2 + 0.016, y, z], [WIDE / 2 - 0.016, y, z], 0.0082, 10);
  });
  return [
    makePart("body", "body", across(body, WIDE - 0.04), { weight: 1, grain: "x" }),
    ...makeParts(
      "side",
      "body",
      [-1, 1].map((s) =>
        move(
          across(
            [
              [-DEEP / 2 - 0.004, 0],
              [DEEP / 2 + 0.008, 0],
              ...quarter(0.014, 0, PI / 2, 14),
              [-DEEP / 2 - 0.004, TALL + 0.014],
            ],
            0.018,
          ),
          [s * (WIDE / 2 - 0.012), 0, 0],
        ),
      ),
      { weight: 0.9 },
    ),
    ...makeParts("slat", "lid", lid, { weight: 0.7, grain: "x" }),
    makePart("knob", "knob", move(sphere(0.013, 24), [0, TALL - ROUND + 0.022, DEEP / 2 + 0.018]), { weight: 0.7 }),
  ];
}

function tin(): Part[] {
  const label: Paint = (surface, x, y, z) => {
    if (z > DEEP * 0.4 && isWritten("BREAD", x, y - TALL * 0.43, 0.05, 0.1))
      layColour(surface, fromHex("#23262b"), 0.4);
  };
  const rim: Paint = (surface, _x, y) => {
    if (y < TALL * 0.84 + 0.003) layColour(surface, fromHex("#23262b"), 0.3);
  };
  const handles = [-1, 1].map((s) =>
    bar([s * (WIDE / 2 + 0.013), TALL * 0.55, -0.05], [s * (WIDE / 2 + 0.013), TALL * 0.55, 0.05], 0.006, 12),
  );
  const posts = [-1, 1].flatMap((s) =>
    [-0.045, 0.045].map((z) =>
      bar([s * (WIDE / 2 - 0.006), TALL * 0.55, z], [s * (WIDE / 2 + 0.014), TALL * 0.55, z], 0.005, 10),
    ),
  );
  return [
    makePart("body", "body", blockOn([WIDE, TALL * 0.84, DEEP], 0, 0, 0, 0.02), { weight: 1, paint: label }),
    makePart("cover", "lid", block([WIDE + 0.012, TALL * 0.2, DEEP + 0.012], [0, TALL * 0.92, 0], 0.016), {
      weight: 0.9,
      paint: rim,
    }),
    makePart("knob", "knob", bar([-0.04, TALL * 1.12, 0], [0.04, TALL * 1.12, 0], 0.009, 14), { weight: 0.7 }),
    ...makeParts(
      "stem",
      "knob",
      [-1, 1].map((s) => bar([s * 0.03, TALL, 0], [s * 0.03, TALL * 1.12, 0], 0.006, 10)),
      { weight: 0.4 },
    ),
    ...makeParts("handle", "knob", [...handles, ...posts], { weight: 0.5 }),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "tin" ? tin() : rolltop());

const sockets = (): Socket[] => [
  { name: "top", position: [0, TALL, -0.03], normal: [0, 1, 0], radius: 0.1 },
  { name: "hand", position: [0, TALL / 2, DEEP / 2], normal: [0, 0, 1], radius: 0.02 },
];

/** A bread bin. What makes it itself: a long box with a round front closed by a roll of slats with a knob, between two wooden cheeks; or an enamelled tin with BREAD written on it, a lid with a dark edge and handles at its sides. */
export const breadBin = defineFromPlan({
  id: "bread-bin",
  family: "container",
  words: [
    "bread bin",
    "bread box",
    "breadbox",
    "breadbin",
    "roll top bread bin",
    "bread tin",
    "enamel bread bin",
    "enamel bread box",
    "metal bread bin",
    "metal bread box",
  ],
  senses: ["breadbasket"],
  height: 0.22,
  view: { azimuth: 0.45, elevation: 0.22 },
  slots: {
    body: { ...mainSlot("beech oak pine", "", "box|side|cheek|tin"), group: "box" },
    lid: { ...slot("beech oak pine", "", "cover|slat|roll|door"), takesWhole: true, group: "box" },
    knob: slot("chrome brass iron", "", "handle"),
  },
  styles: {
    rolltop: { weight: 2, words: ["roll top bread bin"] },
    tin: {
      words: ["bread tin", "enamel bread bin", "enamel bread box", "metal bread bin", "metal bread box"],
      materials: { body: "painted-metal", lid: "painted-metal", knob: "walnut" },
      dress: { body: "#f1ead8|#cfe0d6|#d9e4ec", lid: "#f1ead8|#cfe0d6|#d9e4ec" },
    },
  },
  build,
  sockets,
});
