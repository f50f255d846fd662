import type { Surface } from "#engine/materials/material.ts";
import { toLab } from "./to-lab.ts";

/** Side of the picture that is looked at: about what a tile is of three by three on a sheet. */
const SIDE = 64;
/** Reach of the blobs looked for, in texels of that picture. */
const BLOBS = [1.6, 2.6, 4.2, 6.8];
/** Blobs of a kind that have to be there: the fourth strongest tells how common the strongest is. */
const KIN = 4;
/** What the eye takes for no contrast at all, in CIE Lab. */
const UNSEEN = 1.5;

const of = (plane: ArrayLike<number> | undefined, i: number | undefined): number => plane?.[i ?? 0] ?? 0;

/** How a tile looks where it repeats. */
export interface Sight {
  /**
   * How far the tile's strongest blob (in light, colour or grain) exceeds what is common among its blobs of that reach, over
   * the common one's strength: 0 one among many, 0.5 told apart by who looks for it, 1 and more seen at once in every tile.
   */
  readonly loneliness: number;
  /** How far the blob that is most unlike its surroundings exceeds others of its kind, over what the picture is busy with. */
  readonly oddity: number;
  /** How far the tile swells from dark to pale over a quarter of it, over what the picture is busy with. */
  readonly swell: number;
}

/** What one sees again in every tile of a wall that is lit from the upper left. */
export function sightOf(surface: Surface): Sight {
  const picture = litPicture(surface);
  const busy = spreadOf(blurred(picture, 0.7)) + UNSEEN;
  return {
    loneliness: lonelinessOf(picture),
    oddity: Math.max(...BLOBS.map((reach) => oddityAt(picture, reach, busy))),
    swell: spreadOf(blurred(picture, 7)) / busy,
  };
}

function oddityAt(picture: readonly Float64Array[], reach: number, busy: number): number {
  const near = blurred(picture, reach);
  const far = blurred(picture, Math.min(14, reach * 2.2));
  const blobs = near.map((plane, c) => plane.map((value, i) => value - of(far[c], i)));
  const strength = (blobs[0] as Float64Array).map((_, i) => Math.hypot(...blobs.map((plane) => of(plane, i))));
  const order = Array.from(strength.keys()).sort((a, b) => of(strength, b) - of(strength, a));
  const found: number[] = [];
  for (const i of order) {
    if (found.length === KIN) break;
    if (found.some((other) => distance(i, other) < reach * 2.2)) continue;
    const [first] = found;
    // kin differ from their surroundings in the same way
    const alike = first === undefined ? 1 : blobs.reduce((sum, plane) => sum + of(plane, i) * of(plane, first), 0);
    if (first === undefined || alike > 0.3 * of(strength, i) * of(strength, first)) found.push(i);
  }
  const top = of(strength, found[0]);
  const kin = found.length < KIN ? 0 : of(strength, found[KIN - 1]);
  return ((top - 0.75 * kin) * Math.sqrt(top) * (reach / (BLOBS[0] as number)) ** 0.35) / busy;
}

/** Share of the blobs of a reach that count as common, and the fewest of them. */
const COMMON = 0.15;
const FEWEST = 5;
/** Contrast over the common one's at which a blob is half seen, in CIE Lab. */
const HALF_SEEN = 2.5;

function lonelinessOf(lit: readonly Float64Array[]): number {
  const picture = [...lit, grainOf(lit[0] as Float64Array)];
  return Math.max(...BLOBS.map((reach) => lonelinessAt(picture, reach)));
}

/** How busy the light is about each texel: a smooth patch on rough ground is found as well as a dark one. */
function grainOf(light: Float64Array): Float64Array {
  const [soft] = blurred([light], 1.2);
  return light.map((value, i) => Math.abs(value - of(soft, i)));
}

function lonelinessAt(picture: readonly Float64Array[], reach: number): number {
  const peaks = peaksAt(picture, reach);
  const top = peaks[0] ?? 0;
  const common = peaks[Math.min(peaks.length - 1, Math.max(FEWEST, Math.round(peaks.length * COMMON)))] ?? 0;
  const seen = top / (top + HALF_SEEN);
  return (((top - common) * seen) / (common + 1)) * Math.sqrt(reach / (BLOBS[0] as number));
}

