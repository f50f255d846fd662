import {
  Color,
  CompressedCubeTexture,
  type CompressedTextureMipmap,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
} from "three";
import { directionOf } from "./camera-fit.ts";
import type { LightPreset } from "./light-presets.ts";

/** Texels along a face of the cube at each level: mirrors first, the roughest last. three takes the last for diffuse light. */
const LEVEL_SIZES = [64, 32, 16, 8] as const;
/** Directions that a texel of each level gathers light from. */
const LEVEL_SAMPLES = [1, 64, 128, 256] as const;
/**
 * How far the edges of softboxes are spread for each level, in tangents of angles: a texel of the sharpest; of the others what
 * lies between the directions they gather from, or a small bright box would show as grain.
 */
const LEVEL_EDGES = [0.04, 0.16, 0.4, 0.6] as const;
/** Numbers kept of a softbox: middle, across and up (3 each), half width, half height, red, green, blue. */
const BOX_STRIDE = 14;

type Rgb = [number, number, number];

/** A preset made ready to be asked for the light that comes from a direction. */
interface Surroundings {
  readonly dome: readonly [top: Rgb, horizon: Rgb, ground: Rgb];
  readonly boxes: Float64Array;
  readonly edge: number;
}

const known = new Map<LightPreset, CompressedCubeTexture["image"]>();

/**
 * What three's `PMREMGenerator` makes of a preset's surroundings, worked out by the page itself: the light of a dome and a few
 * softboxes is a short formula. For where the processor draws: there the generator, which knows no size below 256, takes 3.0 to
 * 4.6 s and holds the page up, and this takes 60 ms (Chromium's SwiftShader, two cores).
 *
 * The light is gathered as three does it: GGX with the view along the normal, a level's roughness by
 * `PMREMGenerator.lodToRoughness`. The caller disposes of the texture.
 */
export function prefilteredLight(preset: LightPreset): CompressedCubeTexture {
  const images = known.get(preset) ?? gatherFaces(preset);
  known.set(preset, images);
  // with plain halves in it, the one kind of cube whose levels three takes as they are
  const texture = new CompressedCubeTexture(images as never[], RGBAFormat as never, HalfFloatType);
  texture.isPMREMTexture = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function gatherFaces(preset: LightPreset): CompressedCubeTexture["image"] {
  const levels = LEVEL_SIZES.map((size, level) => ({
    size,
    surroundings: readSurroundings(preset, LEVEL_EDGES[level] as number),
    lobe: spreadLobe(levelRoughness(level), LEVEL_SAMPLES[level] as number),
  }));
  return Array.from({ length: 6 }, (_, face) => {
    const mipmaps: CompressedTextureMipmap[] = levels.map(({ size, surroundings, lobe }) => ({
      data: gatherFace(surroundings, face, size, lobe) as never,
      width: size,
      height: size,
    }));
    return { mipmaps, width: LEVEL_SIZES[0], height: LEVEL_SIZES[0] };
  }) as never;
}

/** As `PMREMGenerator.lodToRoughness` has it, which its type declarations do not know. */
export const levelRoughness = (level: number): number => 1 - Math.sqrt(1 - level / (LEVEL_SIZES.length - 1));

function readSurroundings({ dome, domeIntensity, softboxes }: LightPreset, edge: number): Surroundings {
  const linear = (hex: string, intensity: number): Rgb => new Color(hex).multiplyScalar(intensity).toArray() as Rgb;
  const boxes = new Float64Array(softboxes.length * BOX_STRIDE);
  for (const [i, box] of softboxes.entries()) {
    const [x, y, z] = directionOf((box.azimuthDeg * Math.PI) / 180, (box.elevationDeg * Math.PI) / 180);
    // across the world's up, as `Object3D.lookAt` turns the ones that are drawn
    const level = Math.hypot(x, z);
    const across: Rgb = [-z / level, 0, x / level];
    const up: Rgb = [-y * (x / level), level, -y * (z / level)];
    const half = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
    const width = half(box.widthDeg);
    const height = half(box.heightDeg);
    const light = linear(box.color, box.intensity / (spreadGain(width, edge) * spreadGain(height, edge)));
    boxes.set([x, y, z, ...across, ...up, width, height, ...light], i * BOX_STRIDE);
  }
  const [top, horizon, ground] = dome.map((stop) => linear(stop, domeIntensity)) as [Rgb, Rgb, Rgb];
  return { dome: [top, horizon, ground], boxes, edge };
}

/** How much more a line of half length `half` gives when its ends are spread so far that they meet. */
const spreadGain = (half: number, edge: number): number =>
  edge > 2 * half ? (half + edge / 2) ** 2 / (edge * 2 * half) : 1;

/** Adds the light that comes from a unit direction, times `weight`, to `sum`. */
function addLight(
  { dome, boxes, edge }: Surroundings,
  x: number,
  y: number,
  z: number,
  weight: number,
  sum: Rgb,
): void {
  let free = weight;
  // the box whose middle is nearest hides the others
  let nearness = Number.POSITIVE_INFINITY;
  for (;;) {
    let best = -1;
    let bestShare = 0;
    let bestNearness = 0;
    for (let i = 0; i < boxes.length; i += BOX_STRIDE) {
      const near = x * at(boxes, i) + y * at(boxes, i + 1) + z * at(boxes, i + 2);
      if (near <= bestNearness || near >= nearness) continue;
      const aside = Math.abs(x * at(boxes, i + 3) + y * at(boxes, i + 4) + z * at(boxes, i + 5)) / near;
      const above = Math.abs(x * at(boxes, i + 6) + y * at(boxes, i + 7) + z * at(boxes, i + 8)) / near;
      const share = inside(at(boxes, i + 9) - aside, edge) * inside(at(boxes, i + 10) - above, edge);
      if (share <= 0) continue;
      best = i;
      bestShare = share;
      bestNearness = near;
    }
    if (best < 0) break;
    for (let k = 0; k < 3; k += 1) sum[k] = (sum[k] as number) + free * bestShare * at(boxes, best + 11 + k);
    free *= 1 - bestShare;
    if (free <= 0) return;
    nearness = bestNearness;
  }
  const [top, horizon, ground] = dome;
  const pole = y > 0 ? top : ground;
  const climb = Math.sqrt(Math.abs(y));
  for (let k = 0; k < 3; k += 1) {
    const low = horizon[k] as number;
    sum[k] = (sum[k] as number) + free * (low + ((pole[k] as number) - low) * climb);
  }
}

const at = (numbers: Float64Array, index: number): number => numbers[index] as number;

const inside = (depth: number, edge: number): number => Math.max(0, Math.min(1, depth / edge + 0.5));

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
function gatherFace(surroundings: Surroundings, face: number, size: number, lobe: Float64Array): Uint16Array {
  const data = new Uint16Array(size * size * 4);
  const opaque = DataUtils.toHalfFloat(1);
  for (let texel = 0; texel < size * size; texel += 1) {
    const s = (((texel % size) + 0.5) * 2) / size - 1;
    const t = ((Math.floor(texel / size) + 0.5) * 2) / size - 1;
    const sum = gatherAround(surroundings, faceDirection(face, s, t), lobe);
    for (let k = 0; k < 3; k += 1) data[texel * 4 + k] = DataUtils.toHalfFloat(sum[k] as number);
    data[texel * 4 + 3] = opaque;
  }
  return data;
}

function gatherAround(surroundings: Surroundings, [x, y, z]: Rgb, lobe: Float64Array): Rgb {
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
    addLight(surroundings, p * ax + q * ux + r * x, p * ay + q * uy + r * y, p * az + q * uz + r * z, weight, sum);
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
