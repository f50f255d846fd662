import { arc, curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, type Point2 } from "../../geometry/outline.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { inStar, within } from "../flag/in-field.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Width, depth and height of the lower box, metres. */
const [WIDE, DEEP, TALL] = [0.25, 0.13, 0.12];

/** A workman's round lid, from side to side: half a barrel on the box. */
function barrel(): Part[] {
  const outline: Point2[] = [
    [-DEEP / 2, 0],
    [DEEP / 2, 0],
    ...arc([0, 0.02, 0], DEEP / 2, 0, PI, 20).map(([x, y]): Point2 => [x, y * 0.95]),
  ];
  const lid = settle(
    move(turnY(extrude(outline, { depth: WIDE, bevel: 0.004, bevelSteps: 2 }), -PI / 2), [0, TALL + 0.002, 0]),
  );
  const top = TALL + 0.082;
  const handle = tube(
    0.0062,
    curveThrough(
      [
        [-0.055, top - 0.004, 0],
        [-0.05, top + 0.024, 0],
        [-0.03, top + 0.034, 0],
        [0.03, top + 0.034, 0],
        [0.05, top + 0.024, 0],
        [0.055, top - 0.004, 0],
      ],
      6,
    ),
    12,
  );
  return [
    makePart("lid", "lid", lid, { weight: 1 }),
    makePart("handle", "handle", handle, { weight: 0.7 }),
    ...makeParts(
      "plate",
      "latch",
      [-1, 1].map((s) => blockOn([0.028, 0.008, 0.022], s * 0.055, top - 0.006, 0, 0.002)),
      { weight: 0.3 },
    ),
  ];
}

/** A school child's picture on the front: a rocket, a star or a rainbow in a frame. */
const picture =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.7 || z < DEEP * 0.3) return;
    const [u, v] = [x, y - 0.1];
    if (Math.abs(u) > WIDE * 0.43 || Math.abs(v) > 0.077) return;
    layColour(surface, fromHex(["#1c2f6e", "#f2d24a", "#9fd4ec"][seed % 3] as string), 0.3);
    if (seed % 3 === 0) {
      const body =
        Math.abs(u) < 0.024 - 6 * Math.max(0, v - 0.01) * Math.max(0, v - 0.01) * 1.4 && v < 0.062 && v > -0.04;
      const fin = Math.abs(u) < 0.046 && v < -0.01 - (Math.abs(u) - 0.02) * 0.8 && v > -0.05 && Math.abs(u) > 0.015;
      if (fin) layColour(surface, fromHex("#d8262c"), 0.3);
      if (body) layColour(surface, fromHex(v > 0.035 ? "#d8262c" : "#f2f2ee"), 0.3);
      if (u * u + (v - 0.014) * (v - 0.014) < 0.00011) layColour(surface, fromHex("#4aa8e0"), 0.2);
      if (Math.abs(u) < 0.012 + v * 0.1 + 0.002 && v < -0.04 && v > -0.07) layColour(surface, fromHex("#f5a81c"), 0.3);
      for (const [a, b] of [
        [-0.08, 0.045],
        [-0.062, -0.03],
        [0.075, 0.03],
        [0.088, -0.045],
        [0.055, 0.058],
      ] as const)
        if (inStar(u - a, v - b, 0.011)) layColour(surface, fromHex("#f7e36a"), 0.3);
    } else if (seed % 3 === 1) {
      if (inStar(u, v + 0.004, 0.072)) layColour(surface, fromHex("#d8323a"), 0.3);
      if (inStar(u, v + 0.004, 0.052)) layColour(surface, fromHex("#f7f3e6"), 0.3);
    } else {
      const r = Math.sqrt(u * u + (v + 0.055) * (v + 0.055));
      const band = Math.floor((r - 0.05) / 0.013);
      if (band >= 0 && band < 5 && v > -0.055)
        layColour(surface, fromHex(["#6a3ab0", "#2d6ad8", "#3aa84a", "#f5d02c", "#e23a32"][band] as string), 0.3);
      for (const s of [-1, 1])
        for (const [a, b, c] of [
          [0.06, -0.05, 0.017],
          [0.08, -0.045, 0.02],
          [0.1, -0.052, 0.016],
        ] as const)
          if (within(u, v, s * a, b, c)) layColour(surface, fromHex("#fbfbf8"), 0.3);
    }
  };