/** Strengths of the blobs of a reach, strongest first, each clear of those before it. */
function peaksAt(picture: readonly Float64Array[], reach: number): number[] {
  const near = blurred(picture, reach);
  const far = blurred(picture, Math.min(14, reach * 2.2));
  const strength = (near[0] as Float64Array).map((_, i) =>
    Math.hypot(...near.map((plane, c) => of(plane, i) - of(far[c], i))),
  );
  const taken = new Uint8Array(SIDE * SIDE);
  const wide = Math.ceil(reach * 2.2);
  const peaks: number[] = [];
  for (const i of Array.from(strength.keys()).sort((a, b) => of(strength, b) - of(strength, a))) {
    if (taken[i] === 1) continue;
    peaks.push(of(strength, i));
    for (let dy = -wide; dy <= wide; dy += 1) {
      for (let dx = -wide; dx <= wide; dx += 1) {
        if (dx * dx + dy * dy > (reach * 2.2) ** 2) continue;
        const y = (Math.floor(i / SIDE) + dy + SIDE) % SIDE;
        taken[y * SIDE + (((i % SIDE) + dx + SIDE) % SIDE)] = 1;
      }
    }
  }
  return peaks;
}

function distance(a: number, b: number): number {
  const x = Math.abs((a % SIDE) - (b % SIDE));
  const y = Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE));
  return Math.hypot(Math.min(x, SIDE - x), Math.min(y, SIDE - y));
}

/** Lab planes of the tile under a light from the upper left. */
function litPicture({ size, height, albedo, tileSize }: Surface): Float64Array[] {
  const sums = new Float32Array(SIDE * SIDE * 3);
  const step = size / SIDE;
  const slope = size / (2 * tileSize);
  const mask = size - 1;
  for (let i = 0; i < size * size; i += 1) {
    const [x, y] = [i % size, Math.floor(i / size)];
    const at = (column: number, row: number) => height[(row & mask) * size + (column & mask)] as number;
    const nx = (at(x - 1, y) - at(x + 1, y)) * slope;
    const ny = (at(x, y + 1) - at(x, y - 1)) * slope;
    const facing = Math.max(0, (0.5 * ny - 0.5 * nx + Math.SQRT1_2) / Math.hypot(nx, ny, 1) / Math.SQRT1_2);
    const to = (Math.floor(y / step) * SIDE + Math.floor(x / step)) * 3;
    for (let c = 0; c < 3; c += 1) {
      const own = Math.min(0.9, Math.max(0.02, of(albedo, i * 3 + c)));
      sums[to + c] = of(sums, to + c) + (own * (0.4 + 0.6 * facing)) / (step * step);
    }
  }
  const planes = [0, 1, 2].map(() => new Float64Array(SIDE * SIDE));
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const lab = toLab(sums, i * 3);
    // colour counts a little less than light
    for (const [c, plane] of planes.entries()) plane[i] = (lab[c] as number) * (c === 0 ? 1 : 0.8);
  }
  return planes;
}

function spreadOf(planes: readonly Float64Array[]): number {
  let sum = 0;
  for (const plane of planes) {
    const mean = plane.reduce((a, b) => a + b, 0) / plane.length;
    sum += plane.reduce((a, b) => a + (b - mean) ** 2, 0) / plane.length;
  }
  return Math.sqrt(sum);
}

const blurred = (planes: readonly Float64Array[], reach: number) =>
  planes.map((plane) => swept(swept(plane, reach, 1), reach, SIDE));

/** Gaussian along rows (`stride` 1) or columns, around the tile. */
function swept(plane: Float64Array, reach: number, stride: number): Float64Array {
  const radius = Math.ceil(reach * 3);
  const weights = Array.from({ length: radius * 2 + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * reach * reach)),
  );
  const total = weights.reduce((a, b) => a + b, 0);
  const out = new Float64Array(plane.length);
  for (let i = 0; i < plane.length; i += 1) {
    const place = Math.floor(i / stride) % SIDE;
    let sum = 0;
    for (let k = 0; k < weights.length; k += 1) {
      const from = i + (((place + k - radius + SIDE * 2) % SIDE) - place) * stride;
      sum += (weights[k] as number) * (plane[from] as number);
    }
    out[i] = sum / total;
  }
  return out;
}
