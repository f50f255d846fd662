import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { pair } from "../vehicle/bodywork.ts";
import { heavyWheel } from "../vehicle/road/heavy-wheel.ts";

const [R, AXLE, TRACK] = [0.29, 0.63, 0.46];

/** A dark flash along the cowl's flanks. */
const livery: Paint = (surface, x, y, z) => {
  const slant = y - 0.66 - 0.3 * (z - 0.3);
  if (Math.abs(x) > 0.12 && Math.abs(x) < 0.24 && z > 0 && z < 0.8 && slant > -0.03 && slant < 0.03)
    layColour(surface, [0.02, 0.02, 0.022], 0.35, 0);
};

const through = (points: readonly Vec3[], radius: number) =>
  tube(radius, curveThrough(points, 5), 10, { endRounding: radius * 0.4 });

/** A carrier of bars over a pair of wheels. */
const rack = (z: number): Part["geometry"] =>
  merge([
    ...[-0.24, 0.24].map((dz) => bar([-0.36, 0.86, z + dz], [0.36, 0.86, z + dz], 0.013, 10)),
    ...[-0.35, -0.17, 0, 0.17, 0.35].map((x) => bar([x, 0.86, z - 0.245], [x, 0.86, z + 0.245], 0.011, 10)),
    ...[-1, 1].flatMap((s) =>
      [-0.16, 0.16].map((dz) => bar([s * 0.26, 0.66, z + dz], [s * 0.26, 0.86, z + dz], 0.012, 10)),
    ),
  ]);

