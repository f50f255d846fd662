import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { block, blockOn } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

/** The cloth about the head: half widths and depths by height; square towards the shoulders. */
const NEMES: readonly (readonly [y: number, half: number, back: number, front: number])[] = [
  [1.16, 0.5, 0.12, 0.5],
  [1.3, 0.6, 0.06, 0.58],
  [1.5, 0.57, 0.02, 0.56],
  [1.72, 0.49, 0.0, 0.53],
  [1.92, 0.41, 0.02, 0.56],
  [2.06, 0.33, 0.08, 0.6],
  [2.14, 0.24, 0.16, 0.55],
  [2.18, 0.1, 0.28, 0.44],
];

function nemes(): Geometry {
  const sides = 32;
  return loft(
    NEMES.map(([y, half, back, front]): Ring => {
      const [mid, deep] = [(back + front) / 2, (front - back) / 2];
      return Array.from({ length: sides }, (_, i): Vec3 => {
        const a = -((i + 0.5) / sides) * TAU;
        const [c, s] = [cos(a), sin(a)];
        const square = 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s));
        return [half * c * square, y, mid + deep * s * square];
      });
    }),
  );
}

function build(p: StructureParameters) {
  const gilt = p.style === "painted";
  const body = sculpt([
    ...addAll([roundBox([0, 0.56, -0.62], [0.74, 0.74, 1.9], 0.3)], 0.05),
    ...addAll([ellipsoid([0, 0.72, 0.28], [0.42, 0.58, 0.36])], 0.2),
    ...addAll([both(ellipsoid([0.36, 0.42, -1.2], [0.22, 0.44, 0.48]))], 0.08),
    ...addAll([both(roundCone([0.48, 0.13, -1.1], [0.5, 0.12, -0.52], 0.15, 0.13))], 0.05),
    ...addAll([both(ellipsoid([0.34, 0.46, 0.34], [0.17, 0.4, 0.26]))], 0.1),
    ...addAll([both(roundBox([0.32, 0.15, 1.0], [0.28, 0.28, 1.5], 0.11))], 0.06),
    ...addAll([both(ellipsoid([0.32, 0.13, 1.72], [0.165, 0.15, 0.17]))], 0.04),
    ...addAll(
      limb([
        [[0, 1.0, 0.3], 0.3],
        [[0, 1.35, 0.34], 0.22],
      ]),
      0.1,
    ),
    ...[-1, 1].flatMap((s) =>
      [0.255, 0.32, 0.385].map((x) =>
        carve(roundCone([s * x + s * 0.03, 0.2, 1.9], [s * x + s * 0.03, 0.1, 1.92], 0.018, 0.018), 0.01),
      ),
    ),
  ]);
  const face = sculpt([
    add(ellipsoid([0, 1.66, 0.5], [0.27, 0.37, 0.27])),
    add(roundBox([0, 1.46, 0.55], [0.3, 0.24, 0.3], 0.1), 0.08),
    add(both(ellipsoid([0.13, 1.58, 0.69], [0.09, 0.09, 0.06])), 0.06),
    add(roundCone([0, 1.74, 0.755], [0, 1.59, 0.815], 0.028, 0.048), 0.03),
    add(both(roundCone([0.05, 1.795, 0.755], [0.19, 1.79, 0.685], 0.026, 0.02)), 0.02),
    carve(both(ellipsoid([0.115, 1.72, 0.775], [0.075, 0.04, 0.045])), 0.03),
    add(both(ellipsoid([0.115, 1.718, 0.715], [0.062, 0.03, 0.034])), 0.008),
    add(ellipsoid([0, 1.475, 0.75], [0.088, 0.022, 0.035]), 0.012),
    add(ellipsoid([0, 1.44, 0.745], [0.07, 0.02, 0.035]), 0.012),
    add(both(ellipsoid([0.29, 1.66, 0.55], [0.04, 0.1, 0.07])), 0.02),
  ]);
  const weather: Paint = (surface, x, y, z) => {
    if (gilt) return;
    const layer = sin(y * 26 + 1.5 * noise(x * 1.6, y * 2, z * 1.6, p.seed % 61));
    const k = 1 + 0.1 * layer;
    layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
    surface.height += 0.012 * layer;
  };
  const features: Paint = (surface, x, y, z, nx, ny, nz) => {
    weather(surface, x, y, z, nx, ny, nz);
    if (z < 0.62) return;
    const [ex, ey] = [(Math.abs(x) - 0.115) / 0.07, (y - 1.718) / 0.03];
    const eye = ex * ex + ey * ey;
    if (eye < 1.25) {
      const inner = ex * ex * 3.4 + ey * ey * 1.1;
      if (gilt) layColour(surface, eye > 0.8 || inner < 0.85 ? [0.01, 0.01, 0.012] : [0.9, 0.88, 0.8], 0.3, 0);
      else
        layColour(
          surface,
          inner < 0.8 || eye > 0.9
            ? [surface.r * 0.32, surface.g * 0.3, surface.b * 0.28]
            : [surface.r * 0.9, surface.g * 0.9, surface.b * 0.9],
        );
    }
    if (gilt && Math.abs(x) > 0.17 && Math.abs(x) < 0.25 && Math.abs(y - 1.715) < 0.012)
      layColour(surface, [0.01, 0.01, 0.012], 0.4, 0);
    if (Math.abs(y - 1.458) < 0.006 && Math.abs(x) < 0.085)
      layColour(surface, [surface.r * 0.4, surface.g * 0.38, surface.b * 0.36]);
  };
  const pleats: Paint = (surface, x, y, z, nx, ny, nz) => {
    weather(surface, x, y, z, nx, ny, nz);
    const brow = z > 0.45 && y > 1.9 && y < 1.97;
    const f = (y * 11 + Math.abs(x) * 3.4) % 1;
    const dark = f < 0.46 && !brow;
    if (gilt) {
      if (dark) layColour(surface, [0.02, 0.07, 0.3], 0.35, 0);
    } else if (dark) layColour(surface, [surface.r * 0.66, surface.g * 0.64, surface.b * 0.6]);
    surface.height += dark ? -0.02 : 0;
  };
  const tail = tube(
    0.055,
    curveThrough(
      [
        [0.1, 0.32, -1.62],
        [0.42, 0.16, -1.66],
        [0.62, 0.13, -1.4],
        [0.68, 0.14, -1.05],
        [0.62, 0.3, -0.86],
      ] as Vec3[],
      6,
    ),
    12,
    { endRounding: 0.03 },
  );
  const lappet = (s: number): Geometry => settle(block([0.2, 0.62, 0.1], [s * 0.36, 1.08, 0.57], 0.03));
  const beard = bar([0, 1.38, 0.72], [0, 1.08, 0.77], 0.062, 14);
  const cobra = merge([bar([0, 1.9, 0.6], [0, 2.02, 0.7], 0.036, 10), bar([0, 2.0, 0.695], [0, 2.05, 0.74], 0.04, 10)]);
  const parts: Part[] = [
    makePart("plinth", "base", blockOn([1.62, 0.2, 4.1], 0, -0.18, 0.02, 0.02), { weight: 0.7 }),
    makePart("lower-plinth", "base", blockOn([1.94, 0.16, 4.42], 0, -0.33, 0.02, 0.02), { weight: 0.6 }),
    makePart("body", "stone", meshSdf(body, 0.055), { weight: 1, crease: 1, paint: weather }),
    makePart("tail", "stone", tail, { weight: 0.4 }),
    makePart("face", "face", meshSdf(face, 0.024), { weight: 1, crease: 1, paint: features }),
    makePart("headdress", "headdress", nemes(), { weight: 1, crease: 0.8, paint: pleats }),
    ...makeParts("lappet", "headdress", [lappet(1), lappet(-1)], { weight: 0.8, paint: pleats }),
    makePart("beard", "headdress", beard, { weight: 0.6, paint: pleats }),
    makePart("cobra", "headdress", cobra, { weight: 0.5 }),
  ];
  return standModel(parts, [
    { name: "top", position: [0, 2.18, 0.36], normal: [0, 1, 0], radius: 0.15 },
    { name: "back", position: [0, 0.93, -0.7], normal: [0, 1, 0], radius: 0.3 },
    { name: "seat", position: [0, 0.93, -0.7], normal: [0, 1, 0], radius: 0.3 },
  ]);
}

