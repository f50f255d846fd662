import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp } from "../../math/scalar.ts";
import { cross, normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

/** A colour that a paint lays whatever is under it, and the share of the part's surface that has it. */
interface Figure {
  readonly colour: Rgb;
  readonly share: number;
}

interface Painted {
  readonly figures: readonly Figure[];
  /** Share of the surface that keeps the colour of its stuff, 0..1. */
  readonly bare: number;
}

/** Faces that are looked at to know what a part is painted with. */
const LOOKS = 400;
/** Shades of the ground: what looks the same on both is laid, and not the ground's own tone. */
const SHADES = [0, 0.12] as const;
const SAME = 0.02;
/** Distance of two hues, each as bright as can be, up to which they are one; brightness below which a colour is black. */
const ONE_HUE = 0.3;
const BLACK = 0.05;
/** Least share of a part that a figure has: a print on the breast is none. */
const LEAST = 0.12;
/** Share of bare ground from which on the ground has the first colour, and the figures the others. */
export const GROUND = 0.1;
/** Saturation from which on a colour gives way where only one is said: white and black stay. */
const COLOURFUL = 0.3;
/** Least share of a part that a black or white figure has which gives way to the one colour that is said, where none is colourful: the field of a shield. */
const FIELD = 0.3;
/** How dark stripes of one said colour are over their ground. */
const SHADE = 0.55;
/** How much darker or brighter than the figure's own tone a place of it may be: gaps between boards. */
const TONES = [0.2, 1.3] as const;

/**
 * "A blue and red round shield", "a sweater striped in teal and mustard": what a thing is painted with by itself, in colours of its
 * own, has those that were said: bands, fields and segments in turn, one that has a said colour already keeps it.
 *
 * @param said Linear, one at least. A single one takes the place of the largest colourful figure where no ground is seen.
 * @param of A slot whose parts alone have them; else all that is of the thing's own colour.
 * @returns Undefined where nothing on it is painted so.
 */
export function dyeFigures(thing: Dressed, asked: readonly Rgb[], of?: string): Dressed | undefined {
  const said = brightFirst(asked);
  const isWhole = ({ colours }: MaterialSpec, slot: string) =>
    of === undefined ? colours[0] === asked[0] : slot === of;
  let ground: Rgb | undefined;
  const parts = thing.model.parts.map((part): Part => {
    const own = thing.materials[part.slot];
    if (!part.paint || !own || !isWhole(own, part.slot) || (own.pattern && of === undefined)) return part;
    const painted = figuresOf(part, part.paint, said[0] as Rgb);
    const told = dyesOf(painted, said, of !== undefined);
    if (told.dyes.size === 0) return part;
    ground = told.ground;
    return { ...part, paint: dyed(part.paint, painted.figures, told.dyes) };
  });
  if (!ground) return undefined;
  const colours = [ground];
  const materials = Object.entries(thing.materials).map(([slot, own]) => [
    slot,
    isWhole(own, slot) ? withColours(own, colours) : own,
  ]);
  return { ...thing, model: { ...thing.model, parts }, materials: Object.fromEntries(materials) };
}

/** The paint has the figures: a pattern of the stuff's own would lie under them. */
const withColours = ({ pattern: _, ...own }: MaterialSpec, colours: readonly Rgb[]): MaterialSpec => ({
  ...own,
  colours,
});

/** Of black and white alone the white is the ground, as on a football. */
const brightFirst = (said: readonly Rgb[]): readonly Rgb[] =>
  said.every((colour) => !isColourful(colour)) ? said.toSorted((a, b) => Math.max(...b) - Math.max(...a)) : said;

/** What a part is painted with. @param ground A colour its stuff may have, linear: what looks the same on two of its shades is laid. */
export function figuresOf({ geometry: { positions, rest, indices } }: Part, paint: Paint, ground: Rgb): Painted {
  const found: { colour: Rgb; area: number }[] = [];
  let whole = 0;
  // to each of six sides: the back of a shield is bare, and nobody looks at it
  const bareTo = new Float64Array(6);
  const laidTo = new Float64Array(6);
  const grounds = SHADES.map((by) => ground.map((tone) => (tone > 0.5 ? tone - by : tone + by)) as unknown as Rgb);
  const faces = indices.length / 3;
  const step = Math.max(1, Math.floor(faces / LOOKS));
  const corner = (of: Float32Array, at: number): Vec3 =>
    [0, 1, 2].map((k) => of[3 * (indices[at] as number) + k]) as unknown as Vec3;
  for (let face = 0; face < faces; face += step) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(positions, 3 * face + k)) as [Vec3, Vec3, Vec3];
    const across = cross(subtract(b, a), subtract(c, a));
    const area = Math.sqrt(across[0] * across[0] + across[1] * across[1] + across[2] * across[2]);
    if (area === 0) continue;
    const [p, q, r] = [0, 1, 2].map((k) => corner(rest, 3 * face + k)) as [Vec3, Vec3, Vec3];
    const middle = [0, 1, 2].map((k) => ((p[k] as number) + (q[k] as number) + (r[k] as number)) / 3);
    const out = normalize(across);
    const [dark, bright] = grounds.map((each) => painting(paint, each, middle as unknown as Vec3, out));
    const side = sideOf(out);
    whole += area;
    if (!dark || !bright || dark.some((tone, k) => Math.abs(tone - (bright[k] as number)) > SAME)) {
      bareTo[side] = (bareTo[side] as number) + area;
      continue;
    }
    laidTo[side] = (laidTo[side] as number) + area;
    const known = found.find(({ colour }) => isOneHue(colour, dark));
    if (!known) found.push({ colour: dark, area });
    else {
      known.area += area;
      if (Math.max(...dark) > Math.max(...known.colour)) known.colour = dark;
    }
  }
  const figures = found
    .map(({ colour, area }) => ({ colour, share: area / Math.max(whole, 1e-12) }))
    .filter(({ share }) => share >= LEAST)
    .sort((a, b) => b.share - a.share);
  const painted = [0, 1, 2, 3, 4, 5].filter((side) => (laidTo[side] as number) > LEAST * (bareTo[side] as number));
  const sum = (of: Float64Array) => painted.reduce((all, side) => all + (of[side] as number), 0);
  return { figures, bare: sum(bareTo) / Math.max(sum(bareTo) + sum(laidTo), 1e-12) };
}

