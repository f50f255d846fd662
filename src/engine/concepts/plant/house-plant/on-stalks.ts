import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { move, turnX, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";

export interface Grown {
  readonly leaves: readonly Geometry[];
  readonly stems: readonly Geometry[];
}

/** Leaves on long stalks from one root. `make` gives a leaf along +Z from the origin. */
export function onStalks(
  count: number,
  level: number,
  chance: () => number,
  make: (i: number) => Geometry,
  tall: number,
): Grown {
  const leaves: Geometry[] = [];
  const stems: Geometry[] = [];
  for (let i = 0; i < count; i += 1) {
    const angle = i * 2.399963 + 0.3 * chance();
    const outer = i / count;
    const reach = 0.03 + 0.14 * outer;
    const rise = tall * (1.05 - 0.5 * outer) * (0.9 + 0.2 * chance());
    const end: Vec3 = [0, level + rise, reach];
    stems.push(
      turnY(
        tube(0.0042, curveThrough([[0, level - 0.01, 0.012], [0, level + rise * 0.6, 0.02 + reach * 0.3], end], 6), 7),
        angle,
      ),
    );
    leaves.push(turnY(move(turnX(make(i), 0.75 * outer - 0.25), [0, end[1] - 0.002, end[2] - 0.004]), angle));
  }
  return { leaves, stems };
}
