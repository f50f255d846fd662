import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { ringAcross, rod, turnedAcross } from "../bodywork.ts";

export interface WireWheel {
  /** Metres to the tread. */
  readonly radius: number;
  /** Half the thickness of the tyre, metres. */
  readonly tyre: number;
  readonly spokes: number;
  /** Half the length of the hub, metres. */
  readonly hub: number;
}

/** A wheel of crossed wire spokes between a hub with flanges and a thin rim: slots `tyre`, `wheel` and `spoke`. */
export function wireWheel(name: string, [x, y, z]: Vec3, options: WireWheel): Part[] {
  const { radius, tyre, spokes, hub } = options;
  const rimRadius = radius - tyre * 1.9;
  const rim = turnedAcross(
    [
      [rimRadius - tyre * 0.9, -tyre * 0.7],
      [rimRadius + tyre * 0.5, -tyre * 0.85, tyre * 0.2],
      [rimRadius + tyre * 0.5, tyre * 0.85, tyre * 0.2],
      [rimRadius - tyre * 0.9, tyre * 0.7],
    ],
    [x, y, z],
    40,
    true,
    1,
  );
  const flange = hub * 0.42;
  const core = turnedAcross(
    [
      [0, -hub],
      [tyre * 0.35, -hub],
      [tyre * 0.35, -hub * 0.75],
      [flange, -hub * 0.7, 0.003],
      [flange, -hub * 0.5, 0.003],
      [flange * 0.55, -hub * 0.4],
      [flange * 0.55, hub * 0.4],
      [flange, hub * 0.5, 0.003],
      [flange, hub * 0.7, 0.003],
      [tyre * 0.35, hub * 0.75],
      [tyre * 0.35, hub],
      [0, hub],
    ],
    [x, y, z],
    16,
  );
  const wires: Geometry[] = Array.from({ length: spokes }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const at = (TAU * i) / spokes;
    // spokes leave the hub sideways, every other one the other way round
    const from = at + (Math.floor(i / 2) % 2 === 0 ? 0.9 : -0.9);
    return rod(
      Math.max(0.0028, tyre * 0.13),
      [x + side * hub * 0.6, y + flange * 0.8 * sin(from), z + flange * 0.8 * cos(from)],
      [x, y + rimRadius * sin(at), z + rimRadius * cos(at)],
      5,
    );
  });
  return [
    makePart(
      `${name}-tyre`,
      "tyre",
      tube(tyre, ringAcross(x, y, z, radius - tyre, 44), 12, { closed: true, up: [1, 0, 0] }),
      {
        weight: 0.9,
      },
    ),
    makePart(`${name}-rim`, "wheel", merge([rim, core]), { weight: 0.7 }),
    makePart(`${name}-spokes`, "spoke", merge(wires), { weight: 0.4 }),
  ];
}
