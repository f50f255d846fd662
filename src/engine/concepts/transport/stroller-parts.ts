import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { bar } from "../pieces.ts";

/** A spoked wheel across X. */
export function wheel(name: string, at: Vec3, radius: number, spokes: number): Part[] {
  const put = (g: Part["geometry"]) => move(g, at);
  return [
    makePart(`${name}-tyre`, "wheel", put(turnZ(torus(radius - 0.014, 0.014, 36, 10), PI / 2)), { weight: 0.9 }),
    makePart(
      `${name}-rim`,
      "frame",
      put(
        merge([
          turnZ(torus(radius - 0.03, 0.007, 32, 8), PI / 2),
          bar([-0.024, 0, 0], [0.024, 0, 0], 0.018, 16),
          ...Array.from({ length: spokes }, (_, i) => {
            const a = (i / spokes) * TAU;
            return bar([0, 0, 0], [0, sin(a) * (radius - 0.028), cos(a) * (radius - 0.028)], 0.004, 6);
          }),
        ]),
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A folding hood over the hind part: ribs of a fan from `axle`, the cloth sinking a little between them. */
export function hood(axle: Vec3, half: number, radius: number, from: number, to: number): Part[] {
  const ribs = 4;
  const steps = ribs * 4;
  const arch = (a: number, r: number, wide: number): Ring => {
    const n = 14;
    return Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const t = PI * (i / n);
      // from the left over the top to the right: a rounded box rather than a half circle
      const [c, s] = [cos(t), sin(t)];
      const x = Math.sign(c) * Math.sqrt(Math.sqrt(Math.abs(c) * Math.abs(c) * Math.abs(c)));
      const up = Math.sqrt(s);
      return [wide * x, axle[1] + r * up * sin(a), axle[2] + r * up * cos(a)];
    });
  };
  const rings = Array.from({ length: steps + 1 }, (_, k): Ring => {
    const t = k / steps;
    const a = from + (to - from) * t;
    const sag = 1 - 0.035 * Math.abs(sin(PI * t * ribs));
    const outer = arch(a, radius * sag, half);
    const inner = arch(a, radius * sag - 0.014, half - 0.014);
    return [...inner, ...[...outer].reverse()];
  });
  const bows = Array.from({ length: ribs + 1 }, (_, k) =>
    tube(0.007, arch(from + ((to - from) * k) / ribs, radius, half) as Vec3[], 8),
  );
  return [
    makePart("hood", "hood", loft(rings), { weight: 1 }),
    makePart("hood-ribs", "trim", merge(bows), { weight: 0.6 }),
    makePart(
      "hinges",
      "frame",
      merge(
        [-1, 1].map((s) => bar([s * (half - 0.02), axle[1], axle[2]], [s * (half + 0.02), axle[1], axle[2]], 0.03, 20)),
      ),
      { weight: 0.4 },
    ),
  ];
}
