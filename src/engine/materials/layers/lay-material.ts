import { createField } from "../../kernels/field-pool.ts";
import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { LayerPlace, SurfacePart } from "../../language/surface-names.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { depthOf, levelBelow, lowShare } from "../../texture/relief-masks.ts";
import { heightBlend } from "../../texture/tones/height-blend.ts";
import { meanColour } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";
import { jointMask } from "../parts/joint-mask.ts";
import { inColonies } from "./in-colonies.ts";
import { layGlow } from "./lay-glow.ts";
import { type Bed, cutAt, even, noise, type Pair } from "./pair.ts";
import { FEWEST, setSingly } from "./set-singly.ts";

/**
 * Lays the second surface, already in the first's measure, into or onto the first, which is changed in place.
 *
 * @param glow The colour in which the second shines by itself, if it does.
 * @param joints How light what lies between faces of it is, 1 as the first has it: grout, or a shadow.
 */
export function layMaterial(
  first: Surface,
  second: Surface,
  place: Exclude<LayerPlace, SurfacePart>,
  amount: number,
  draw: Draw,
  scale: number,
  dealt?: Field,
  glow?: Rgb,
  joints = 1,
): Surface {
  const { size, height } = first;
  const rise = blurKernel(height, size, size * 0.05, 2);
  for (let i = 0; i < rise.length; i += 1) rise[i] = (height[i] as number) - (rise[i] as number);
  const least = first.tileSize * 0.0004;
  const firstDepth = Math.max(depthOf(rise), least);
  const secondDepth = Math.max(depthOf(second.height), least);
  const pair = { size, rise, first, second, firstDepth, secondDepth, amount, draw, scale, ...(dealt ? { dealt } : {}) };
  const { mask, height: bed } = BEDS[place](pair);
  if (place === "faces" && joints === SEWN) dyeJoints(first, second);
  else if (place === "faces") darkenJoints(first, isMetal(second) ? SHADOW : joints);
  const whole = heightBlend(first, second, mask, bed);
  return glow ? layGlow(whole, mask, glow) : whole;
}

const isMetal = ({ metalness }: Surface): boolean => {
  let sum = 0;
  for (let i = 0; i < metalness.length; i += 1) sum += metalness[i] as number;
  return sum > metalness.length / 2;
};

/** Plates of metal and cut sheets are set without grout: what lies between them is a shadow. */
export const SHADOW = 0.12;

/** Cloth over cloth goes on down into the folds where it is sewn: they are of its own colour, and as much darker. */
export const SEWN = 0.5;

function dyeJoints({ albedo }: Surface, second: Surface): void {
  const own = meanColour(second.albedo);
  for (let i = 0; i < albedo.length; i += 1) albedo[i] = (own[i % 3] as number) * SEWN;
}

function darkenJoints({ albedo }: Surface, joints: number): void {
  if (joints === 1) return;
  for (let i = 0; i < albedo.length; i += 1) albedo[i] = (albedo[i] as number) * joints;
}

const BEDS: Record<Exclude<LayerPlace, SurfacePart>, (pair: Pair) => Bed> = {
  joints: inJoints,
  cracks: inCracks,
  top: onTop,
  patches: inPatches,
  scattered,
  crusts: inColonies,
  flecks: inFlecks,
  faces: onFaces,
  dealt: onDealt,
};

/** Fills the low places of the first up to where it would spill over. */
function inJoints(pair: Pair): Bed {
  const { size, first, second, rise, firstDepth, secondDepth, amount } = pair;
  const ragged = noise(pair, "ragged", 9, 6);
  const low = lowShare(rise);
  const share = clamp(low, LEAST_JOINT, 0.42) * (0.75 + 0.5 * amount);
  const floor = levelBelow(rise, share * 0.5);
  const calm = Math.min(1, (firstDepth * 0.7) / secondDepth);
  const mask = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    mask[i] =
      -(rise[i] as number) / firstDepth +
      0.22 * (ragged[i] as number) +
      (0.12 * (second.height[i] as number)) / secondDepth;
  }
  cutAt(mask, share, 0.16);
  if (low < LEAST_JOINT) alongJoints(mask, pair, ragged);
  const height = createField(size * size);
  for (let i = 0; i < height.length; i += 1) {
    const below = (first.height[i] as number) - (rise[i] as number);
    height[i] = below + floor + firstDepth * 0.45 + (second.height[i] as number) * calm;
  }
  return { mask, height };
}

