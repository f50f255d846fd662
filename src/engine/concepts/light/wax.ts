import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { flame, flamePaint } from "./flame.ts";

/** Burning candles of one size: wax with a melted hollow and runs down its side, a wick, a flame. `lit` may tell how many of them burn, the first ones. */
export function candles(
  name: string,
  at: readonly Vec3[],
  radius: number,
  height: number,
  options: { readonly drips?: number; readonly lit?: boolean | number; readonly segments?: number } = {},
): Part[] {
  const { drips = 4, lit = true, segments = 28 } = options;
  const wick = radius < 0.02 ? 0.0022 : 0.0026;
  const tall = Math.max(0.03, Math.min(radius * 2.6, 0.062));
  const body = wax(radius, height, drips, segments);
  const stalk = sweep(
    circleOutline(wick, 8),
    curveThrough(
      [
        [0, height - radius * 0.25 - 0.004, 0],
        [0, height + 0.004, 0],
        [wick * 1.2, height + 0.013, 0],
      ],
      4,
    ),
    { up: [1, 0, 0] },
  );
  const fire = flame(tall, tall * 0.24, 0.05, 1);
  return at.flatMap((place, i) => [
    makePart(`${name}-${i + 1}`, "candle", move(body, place), { weight: 0.9 }),
    makePart(`${name}-wick-${i + 1}`, "wick", move(stalk, place), { weight: 0.2 }),
    ...((typeof lit === "number" ? i < lit : lit)
      ? [
          makePart(`${name}-flame-${i + 1}`, "flame", move(fire, [place[0], place[1] + height + 0.003, place[2]]), {
            weight: 0.8,
            paint: flamePaint(tall),
          }),
        ]
      : []),
  ]);
}

function wax(r: number, h: number, drips: number, segments: number): Geometry {
  const dip = Math.min(r * 0.25, h * 0.1);
  const profile = roundCorners(
    [
      [0, 0],
      [r, 0, r * 0.04],
      [r, h * 0.5],
      [r, h - r * 0.08],
      [r * 0.94, h, r * 0.1],
      [r * 0.72, h - dip * 0.6, r * 0.2],
      [r * 0.3, h - dip, r * 0.2],
      [0, h - dip],
    ],
    3,
  );
  const stick = deform(lathe(profile, segments), ([x, y, z]) => {
    const top = smoothstep(h - r * 0.9, h, y);
    const rim = smoothstep(r * 0.5, r, Math.sqrt(x * x + z * z));
    return [x, y + top * rim * r * 0.1 * sin(atan2(z, x) * 3 + 1), z];
  });
  if (drips === 0) return stick;
  const runs = Array.from({ length: drips }, (_, i) => {
    const angle = i * 2.4 + 0.5;
    const long = Math.min(h * 0.75, h * (0.14 + 0.3 * Math.abs(sin(i * 2.1 + 1))) + r * 0.4);
    const girth = Math.min(r * 0.17, 0.0075);
    const line = (t: number, out: number): Vec3 => [(r + out) * cos(angle), h - t, -(r + out) * sin(angle)];
    return sweep(
      circleOutline(girth, 10),
      [
        line(r * 0.03, -girth * 1.2),
        line(r * 0.14, -girth * 0.2),
        line(long * 0.5, -girth * 0.3),
        line(long * 0.85, -girth * 0.3),
        line(long, -girth * 0.2),
      ],
      {
        scale: (t) => 0.75 + 0.5 * smoothstep(0.55, 0.92, t),
        endRounding: girth * 0.9,
        up: [cos(angle), 0, -sin(angle)],
      },
    );
  });
  return merge([stick, ...runs]);
}
