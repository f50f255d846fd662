import type { Image } from "../files/image.ts";
import { normalsKernel, toBytesKernel } from "../kernels/kernels.ts";
import type { Surface } from "../materials/material.ts";
import { toSrgbByte } from "../math/color.ts";
import { occlusion } from "../texture/occlusion.ts";

/** Linear reflectance of real dielectrics and metals: from fresh charcoal to fresh snow. */
const ALBEDO_MIN = 0.02;
const ALBEDO_MAX = 0.9;

/** The six maps under the contract's names, ready to be written. */
export interface MaterialMaps {
  /** RGB8, sRGB. */
  readonly albedo: Image;
  /** RGB8, OpenGL (+Y): the gradient of the height in metres over the tile in metres. */
  readonly normal: Image;
  /** Grey 16 bits, lowest to highest texel. */
  readonly displacement: Image;
  /** Grey 8 bits, as the two below. */
  readonly metalness: Image;
  readonly roughness: Image;
  readonly ao: Image;
}

/** All maps of a surface. Normal, displacement and ao come from the one height field, so they agree. */
export function deriveMaps(surface: Surface): MaterialMaps {
  const { size, tileSize, height } = surface;
  return {
    albedo: deriveAlbedo(surface),
    normal: { width: size, height: size, channels: 3, data: normalsKernel(height, size, tileSize / size) },
    displacement: { width: size, height: size, channels: 1, data: spread16(height) },
    metalness: deriveGrey(surface.metalness, size),
    roughness: deriveGrey(surface.roughness, size),
    ao: deriveGrey(occlusion(height, size, tileSize), size),
  };
}

/** The albedo alone, the same bytes as in `deriveMaps`. */
export function deriveAlbedo({ size, albedo }: Surface): Image {
  srgbTable ??= Uint8Array.from({ length: 4097 }, (_, i) => toSrgbByte((i / 4096) * (i / 4096)));
  return { width: size, height: size, channels: 3, data: toBytesKernel(albedo, srgbTable, ALBEDO_MIN, ALBEDO_MAX) };
}

let srgbTable: Uint8Array | undefined;
let linearTable: Uint8Array | undefined;

/** A field of shares in bytes. */
export function deriveGrey(field: Float32Array, size: number): Image {
  linearTable ??= Uint8Array.from({ length: 4097 }, (_, i) => Math.round((i / 4096) * (i / 4096) * 255));
  return { width: size, height: size, channels: 1, data: toBytesKernel(field, linearTable, 0, 1) };
}

function spread16(height: Float32Array): Uint16Array {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height.length; i += 1) {
    const h = height[i] as number;
    if (h < low) low = h;
    if (h > high) high = h;
  }
  const data = new Uint16Array(height.length);
  // a perfectly flat tile sits in the middle
  if (!(high > low)) return data.fill(32768);
  const steps = 65535 / (high - low);
  for (let i = 0; i < height.length; i += 1) data[i] = Math.round(((height[i] as number) - low) * steps);
  return data;
}