/**
 * The Sphinx. What makes it itself: a lion of layered sandstone that lies with both paws stretched out in front, with a man's head in a flaring pleated
 * headcloth, calm eyes, a cobra on the brow and a beard; the painted one has gold and blue pleats.
 */
export const sphinx = defineStructure({
  id: "sphinx",
  family: "building",
  words: ["sphinx", "great sphinx", "egyptian sphinx", "sphinx statue", "great sphinx of giza", "golden sphinx"],
  senses: ["sphinx#3"],
  height: 7.5,
  scale: 3,
  styles: { stone: 4, painted: 0.8 },
  choose: byWord({ painted: ["golden sphinx"] }),
  slots: {
    stone: bodySlot(["body", "lion", "paw", "sandstone"], ["sandstone"], "#d2b07a", "#c9a56e", "#d8bb8a"),
    face: bodySlot(["head"], ["sandstone"], "#d6b682", "#cdab76"),
    headdress: bodySlot(["nemes", "crown", "beard", "cobra"], ["sandstone"], "#d2b07a", "#c9a56e"),
    base: fixedSlot(["plinth", "ground"], ["sandstone"], "#b8955f", "#a98a5c"),
  },
  dress: ({ style }) =>
    style === "painted"
      ? {
          headdress: { material: "gold", colours: hues("#e0aa3a") },
          face: { material: "gold", colours: hues("#dca63c") },
          stone: { material: "sandstone", colours: hues("#d8bb8a") },
        }
      : {},
  build,
  view: { azimuth: 0.72, elevation: 0.14 },
});
