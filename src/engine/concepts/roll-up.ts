import type { Geometry } from "../geometry/geometry.ts";
import { loft, type Ring } from "../geometry/loft.ts";
import { cos, PI, sin } from "../math/elementary.ts";
import type { Vec3 } from "../math/vec3.ts";

export interface Roll {
  /** Metres, along the roll. */
  readonly wide: number;
  /** Metres, of the band that is rolled up. */
  readonly thick: number;
  /** Radius of the innermost turn, metres. */
  readonly inner: number;
  /** How far each turn lies outside of the last, metres: at least the thickness. */
  readonly pitch: number;
  readonly turns: number;
  /** Metres of the band that lie on the floor, to the front. */
  readonly flat: number;
}

const STEPS_A_TURN = 26;
const STEPS_STRAP = 40;

/** Radius of the outermost turn's middle, metres. */
const outerOf = ({ inner, pitch, turns }: Roll): number => inner + pitch * turns;

/** A band rolled up along x in an Archimedean spiral, its last turn on the floor at y = 0. */
export function rollUp(roll: Roll): Geometry {
  const { thick, inner, pitch, turns, flat } = roll;
  const outer = outerOf(roll);
  const spiral = Array.from({ length: Math.round(turns * STEPS_A_TURN) + 1 }, (_, i) => {
    const a = (i / STEPS_A_TURN) * 2 * PI;
    const r = inner + (pitch * i) / STEPS_A_TURN;
    return [a, r] as const;
  });
  const end = spiral.at(-1)?.[0] ?? 0;
  // the last turn comes down onto the floor
  const line: (readonly [number, number])[] = spiral.map(([a, r]) => [
    outer + thick / 2 - r * cos(a - end),
    r * sin(a - end),
  ]);
  for (let i = 1; i <= 12; i += 1) line.push([thick / 2, (flat * i) / 12]);
  return band(line, roll);
}

/** The band along a line in the plane of y and z, across in x. */
function band(line: readonly (readonly [y: number, z: number])[], { wide, thick }: Roll): Geometry {
  const rings = line.map(([y, z], i): Ring => {
    const [ay, az] = line[Math.max(0, i - 1)] as readonly [number, number];
    const [by, bz] = line[Math.min(line.length - 1, i + 1)] as readonly [number, number];
    const [ty, tz] = [by - ay, bz - az];
    const l = Math.sqrt(ty * ty + tz * tz) || 1;
    const [ny, nz] = [-tz / l, ty / l];
    const at = (x: number, s: number): Vec3 => [x, y + (s * ny * thick) / 2, z + (s * nz * thick) / 2];
    return [at(-wide / 2, 1), at(-wide / 2, -1), at(wide / 2, -1), at(wide / 2, 1)];
  });
  return loft(rings.reverse());
}

/** A strap around such a roll, `wide` metres across, about `x`. */
export function strapAround(roll: Roll, x: number, wide: number, thick: number): Geometry {
  const outer = outerOf(roll);
  const rings = Array.from({ length: STEPS_STRAP }, (_, i): Ring => {
    const a = (-i / STEPS_STRAP) * 2 * PI;
    const at = (px: number, r: number): Vec3 => [px, outer + roll.thick / 2 + r * sin(a), r * cos(a)];
    const [near, far] = [x - wide / 2, x + wide / 2];
    return [at(near, outer), at(far, outer), at(far, outer + thick), at(near, outer + thick)];
  });
  return loft(rings, true);
}
