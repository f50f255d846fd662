import { Color, CompressedCubeTexture, HalfFloatType, LinearFilter, LinearMipmapLinearFilter, RGBAFormat } from "three";
import { directionOf } from "./camera-fit.ts";
import { gatherLight, type LightFace, type Rgb } from "./gather-light.ts";
import type { LightPreset } from "./light-presets.ts";

/**
 * How far the edges of softboxes are spread for each level, in tangents of angles: a texel of the sharpest; of the others what
 * lies between the directions they gather from, or a small bright box would show as grain.
 */
const LEVEL_EDGES = [0.04, 0.16, 0.4, 0.6] as const;
/** Numbers kept of a softbox: middle, across and up (3 each), half width, half height, red, green, blue. */
const BOX_STRIDE = 14;

/** A preset made ready to be asked for the light that comes from a direction. */
interface Surroundings {
  readonly dome: readonly [top: Rgb, horizon: Rgb, ground: Rgb];
  readonly boxes: Float64Array;
  readonly edge: number;
}

const known = new Map<LightPreset, readonly LightFace[]>();

/**
 * What three's `PMREMGenerator` makes of a preset's surroundings, worked out by the page itself: the light of a dome and a few
 * softboxes is a short formula. For where the processor draws: there the generator, which knows no size below 256, takes 3.0 to
 * 4.6 s and holds the page up, and this takes 60 ms (Chromium's SwiftShader, two cores).
 *
 * The light is gathered as three does it: GGX with the view along the normal, a level's roughness by
 * `PMREMGenerator.lodToRoughness`. The caller disposes of the texture.
 */
export function prefilteredLight(preset: LightPreset): CompressedCubeTexture {
  const faces = known.get(preset) ?? gatherFaces(preset);
  known.set(preset, faces);
  return lightTexture(faces);
}

const gatherFaces = (preset: LightPreset): LightFace[] =>
  gatherLight((level) => {
    const surroundings = readSurroundings(preset, LEVEL_EDGES[level] as number);
    return (x, y, z, weight, sum) => addLight(surroundings, x, y, z, weight, sum);
  });

/** A texture that three takes for what `PMREMGenerator` makes. */
export function lightTexture(faces: readonly LightFace[]): CompressedCubeTexture {
  // with plain halves in it, the one kind of cube whose levels three takes as they are
  const texture = new CompressedCubeTexture(faces as never[], RGBAFormat as never, HalfFloatType);
  texture.isPMREMTexture = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

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
