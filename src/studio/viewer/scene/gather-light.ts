import { DataUtils } from "three";

/** Texels along a face of the cube at each level: mirrors first, the roughest last. three takes the last for diffuse light. */
const LEVEL_SIZES = [64, 32, 16, 8] as const;
/** Directions that a texel of each level gathers light from. */
const LEVEL_SAMPLES = [1, 64, 128, 256] as const;

export type Rgb = [number, number, number];

/** Adds the light that comes from a unit direction, times `weight`, to `sum`. */
export type AddLight = (x: number, y: number, z: number, weight: number, sum: Rgb) => void;

/** One face of the cube: RGBA halves at each level, row 0 at the top. */
export interface LightFace {
  readonly mipmaps: readonly { readonly data: Uint16Array; readonly width: number; readonly height: number }[];
  readonly width: number;
  readonly height: number;
}

/** As `PMREMGenerator.lodToRoughness` has it, which its type declarations do not know. */
export const levelRoughness = (level: number): number => 1 - Math.sqrt(1 - level / (LEVEL_SIZES.length - 1));

/**
 * Sorts the light from all around by roughness, as three's `PMREMGenerator` does it: GGX with the view along the normal.
 *
 * @param lightAt What gives light at each level: the rougher, the fewer directions are asked for in a part of the sky.
 * @returns +X, -X, +Y, -Y, +Z, -Z, X mirrored as three has cubes.
 */
export function gatherLight(lightAt: (level: number) => AddLight): LightFace[] {
  const levels = LEVEL_SIZES.map((size, level) => ({
    size,
    add: lightAt(level),
    lobe: spreadLobe(levelRoughness(level), LEVEL_SAMPLES[level] as number),
  }));
  return Array.from({ length: 6 }, (_, face) => ({
    mipmaps: levels.map(({ size, add, lobe }) => ({
      data: gatherFace(add, face, size, lobe),
      width: size,
      height: size,
    })),
    width: LEVEL_SIZES[0],
    height: LEVEL_SIZES[0],
  }));
}

const at = (numbers: Float64Array, index: number): number => numbers[index] as number;

/** Directions around +Z that light is gathered from, with their weights: x, y, z, weight each; the weights sum to 1. */
function spreadLobe(roughness: number, samples: number): Float64Array {
  if (samples === 1) return Float64Array.of(0, 0, 1, 1);
  const alpha = roughness * roughness;
  const lobe = new Float64Array(samples * 4);
  let all = 0;
  for (let i = 0; i < samples; i += 1) {
    // half vectors of GGX (Walter and others, Microfacet Models for Refraction, 2007) on Hammersley's points
    const u = (i + 0.5) / samples;
    const cosine = Math.sqrt((1 - u) / (1 + (alpha * alpha - 1) * u));
    const sine = Math.sqrt(1 - cosine * cosine);
    const around = 2 * Math.PI * radicalInverse(i);
    const z = 2 * cosine * cosine - 1;
    const weight = Math.max(0, z);
    lobe.set([2 * cosine * sine * Math.cos(around), 2 * cosine * sine * Math.sin(around), z, weight], i * 4);
    all += weight;
  }
  for (let i = 3; i < lobe.length; i += 4) lobe[i] = at(lobe, i) / all;
  return lobe;
}

/** The binary digits of `i`, mirrored at the point. */
function radicalInverse(i: number): number {
  let mirrored = 0;
  for (let rest = i, share = 0.5; rest > 0; rest >>= 1, share /= 2) if (rest & 1) mirrored += share;
  return mirrored;
}

/** One face of one level: RGBA halves, row 0 at the top. */
function gatherFace(add: AddLight, face: number, size: number, lobe: Float64Array): Uint16Array {
  const data = new Uint16Array(size * size * 4);
  const opaque = DataUtils.toHalfFloat(1);
  for (let texel = 0; texel < size * size; texel += 1) {
    const s = (((texel % size) + 0.5) * 2) / size - 1;
    const t = ((Math.floor(texel / size) + 0.5) * 2) / size - 1;
    const sum = gatherAround(add, faceDirection(face, s, t), lobe);
    for (let k = 0; k < 3; k += 1) data[texel * 4 + k] = DataUtils.toHalfFloat(sum[k] as number);
    data[texel * 4 + 3] = opaque;
  }
  return data;
}

function gatherAround(add: AddLight, [x, y, z]: Rgb, lobe: Float64Array): Rgb {
  // an orthonormal frame (Duff and others, Building an Orthonormal Basis, Revisited, 2017)
  const sign = z < 0 ? -1 : 1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  const [ax, ay, az] = [1 + sign * x * x * a, sign * b, -sign * x];
  const [ux, uy, uz] = [b, sign + y * y * a, -y];
  const sum: Rgb = [0, 0, 0];
  for (let i = 0; i < lobe.length; i += 4) {
    const weight = at(lobe, i + 3);
    if (weight === 0) continue;
    const p = at(lobe, i);
    const q = at(lobe, i + 1);
    const r = at(lobe, i + 2);
    add(p * ax + q * ux + r * x, p * ay + q * uy + r * y, p * az + q * uz + r * z, weight, sum);
  }
  return sum;
}

/** Unit direction of the place (s, t), -1..1 to the right and down, of a face: +X, -X, +Y, -Y, +Z, -Z, X mirrored as three has cubes. */
function faceDirection(face: number, s: number, t: number): Rgb {
  const unit = 1 / Math.sqrt(1 + s * s + t * t);
  const [x, y, z] = (
    [
      [1, -t, -s],
      [-1, -t, s],
      [s, 1, t],
      [s, -1, -t],
      [s, -t, 1],
      [-s, -t, -1],
    ] as const
  )[face] as Rgb;
  return [-x * unit, y * unit, z * unit];
}
