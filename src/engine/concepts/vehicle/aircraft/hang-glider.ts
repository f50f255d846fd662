import type { Geometry } from "../../../geometry/geometry.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, settle, turnX, turnZ } from "../../../geometry/place.ts";
import { addAll, sculpt } from "../../../geometry/sculpt.ts";
import { ball, limb } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";

const SAILS: readonly (readonly Rgb[])[] = [
  ["#e8c21c", "#d8321c", "#f4efe2"],
  ["#1f6fd8", "#f4efe2", "#e8b21c"],
  ["#d8321c", "#f4efe2", "#22262c"],
  ["#2fa84a", "#e8d21c", "#1f4f8a"],
].map((hexes) => hexes.map(fromHex));

const [NOSE, TIP]: readonly [Vec3, Vec3] = [
  [0, 1.95, 1.15],
  [3.1, 2.0, -0.95],
];

/** A point of the left sail: `u` from the keel to the tip, `v` from the leading to the trailing edge. */
function sailAt(u: number, v: number): Vec3 {
  const lead = (i: 0 | 1 | 2) => NOSE[i] + (TIP[i] - NOSE[i]) * u;
  const trail = -0.85 + 0.52 * u * (1 - u) * 1.6 - 0.28 * u;
  const z = lead(2) + (trail - lead(2)) * v;
  const billow = 0.42 * v * (1 - v * 0.55) * (1 - u) * (0.25 + u * 2.6) * (0.6 + 0.4 * (1 - u));
  return [lead(0), lead(1) + billow, z];
}

function sail(): Geometry {
  const [columns, rows] = [22, 10];
  const ring = (i: number): Ring => {
    const u = (i / columns) * 0.995;
    const top = Array.from({ length: rows + 1 }, (_, k) => sailAt(u, k / rows));
    const below = [...top].reverse().map(([x, y, z]): Vec3 => [x, y - 0.022, z]);
    return [...top, ...below];
  };
  return settle(loft(Array.from({ length: columns + 1 }, (_, i) => ring(i)).reverse()));
}

const panels =
  (seed: number): Paint =>
  (surface, x, _y, z) => {
    const palette = SAILS[seed % SAILS.length] as readonly Rgb[];
    const u = Math.abs(x) / TIP[0];
    const lead = NOSE[2] + (TIP[2] - NOSE[2]) * u;
    const d = lead - z;
    const c =
      seed % 2 === 0 ? Math.floor(u * 5 + 0.001) % palette.length : d < 0.32 ? 1 : u > 0.72 ? 2 : u < 0.16 ? 2 : 0;
    layColour(surface, palette[c] as Rgb, 0.7, 0);
    const seam = u * 10 - Math.round(u * 10);
    if (Math.abs(seam) < 0.02) {
      surface.r *= 0.75;
      surface.g *= 0.75;
      surface.b *= 0.75;
    }
  };

const pilot = (): Geometry =>
  settle(
    meshSdf(
      sculpt([
        ...addAll(
          limb([
            [[0, 1.02, 0.62], 0.16],
            [[0, 1.0, 0.2], 0.17],
            [[0, 0.98, -0.3], 0.15],
            [[0, 0.96, -0.8], 0.1],
            [[0, 0.96, -1.1], 0.08],
          ]),
          0.08,
        ),
        ...addAll(
          limb([
            [[0.15, 1.05, 0.55], 0.075],
            [[0.3, 0.8, 0.62], 0.06],
            [[0.26, 0.68, 0.88], 0.05],
          ]).map(both),
          0.05,
        ),
      ]),
      0.035,
    ),
  );

const dressed: Paint = (surface, x, _y, z) => {
  if (z > 0.78 && Math.abs(x) > 0.1) layColour(surface, [0.5, 0.27, 0.16], 0.6);
  else if (z < 0.1) layColour(surface, [0.035, 0.04, 0.05], 0.7);
};

/** Banked a little towards the viewer, so that the wing's triangle shows. */
const build = (planned: Planned): Part[] =>
  levelParts(planned).map((part) => ({ ...part, geometry: turnX(turnZ(part.geometry, -0.2), 0.14) }));

function levelParts({ seed, has }: Planned): Part[] {
  const wing = sail();
  const tube = (a: Vec3, b: Vec3) => bar(a, b, 0.028, 12);
  const [left, right, hang]: readonly Vec3[] = [
    [0.72, 0.6, 0.86],
    [-0.72, 0.6, 0.86],
    [0, 1.98, 0.2],
  ] as const;
  const bars = [
    tube([0, 1.92, 1.17], [0, 1.98, -1.05]),
    tube(NOSE, TIP),
    tube(NOSE, [-TIP[0], TIP[1], TIP[2]]),
    tube([-1.75, 1.95, -0.02], [1.75, 1.95, -0.02]),
    tube(hang as Vec3, left as Vec3),
    tube(hang as Vec3, right as Vec3),
    tube(left as Vec3, right as Vec3),
    tube(hang as Vec3, [0, 2.5, 0.2]),
  ];
  const wire = (a: Vec3, b: Vec3) => bar(a, b, 0.009, 6);
  const wires = [-1, 1].flatMap((s) => {
    const foot: Vec3 = [s * 0.72, 0.6, 0.86];
    return [
      wire(foot, [s * 1.72, 1.95, -0.02]),
      wire(foot, [0, 1.93, 1.12]),
      wire(foot, [0, 1.97, -1.0]),
      wire([0, 2.49, 0.2], [s * 1.72, 1.97, -0.02]),
    ];
  });
  return [
    makePart("sail", "sail", wing, { weight: 1, paint: panels(seed), crease: 1 }),
    makePart("sail-right", "sail", settle(mirror(wing)), { weight: 1, paint: panels(seed), crease: 1 }),
    makePart("frame", "frame", merge(bars), { weight: 0.9 }),
    makePart("wires", "wire", merge(wires), { weight: 0.3 }),
    ...(has("pilot")
      ? [
          makePart("pilot", "pilot", pilot(), { weight: 0.9, paint: dressed }),
          makePart("helmet", "helmet", meshSdf(sculpt(addAll([ball([0, 1.12, 0.86], 0.15)])), 0.03), {
            weight: 0.6,
            paint: (s, x, y, z) => {
              if (z > 0.95 && y < 1.15 && Math.abs(x) < 0.1) layColour(s, [0.02, 0.02, 0.03], 0.15);
            },
          }),
          ...makeParts(
            "strap",
            "wire",
            [0.3, -0.15].map((z) => bar([0, 1.1, z], [0, 1.97, 0.2], 0.014, 8)),
            { weight: 0.3 },
          ),
        ]
      : []),
  ];
}

/** A hang glider. What makes it itself: a wide, shallow triangle of bright sailcloth in coloured panels on thin tubes, its nose to the front, with a triangular control bar below on wires and a pilot lying under it. */
export const hangGlider = defineFromPlan({
  id: "hang-glider",
  family: "vehicle",
  words: ["hang glider", "hang-glider", "hangglider", "delta wing glider", "delta glider", "rogallo wing"],
  senses: ["hang glider"],
  height: 2.1,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    sail: mainSlot("woven-cotton", "#e8c21c", "wing|cloth|canopy"),
    frame: slot("brushed-steel", "#c9ced3", "bar|tube"),
    wire: slot("iron", "#3a3c40", "cable|strap"),
    pilot: slot("woven-cotton", "#1f3f7a #8a1f1c #2c3a2c", "man|person|rider"),
    helmet: slot("plastic", "#e8e6df #d8321c"),
  },
  extras: { pilot: { chance: 1 } },
  build,
});
