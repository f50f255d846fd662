import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

type Line = (z: number) => number;

/** What lies over a horse's back from `from` to `to` along Z: its top line, how far it reaches down the side, its thickness. */
export const draped = (
  from: number,
  to: number,
  top: Line,
  reach: Line,
  width: Line,
  thick: number,
  cuts = 28,
): Geometry =>
  loft(
    Array.from({ length: cuts + 1 }, (_, i): Ring => {
      const z = from + ((to - from) * i) / cuts;
      const [t, r, w] = [top(z), reach(z), width(z)];
      const at = (s: number, lift: number): Vec3 => {
        const a = s * 1.45;
        const flat = Math.max(0, Math.abs(s) - 0.5) * 2;
        return [(w + lift) * sin(a), t + lift - (1 - cos(a)) * r * (0.6 + 0.4 * flat), z];
      };
      const steps = Array.from({ length: 17 }, (_, k) => k / 8 - 1);
      return [
        ...steps.map((s) => at(s, thick)),
        ...steps
          .slice()
          .reverse()
          .map((s) => at(s, 0)),
      ].reverse();
    }),
  );
