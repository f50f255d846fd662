import { box } from "../../geometry/box.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, turnY } from "../../geometry/place.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, Z_AXIS } from "../../math/vec3.ts";

export interface WheelOptions {
  /** Metres to the tread. */
  readonly radius: number;
  /** Metres across the tread. */
  readonly width: number;
  readonly spokes: number;
  /** Rim's radius as a ratio of the wheel's. */
  readonly rim: number;
}

/**
 * A road wheel: tyre with rounded shoulders, rim, spokes, and a hub cap that stands out.
 *
 * @param centre Its middle; it faces +X on the right side of the car's own left (`side` 1), -X on the other (-1).
 */
export function makeWheel(name: string, centre: Vec3, side: 1 | -1, options: WheelOptions): Part[] {
  const { radius, width, spokes, rim } = options;
  const inner = radius * rim;
  // made lying down with its outside up, then stood on its tread
  const stand = chain(rotation(Z_AXIS, (-side * PI) / 2), translation(centre));
  const half = width / 2;
  const tyre = lathe(
    closeCorners(
      [
        [inner, -half * 0.86, 0.01],
        [radius * 0.93, -half, 0.03],
        [radius, -half * 0.72, 0.03],
        [radius, half * 0.72, 0.03],
        [radius * 0.93, half, 0.03],
        [inner, half * 0.86, 0.01],
      ],
      3,
    ),
    40,
    true,
  );
  const barrel = lathe(
    closeCorners([
      [inner * 0.9, -half * 0.8],
      [inner * 1.02, -half * 0.8],
      [inner * 1.02, half * 0.9, 0.008],
      [inner * 0.9, half * 0.8, 0.008],
    ]),
    40,
    true,
  );
  const spokeLength = inner * 0.86;
  const spoke = move(box([spokeLength, half * 0.34, inner * (1.5 / spokes)], { bevel: 0.012 }), [
    spokeLength / 2 + inner * 0.08,
    half * 0.56,
    0,
  ]);
  const star = Array.from({ length: spokes }, (_, i) => turnY(spoke, (TAU * i) / spokes));
  const hub = move(cylinder({ radius: inner * 0.26, height: half * 0.34, bevel: 0.012 }), [0, half * 0.5, 0]);
  const drum = move(cylinder({ radius: inner * 0.92, height: half * 1.1, bevel: 0.01 }), [0, -half * 0.8, 0]);
  return [
    makePart(`${name}-tyre`, "tyre", place(tyre, stand), { weight: 0.8 }),
    makePart(`${name}-rim`, "wheel", place(merge([barrel, ...star]), stand), { weight: 0.7 }),
    makePart(`${name}-hub`, "wheel", place(hub, stand), { weight: 0.3 }),
    makePart(`${name}-drum`, "underbody", place(drum, stand), { weight: 0.2 }),
  ];
}
