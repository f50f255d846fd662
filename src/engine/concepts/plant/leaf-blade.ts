import type { Geometry } from "../../geometry/geometry.ts";
import { loft } from "../../geometry/loft.ts";
import { cos, PI, pow, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

export interface LeafShape {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  /** Radians each half is folded up along the midrib. */
  readonly fold: number;
  /** Radians the tip hangs down. */
  readonly droop: number;
  /** Pieces along the blade. Default 10. */
  readonly steps?: number;
}

/** A closed leaf from the origin along +Z, upper side to +Y: pointed at both ends, folded along its midrib. */
export function leafBlade({ length, width, thickness, fold, droop, steps = 10 }: LeafShape): Geometry {
  const [c, s] = [cos(fold), sin(fold)];
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const t = i / steps;
    const angle = droop * t;
    const along = droop < 1e-6 ? length * t : (length / droop) * sin(angle);
    const down = droop < 1e-6 ? 0 : (length / droop) * (1 - cos(angle));
    if (i === 0 || i === steps) return [[0, -down, along]];
    const half = (width / 2) * pow(sin(PI * pow(t, 0.8)), 0.85);
    const thick = (thickness / 2) * (1 - 0.5 * t);
    return [
      [half * c, half * s - down, along],
      [half * 0.5 * c, half * 0.5 * s + thick - down, along],
      [0, thick - down, along],
      [-half * 0.5 * c, half * 0.5 * s + thick - down, along],
      [-half * c, half * s - down, along],
      [-half * 0.5 * c, half * 0.5 * s - thick - down, along],
      [0, -thick - down, along],
      [half * 0.5 * c, half * 0.5 * s - thick - down, along],
    ];
  });
  return loft(rings);
}