function build({ has }: Planned): Part[] {
  const fender = (z: number) => [
    add(roundBox([TRACK * 0.92, 0.69, z], [0.36, 0.09, 0.66], 0.04), 0.03),
    add(roundBox([-TRACK * 0.92, 0.69, z], [0.36, 0.09, 0.66], 0.04), 0.03),
  ];
  const shell = sculpt([
    add(roundBox([0, 0.66, 0.5], [0.44, 0.26, 0.62], 0.09)),
    add(ellipsoid([0, 0.76, 0.34], [0.2, 0.14, 0.3]), 0.06),
    add(roundBox([0, 0.66, -0.52], [0.5, 0.16, 0.72], 0.06), 0.06),
    add(roundBox([0, 0.6, 0], [0.34, 0.2, 0.7], 0.07), 0.06),
    ...fender(AXLE),
    ...fender(-AXLE),
    ...[AXLE, -AXLE].flatMap((z) =>
      [-1, 1].map((s) => carve(roundCone([s * 0.29, R, z], [s * 0.75, R, z], R * 1.2, R * 1.2), 0.02)),
    ),
  ]);
  const seat = sculpt([
    add(roundCone([0, 0.77, 0.06], [0, 0.78, -0.55], 0.12, 0.13)),
    add(roundBox([0, 0.75, -0.3], [0.3, 0.14, 0.7], 0.05), 0.05),
    add(ellipsoid([0, 0.86, -0.66], [0.15, 0.1, 0.07]), 0.06),
  ]);
  const bars = merge([
    through(
      [
        [-0.36, 1.08, 0.16],
        [-0.2, 1.1, 0.24],
        [0, 1.04, 0.28],
        [0.2, 1.1, 0.24],
        [0.36, 1.08, 0.16],
      ],
      0.017,
    ),
    bar([0, 0.78, 0.4], [0, 1.04, 0.28], 0.026, 12),
  ]);
  const grips = merge([-1, 1].map((s) => bar([s * 0.27, 1.1, 0.2], [s * 0.38, 1.077, 0.15], 0.024, 12)));
  const frame = merge([
    block([0.32, 0.3, 0.86], [0, 0.44, 0], 0.03),
    ...[AXLE, -AXLE].map((z) => bar([-TRACK, R, z], [TRACK, R, z], 0.032, 12)),
    ...[AXLE, -AXLE].map((z) => block([0.2, 0.16, 0.36], [0, 0.34, z * 0.86], 0.03)),
    ...[AXLE, -AXLE].flatMap((z) => pair(bar([TRACK * 0.62, R, z], [0.13, 0.68, z * 0.9], 0.036, 12))),
    ...pair(block([0.24, 0.035, 0.5], [0.28, 0.34, 0.02], 0.01)),
  ]);
  const bumper = merge([
    through(
      [
        [-0.26, 0.4, 0.78],
        [-0.26, 0.46, 1.02],
        [-0.18, 0.62, 1.04],
        [0.18, 0.62, 1.04],
        [0.26, 0.46, 1.02],
        [0.26, 0.4, 0.78],
      ],
      0.018,
    ),
    bar([-0.24, 0.47, 1.02], [0.24, 0.47, 1.02], 0.016, 10),
    bar([-0.12, 0.62, 1.04], [-0.12, 0.62, 0.7], 0.014, 10),
    bar([0.12, 0.62, 1.04], [0.12, 0.62, 0.7], 0.014, 10),
    bar([-0.26, 0.4, 0.8], [-0.1, 0.36, 0.5], 0.018, 10),
    bar([0.26, 0.4, 0.8], [0.1, 0.36, 0.5], 0.018, 10),
  ]);
  const lamp = (s: number) => add(ellipsoid([s * 0.13, 0.68, 0.79], [0.065, 0.045, 0.05]));
  const wheels = [AXLE, -AXLE].flatMap((z, i) =>
    ([1, -1] as const).flatMap((side) =>
      heavyWheel(`${i === 0 ? "front" : "rear"}-${side > 0 ? "left" : "right"}`, [side * TRACK, R, z], side, {
        radius: R,
        width: 0.25,
        lugs: 16,
        rim: 0.48,
      }),
    ),
  );
  return [
    makePart("shell", "body", meshSdf(shell, 0.02), { weight: 1, crease: 1, paint: livery }),
    makePart("seat", "seat", meshSdf(seat, 0.018), { weight: 1, crease: 1 }),
    makePart("frame", "dark", frame, { weight: 0.6 }),
    makePart("handlebar", "dark", bars, { weight: 0.8 }),
    makePart("grips", "tyre", grips, { weight: 0.5 }),
    makePart("bumper", "metal", bumper, { weight: 0.6 }),
    makePart("headlights", "light", meshSdf(sculpt([lamp(1), lamp(-1)]), 0.012), { weight: 0.7 }),
    makePart("rear-lights", "tail", merge(pair(block([0.1, 0.045, 0.03], [0.16, 0.68, -0.88], 0.008))), {
      weight: 0.4,
    }),
    ...(has("rack") ? [makePart("racks", "metal", merge([rack(AXLE), rack(-AXLE - 0.1)]), { weight: 0.5 })] : []),
    ...wheels,
  ];
}

/** A quad bike. What makes it itself: four fat knobbly tyres wide apart under flared mudguards, a motorcycle's saddle and handlebars between them, two headlights, a tube bumper and often carriers of bars. */
export const quadBike = defineFromPlan({
  id: "quad-bike",
  family: "vehicle",
  words: [
    "quad bike",
    "quadbike",
    "atv",
    "quad",
    "four wheeler",
    "four-wheeler",
    "all-terrain vehicle",
    "all terrain vehicle",
    "quad motorcycle",
  ],
  height: 1.12,
  view: { azimuth: 0.7, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#c8201a #1f5fb8 #2f7a34 #e87a14 #e6b41c #26282c", "fender|mudguard|cowl|fairing"),
    seat: slot("leather", "#1a1b1d", "saddle|cushion"),
    tyre: slot("rubber", "#151617", "tire|grip"),
    wheel: slot("painted-metal", "#3a3c40 #c8ccd0", "rim"),
    metal: slot("brushed-steel", "", "bumper|bull bar|rack|carrier"),
    dark: slot("painted-metal", "#1c1d1f", "frame|handlebar|axle"),
    light: slot("glass", "#f6f0d4", "headlight|lamp"),
    tail: slot("glass", "#b0140e", "rear light"),
  },
  extras: { rack: { chance: 0.5, slot: "metal" } },
  build,
  sockets: () => [{ name: "seat", position: [0, 0.9, -0.28], normal: [0, 1, 0], radius: 0.16 }],
});
