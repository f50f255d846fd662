import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { mix as blended, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { type CoatFigure, coatFigure } from "./coat-figures.ts";

/** Stripes or spots in colours of their own, or what is printed on cloth. */
export interface Markings {
  readonly figure: "striped" | "spotted" | CoatFigure;
  /** Linear; several in turn. None: those that such a print has by itself. */
  readonly colours: readonly Rgb[];
  /** What the coat is between what is printed on it. Left out: as it is. */
  readonly ground?: Rgb;
}

/** What no marking runs over. */
const BARE = /eye|nose|beak|horn|hoof|claw|tooth|teeth|whisker|tongue|mouth|pupil|glass|hair|mane|foot/;
/** Places of a part that are looked at to know whether it is marked. */
const LOOKS = 240;
/** Share of a coat that is dark where it has markings. */
const MARKED = [0.03, 0.8] as const;
/** Stripes and spots across the longest side. */
const STRIPES = 11;
const SPOTS = 9;

type Colouring = (at: Vec3) => Rgb;

/**
 * "A tiger with blue stripes", "a ladybug with yellow spots", "a purple octopus with green spots": markings that the coat has anyway
 * change their colour, one that has none gets them.
 */
export function dyeMarkings(thing: Dressed, { figure, colours, ground }: Markings): Dressed {
  const coats = thing.model.parts.filter(({ slot }) => !BARE.test(slot) && !thing.materials[slot]?.clear);
  const { min, max } = boundsOf(coats.map(({ geometry }) => geometry.positions));
  const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const size = Math.max(...span);
  const axis = span.indexOf(size);
  const inTurn = (k: number): Rgb =>
    colours[((k % colours.length) + colours.length) % colours.length] ?? [0.5, 0.5, 0.5];
  const along: Colouring = (at) => inTurn(Math.floor(((at[axis] as number) / size) * STRIPES * 2));
  const isNatural = figure === "striped" || figure === "spotted";
  const marked = new Set(isNatural ? coats.filter((part) => isMarked(part, baseOf(thing, part))) : []);
  const laid: Figure =
    figure === "striped"
      ? stripes(axis, size, inTurn)
      : figure === "spotted"
        ? spots(size, inTurn)
        : onGround(coatFigure(figure, size, colours), ground);
  const parts = thing.model.parts.map((part): Part => {
    if (!coats.includes(part) || (marked.size > 0 && !marked.has(part))) return part;
    const toModel = fitAffine(part.geometry);
    return { ...part, paint: marked.size > 0 ? dyed(part, toModel, along) : covered(part, toModel, laid) };
  });
  return { ...thing, model: { ...thing.model, parts } };
}

const baseOf = ({ materials }: Dressed, { slot }: Part): Rgb => {
  const spec = materials[slot];
  return spec ? lookOf(spec).colour : [0.5, 0.5, 0.5];
};

/** How much of the light of the coat a marking leaves: 1 for a marking, 0 for the coat and what is paler. */
const darkness = (before: number, after: number): number => smoothstep(0.72, 0.4, after / Math.max(before, 1e-4));

function isMarked({ paint, geometry }: Part, [r, g, b]: Rgb): boolean {
  if (!paint) return false;
  const { rest } = geometry;
  const count = rest.length / 3;
  const step = Math.max(1, Math.floor(count / LOOKS));
  let [dark, seen] = [0, 0];
  for (let v = 0; v < count; v += step) {
    const point: SurfacePoint = { r, g, b, roughness: 0.5, metalness: 0, height: 0 };
    paint(point, rest[v * 3] as number, rest[v * 3 + 1] as number, rest[v * 3 + 2] as number, 0, 1, 0);
    dark += darkness(luminance([r, g, b]), luminance([point.r, point.g, point.b]));
    seen += 1;
  }
  return dark > MARKED[0] * seen && dark < MARKED[1] * seen;
}

type ToModel = (x: number, y: number, z: number) => Vec3;

/** Its own dark markings in the colour. */
function dyed({ paint }: Part, toModel: ToModel, colouring: Colouring): Paint {
  return (surface, x, y, z, nx, ny, nz) => {
    const before = luminance([surface.r, surface.g, surface.b]);
    paint?.(surface, x, y, z, nx, ny, nz);
    const share = darkness(before, luminance([surface.r, surface.g, surface.b]));
    if (share > 0) mix(surface, colouring(toModel(x, y, z)), share);
  };
}

/** Share and colour of a marking at a place. */
type Figure = (at: Vec3, normal: Vec3) => readonly [number, Rgb];

function covered({ paint }: Part, toModel: ToModel, figure: Figure): Paint {
  return (surface, x, y, z, nx, ny, nz) => {
    paint?.(surface, x, y, z, nx, ny, nz);
    const [share, colour] = figure(toModel(x, y, z), [nx, ny, nz]);
    if (share > 0) mix(surface, colour, share);
  };
}

const onGround = (figure: Figure, ground: Rgb | undefined): Figure =>
  ground === undefined
    ? figure
    : (at, normal) => {
        const [share, colour] = figure(at, normal);
        return [1, blended(ground, colour, share)];
      };

const stripes =
  (axis: number, size: number, inTurn: (k: number) => Rgb): Figure =>
  (at) => {
    const [x, y, z] = at.map((c) => (c / size) * 5) as [number, number, number];
    const place = ((at[axis] as number) / size) * STRIPES + 0.5 * noise(x, y, z, 23);
    const from = place - Math.floor(place);
    return [smoothstep(0.22, 0.28, from) * smoothstep(0.78, 0.72, from), inTurn(Math.floor(place))];
  };

/** One in each cell of a grid in space, off its middle. */
const spots =
  (size: number, inTurn: (k: number) => Rgb): Figure =>
  (at) => {
    const [x, y, z] = at.map((c) => (c / size) * SPOTS) as [number, number, number];
    let [best, colour] = [0, inTurn(0)];
    for (let i = Math.floor(x) - 1; i <= Math.floor(x) + 1; i += 1)
      for (let j = Math.floor(y) - 1; j <= Math.floor(y) + 1; j += 1)
        for (let k = Math.floor(z) - 1; k <= Math.floor(z) + 1; k += 1) {
          const bits = hash(i, j, k);
          const [dx, dy, dz] = [x - i - part(bits, 0), y - j - part(bits, 8), z - k - part(bits, 16)];
          const radius = 0.3 + 0.14 * part(bits, 24);
          const share = smoothstep(radius, radius - 0.05, Math.sqrt(dx * dx + dy * dy + dz * dz));
          if (share > best) [best, colour] = [share, inTurn(bits >>> 3)];
        }
    return [best, colour];
  };

/** Eight bits of it, from 0.2 to 0.8. */
const part = (bits: number, from: number): number => 0.2 + 0.6 * (((bits >>> from) & 255) / 255);

function hash(i: number, j: number, k: number): number {
  let bits = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 1274126177);
  bits = Math.imul(bits ^ (bits >>> 13), 1540483477);
  return (bits ^ (bits >>> 15)) >>> 0;
}

function mix(surface: SurfacePoint, [r, g, b]: Rgb, share: number): void {
  surface.r += (r - surface.r) * share;
  surface.g += (g - surface.g) * share;
  surface.b += (b - surface.b) * share;
}