/** Joints of which there are fewer are narrow: the lowest texels of such a surface also lie elsewhere. */
const LEAST_JOINT = 0.07;

/** A narrow joint filled till it spills over its edges, here more and there less. */
function alongJoints(mask: Field, { size, first, amount }: Pair, ragged: Field): void {
  const joints = jointMask(first);
  const near = blurKernel(joints, size, size * 0.006, 3);
  let peak = 0;
  let many = 0;
  for (let i = 0; i < near.length; i += 1) {
    peak += (near[i] as number) * (joints[i] as number);
    many += joints[i] as number;
  }
  peak /= Math.max(1e-6, many);
  for (let i = 0; i < mask.length; i += 1) {
    const spill = peak * (0.62 - 0.4 * amount - 0.3 * (ragged[i] as number));
    mask[i] = smoothstep(spill, spill + peak * 0.16, near[i] as number);
  }
}

/** Veins: a net of cracks filled flush, as in mended pottery. */
function inCracks(pair: Pair): Bed {
  const { size, first, second, firstDepth, secondDepth, amount, draw, scale } = pair;
  const great = cracks(size, draw.fork("great"), featureCount(3, scale), 0.8, 0.22);
  const fine = cracks(size, draw.fork("fine"), featureCount(6, scale), 0.32, 0.22);
  const width = noise(pair, "width", 7, 3);
  const calm = Math.min(1, (first.tileSize * 0.0006) / secondDepth);
  const mask = createField(size * size);
  const height = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    const wide = (0.01 + 0.024 * amount) * (1 + 0.55 * (width[i] as number));
    const at = Math.min(great[i] as number, (fine[i] as number) * 1.6 + 0.004);
    mask[i] = smoothstep(wide * 1.25, wide * 0.8, at);
    height[i] = (first.height[i] as number) + firstDepth * 0.12 + (second.height[i] as number) * calm;
  }
  return { mask, height };
}

/** Spread over the first: clings to its crowns, softens what is under it, and leaves holes at its edges. */
function onTop(pair: Pair): Bed {
  const { size, first, second, rise, firstDepth, secondDepth, amount } = pair;
  const spread = even(pair, "spread", 6, 6);
  const soft = blurKernel(first.height, size, size * 0.02, 2);
  const mask = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    mask[i] =
      (spread[i] as number) +
      (0.16 * (rise[i] as number)) / firstDepth +
      (0.2 * (second.height[i] as number)) / secondDepth;
  }
  cutAt(mask, 0.3 + amount * 0.58, 0.1);
  const thick = Math.min(secondDepth, first.tileSize * 0.012) + first.tileSize * 0.002;
  const height = createField(size * size);
  for (let i = 0; i < height.length; i += 1) {
    height[i] = (soft[i] as number) + 0.35 * (rise[i] as number) + thick + (second.height[i] as number);
  }
  return { mask, height };
}

/** Side by side, where it lies decided by clouds and, along the border, by which of the two stands higher. */
function inPatches(pair: Pair): Bed {
  const { size, first, second, rise, firstDepth, secondDepth, amount } = pair;
  const spread = even(pair, "patches", 7, 6);
  const mask = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    mask[i] =
      (spread[i] as number) -
      (0.1 * (rise[i] as number)) / firstDepth +
      (0.26 * (second.height[i] as number)) / secondDepth;
  }
  cutAt(mask, 0.22 + amount * 0.56, 0.05);
  const step = Math.min(secondDepth, first.tileSize * 0.004) * 0.8;
  const height = createField(size * size);
  for (let i = 0; i < height.length; i += 1) {
    height[i] = (first.height[i] as number) - 0.8 * (rise[i] as number) + step + (second.height[i] as number);
  }
  return { mask, height };
}

