import type { Geometry } from "../../../geometry/geometry.ts";
import { holdApart } from "../../../geometry/hold-apart.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part, Socket } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { createDraw } from "../../../math/draw.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { lerp, smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { tint } from "../tint.ts";

/** Where the shell has cracked around, as an angle over the egg's middle. */
const RIM = 0.32;
/** Of the shell, in greatest radii. */
const THICKNESS = 0.05;
/** Height of a tooth of the crack, in greatest radii. */
const TOOTH = 0.3;
const TEETH = 9;
const INSIDE = [0.93, 0.88, 0.78] as const;

/** Out and up along an egg's line, the blunt end down, in greatest radii. */
const lineAt = (a: number, r: number): Point2 => {
  const up = sin(a);
  return [r * cos(a) * (1 - 0.13 * up), r * up * (up > 0 ? 1.42 : 1.16)];
};

/** A piece of shell from one angle to another, open there: `from` -PI/2 is the lower half, `to` PI/2 the cap. */
function shellBetween(r: number, from: number, to: number): Geometry {
  const steps = 26;
  const inner = r * (1 - THICKNESS);
  const outline: Point2[] = [];
  for (let i = 0; i <= steps; i += 1) outline.push(lineAt(lerp(from, to, i / steps), r));
  for (let i = steps; i >= 0; i -= 1) outline.push(lineAt(lerp(from, to, i / steps), inner));
  return lathe(
    outline.map(([out, up]): Point2 => [Math.abs(out) < r * 1e-6 ? 0 : out, up]),
    90,
  );
}

/** The zigzag of a crack around an egg, -1 to 1, its teeth of unlike width and height. */
function crackOf(seed: number): (angle: number) => number {
  const draw = createDraw(seed).stream("crack");
  const ends = Array.from({ length: 2 * TEETH }, (_, i) => (i % 2 === 0 ? 1 : -1) * (0.55 + 0.45 * draw()));
  return (angle) => {
    const at = (angle / TAU + 0.5) * ends.length;
    const i = Math.floor(at) % ends.length;
    return lerp(ends[i] as number, ends[(i + 1) % ends.length] as number, at - Math.floor(at));
  };
}

/**
 * An egg that something has come out of: the lower shell with a jagged rim, its cap lying beside it.
 *
 * @param r Greatest radius, metres.
 * @param paint Of the outer side, with the egg's middle at y = 0.
 */
export function hatchedEgg(r: number, seed: number, paint: Paint): Part[] {
  const crack = crackOf(seed);
  const jagged = (geometry: Geometry, rim: number): Geometry =>
    holdApart(
      geometry.positions,
      deform(geometry, ([x, y, z]) => {
        const near = 1 - Math.min(1, Math.abs(y - rim) / (0.7 * r));
        return [x, y + TOOTH * r * near * near * crack(atan2(z, x)), z];
      }),
    );
  const rim = lineAt(RIM, r)[1];
  const lined: Paint = (surface, x, y, z, nx, ny, nz) => {
    paint(surface, x, y, z, nx, ny, nz);
    const up = y / r / (y > 0 ? 1.42 : 1.16);
    const out = Math.sqrt(x * x + z * z) / r / (1 - 0.13 * up);
    const depth = 1 - Math.sqrt(out * out + up * up);
    tint(surface, INSIDE, smoothstep(0.4 * THICKNESS, 0.7 * THICKNESS, depth));
  };
  const low = jagged(shellBetween(r, -PI / 2, RIM), rim);
  const cap = jagged(shellBetween(r, RIM + 0.06, PI / 2), lineAt(RIM + 0.06, r)[1]);
  const fallen = chain(rotation(X_AXIS, 2.25), rotation(Y_AXIS, 0.5), translation([1.75 * r, -0.14 * r, 0.6 * r]));
  return [
    makePart("shell", "shell", low, { weight: 1, paint: lined, crease: 0.9 }),
    makePart("cap", "shell", place(move(cap, [0, -0.6 * r, 0]), fallen), { weight: 0.7, paint: lined, crease: 0.9 }),
  ];
}

/** Where who hatches sits in it. */
export const hatchedSockets = (r: number): Socket[] => [
  { name: "top", position: [0, lineAt(RIM, r)[1], 0], normal: [0, 1, 0], radius: lineAt(RIM, r)[0] * 0.9 },
  { name: "inside", position: [0, -0.3 * r, 0], normal: [0, 1, 0], radius: 1.05 * r },
];
