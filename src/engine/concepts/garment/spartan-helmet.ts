import { graph } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle, turnY } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Middle of the skull's dome over the rim of the neck, metres. */
const MIDDLE = 0.205;

/** A bronze bowl over head, cheeks and neck, open below, with almond eyes and a slit from the nose down. */
function bowl(): Geometry {
  const outer = [
    add(ellipsoid([0, MIDDLE, 0], [0.112, 0.13, 0.135])),
    add(roundCone([0, MIDDLE - 0.03, 0.02], [0, 0.07, 0.035], 0.1, 0.082), 0.05),
    // the neck guard flares behind
    add(ellipsoid([0, 0.05, -0.085], [0.085, 0.045, 0.07]), 0.05),
    // a brow ridge and the nose guard
    add(both(roundCone([0.012, MIDDLE + 0.012, 0.122], [0.085, MIDDLE + 0.004, 0.09], 0.014, 0.008)), 0.02),
    add(roundCone([0, MIDDLE + 0.005, 0.125], [0, 0.118, 0.137], 0.013, 0.009), 0.012),
  ];
  return meshSdf(
    sculpt([
      ...outer,
      carve(ellipsoid([0, MIDDLE - 0.004, 0], [0.1, 0.119, 0.122])),
      carve(roundCone([0, MIDDLE - 0.04, 0.018], [0, 0.0, 0.032], 0.09, 0.078), 0.01),
      carve(ellipsoid([0, 0.02, -0.07], [0.072, 0.07, 0.062]), 0.01),
      // eyes
      carve(both(ellipsoid([0.046, MIDDLE - 0.022, 0.12], [0.03, 0.019, 0.06])), 0.006),
      carve(both(roundCone([0.06, MIDDLE - 0.02, 0.11], [0.082, MIDDLE - 0.012, 0.1], 0.012, 0.006)), 0.004),
      // the open face between the cheek pieces, beside the nose guard
      carve(both(roundBox([0.0195, 0.115, 0.125], [0.013, 0.14, 0.09], 0.005)), 0.005),
      carve(roundBox([0, 0.05, 0.125], [0.046, 0.12, 0.1], 0.008), 0.006),
      // cheek pieces end in points, the neck is cut away between them and the guard
      carve(halfSpace([0, 0.03, 0], [0, 1, 0])),
      carve(both(ellipsoid([0.1, 0.02, -0.005], [0.06, 0.075, 0.045])), 0.01),
    ]),
    0.0042,
  );
}

/** The arc a crest's hair follows from the brow over the crown to the nape. */
function crest(across: boolean): { readonly hair: Geometry; readonly holder: Geometry } {
  const tall = graph([
    [0, 0.045],
    [0.35, 0.085],
    [0.7, 0.085],
    [1, 0.06],
  ]);
  const rim = (t: number, grow: number) => {
    const a = lerp(0.16, 1.16, t) * PI;
    const r = 0.128 + grow;
    return [r * 1.05 * cos(a), MIDDLE + r * sin(a) * (a > PI ? 1.1 : 1)] as const;
  };
  const count = 40;
  const band = (low: (t: number) => number, high: (t: number) => number, depth: number) =>
    extrude(
      closeCorners([
        ...Array.from({ length: count + 1 }, (_, i) => rim(i / count, high(i / count))),
        ...Array.from({ length: count + 1 }, (_, i) => rim(1 - i / count, low(1 - i / count))),
      ]),
      { depth, bevel: depth * 0.2, bevelSteps: 2 },
    );
  const lay = (g: Geometry) => settle(turnY(g, across ? 0 : -PI / 2));
  return {
    hair: lay(
      band(
        () => 0.008,
        (t) => tall(t),
        0.026,
      ),
    ),
    holder: lay(
      band(
        () => -0.006,
        () => 0.014,
        0.03,
      ),
    ),
  };
}

/** Strands stand out of the holder, darker between them. */
const strands: Paint = (surface, x, y, z) => {
  const a = atan2(y - MIDDLE, Math.abs(z) > Math.abs(x) ? z : z === 0 ? x : Math.abs(x) > 0.014 ? x : z);
  const tone = 0.8 + 0.24 * sin(a * 120) + 0.1 * sin(a * 47);
  for (const c of ["r", "g", "b"] as const) surface[c] *= tone;
  surface.height += 0.002 * sin(a * 120);
  surface.roughness = 0.9;
};

/** A raised border about the openings, and shade inside. */
const worked: Paint = (surface, x, y, z) => {
  const v = (y - MIDDLE) / 0.119;
  const inside = smoothstep(1.02, 0.98, (x / 0.1) * (x / 0.1) + v * v + (z / 0.122) * (z / 0.122));
  for (const c of ["r", "g", "b"] as const) surface[c] *= 1 - 0.75 * inside * (y > 0.09 ? 1 : 0);
};

function build({ style }: Planned): Part[] {
  const { hair, holder } = crest(style === "across");
  return [
    makePart("bowl", "body", settle(bowl()), { weight: 1, paint: worked, crease: 0.8 }),
    makePart("holder", "holder", holder, { weight: 0.7 }),
    makePart("crest", "crest", hair, { weight: 0.95, paint: strands }),
  ];
}

/** A Spartan's helmet. What makes it itself: one bronze shell over head and cheeks with two almond eye holes and a narrow slit below a long nose guard, a flared neck, and a tall crest of red horsehair from brow to nape. */
export const spartanHelmet = defineFromPlan({
  id: "spartan-helmet",
  family: "garment",
  words: [
    "spartan helmet",
    "corinthian helmet",
    "greek helmet",
    "hoplite helmet",
    "trojan helmet",
    "ancient greek helmet",
    "spartan helm",
  ],
  height: 0.4,
  vary: 0.03,
  view: { azimuth: 0.6, elevation: 0.08 },
  slots: {
    body: mainSlot("bronze brass bronze iron", "", "helmet|shell|bowl|visor"),
    crest: slot("fur", "#b01c1c #a81620 #1d2f6a #17181a", "plume|mohawk|horsehair|brush"),
    holder: slot("bronze", "", "ridge"),
  },
  styles: { along: { weight: 3 }, across: { weight: 0.5 } },
  sockets: () => [
    { name: "attach", position: [0, MIDDLE + 0.02, 0], normal: [0, 1, 0], radius: 0.1 },
    { name: "inside", position: [0, MIDDLE, 0], normal: [0, 1, 0], radius: 0.09 },
  ],
  build,
});