/** Reach over which hollows in a piece are taken for it, in tiles. */
const HOLLOW = 0.008;

/** What stands highest in the second pokes out of the first: pebbles in sand, leaves on grass. */
function scattered(pair: Pair): Bed {
  if (pair.amount <= FEWEST) return setSingly(pair);
  const { size, first, second, rise, firstDepth, secondDepth, amount } = pair;
  // in many small swarms: a large one would be seen again in every tile
  const spread = even(pair, "scatter", 6, 4);
  // a coil's hollow belongs to it: cut by its height alone a shell would be but its rim
  const whole = blurKernel(second.height, size, size * HOLLOW, 2);
  const mask = createField(size * size);
  const bury = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    bury[i] =
      Math.max(second.height[i] as number, 1.2 * (whole[i] as number)) / secondDepth + 0.6 * (spread[i] as number);
    mask[i] = (bury[i] as number) - (0.1 * (rise[i] as number)) / firstDepth;
  }
  const level = cutAt(mask, 0.15 + amount * 0.5, 0.22);
  const height = createField(size * size);
  for (let i = 0; i < height.length; i += 1) {
    const out = Math.max(-0.2, (bury[i] as number) - level);
    height[i] = (first.height[i] as number) - 0.7 * (rise[i] as number) + (out + 0.15) * secondDepth;
  }
  return { mask, height };
}

/** Specks and flakes flush with the first, small ones and a few large, in swarms. */
function inFlecks(pair: Pair): Bed {
  const { size, first, second, secondDepth, amount, draw, scale } = pair;
  const swarm = even(pair, "swarm", 5, 4);
  const ragged = noise(pair, "ragged", 110, 2);
  const small = pits(size, draw.seed32("small"), featureCount(64, scale), 0.3 + 0.5 * amount, 0.42);
  const large = pits(size, draw.seed32("large"), featureCount(26, scale), 0.16 + 0.4 * amount, 0.36);
  const calm = Math.min(1, (first.tileSize * 0.0002) / secondDepth);
  const mask = createField(size * size);
  const height = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    const spare = smoothstep(-0.55, 0.35, swarm[i] as number);
    const fleck = Math.max(small[i] as number, large[i] as number) * (0.55 + 0.45 * spare);
    mask[i] = smoothstep(0.34, 0.5, fleck + 0.22 * (ragged[i] as number) * smoothstep(0, 0.3, fleck));
    height[i] = (first.height[i] as number) + first.tileSize * 0.0001 + (second.height[i] as number) * calm;
  }
  return { mask, height };
}

/** The tiles of the first cut from the second: its own relief stays, the joints too. */
function onFaces(pair: Pair): Bed {
  const { size, first, second, rise, firstDepth, secondDepth } = pair;
  const split = lowShare(rise);
  const joints = split > 0.45 ? 0 : split;
  const mask = Float32Array.from(rise);
  if (joints > 0) cutAt(mask, 1 - joints, firstDepth * 0.2);
  else mask.fill(1);
  const calm = Math.min(1, (firstDepth * 0.25) / secondDepth);
  const height = createField(size * size);
  for (let i = 0; i < height.length; i += 1) {
    height[i] = (first.height[i] as number) + (second.height[i] as number) * calm;
  }
  return { mask, height };
}

/** Some of the pieces of the first, cut from the second. */
function onDealt(pair: Pair): Bed {
  const bed = onFaces(pair);
  const { dealt } = pair;
  if (dealt) for (let i = 0; i < dealt.length; i += 1) bed.mask[i] = (bed.mask[i] as number) * (dealt[i] as number);
  return bed;
}
