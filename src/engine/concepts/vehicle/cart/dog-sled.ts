import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { dog } from "../../animal/dog.ts";
import type { SlotSpec } from "../../concept.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { miniature } from "../../miniature.ts";
import { bar, beam } from "../../pieces.ts";
import { block, pair } from "../bodywork.ts";

/** Half the width over the runners, the bed's height, and the rear and the front end of the runners; metres. */
const [HALF, BED, BACK, FRONT] = [0.27, 0.26, -1.35, 0.75];

/** Where the dogs trot, in pairs before the sled. */
const TEAM: readonly Vec3[] = [
  [0.34, 0, 1.75],
  [-0.34, 0, 1.8],
];

const HUSKY = miniature({
  prefix: "dog",
  concept: dog,
  word: "husky",
  size: 1.05,
  slots: "body ear tail leg nose eye",
  traits: "standing",
});

function sled(): Part[] {
  const runner = sweep(
    rectangleOutline(0.035, 0.028, 0.008, 2),
    curveThrough(
      [
        [HALF, 0.014, BACK],
        [HALF, 0.014, -0.4],
        [HALF, 0.014, FRONT - 0.15],
        [HALF - 0.01, 0.07, FRONT + 0.1],
        [HALF - 0.04, 0.22, FRONT + 0.22],
        [HALF - 0.08, 0.36, FRONT + 0.16],
      ],
      7,
    ),
    { up: [0, 1, 0], endRounding: 0.008 },
  );
  // the brush bow: a hoop that fends off trees
  const brush = tube(
    0.022,
    curveThrough(
      [
        [HALF - 0.02, 0.33, FRONT - 0.05],
        [HALF - 0.02, 0.38, FRONT + 0.2],
        [0.14, 0.39, FRONT + 0.42],
        [-0.14, 0.39, FRONT + 0.42],
        [-HALF + 0.02, 0.38, FRONT + 0.2],
        [-HALF + 0.02, 0.33, FRONT - 0.05],
      ],
      6,
    ),
    12,
  );
  // rails climb from the bow to the driver's handle
  const rail = tube(
    0.019,
    curveThrough(
      [
        [HALF - 0.02, 0.34, FRONT],
        [HALF + 0.02, 0.5, 0.1],
        [HALF + 0.03, 0.66, -0.6],
        [HALF, 0.98, -0.98],
      ],
      6,
    ),
    12,
  );
  const handle = tube(
    0.021,
    curveThrough(
      [
        [HALF, 0.02, -0.72],
        [HALF, 0.5, -0.88],
        [HALF, 0.9, -1.0],
        [HALF * 0.6, 1.06, -1.05],
        [-HALF * 0.6, 1.06, -1.05],
        [-HALF, 0.9, -1.0],
        [-HALF, 0.5, -0.88],
        [-HALF, 0.02, -0.72],
      ],
      6,
    ),
    12,
  );
  const stanchions = [-0.3, 0.15, 0.55].flatMap((z) => [
    ...pair(beam([HALF, 0.02, z], [HALF + 0.01, z < 0 ? 0.62 : z < 0.4 ? 0.48 : 0.38, z - 0.03], 0.032, 0.038)),
    beam([-HALF, BED - 0.03, z], [HALF, BED - 0.03, z], 0.03, 0.04),
  ]);
  const slats = [-0.2, -0.12, -0.04, 0.04, 0.12, 0.2].map((x) => block([0.055, 0.016, 1.45], [x, BED, 0.02], 0.005, 1));
  const lashes = [-0.66, -0.3, 0.15, 0.55].flatMap((z) =>
    pair(block([0.05, 0.05, 0.05], [HALF, BED - 0.02, z], 0.014)),
  );
  return [
    ...makeParts("runner", "wood", pair(runner), { weight: 0.9 }),
    makePart("brush-bow", "wood", brush, { weight: 0.8 }),
    makePart("handlebar", "wood", handle, { weight: 1 }),
    makePart("rails", "wood", merge([...pair(rail), ...stanchions]), { weight: 0.9 }),
    makePart("bed", "wood", merge(slats), { weight: 0.9, grain: "z" }),
    makePart("lashings", "line", merge(lashes), { weight: 0.4 }),
    ...makeParts("footboard", "rubber", pair(block([0.07, 0.02, 0.4], [HALF, 0.035, -1.12], 0.006)), { weight: 0.4 }),
    makePart(
      "load",
      "load",
      merge([
        block([0.42, 0.26, 0.8], [0, BED + 0.13, -0.16], 0.09, 3),
        block([0.38, 0.2, 0.34], [0, BED + 0.1, 0.46], 0.07, 3),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "straps",
      "line",
      merge(
        [-0.4, 0.1, 0.46].map((z) =>
          block([0.44, z > 0.4 ? 0.22 : 0.28, 0.03], [0, BED + (z > 0.4 ? 0.11 : 0.14), z], 0.012),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

function build({ has }: Planned): Part[] {
  if (!has("dog")) return sled();
  const line = (points: readonly Vec3[]) => tube(0.011, curveThrough(points, 5), 8);
  const [a, b] = TEAM as [Vec3, Vec3];
  const traces = [
    line([
      [0, 0.38, FRONT + 0.42],
      [0, 0.36, 1.3],
      [0, 0.42, 2.15],
    ]),
    ...[a, b].flatMap(([x, , z]) => [
      line([
        [0, 0.37, FRONT + 0.45],
        [x * 0.7, 0.42, z - 0.5],
        [x, 0.5, z - 0.2],
      ]),
      line([
        [0, 0.42, 2.14],
        [x * 0.6, 0.48, z + 0.25],
        [x, 0.52, z + 0.16],
      ]),
    ]),
  ];
  return [
    ...sled(),
    ...TEAM.flatMap((at, i) => HUSKY.put(`dog-${i + 1}`, at)),
    makePart("traces", "line", merge(traces), { weight: 0.8 }),
    ...makeParts(
      "harness",
      "harness",
      TEAM.map(([x, , z]) => bar([x - 0.02, 0.5, z - 0.22], [x + 0.02, 0.52, z + 0.18], 0.03, 10)),
      { weight: 0.3 },
    ),
  ];
}

/** A dog sled. What makes it itself: a long light sled on narrow runners turned up in front, with a slatted bed and a lashed load between rails that climb to a high handlebow behind, a brush bow at the nose, and two huskies harnessed to a line before it. */
export const dogSled = defineFromPlan({
  id: "dog-sled",
  family: "vehicle",
  words: [
    "dog sled",
    "dogsled",
    "dog sledge",
    "husky sled",
    "dog sleigh",
    "sled dog team",
    "musher's sled",
    "sled pulled by dogs",
  ],
  senses: ["dogsled"],
  height: 1.08,
  vary: 0.02,
  view: { azimuth: 0.95, elevation: 0.24 },
  slots: {
    wood: mainSlot("ash oak", "", "runner|rail|handle|handlebar|slat|frame"),
    line: slot("rope", "#b8342a #c8a86a #2a5a8a", "rope|trace|lashing|strap|tug"),
    load: slot("canvas", "#3a5a3a #6a5a3a #2f4a7a", "bag|cargo|baggage|tarp"),
    rubber: slot("rubber", "#1a1a1c", "footboard"),
    harness: slot("leather", "#a3221c"),
    ...HUSKY.slots,
    "dog-body": { ...(HUSKY.slots["dog-body"] as SlotSpec), words: ["dog", "husky", "team"] },
  },
  extras: { dog: { chance: 1, slot: "dog-body" } },
  build,
  sockets: () => [
    { name: "seat", position: [0, BED + 0.26, -0.1], normal: [0, 1, 0], radius: 0.22 },
    { name: "top", position: [0, BED + 0.26, -0.1], normal: [0, 1, 0], radius: 0.22 },
  ],
});