function school(seed: number): Part[] {
  const tall = 0.2;
  const body = block([WIDE, tall, DEEP * 0.75], [0, tall / 2, 0], 0.014);
  const handle = sweep(
    ellipseOutline(0.008, 0.006, 16),
    curveThrough(
      [
        [-0.052, tall - 0.004, 0],
        [-0.05, tall + 0.022, 0],
        [-0.034, tall + 0.032, 0],
        [0.034, tall + 0.032, 0],
        [0.05, tall + 0.022, 0],
        [0.052, tall - 0.004, 0],
      ],
      6,
    ),
  );
  const seam = block([WIDE + 0.003, tall, 0.004], [0, tall / 2 + 0.0015, 0.014], 0.0015);
  return [
    makePart("body", "body", body, { weight: 1, paint: picture(seed) }),
    makePart("handle", "handle", handle, { weight: 0.8 }),
    makePart("seam", "latch", seam, { weight: 0.3 }),
    ...makeParts(
      "latch",
      "latch",
      [-1, 1].map((s) => block([0.022, 0.034, 0.008], [s * WIDE * 0.36, tall - 0.008, DEEP * 0.375 + 0.002], 0.002)),
      { weight: 0.4 },
    ),
  ];
}

function build({ style, seed }: Planned): Part[] {
  if (style === "school") return school(seed);
  const latches = [-1, 1].flatMap((s) => [
    block([0.024, 0.05, 0.007], [s * 0.075, TALL + 0.002, DEEP / 2 + 0.002], 0.002),
    bar(
      [s * 0.075 - 0.014, TALL - 0.016, DEEP / 2 + 0.006],
      [s * 0.075 + 0.014, TALL - 0.016, DEEP / 2 + 0.006],
      0.0035,
      10,
    ),
  ]);
  return [
    makePart("body", "body", blockOn([WIDE, TALL, DEEP], 0, 0, 0, 0.006), { weight: 1 }),
    makePart("rim", "latch", merge([block([WIDE + 0.005, 0.008, DEEP + 0.005], [0, TALL - 0.001, 0], 0.002)]), {
      weight: 0.4,
    }),
    ...makeParts("latch", "latch", latches, { weight: 0.5 }),
    ...barrel(),
  ];
}

const sockets = ({ style }: Planned): Socket[] => [
  { name: "hand", position: [0, style === "school" ? 0.232 : 0.236, 0], normal: [0, 1, 0], radius: 0.012 },
];

/** A lunchbox. What makes it itself: a metal box with a handle on top and two latches in front; a workman's has a round barrel of a lid, a school child's is flat with a picture of a rocket, a star or a rainbow. */
export const lunchbox = defineFromPlan({
  id: "lunchbox",
  family: "container",
  words: [
    "lunchbox",
    "lunch box",
    "metal lunchbox",
    "lunch pail",
    "lunch tin",
    "school lunchbox",
    "lunch kit",
    "kids lunchbox",
  ],
  height: 0.24,
  view: { azimuth: 0.35, elevation: 0.18 },
  slots: {
    body: { ...mainSlot("painted-metal", "#c8262c #2a5fb8 #2a8a6a #e0852a #3a3f46", "box|tin"), group: "box" },
    lid: {
      ...slot("painted-metal", "#c8262c #2a5fb8 #2a8a6a #e0852a #3a3f46", "cover|top"),
      takesWhole: true,
      group: "box",
    },
    handle: slot("plastic", "#1b1c1f #f2efe6", "grip"),
    latch: slot("chrome", "", "clasp|lock|rim|hinge"),
  },
  styles: {
    school: { weight: 2, words: ["school lunchbox", "kids lunchbox"] },
    workman: { words: ["lunch pail"], slots: ["lid"] },
  },
  build,
  sockets,
});
