import { blurKernel, type Field } from "../../kernels/kernels.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import type { Condition, ShadeContext, Surface } from "../material.ts";

interface Bareness {
  /** Share of a part asked for by name that stays in view, 0..1. */
  readonly bares: number;
  /** It lies in lengths and leaves others bare, where else it lies on all of it, thinner. */
  readonly patches: boolean;
}

/** How much of a part asked for by name each condition that lies on a surface leaves in view: nobody gilds joints for them to be overgrown. */
export const COVERING: ReadonlyMap<Condition, Bareness> = new Map<Condition, Bareness>([
  ["painted", { bares: 0.9, patches: true }],
  ["rusty", { bares: 0.8, patches: true }],
  ["burnt", { bares: 0.6, patches: false }],
  ["dirty", { bares: 0.62, patches: false }],
  ["moldy", { bares: 0.7, patches: false }],
  ["muddy", { bares: 0.78, patches: true }],
  ["dusty", { bares: 0.66, patches: false }],
  ["sandy", { bares: 0.78, patches: true }],
  ["mossy", { bares: 0.8, patches: true }],
  ["snowy", { bares: 0.8, patches: true }],
]);

/** Over how much of the tile what lies thins out towards what it leaves bare. */
const SLOPE = 0.003;

/**
 * Lets a condition lie on a surface and leave most of what was asked for by name in view.
 *
 * @param named Where that is, 0..1.
 */
export function leaveBare(
  surface: Surface,
  named: Field,
  { bares, patches }: Bareness,
  { size, draw, scale }: ShadeContext,
  lie: (surface: Surface) => Surface,
): Surface {
  const height = Float32Array.from(surface.height);
  const albedo = Float32Array.from(surface.albedo);
  const roughness = Float32Array.from(surface.roughness);
  const metalness = Float32Array.from(surface.metalness);
  const near = blurKernel(named, size, size * SLOPE, 2);
  const here = patches ? bareLengths(size, bares, draw.seed32("bare lengths"), scale) : undefined;
  const covered = lie(surface);
  return repaintSurface(covered, (texel, i) => {
    const bare = here ? (here[i] as number) : bares;
    const low = bare * Math.max(named[i] as number, Math.min(1, 1.6 * (near[i] as number)));
    if (low <= 0) return;
    const keep = bare * (named[i] as number);
    texel.r = lerp(texel.r, albedo[i * 3] as number, keep);
    texel.g = lerp(texel.g, albedo[i * 3 + 1] as number, keep);
    texel.b = lerp(texel.b, albedo[i * 3 + 2] as number, keep);
    texel.roughness = lerp(texel.roughness, roughness[i] as number, keep);
    texel.metalness = lerp(texel.metalness, metalness[i] as number, smoothstep(0.3, 0.5, keep));
    texel.height = lerp(texel.height, height[i] as number, low);
  });
}

/** Stretches that stay bare, 0..1: `share` of the tile, ending raggedly. */
function bareLengths(size: number, share: number, seed: number, scale: number): Field {
  const lies = fbm(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.6, seed });
  const level = levelBelow(lies, 1 - share);
  for (let i = 0; i < lies.length; i += 1) lies[i] = smoothstep(level - 0.06, level + 0.06, lies[i] as number);
  return lies;
}
