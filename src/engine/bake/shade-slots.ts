import type { Crew } from "../crew.ts";
import type { Model } from "../geometry/part.ts";
import { reuseFields } from "../kernels/field-pool.ts";
import { materialById } from "../materials/index.ts";
import type { MaterialSpec, Surface } from "../materials/material.ts";
import { shadeMaterial } from "../materials/shade-material.ts";
import { type ExpectedTexels, expectTexels } from "./expect-texels.ts";

/** The work on the surfaces of a model's slots, in bands for the members of a crew. */
export interface SlotWork {
  readonly bands: number;
  shade(band: number): void;
  /** Slot -> its surface for some of the slots, once all bands are done. Slots of the same material share it. */
  read(slots: ReadonlySet<string>): Record<string, Surface>;
}

export interface SlotSizes {
  /** Texels along a side of the tiles, at the most. */
  readonly tileSize: number;
  /** Side of the maps that they will be painted on, in texels. */
  readonly textureSize: number;
}

/**
 * Texels of a tile along a texel of the maps from which on half as many do: they would only be averaged. What is left
 * out of a model later makes its texels finer than expected, by a third as far as was seen.
 */
const WASTED = 3;
const SMALLEST_TILE = 64;
/** Texels of the maps below which a slot is a speck, as a cat's nose is: half as fine a tile does for it. */
const SPECK = 4096;

/**
 * One surface a slot, as fine as it will be seen: of a ship's sails the maps do not show the threads.
 *
 * @param materials Slot -> its material.
 * @throws {Error} when a slot has no material.
 */
export function openSlots(
  model: Model,
  materials: Readonly<Record<string, MaterialSpec>>,
  { tileSize, textureSize }: SlotSizes,
  crew: Crew,
): SlotWork {
  const slots = [...new Set(model.parts.map((part) => part.slot))];
  const keys = slots.map((slot) => {
    const spec = materials[slot];
    if (!spec) throw new Error(`openSlots: every slot must have a material, got none for ${slot}.`);
    return JSON.stringify(spec);
  });
  const unlike = [...new Set(keys)];
  const texels = expectTexels(model, textureSize);
  const sizes = unlike.map((key) => {
    const its = slots.filter((_, i) => keys[i] === key).map((slot) => texels.get(slot) as ExpectedTexels);
    return sizeFor(JSON.parse(key), tileSize, its);
  });
  const blank = sizes.map((size) => blankSurface(size, crew));
  const surfaceOf = (slot: string): Surface => {
    const { tile, ...surface } = blank[unlike.indexOf(keys[slots.indexOf(slot)] as string)] as BlankSurface;
    return { ...surface, tileSize: tile[0] as number };
  };
  const shade = (band: number) => {
    const spec: MaterialSpec = JSON.parse(unlike[band] as string);
    const made = shadeMaterial(spec, sizes[band] as number);
    const { enlarged = 1 } = spec;
    // as high as it is wide: slopes stay
    if (enlarged !== 1)
      for (let i = 0; i < made.height.length; i += 1) made.height[i] = (made.height[i] as number) * enlarged;
    const { height, albedo, roughness, metalness, tile } = blank[band] as BlankSurface;
    height.set(made.height);
    albedo.set(made.albedo);
    roughness.set(made.roughness);
    metalness.set(made.metalness);
    tile[0] = made.tileSize * enlarged;
  };
  return {
    bands: unlike.length,
    // what is shared is a copy: the surface's own memory serves the next one
    shade: (band) =>
      reuseFields(
        () => shade(band),
        () => [],
      ),
    read: (wanted) => Object.fromEntries([...wanted].map((slot) => [slot, surfaceOf(slot)])),
  };
}

/** @param seen How the slots that share the material will be painted. */
function sizeFor({ base, enlarged = 1 }: MaterialSpec, most: number, seen: readonly ExpectedTexels[]): number {
  const span = materialById(base).tileSize * enlarged;
  const finest = Math.min(...seen.map((each) => each.finest));
  const isSpeck = seen.reduce((sum, { count }) => sum + count, 0) < SPECK;
  let size = isSpeck ? most / 2 : most;
  while (size > SMALLEST_TILE && (finest * size) / span > WASTED) size /= 2;
  return size;
}

interface BlankSurface extends Omit<Surface, "tileSize"> {
  /** The tile's size, alone. */
  readonly tile: Float64Array;
}

function blankSurface(size: number, crew: Crew): BlankSurface {
  const channel = () => new Float32Array(crew.share(size * size * 4));
  return {
    size,
    tile: new Float64Array(crew.share(8)),
    height: channel(),
    albedo: new Float32Array(crew.share(size * size * 12)),
    roughness: channel(),
    metalness: channel(),
  };
}
