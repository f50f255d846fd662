import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { radiusAt } from "./hollow.ts";

/** Thickness at the breast over the vessel's height. */
const GIRTH = 0.042;

/** A thorn along +Y, eight faces. */
const thorn = (long: number, wide: number): Geometry =>
  loft([
    [
      [wide, 0, 0],
      [0, 0, -wide],
      [-wide, 0, 0],
      [0, 0, wide],
    ] satisfies Ring,
    [[-long * 0.5, long, 0]],
  ]);

/** A dragon's head that looks along +X from its neck in the origin: brow, long snout with nostrils, open jaw, two horns swept back. */
function dragonHead(size: number): Geometry {
  const ball = (at: Vec3, radii: Vec3): Geometry =>
    move(stretch(sphere(size, 16, 10), radii), [at[0] * size, at[1] * size, at[2] * size]);
  const horns = [1, -1].map((s) =>
    tube(
      size * 0.2,
      [0, 1, 2, 3].map(
        (i): Vec3 => [size * (-0.2 - 0.6 * i), size * (0.7 + 0.45 * i - 0.05 * i * i), s * size * (0.4 + 0.12 * i)],
      ),
      8,
      {
        scale: (t) => 1.05 - t * 0.95,
      },
    ),
  );
  return merge([
    ball([0, 0.15, 0], [1, 0.8, 0.8]),
    turnZ(ball([1.25, 0.28, 0], [1.15, 0.42, 0.55]), -0.06),
    turnZ(ball([1.0, -0.22, 0], [1.0, 0.22, 0.42]), -0.38),
    ball([2.05, 0.42, 0], [0.36, 0.3, 0.5]),
    ...[1, -1].flatMap((s) => [
      ball([0.55, 0.62, s * 0.42], [0.42, 0.3, 0.26]),
      ball([2.1, 0.62, s * 0.26], [0.16, 0.16, 0.14]),
    ]),
    ...horns,
  ]);
}

/**
 * A dragon that winds up a vessel from its foot, its head raised and looking out beside the cup.
 *
 * @param outside The vessel's outside, (radius, y) with y rising; `height` its height in metres.
 * @param phase Where around it the head is, radians; `turns` how often it winds round.
 */
export function coiledDragon(outside: readonly Point2[], height: number, phase: number, turns: number): Geometry {
  const girth = GIRTH * height;
  const [low, high] = [0.1 * height, 0.72 * height];
  const steps = Math.round(turns * 26);
  const way = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const y = lerp(low, high, t);
    // clear of whatever it passes within its own thickness
    const reach = Math.max(
      radiusAt(outside, y),
      radiusAt(outside, Math.min(y + girth, high)),
      radiusAt(outside, Math.max(y - girth, 0.02 * height)),
    );
    const thick = girth * lerp(0.2, 1, smoothstep(0, 0.6, t));
    const a = phase - (1 - t) * turns * TAU;
    const r = reach + thick * 0.62;
    return [r * cos(a), y, r * sin(a)];
  });
  const [last, before] = [way.at(-1) as Vec3, way.at(-2) as Vec3];
  const out = (k: number, up: number, on: number): Vec3 => [
    last[0] + cos(phase) * k * girth + (last[0] - before[0]) * on,
    last[1] + up * girth,
    last[2] + sin(phase) * k * girth + (last[2] - before[2]) * on,
  ];
  const neck = [out(0.5, 0.5, 1), out(1.2, 1.4, 1.6), out(1.7, 2.5, 1.7), out(2.3, 3.3, 1.5), out(3, 3.5, 1.4)];
  const body = tube(girth, [...way, ...neck], 14, {
    scale: (t) => lerp(0.12, 1, smoothstep(0, 0.55, t)) * lerp(1, 0.62, smoothstep(0.8, 1, t)),
    endRounding: girth * 0.2,
    endSteps: 2,
  });
  const spines = way
    .filter((_, i) => i % 3 === 0 && i > 4)
    .map(([x, y, z], i, all): Geometry => {
      const t = i / all.length;
      const size = girth * lerp(0.35, 1, smoothstep(0, 0.6, t));
      const length = Math.sqrt(x * x + z * z);
      const outward = move(turnZ(thorn(size * 0.95, size * 0.42), -1.25), [length + size * 0.55, y + size * 0.35, 0]);
      return turnAbout(outward, x / length, z / length);
    });
  const fin = (): Geometry => {
    const wing: Ring[] = [0, 1].map(
      (k): Ring => [
        [0, 0, k * girth * 0.24],
        [girth * 2.6, girth * 0.4, k * girth * 0.24],
        [girth * 1.9, girth * 1.5, k * girth * 0.24],
        [girth * 2.5, girth * 2.6, k * girth * 0.24],
        [girth * 1.3, girth * 2.6, k * girth * 0.24],
        [girth * 1.0, girth * 4.4, k * girth * 0.24],
        [girth * 0.1, girth * 2.2, k * girth * 0.24],
      ],
    );
    return turnX(loft(wing), -0.25);
  };
  const at = way[Math.round(steps * 0.9)] as Vec3;
  const wings = [0.25, 1.15].map((turn) => move(turnY(fin(), -phase + turn), [at[0] * 1.1, at[1], at[2] * 1.1]));
  const head = move(turnY(dragonHead(girth * 1.2), -phase), neck.at(-1) as Vec3);
  return settle(merge([body, ...spines, ...wings, head]));
}

/** Turns what lies over +X about the Y axis to lie over (c, s) in x and z. */
const turnAbout = (g: Geometry, c: number, s: number): Geometry => {
  const positions = g.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [positions[i] as number, positions[i + 2] as number];
    positions[i] = x * c - z * s;
    positions[i + 2] = x * s + z * c;
  }
  return { ...g, positions };
};
