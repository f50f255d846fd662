import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, stretch, turnZ } from "../../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, turnedAcross } from "../bodywork.ts";

export interface HeavyWheel {
  readonly radius: number;
  readonly width: number;
  /** Blocks around the tread; 0 is a road tyre. */
  readonly lugs?: number;
  /** The disc's radius as a ratio of the wheel's. Default 0.6. */
  readonly rim?: number;
}

/** A wheel of lorries and tractors: thick tyre, dished disc with holes' shadows, ring of bolts, hub. Faces +X on `side` 1. */
export function heavyWheel(name: string, centre: Vec3, side: 1 | -1, options: HeavyWheel): Part[] {
  const { radius: r, width, lugs = 0, rim = 0.6 } = options;
  const half = width / 2;
  const inner = r * rim;
  const tread = lugs > 0 ? r * 0.93 : r;
  const tyre = turnedAcross(
    [
      [inner, -half * 0.85, 0.01],
      [tread * 0.92, -half, r * 0.08],
      [tread, -half * 0.7, r * 0.06],
      [tread, half * 0.7, r * 0.06],
      [tread * 0.92, half, r * 0.08],
      [inner, half * 0.85, 0.01],
    ],
    [0, 0, 0],
    36,
    true,
    3,
  );
  const cleats = Array.from({ length: lugs }, (_, i) => {
    const angle = (TAU * i) / lugs;
    const hand = i % 2 === 0 ? 1 : -1;
    const bar = block([half * 1.1, r * 0.16, r * 0.1], [0, 0, 0], r * 0.02, 1);
    const c = cos(angle);
    const s = sin(angle);
    // laid on the tread: local y points outwards
    return {
      ...bar,
      positions: bar.positions.map((_, k, all) => {
        const j = k - (k % 3);
        const [x, y, z] = [all[j] as number, all[j + 1] as number, all[j + 2] as number];
        const lean = z + hand * 0.35 * x;
        if (k % 3 === 0) return x + hand * half * 0.42;
        return k % 3 === 1 ? (y + tread * 0.99) * c - lean * s : (y + tread * 0.99) * s + lean * c;
      }),
    };
  });
  const disc = turnedAcross(
    [
      [0, -half * 0.2],
      [inner * 1.03, -half * 0.2],
      [inner * 1.03, half * 0.9, 0.008],
      [inner * 0.92, half * 0.9, 0.008],
      [inner * 0.84, half * 0.3, 0.02],
      [inner * 0.5, half * 0.25, 0.02],
      [inner * 0.4, half * 0.62, 0.02],
      [inner * 0.18, half * 0.66, 0.01],
      [inner * 0.16, half * 0.9, 0.01],
      [0, half * 0.92],
    ],
    [0, 0, 0],
    32,
  );
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const angle = (TAU * i) / 8;
    const bolt = turnZ(
      cylinder({ radius: inner * 0.055, height: half * 0.4, bevel: 0.004, bevelSteps: 1, segments: 8 }),
      -PI / 2,
    );
    return move(bolt, [half * 0.35, inner * 0.66 * sin(angle), inner * 0.66 * cos(angle)]);
  });
  const face = (geometry: Parameters<typeof stretch>[0]) =>
    move(side === 1 ? geometry : stretch(geometry, [-1, 1, 1]), centre);
  return [
    makePart(`${name}-tyre`, "tyre", face(merge([tyre, ...cleats])), { weight: 0.85 }),
    makePart(`${name}-disc`, "wheel", face(merge([disc, ...bolts])), { weight: 0.6 }),
  ];
}

/** Wheels on both sides for each axle: `left` and `right`, numbered from the front. */
export const axleWheels = (axles: readonly number[], track: number, options: HeavyWheel): Part[] =>
  axles.flatMap((z, i) =>
    ([1, -1] as const).flatMap((side) =>
      heavyWheel(`wheel-${i + 1}-${side === 1 ? "left" : "right"}`, [side * track, options.radius, z], side, options),
    ),
  );
