import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, roundCone } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { clamp01, smoothstep } from "../../../math/scalar.ts";
import { mainSlot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { shade } from "../tint.ts";

/** Clay in millimetres: seated, arms on the belly, legs out to the front. */
function bear(): SculptStep[] {
  return [
    add(ellipsoid([0, 6.4, -0.2], [4.5, 5.8, 4])),
    add(ellipsoid([0, 5.6, 1.6], [3.5, 3.9, 3]), 1.2),
    add(ellipsoid([0, 15, 0], [4.5, 4.3, 3.8]), 1.1),
    add(ellipsoid([0, 13.8, 3.3], [2.1, 1.7, 1.7]), 0.7),
    add(ball([0, 14.6, 4.8], 0.72), 0.2),
    ...addAll([both(ellipsoid([3.5, 18.4, -0.3], [1.9, 1.9, 1.5]))], 0.5),
    carve(both(ball([3.7, 18.7, 1.3], 0.95)), 0.4),
    ...addAll([both(roundCone([4, 9.8, 0.4], [3.3, 7.7, 3.9], 1.75, 1.55))], 0.6),
    ...addAll([both(roundCone([2.7, 2.2, 0.5], [3.6, 2.2, 4.6], 2.2, 2))], 0.6),
    carve(both(ball([3.7, 2.3, 7.2], 1.1)), 0.5),
    // the eyes and the smile are pressed in, as the mould does
    carve(both(ball([1.75, 16, 4.1], 0.95)), 0.3),
    carve(roundCone([-0.9, 13, 5], [0.9, 13, 5], 0.36, 0.36), 0.25),
    carve(ball([0, 6.4, 5], 0.42), 0.3),
    carve(halfSpace([0, 0.25, 0], [0, 1, 0]), 0.5),
  ];
}

/** Light gathers where the jelly is thin: ears, paws and rims glow, the thick belly is deep. */
const jelly: Paint = (surface, x, y, z, _nx, ny, nz) => {
  surface.roughness = 0.08;
  const [u, v, w] = [x * 1000, y * 1000, z * 1000];
  const belly = Math.sqrt(u * u + (v - 6.5) * (v - 6.5) * 0.6 + w * w);
  const head = Math.sqrt(u * u + (v - 15) * (v - 15) + w * w);
  const thin = clamp01((Math.min(belly, head) - 3.2) / 3.4);
  const glow = 0.72 + 0.5 * thin + 0.12 * smoothstep(0.2, -0.9, ny) - 0.16 * smoothstep(0.3, 1, nz) * (1 - thin);
  const pale = 0.24 * thin;
  const [eu, ev] = [Math.abs(u) - 1.75, v - 16];
  const pressed = w > 2.6 ? smoothstep(1.15, 0.75, Math.sqrt(eu * eu + ev * ev)) : 0;
  const mouth = w > 4 && Math.abs(u) < 1.2 ? smoothstep(0.55, 0.3, Math.abs(v - 13)) : 0;
  surface.r = surface.r * glow + pale * (0.35 + 0.65 * surface.r);
  surface.g = surface.g * glow + pale * (0.12 + 0.6 * surface.g);
  surface.b = surface.b * glow + pale * (0.12 + 0.6 * surface.b);
  shade(surface, 1 - 0.62 * Math.max(pressed, mouth));
};

function build(): Part[] {
  const one = meshSdf(sculpt(bear()), 0.42);
  const small = {
    positions: one.positions.map((p) => p * 0.001),
    rest: one.rest.map((p) => p * 0.001),
    indices: one.indices,
  };
  return [makePart("bear", "gummy", small, { weight: 1, paint: jelly, crease: 1.2 })];
}

/** A gummy bear. What makes it itself: a tiny stubby moulded bear, round ears and snout, arms on its belly, legs stretched out, all of one clear glossy jelly that glows at its rims. */
export const gummyBear = defineFood({
  id: "gummy-bear",
  words: [
    "gummy bear",
    "gummi bear",
    "jelly bear",
    "gummy candy",
    "gummy",
    "jelly baby",
    "gummies",
    "gummy bear candy",
  ],
  height: 0.02,
  vary: 0.05,
  slots: {
    gummy: mainSlot("glass", "#e01c28 #f07a14 #f2c41c #3cb82c #1c9ad0 #d8409c #8c38c0", "jelly|candy|body|bear"),
  },
  build,
  view: { azimuth: 0.45, elevation: 0.16 },
});
