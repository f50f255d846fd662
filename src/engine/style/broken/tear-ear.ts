import { type Bounds, boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** A notch in an ear: around its middle from outwards (0) to up, radians; half its width; share of the way to the middle. */
const NOTCHES = [
  { at: 0.22 * PI, wide: 0.3, deep: 0.72 },
  { at: 0.02 * PI, wide: 0.2, deep: 0.4 },
  { at: 0.45 * PI, wide: 0.18, deep: 0.3 },
] as const;

/** Names of parts that are ears: "ears", "left-ear". */
const EAR = /(?:^|-)ears?(?:-|$)/;

const isEar = ({ name, slot }: Part): boolean => slot === "ear" || EAR.test(name);

/** One ear has notches torn out of its edge, a deep one and two lesser; the other is whole. */
export const tornEar: Style = {
  id: "torn-ear",
  apply: (thing) => {
    const ears = thing.model.parts.filter(isEar);
    const left = ears.flatMap(({ geometry }) => leftOf(geometry));
    if (left.length === 0) return thing;
    // where only the hollows are parts of their own, the ears are about them on the head
    const isHollow = ears.every(({ name }) => name.includes("inner"));
    const { min, max } = grown(boundsOf([left]), isHollow ? ABOUT : 1);
    const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
    // an ear that faces aside is seen along x: its edge lies in depth
    const across = (spans[2] as number) > 1.3 * (spans[0] as number) ? 2 : 0;
    const tear = (point: Vec3): Vec3 => {
      if (point.some((value, k) => value < (min[k] as number) || value > (max[k] as number))) return point;
      const [x, y, z] = point.map((value, k) => value - (middle[k] as number)) as unknown as Vec3;
      const outwards = across === 2 ? -z : x;
      const u = outwards / (0.5 * (spans[across] as number));
      const v = y / (0.5 * (spans[1] as number));
      const angle = atan2(v, u);
      const rim = Math.min(1, Math.sqrt(u * u + v * v));
      let inwards = 0;
      for (const { at, wide, deep } of NOTCHES) {
        // the shorter way round
        const apart = atan2(sin(angle - at), cos(angle - at));
        inwards = Math.max(inwards, deep * Math.max(0, 1 - Math.abs(apart) / wide));
      }
      const kept = 1 - inwards * smoothstep(0.1, 0.4, rim);
      return [
        across === 0 ? middle[0] + x * kept : point[0],
        middle[1] + y * kept,
        across === 2 ? middle[2] + z * kept : point[2],
      ];
    };
    const parts = thing.model.parts.map((part) =>
      isHollow || isEar(part)
        ? { ...part, geometry: { ...deform(part.geometry, tear), rest: part.geometry.rest } }
        : part,
    );
    return { ...thing, model: { ...thing.model, parts } };
  },
};

/** How much larger a rounded ear is than its hollow. */
const ABOUT = 1.9;

/** A box so many times as large about its middle. */
function grown({ min, max }: Bounds, by: number): Bounds {
  const reach = (k: 0 | 1 | 2, side: number) => (min[k] + max[k]) / 2 + (side * by * (max[k] - min[k])) / 2;
  return { min: [reach(0, -1), reach(1, -1), reach(2, -2)], max: [reach(0, 1), reach(1, 1), reach(2, 2)] };
}

/** Positions of the left ear: all that lies left of the middle plane. */
function leftOf({ positions }: Geometry): number[] {
  const found: number[] = [];
  for (let i = 0; i < positions.length; i += 3)
    if ((positions[i] as number) > 0)
      found.push(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
  return found;
}