/** 0 to 5, by where it looks most. */
function sideOf(out: Vec3): number {
  const sizes = out.map(Math.abs);
  const axis = sizes.indexOf(Math.max(...sizes));
  return 2 * axis + ((out[axis] as number) < 0 ? 1 : 0);
}

function painting(paint: Paint, [r, g, b]: Rgb, [x, y, z]: Vec3, [nx, ny, nz]: Vec3): Rgb {
  const point: SurfacePoint = { r, g, b, roughness: 0.5, metalness: 0, height: 0 };
  paint(point, x, y, z, nx, ny, nz);
  return [point.r, point.g, point.b];
}

function isOneHue(a: Rgb, b: Rgb): boolean {
  const [highA, highB] = [Math.max(...a), Math.max(...b)];
  if (highA < BLACK || highB < BLACK) return highA < BLACK && highB < BLACK;
  return a.every((tone, k) => Math.abs(tone / highA - (b[k] as number) / highB) < ONE_HUE);
}

/** Which figure has which colour, and which the ground; what stays is left out. */
function dyesOf({ figures, bare }: Painted, said: readonly Rgb[], isPart: boolean) {
  const dyes = new Map<Figure, Rgb>();
  const first = said[0] as Rgb;
  if (said.length === 1 && isPart && bare > GROUND) {
    // a green sail has no red stripes
    const shade = first.map((c) => c * SHADE) as unknown as Rgb;
    for (const figure of figures) if (isColourful(figure.colour)) dyes.set(figure, shade);
    return { dyes, ground: first };
  }
  if (said.length === 1) {
    const main = figures[0];
    const field = main && main.share > FIELD ? main : undefined;
    const largest = bare > GROUND ? undefined : (figures.find(({ colour }) => isColourful(colour)) ?? field);
    if (largest && !isOneHue(largest.colour, first)) dyes.set(largest, first);
    return { dyes, ground: first };
  }
  const free = [...said];
  const left: Figure[] = [];
  for (const figure of figures) {
    const own = free.findIndex((colour) => isOneHue(colour, figure.colour));
    if (own < 0) left.push(figure);
    else dyes.set(figure, free.splice(own, 1)[0] as Rgb);
  }
  const ground = free[0] ?? first;
  if (bare > GROUND) free.splice(0, 1);
  left.forEach((figure, k) => {
    dyes.set(figure, (free.length > 0 ? free : said)[k % Math.max(1, free.length)] as Rgb);
  });
  return { dyes, ground };
}

const isColourful = (colour: Rgb): boolean => {
  const high = Math.max(...colour);
  return high >= BLACK && high - Math.min(...colour) > COLOURFUL * high;
};

function dyed(paint: Paint, figures: readonly Figure[], dyes: ReadonlyMap<Figure, Rgb>): Paint {
  return (surface, x, y, z, nx, ny, nz) => {
    const before: Rgb = [surface.r, surface.g, surface.b];
    paint(surface, x, y, z, nx, ny, nz);
    const after: Rgb = [surface.r, surface.g, surface.b];
    // a fold's shade is the ground's own
    if (isOneHue(before, after)) {
      const isGround = after.every((tone, k) => tone <= (before[k] as number) * 1.5);
      if (isGround && !figures.some(({ colour }) => isNear(colour, after))) return;
    }
    const figure = figures.find(({ colour }) => isOneHue(colour, after));
    const dye = figure && dyes.get(figure);
    if (!figure || !dye) return;
    const tone = clamp(Math.max(...after) / Math.max(...figure.colour, 1e-4), ...TONES);
    [surface.r, surface.g, surface.b] = dye.map((c) => Math.min(1, c * tone)) as unknown as Rgb;
  };
}

const isNear = (a: Rgb, b: Rgb): boolean => a.every((tone, k) => Math.abs(tone - (b[k] as number)) < SAME);
