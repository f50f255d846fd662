import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../noises/noise.ts";
import { convexity } from "../relief-masks.ts";
import { repaintSurface, type SurfaceFields } from "./paint-surface.ts";
import { blendColour } from "./palette.ts";

export interface Weathering {
  readonly seed: number;
  /** What counts as surroundings of a crevice, in shares of the tile. */
  readonly reach: number;
  /** How much dirt lies in the crevices, 0..1. */
  readonly dirt: number;
  readonly dirtColour?: Rgb;
  /** How far the edges are rubbed bare, 0..1. */
  readonly wear: number;
  /** What shows where they are; left out, the surface itself, lighter and smoother. */
  readonly bare?: { readonly colour: Rgb; readonly roughness: number; readonly metalness: number };
}

const SOOT: Rgb = [0.035, 0.03, 0.025];

/** Use and age by the relief: dirt settles in crevices, edges and crowns are rubbed; both in patches. Changes the surface. */
export function weatherSurface<S extends SurfaceFields>(surface: S, weathering: Weathering): S {
  const { seed, reach, dirt, dirtColour = SOOT, wear, bare } = weathering;
  const { size } = surface;
  const shape = convexity(surface.height, size, reach);
  const patches = fbm(size, { cells: 9, octaves: 6, gain: 0.68, seed });
  return repaintSurface(surface, (texel, i) => {
    const c = shape[i] as number;
    const p = patches[i] as number;
    const film = clamp01(smoothstep(0.05, -0.6, c + p * 0.25) * dirt + Math.max(0, p) * dirt * 0.14);
    blendColour(texel, dirtColour, film);
    texel.roughness += (0.85 - texel.roughness) * film;
    texel.metalness *= 1 - film * 0.5;
    const rubbed = smoothstep(0.28, 0.42, c + p * 0.3 - 0.3 + wear * 0.3) * (wear > 0 ? 1 : 0);
    if (rubbed === 0) return;
    if (bare) {
      blendColour(texel, bare.colour, rubbed);
      texel.roughness += (bare.roughness - texel.roughness) * rubbed;
      texel.metalness += (bare.metalness - texel.metalness) * rubbed;
    } else {
      const lighter = 1 + 0.35 * rubbed;
      texel.r = Math.min(0.9, texel.r * lighter);
      texel.g = Math.min(0.9, texel.g * lighter);
      texel.b = Math.min(0.9, texel.b * lighter);
      texel.roughness *= 1 - 0.3 * rubbed;
    }
  });
}
