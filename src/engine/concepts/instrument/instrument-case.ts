import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { insetOutline, type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** The right side of a case from the foot up, metres. */
const SHAPES: Readonly<Record<string, readonly Point2[]>> = {
  guitar: [
    [0, 0],
    [0.1, 0.004],
    [0.175, 0.05],
    [0.21, 0.13],
    [0.2, 0.22],
    [0.165, 0.3],
    [0.152, 0.37],
    [0.158, 0.44],
    [0.15, 0.5],
    [0.11, 0.545],
    [0.082, 0.58],
    [0.074, 0.66],
    [0.072, 0.8],
    [0.08, 0.87],
    [0.086, 0.96],
    [0.078, 1.03],
    [0.04, 1.055],
    [0, 1.058],
  ],
  violin: [
    [0, 0],
    [0.07, 0.003],
    [0.122, 0.04],
    [0.137, 0.11],
    [0.128, 0.2],
    [0.118, 0.29],
    [0.112, 0.37],
    [0.092, 0.45],
    [0.07, 0.53],
    [0.062, 0.62],
    [0.06, 0.7],
    [0.052, 0.755],
    [0.028, 0.775],
    [0, 0.778],
  ],
};

function outlineOf(style: string): Outline {
  const right = curveThrough(
    (SHAPES[style] as readonly Point2[]).map(([x, y]): Vec3 => [x, y, 0]),
    3,
  ).map(([x, y]) => [Math.max(0, x), y] as const);
  return [
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [-x, y] as const),
  ];
}

/** How far to the right the edge lies at a height. */
const edgeAt = (outline: Outline, y: number): number =>
  Math.max(...outline.filter(([, v]) => Math.abs(v - y) < 0.03).map(([x]) => x));

/** Radians by which the lid of one that is open stands up from it. */
const OPENED = 1.9;

/** Lying, its lid thrown back about the long side, both halves lined. */
function buildOpen(outline: Outline, style: string): Part[] {
  const half = style === "guitar" ? 0.075 : 0.06;
  const wall = 0.012;
  const inner = insetOutline(outline, wall);
  const wide = Math.max(...outline.map(([x]) => x));
  // a half with its open side to +Z, on z = 0
  const tray = merge([
    extrude(outline, { depth: half, holes: [reverseOutline(inner)] }),
    move(extrude(outline, { depth: 0.008 }), [0, 0, -half / 2 + 0.002]),
  ]);
  const lining = move(extrude(insetOutline(outline, wall - 0.002), { depth: 0.012, bevel: 0.003 }), [
    0,
    0,
    -half / 2 + 0.012,
  ]);
  const rim = move(
    extrude(insetOutline(outline, -0.003), {
      depth: 0.012,
      holes: [reverseOutline(insetOutline(outline, wall - 0.002))],
    }),
    [0, 0, half / 2 - 0.006],
  );
  const lay = (geometry: Geometry): Geometry => turnX(geometry, -PI / 2);
  // the lid is the other half, turned about the right edge
  const lift = (geometry: Geometry): Geometry =>
    move(turnY(move(turnY(geometry, PI), [-wide, 0, half / 2]), OPENED), [wide, 0, half / 2]);
  const tall = style === "guitar" ? 1.058 : 0.778;
  const latches = [0.3, 0.7].map((t) =>
    move(box([0.014, 0.036, 0.03], { bevel: 0.003 }), [-edgeAt(outline, tall * t) - 0.004, tall * t, 0]),
  );
  return [
    makePart("back", "shell", lay(tray), { weight: 1 }),
    makePart("lid", "shell", lay(lift(tray)), { weight: 1 }),
    makePart("lining", "lining", lay(lining), { weight: 0.8 }),
    makePart("lid-lining", "lining", lay(lift(lining)), { weight: 0.8 }),
    makePart("rim", "trim", lay(rim), { weight: 0.6 }),
    makePart("lid-rim", "trim", lay(lift(rim)), { weight: 0.6 }),
    ...makeParts("latch", "latch", latches.map(lay), { weight: 0.6 }),
  ];
}

