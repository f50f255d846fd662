import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { cos, exp, log, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

export interface SpiralShape {
  readonly turns: number;
  /** Radius of the mouth's tube. */
  readonly mouth: number;
  /** Size after one turn inwards over the size before: 0.5 opens fast, 0.75 slowly. */
  readonly shrink: number;
  /** How far the axis climbs, in mouth radii over the whole coil; 0 lies in one plane. */
  readonly climb: number;
  /** Distance of the tube's middle from the axis in its own radii. */
  readonly wide: number;
}

export interface SpiralPoint {
  readonly at: Vec3;
  readonly radius: number;
  /** Turns from the mouth. */
  readonly turn: number;
}

/** The middle of the tube from the mouth inwards: coiled in the XY plane about the origin, climbing along +Z. */
export function spiralWay({ turns, mouth, shrink, climb, wide }: SpiralShape, perTurn = 15): SpiralPoint[] {
  const rate = log(shrink);
  return Array.from({ length: Math.round(turns * perTurn) + 1 }, (_, i) => {
    const turn = i / perTurn;
    const size = exp(rate * turn);
    const radius = mouth * size;
    const angle = turn * TAU;
    return { at: [radius * wide * cos(angle), radius * wide * sin(angle), climb * mouth * (1 - size)], radius, turn };
  });
}

/** Clay of the coil; each whorl keeps its furrow. */
export const spiralClay = (way: readonly SpiralPoint[]): readonly SculptStep[] =>
  limb(way.map(({ at, radius }) => [at, radius] as const)).map((piece) => add(piece, 0));

export const spiralSolid = (way: readonly SpiralPoint[]): Sdf => sculpt(spiralClay(way));

/** Turns from the mouth at a point of the shell, and how far round the tube it lies (0 to 1 over the width). */
export function alongSpiral(
  way: readonly SpiralPoint[],
  x: number,
  y: number,
  z: number,
): { turn: number; across: number } {
  let best = 9;
  let found = way[0] as SpiralPoint;
  for (const point of way) {
    const [u, v, w] = [x - point.at[0], y - point.at[1], z - point.at[2]];
    const d = Math.sqrt(u * u + v * v + w * w) / point.radius;
    const off = Math.abs(d - 1);
    if (off < best) [best, found] = [off, point];
  }
  const [ax, ay] = found.at;
  const out = Math.sqrt(ax * ax + ay * ay) || 1;
  const outward = ((x - ax) * ax + (y - ay) * ay) / out / found.radius;
  return { turn: found.turn, across: 0.5 + 0.5 * outward };
}
