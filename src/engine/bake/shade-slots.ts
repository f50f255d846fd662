import type { Crew } from "../crew.ts";
import type { Model } from "../geometry/part.ts";
import type { MaterialSpec, Surface } from "../materials/material.ts";
import { shadeMaterial } from "../materials/shade-material.ts";

/**
 * One surface a slot; slots of the same material share it.
 *
 * @param materials Slot -> its material.
 * @param size Texels along a side of the tiles.
 * @param step Called with 0..1; throws when the work is no longer wanted.
 * @throws {Error} when a slot has no material.
 */
export function shadeSlots(
  model: Model,
  materials: Readonly<Record<string, MaterialSpec>>,
  size: number,
  crew: Crew,
  step: (fraction: number) => void,
): Record<string, Surface> {
  const slots = [...new Set(model.parts.map((part) => part.slot))];
  const keys = slots.map((slot) => {
    const spec = materials[slot];
    if (!spec) throw new Error(`shadeSlots: every slot must have a material, got none for ${slot}.`);
    return JSON.stringify(spec);
  });
  const unlike = [...new Set(keys)];
  const tileSizes = new Float64Array(crew.share(unlike.length * 8));
  const blank = unlike.map(() => blankSurface(size, crew));
  crew.runBands(unlike.length, (band) => {
    const made = shadeMaterial(JSON.parse(unlike[band] as string), size);
    const { height, albedo, roughness, metalness } = blank[band] as Omit<Surface, "tileSize">;
    height.set(made.height);
    albedo.set(made.albedo);
    roughness.set(made.roughness);
    metalness.set(made.metalness);
    tileSizes[band] = made.tileSize;
    step((band + 1) / unlike.length);
  });
  const surfaces = blank.map((surface, i): Surface => ({ ...surface, tileSize: tileSizes[i] as number }));
  return Object.fromEntries(slots.map((slot, i) => [slot, surfaces[unlike.indexOf(keys[i] as string)] as Surface]));
}

function blankSurface(size: number, crew: Crew): Omit<Surface, "tileSize"> {
  const channel = () => new Float32Array(crew.share(size * size * 4));
  return {
    size,
    height: channel(),
    albedo: new Float32Array(crew.share(size * size * 12)),
    roughness: channel(),
    metalness: channel(),
  };
}