function build({ style, kind, has }: Planned): Part[] {
  const outline = outlineOf(style);
  if (kind === "open") return buildOpen(outline, style);
  const depth = style === "guitar" ? 0.13 : 0.1;
  const half = depth / 2;
  const shell = (z: number) =>
    settle(move(extrude(outline, { depth: half - 0.0035, bevel: 0.018, bevelSteps: 3 }), [0, 0, z]));
  const band = settle(extrude(insetOutline(outline, 0.004), { depth: 0.03 }));
  const rim = settle(extrude(insetOutline(outline, -0.0045), { depth: 0.02, bevel: 0.004 }));
  const tall = style === "guitar" ? 1.058 : 0.778;
  const latches = [0.16, 0.5, 0.86].flatMap((t) => {
    const y = tall * t;
    const x = edgeAt(outline, y);
    return [
      move(box([0.012, 0.034, 0.052], { bevel: 0.003 }), [-x - 0.003, y, 0]),
      move(box([0.009, 0.02, 0.026], { bevel: 0.0025 }), [-x - 0.009, y, 0.012]),
    ];
  });
  const hinges = [0.22, 0.78].map((t) =>
    move(box([0.01, 0.05, 0.03], { bevel: 0.003 }), [edgeAt(outline, tall * t) + 0.002, tall * t, 0]),
  );
  const at = tall * (style === "guitar" ? 0.34 : 0.36);
  const x = -edgeAt(outline, at);
  const grip = tube(
    0.0115,
    curveThrough(
      [
        [x + 0.004, at - 0.062, 0],
        [x - 0.028, at - 0.054, 0],
        [x - 0.04, at - 0.03, 0],
        [x - 0.042, at, 0],
        [x - 0.04, at + 0.03, 0],
        [x - 0.028, at + 0.054, 0],
        [x + 0.004, at + 0.062, 0],
      ],
      5,
    ),
    12,
    { scale: (t) => 0.72 + 0.5 * (1 - (2 * t - 1) * (2 * t - 1)) },
  );
  const corners = has("corners")
    ? [
        move(slab([0.07, 0.05, depth + 0.003], 0.012, 0.004), [0, 0.026, 0]),
        move(slab([0.06, 0.04, depth + 0.003], 0.012, 0.004), [0, tall - 0.021, 0]),
      ]
    : [];
  return [
    makePart("lid", "shell", shell(half / 2 + 0.0018), { weight: 1 }),
    makePart("back", "shell", shell(-half / 2 - 0.0018), { weight: 1 }),
    makePart("seam", "trim", band, { weight: 0.4 }),
    makePart("rim", "trim", rim, { weight: 0.6 }),
    ...makeParts("latch", "latch", latches, { weight: 0.7 }),
    ...makeParts("hinge", "latch", hinges, { weight: 0.4 }),
    makePart("handle", "handle", settle(grip), { weight: 0.9 }),
    ...makeParts("corner", "trim", corners, { weight: 0.5 }),
  ];
}

/** A case for an instrument, upright. What makes it itself: a flat hard shell in the outline of a guitar (round body, waist, long neck, head) or tapered like a violin's, a rim around its seam, metal latches and a handle on its side. */
export const instrumentCase = defineFromPlan({
  id: "instrument-case",
  family: "instrument",
  words: [
    "guitar case",
    "violin case",
    "instrument case",
    "fiddle case",
    "guitar hard case",
    "ukulele case",
    "cello case",
    "bass case",
    "viola case",
  ],
  height: 1.05,
  view: { azimuth: -0.5, elevation: 0.14 },
  slots: {
    shell: mainSlot("leather", "#1c1b1d #4a2c18 #6a3e1e #2a2230 #5a1c1c", "case|body|lid|leather"),
    trim: slot("leather", "#0e0d0e #2a180c #c8a468", "rim|edge|piping"),
    latch: slot("gold brushed-steel", "", "buckle|lock|hinge|clasp"),
    handle: slot("leather", "#141214 #3a2212", "grip"),
    lining: slot("velvet", "#7a1626 #1f3a6a #2f5a3a", "inside|interior|padding"),
  },
  styles: {
    guitar: { weight: 3, words: ["guitar case", "guitar hard case", "ukulele case", "bass case", "instrument case"] },
    violin: { weight: 1, words: ["violin case", "fiddle case", "viola case", "cello case"] },
  },
  kinds: { closed: { weight: 1 }, open: { weight: 0, traits: ["open", "containing"], slots: ["lining"] } },
  extras: { corners: { chance: 0.3, slot: "trim" } },
  sockets: ({ style, kind }) => [
    ...(kind === "open"
      ? [
          {
            name: "inside",
            position: [0, -0.02, style === "guitar" ? -0.3 : -0.24] as Vec3,
            normal: [0, 1, 0] as Vec3,
            radius: 0.1,
          },
          {
            name: "top",
            position: [0, 0.03, style === "guitar" ? -0.3 : -0.24] as Vec3,
            normal: [0, 1, 0] as Vec3,
            radius: 0.1,
          },
        ]
      : []),
    {
      name: "attach",
      position: [style === "guitar" ? -0.2 : -0.15, style === "guitar" ? 0.36 : 0.28, 0],
      normal: [-1, 0, 0],
      radius: 0.02,
    },
  ],
  build,
});
