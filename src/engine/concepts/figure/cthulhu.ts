import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { batWing } from "./gargoyle.ts";

const sides = (steps: (s: 1 | -1) => readonly SculptStep[]): SculptStep[] => [...steps(1), ...steps(-1)];

/** A heavy upright trunk on bent legs with clawed feet, arms away from the body, hands open. */
const body = () =>
  sculpt([
    add(ellipsoid([0, 0.98, -0.02], [0.26, 0.25, 0.2])),
    add(ellipsoid([0, 1.26, 0], [0.32, 0.22, 0.21]), 0.12),
    add(roundCone([0, 1.42, 0.02], [0, 1.55, 0.08], 0.16, 0.13), 0.08),
    ...sides((s) => [
      ...addAll(
        limb([
          [[s * 0.17, 0.86, 0], 0.19],
          [[s * 0.27, 0.5, 0.14], 0.125],
          [[s * 0.26, 0.12, -0.02], 0.085],
        ]),
        0.05,
      ),
      add(ellipsoid([s * 0.27, 0.065, 0.07], [0.105, 0.06, 0.16]), 0.05),
      ...[-0.06, 0, 0.06].map((x) =>
        add(roundCone([s * 0.27 + x, 0.05, 0.16], [s * 0.27 + x * 1.5, 0.035, 0.27], 0.042, 0.026), 0.02),
      ),
      ...addAll(
        limb([
          [[s * 0.3, 1.36, 0], 0.14],
          [[s * 0.46, 1.08, 0.0], 0.095],
          [[s * 0.5, 0.86, 0.24], 0.075],
        ]),
        0.05,
      ),
      add(ellipsoid([s * 0.5, 0.84, 0.31], [0.075, 0.055, 0.09]), 0.03),
      ...[-0.05, 0, 0.05].map((x) =>
        add(roundCone([s * 0.5 + x, 0.84, 0.36], [s * 0.5 + x * 1.7, 0.79, 0.47], 0.03, 0.018), 0.015),
      ),
      add(ellipsoid([s * 0.12, 1.27, 0.15], [0.14, 0.1, 0.07]), 0.06),
    ]),
  ]);

/** A squid's: a tall bulging crown over sunken eyes and no mouth to be seen. */
const head = () =>
  sculpt([
    add(ellipsoid([0, 1.7, 0.1], [0.18, 0.19, 0.19])),
    add(ellipsoid([0, 1.86, 0.0], [0.205, 0.2, 0.22]), 0.08),
    add(ellipsoid([0, 1.58, 0.2], [0.12, 0.1, 0.1]), 0.06),
    ...sides((s) => [
      add(roundCone([s * 0.03, 1.78, 0.27], [s * 0.15, 1.8, 0.2], 0.045, 0.05), 0.04),
      carve(ball([s * 0.095, 1.715, 0.27], 0.045), 0.02),
      add(ellipsoid([s * 0.1, 2.0, -0.04], [0.06, 0.05, 0.13]), 0.08),
    ]),
  ]);

/** Feelers from where a mouth would be, down over the breast, each curled its own way. */
function feelers(next: () => number): Geometry {
  const count = 9;
  return merge(
    Array.from({ length: count }, (_, i) => {
      const side = (i / (count - 1)) * 2 - 1;
      const long = 0.34 + 0.16 * (1 - side * side) + 0.07 * next();
      const curl = (next() - 0.5) * 0.12 + side * 0.09;
      const path = curveThrough(
        [
          [side * 0.11, 1.6, 0.2 + 0.04 * (1 - side * side)],
          [side * 0.17, 1.54, 0.31 + 0.03 * (1 - side * side)],
          [side * 0.2, 1.54 - long * 0.45, 0.34],
          [side * 0.2 + curl, 1.54 - long * 0.85, 0.31],
          [side * 0.2 + curl * 2, 1.54 - long, 0.36],
          [side * 0.19 + curl * 2.1, 1.54 - long * 0.9, 0.43],
        ],
        6,
      );
      return tube(0.045, path, 12, { scale: (t) => 1 - 0.8 * t, endRounding: 0.006 });
    }),
  );
}

const claw = (root: Vec3, tip: Vec3, radius: number): Geometry =>
  tube(radius, [root, tip], 8, { scale: (t) => 1 - 0.92 * t, endRounding: 0.001 });

function build({ style, seed, stream }: Planned): Part[] {
  const warts = (x: number, y: number, z: number) => noise(x * 16, y * 16, z * 16, seed % 97);
  const mottled: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    const tone = (1 + 0.28 * noise(x * 9, y * 9, z * 9, 3)) * (y < 1.45 && nz > 0.3 && Math.abs(x) < 0.26 ? 1.25 : 1);
    const ring = 1 - 0.1 * Math.max(0, sin(y * 60));
    surface.r *= tone * ring;
    surface.g *= tone * ring;
    surface.b *= tone * ring;
  };
  const grown = style === "spread" ? 2.3 : 2;
  const wing = move(
    turnY(turnX(stretch(batWing(), [grown, grown, grown]), -0.1), style === "spread" ? 0.08 : 0.34),
    [0.06, 0.75, -0.15],
  );
  const claws = [1, -1].flatMap((s) =>
    [-1, 0, 1].flatMap((i) => [
      claw([s * 0.27 + i * 0.09, 0.04, 0.26], [s * 0.27 + i * 0.1, 0.008, 0.35], 0.026),
      claw([s * 0.5 + i * 0.085, 0.795, 0.46], [s * 0.5 + i * 0.09, 0.72, 0.54], 0.018),
    ]),
  );
  const eye = settle(move(sphere(0.04, 20, 12), [0.098, 1.715, 0.252]));
  return [
    makePart("body", "body", settle(meshSdf(displace(body(), 0.008, warts), 0.026)), {
      weight: 1,
      crease: 1.2,
      paint: mottled,
    }),
    makePart("head", "body", settle(meshSdf(displace(head(), 0.006, warts), 0.017)), {
      weight: 1,
      crease: 1.2,
      paint: mottled,
    }),
    makePart("feelers", "body", settle(feelers(stream("feelers"))), { weight: 1, crease: 1.2, paint: mottled }),
    ...makeParts("wing", "wing", [wing, mirror(wing)], { weight: 0.9 }),
    ...makeParts("eye", "eye", [eye, mirror(eye)], { weight: 0.8 }),
    makePart("claws", "claw", merge(claws), { weight: 0.6 }),
  ];
}

/** An elder being of the deep. What makes it itself: a squid's tall bulging head with a beard of feelers and sunken glowing eyes on a heavy clawed man's body, slimy and green, and a bat's wings behind it. */
export const cthulhu = defineFromPlan({
  id: "cthulhu",
  family: "figure",
  words: [
    "cthulhu",
    "eldritch horror",
    "eldritch monster",
    "mind flayer",
    "illithid",
    "squid headed monster",
    "octopus man",
    "squid man",
    "lovecraftian monster",
    "eldritch god",
    "elder god",
    "old one",
    "davy jones",
  ],
  height: 3,
  view: { azimuth: 0.45, elevation: 0.06 },
  slots: {
    body: mainSlot("monster-skin leather", "#3f6a4a #4a6f5c #5a6a3c", "skin|head|tentacle|feeler|arm|leg"),
    wing: slot("leather", "#2c4636 #38504a", ""),
    eye: slot("ceramic-glaze", "#f0b020 #e85a1c #b8e83a", ""),
    claw: slot("horn", "#2a2620", "nail|talon"),
  },
  styles: { half: { weight: 2 }, spread: { weight: 1, traits: ["flying", "open", "winged"] } },
  build,
});
