import type { MaterialSpec, Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";

/** A base under conditions, small unless told, of one seed. */
export const shade = (base: string, conditions: MaterialSpec["conditions"], size = 128): Surface =>
  shadeMaterial({ base, colours: [], conditions, scale: 1, seed: 3 }, size);

export const mean = (field: Float32Array): number => field.reduce((sum, value) => sum + value, 0) / field.length;

/** How much the colours differ, as a share of the first one's brightness. */
export const difference = (a: Surface, b: Surface): number =>
  mean(a.albedo.map((value, i) => Math.abs(value - (b.albedo[i] as number)))) / mean(a.albedo);
