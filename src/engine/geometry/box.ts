import { PI, tan } from "../math/elementary.ts";
import { clamp } from "../math/scalar.ts";
import { add, normalize, scale, type Vec3 } from "../math/vec3.ts";
import { fitBevel } from "./fit-bevel.ts";
import type { Geometry } from "./geometry.ts";
import { GeometryBuilder } from "./geometry-builder.ts";

export interface BoxOptions {
  /** Radius of the rounded edges, limited to half the shortest side. Default 0: twelve triangles, sharp. */
  readonly bevel?: number;
  /** Pieces from a face to the middle of an edge: 1 (default) turns the edge in two steps, 2 in four. */
  readonly bevelSteps?: number;
  /** Pieces the flat middle of x, y and z is cut into, for what is bent afterwards. Default 1 each. */
  readonly divisions?: readonly [number, number, number];
}

/**
 * A box about the origin with rounded edges and corners: the surface of a grid whose outer cells are pulled onto quarter
 * cylinders and eighths of spheres.
 *
 * @param size Width (x), height (y), depth (z) in metres.
 */
export function box(size: Vec3, options: BoxOptions = {}): Geometry {
  const { bevelSteps = 1, divisions = [1, 1, 1] } = options;
  const bevel = fitBevel(options.bevel ?? 0, Math.min(...size));
  const lines = size.map((side, axis) => gridLines(side, bevel, bevelSteps, divisions[axis] as number));
  const [nx, ny, nz] = lines.map((line) => line.length - 1) as [number, number, number];
  const inner = size.map((side) => side / 2 - bevel);
  const builder = new GeometryBuilder();
  const known = new Map<number, number>();
  const vertex = (i: number, j: number, k: number): number => {
    const key = (i * (ny + 1) + j) * (nz + 1) + k;
    let index = known.get(key);
    if (index === undefined) {
      const at: Vec3 = [lines[0]?.[i] as number, lines[1]?.[j] as number, lines[2]?.[k] as number];
      index = builder.vertex(bevel > 0 ? roundOff(at, inner, bevel) : at);
      known.set(key, index);
    }
    return index;
  };
  const sheet = (across: number, up: number, corner: (u: number, v: number) => number) => {
    for (let u = 0; u < across; u += 1) {
      for (let v = 0; v < up; v += 1) {
        builder.quad(corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1));
      }
    }
  };
  sheet(nx, ny, (u, v) => vertex(u, v, nz));
  sheet(nx, ny, (u, v) => vertex(nx - u, v, 0));
  sheet(nz, ny, (u, v) => vertex(nx, v, nz - u));
  sheet(nz, ny, (u, v) => vertex(0, v, u));
  sheet(nx, nz, (u, v) => vertex(u, ny, nz - v));
  sheet(nx, nz, (u, v) => vertex(u, 0, v));
  return builder.build();
}

function gridLines(side: number, bevel: number, steps: number, divisions: number): number[] {
  const half = side / 2;
  const flat =
    bevel === half
      ? [0]
      : Array.from({ length: divisions + 1 }, (_, i) => -half + bevel + ((side - 2 * bevel) * i) / divisions);
  if (bevel === 0) return flat;
  // equal angles, not equal lengths, along the rounding
  const rim = Array.from({ length: steps }, (_, i) => bevel * tan(((i + 1) / steps) * (PI / 4)));
  return [...rim.map((r) => -half + bevel - r).reverse(), ...flat, ...rim.map((r) => half - bevel + r)];
}

function roundOff(at: Vec3, inner: readonly number[], bevel: number): Vec3 {
  const core = at.map((x, axis) => clamp(x, -(inner[axis] as number), inner[axis] as number)) as unknown as Vec3;
  const out: Vec3 = [at[0] - core[0], at[1] - core[1], at[2] - core[2]];
  return add(core, scale(normalize(out), bevel));
}
