import { takeField } from "../../kernels/field-pool.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import type { Painted } from "./palette.ts";

/** One texel while it is being made or changed. */
export interface Texel extends Painted {
  /** Metres. */
  height: number;
  /** 0 mirror to 1 matte. */
  roughness: number;
  metalness: number;
}

/** The arrays of a surface (see materials/material.ts), to be filled. */
export interface SurfaceFields {
  readonly size: number;
  readonly tileSize: number;
  readonly height: Float32Array;
  readonly albedo: Float32Array;
  readonly roughness: Float32Array;
  readonly metalness: Float32Array;
}

/** Pieces of a surface: its rows take unlike long. */
const BANDS = 16;

/**
 * Makes a surface texel by texel: `paint` gets each texel (grey, matte, flat, no metal) and its index in the tile.
 * Whole-tile fields are made before, by kernels; this is the one loop in which they are mixed.
 *
 * @param paint Writes to nothing but the texel, and to its own place in the fields `beside`.
 */
export function paintSurface(
  size: number,
  tileSize: number,
  paint: (texel: Texel, index: number) => void,
  beside: readonly Float32Array[] = [],
): SurfaceFields {
  const texels = size * size;
  const height = takeField(texels);
  const albedo = takeField(texels * 3);
  const roughness = takeField(texels);
  const metalness = takeField(texels);
  makeRows([height, albedo, roughness, metalness, ...beside], size, BANDS, () => {
    const texel: Texel = { r: 0.5, g: 0.5, b: 0.5, height: 0.5, roughness: 0.5, metalness: 0.5 };
    return (first, end) => {
      const last = end * size;
      // held here: arrays of an outer function are looked up anew after every call of `paint`, 2 ms of 27 a megatexel
      const [heights, colours, roughnesses, metalnesses] = [height, albedo, roughness, metalness];
      for (let i = first * size, rgb = i * 3; i < last; i += 1, rgb += 3) {
        texel.height = 0;
        texel.roughness = 0.8;
        texel.metalness = 0;
        paint(texel, i);
        heights[i] = texel.height;
        colours[rgb] = texel.r;
        colours[rgb + 1] = texel.g;
        colours[rgb + 2] = texel.b;
        roughnesses[i] = texel.roughness;
        metalnesses[i] = texel.metalness;
      }
    };
  });
  return { size, tileSize, height, albedo, roughness, metalness };
}

/**
 * Changes a surface in place, texel by texel.
 *
 * @param paint Writes to nothing but the texel.
 */
export function repaintSurface<S extends SurfaceFields>(surface: S, paint: (texel: Texel, index: number) => void): S {
  const { size, height, albedo, roughness, metalness } = surface;
  makeRows([height, albedo, roughness, metalness], size, BANDS, () => {
    const texel: Texel = { r: 0.5, g: 0.5, b: 0.5, height: 0.5, roughness: 0.5, metalness: 0.5 };
    return (first, end) => {
      const last = end * size;
      // held here as in `paintSurface`
      const [heights, colours, roughnesses, metalnesses] = [height, albedo, roughness, metalness];
      for (let i = first * size, rgb = i * 3; i < last; i += 1, rgb += 3) {
        texel.height = heights[i] as number;
        texel.r = colours[rgb] as number;
        texel.g = colours[rgb + 1] as number;
        texel.b = colours[rgb + 2] as number;
        texel.roughness = roughnesses[i] as number;
        texel.metalness = metalnesses[i] as number;
        paint(texel, i);
        heights[i] = texel.height;
        colours[rgb] = texel.r;
        colours[rgb + 1] = texel.g;
        colours[rgb + 2] = texel.b;
        roughnesses[i] = texel.roughness;
        metalnesses[i] = texel.metalness;
      }
    };
  });
  return surface;
}
