import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { halveEdges } from "../../geometry/halve-edges.ts";
import type { Part } from "../../geometry/part.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";

/** Half the width of a tear at the edge, radians; how far it goes into the brim, as a share of its radius. */
const WIDE = 0.09;
const DEEP = 0.26;
/** Share by which what lies in a tear is pushed together there: all of it would go through itself. */
const SHUT = 0.86;
const TEARS = 2;
/** Longest edge at the brim over its radius, so that a tear has room between two vertices. */
const FINE = 0.05;

/** Tears in the edge of what lies flat and round, a brim or a rug: notches, the first ones towards the viewer's side. */
export function tearBrim(parts: readonly Part[], draw: Draw, count = TEARS): Part[] {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [x0, z0] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.min(max[0] - min[0], max[2] - min[2]) / 2;
  const step = count === TEARS ? 1.9 : TAU / count;
  const tears = Array.from({ length: count }, (_, i) => ({
    at: 0.2 + i * step + draw.number(`at-${i}`, -0.3, 0.3),
    // the more there are, the less they are alike
    by: count === TEARS ? 1 : draw.number(`wide-${i}`, 0.7, 2.1),
  }));
  return parts.map((part) => {
    const fine = count === TEARS ? part.geometry : halvedAbout(part.geometry, [x0, z0], radius);
    const { positions } = fine;
    const torn = positions.slice();
    let isTorn = false;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = [(positions[i] as number) - x0, (positions[i + 2] as number) - z0];
      const out = Math.sqrt(x * x + z * z) / radius;
      if (out < 1 - DEEP) continue;
      const angle = atan2(x, z);
      for (const { at, by } of tears) {
        const off = Math.abs(((angle - at + PI + 2 * TAU) % TAU) - PI);
        const shut = SHUT * (1 - clamp01(off / (WIDE * by)));
        if (shut === 0) continue;
        const inwards = 1 - (shut * (out - 1 + DEEP)) / out;
        isTorn = true;
        torn[i] = x0 + x * inwards;
        torn[i + 2] = z0 + z * inwards;
      }
    }
    return isTorn ? { ...part, geometry: { ...fine, positions: torn } } : part;
  });
}

/** With short edges out at the brim. */
function halvedAbout(geometry: Geometry, [x0, z0]: readonly [number, number], radius: number): Geometry {
  let fine = geometry;
  for (let round = 0; round < 3; round += 1) {
    const { positions } = fine;
    const isOut = (v: number) => {
      const [x, z] = [(positions[v * 3] as number) - x0, (positions[v * 3 + 2] as number) - z0];
      return x * x + z * z > 0.36 * radius * radius;
    };
    fine = halveEdges(fine, FINE * FINE * radius * radius, (a, b) => isOut(a) && isOut(b));
  }
  return fine;
}
