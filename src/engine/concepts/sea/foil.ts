import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { fin } from "../animal/fin.ts";

export interface FoilShape {
  /** Front and back of the line where it grows out of the body; sink it a little. */
  readonly root: readonly [Vec3, Vec3];
  /** Its free edge, from near the front of the root over the tip to near the back of the root. */
  readonly edge: readonly Vec3[];
  /** Metres at the root. */
  readonly thickness: number;
  /** Metres by which rays stand out; 0 for the firm fins of sharks and whales. */
  readonly ripple?: number;
}

/** A swimmer's firm fin: a blade over a smooth edge, thick at the root. */
export function foil({ root, edge, thickness, ripple = 0 }: FoilShape): Geometry {
  const tip = curveThrough(edge, 6);
  const last = tip.length - 1;
  return fin({
    root: tip.map((_, i) => mix(root[0], root[1], i / last)),
    tip,
    thickness,
    ripple,
    steps: 6,
  });
}
