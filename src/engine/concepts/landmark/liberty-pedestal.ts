import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { turnY } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block, blockOn, laid, square } from "../building/masonry.ts";

/** Courses of large stones. */
const courses =
  (height: number): Paint =>
  (surface, x, y, z, nx, ny) => {
    if (ny > 0.7) return;
    const row = y / height;
    const k = Math.floor(row);
    const u = (Math.abs(nx) > 0.7 ? z : x) / (height * 2.2) + (k & 1) * 0.5;
    const joint = row - k < 0.07 || u - Math.floor(u) < 0.035;
    if (!joint) return;
    surface.r *= 0.62;
    surface.g *= 0.6;
    surface.b *= 0.58;
  };

/** The pointed star of an old fort, seen from above. */
const starOutline = (radius: number) =>
  Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * TAU + PI / 2;
    const r = i % 2 === 0 ? radius : radius * 0.76;
    return [r * cos(a), r * sin(a)] as const;
  });

/**
 * Steps, a tapering shaft of stone courses with a dark gallery of pillars on each side, a cornice, and a small block on top.
 *
 * @param tall Height without the fort.
 * @param half Half the width at the foot of the shaft.
 * @param fort Whether it stands in a star-shaped fort.
 */
export function libertyPedestal(
  tall: number,
  half: number,
  fort: boolean,
): { readonly parts: readonly Part[]; readonly top: number } {
  const ground = fort ? tall * 0.14 : 0;
  const at = (t: number) => ground + tall * t;
  const shaft = square([
    [0, at(0.14)],
    [half, at(0.14)],
    [half * 0.97, at(0.3)],
    [half * 0.9, at(0.32)],
    [half * 0.82, at(0.8)],
    [0, at(0.8)],
  ]);
  const cornice = square([
    [0, at(0.78)],
    [half * 0.84, at(0.78)],
    [half * 0.86, at(0.81)],
    [half * 0.95, at(0.83)],
    [half * 0.95, at(0.87)],
    [half * 0.86, at(0.875)],
    [half * 0.8, at(0.93)],
    [half * 0.72, at(0.935)],
    [half * 0.7, at(1)],
    [0, at(1)],
  ]);
  const steps = [0, 1, 2].map((i) => {
    const w = 2 * half * (1.42 - 0.13 * i);
    return blockOn([w, tall * 0.055, w], 0, at(0.05 * i) - (i === 0 ? 0 : 0.004), 0, 0.006);
  });
  const [low, high] = [at(0.5), at(0.72)];
  const z = half * 0.845;
  const sides = [0, 1, 2, 3].map((i) => (i * PI) / 2);
  const gallery = block([half * 1.06, high - low, 0.03], [0, (low + high) / 2, z - 0.004], 0.002);
  const pillars = merge([
    ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
      block([half * 0.12, high - low + 0.02, 0.04], [k * half * 0.32, (low + high) / 2, z + 0.004], 0.004),
    ),
    block([half * 1.2, tall * 0.03, 0.055], [0, low - tall * 0.006, z + 0.003], 0.004),
    block([half * 1.2, tall * 0.03, 0.055], [0, high + tall * 0.006, z], 0.004),
  ]);
  const door = block([half * 0.34, tall * 0.13, 0.03], [0, at(0.2), half * 0.985], 0.003);
  return {
    top: at(1),
    parts: [
      ...(fort
        ? [makePart("fort", "pedestal", laid(starOutline(half * 2.35), tall * 0.15, 0.006), { weight: 0.8 })]
        : []),
      ...makeParts("step", "pedestal", steps, { weight: 0.8 }),
      makePart("shaft", "pedestal", shaft, { weight: 1, crease: 0.3, paint: courses(tall * 0.058) }),
      makePart("cornice", "pedestal", cornice, { weight: 0.9, crease: 0.3 }),
      ...makeParts(
        "gallery",
        "opening",
        sides.map((a) => turnY(gallery, a)),
        { weight: 0.7 },
      ),
      ...makeParts(
        "pillar",
        "pedestal",
        sides.map((a) => turnY(pillars, a)),
        { weight: 0.8 },
      ),
      makePart("door", "opening", door, { weight: 0.6 }),
    ],
  };
}
