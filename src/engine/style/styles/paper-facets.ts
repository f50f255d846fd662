import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { cross, distance, dot, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Look } from "../looks.ts";

/** Steps of a normal's component by which facets are told apart, and how near the next step it counts as that too. */
const STEPS = 40;
const NEAR = 0.2;
/** Distance of linear colours from which two facets are of different papers, and share of all the area that makes the second one. */
const APART = 0.16;
const LEAST_SHARE = 0.07;

/** A facet: what its coat is in its middle, and how large it is. */
interface Facet {
  readonly normal: readonly [number, number, number];
  readonly colour: Rgb;
  readonly area: number;
}

/** @param look What the part is where its coat says nothing. */
export function facetsOf({ geometry, paint }: Part, look: Look): readonly Facet[] {
  const { positions, rest, indices } = geometry;
  return Array.from({ length: indices.length / 3 }, (_, face) => {
    const { normal, area } = normalOf(positions, indices, 3 * face);
    const [x, y, z] = [0, 1, 2].map((k) => middleOf(rest, indices, 3 * face, k)) as [number, number, number];
    const [r, g, b] = look.colour;
    const surface: SurfacePoint = { r, g, b, roughness: look.roughness, metalness: 0, height: 0 };
    paint?.(surface, x, y, z, ...normal);
    return { normal, area, colour: [surface.r, surface.g, surface.b] };
  });
}

/** The sheets of all facets: the main one, and that of what most of the rest is, else the other one. */
export function sheetsOf(facets: readonly Facet[], main: Rgb, other: Rgb): readonly [Rgb, Rgb] {
  const whole = facets.reduce((sum, { area }) => sum + area, 0);
  const rest = facets.filter(({ colour }) => distance(colour, main) > APART);
  const areaLike = (one: Rgb): number =>
    rest.reduce((sum, { colour, area }) => sum + (distance(colour, one) < APART ? area : 0), 0);
  const [best] = rest.map(({ colour }) => ({ colour, area: areaLike(colour) })).sort((a, b) => weighed(b) - weighed(a));
  return [main, best && best.area > LEAST_SHARE * whole ? best.colour : other];
}

/** The reverse of a sheet is pale more often than dark: so much of it counts as so much more. */
const PALE = 3;
const weighed = ({ colour, area }: Pick<Facet, "colour" | "area">): number =>
  area * (1 + (PALE - 1) * Math.min(1, luminance(colour) / 0.5));

/** Lays the nearer of the sheets over each facet as a whole: a white throat ends at a fold. */
export function paperOfFacets(facets: readonly Facet[], sheets: readonly [Rgb, Rgb]): Paint {
  const papers = new Map<number, Rgb>();
  for (const { normal, colour } of facets) {
    const nearer = distance(colour, sheets[0]) <= distance(colour, sheets[1]) ? sheets[0] : sheets[1];
    for (const key of keysOf(normal)) papers.set(key, nearer);
  }
  return (surface, _x, _y, _z, nx, ny, nz) => {
    const paper = papers.get(keyOf(nx * STEPS, ny * STEPS, nz * STEPS));
    if (paper) [surface.r, surface.g, surface.b] = paper;
  };
}

const keyOf = (x: number, y: number, z: number): number =>
  (Math.round(x) + 64) * 16384 + (Math.round(y) + 64) * 128 + Math.round(z) + 64;

/** A normal's own key, and those that rounding may give it. */
function keysOf([x, y, z]: readonly [number, number, number]): number[] {
  const around = (c: number): number[] => [c * STEPS - NEAR, c * STEPS + NEAR];
  return around(x).flatMap((a) => around(y).flatMap((b) => around(z).map((c) => keyOf(a, b, c))));
}

function middleOf(values: Float32Array, indices: Uint32Array, t: number, k: number): number {
  let sum = 0;
  for (let corner = 0; corner < 3; corner += 1) sum += values[(indices[t + corner] as number) * 3 + k] as number;
  return sum / 3;
}

function normalOf(positions: Float32Array, indices: Uint32Array, t: number): Pick<Facet, "normal" | "area"> {
  const at = (corner: number): Vec3 => {
    const i = (indices[t + corner] as number) * 3;
    return [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
  };
  const twice = cross(subtract(at(1), at(0)), subtract(at(2), at(0)));
  const long = Math.sqrt(dot(twice, twice));
  const [x, y, z] = scale(twice, 1 / Math.max(long, 1e-12));
  return { normal: [x, y, z], area: long / 2 };
}
