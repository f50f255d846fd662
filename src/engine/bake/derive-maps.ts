import type { Image } from "../files/image.ts";
import { normalsKernel, spreadKernel, toBytesKernel } from "../kernels/kernels.ts";
import type { Surface } from "../materials/material.ts";
import { linearTable, srgbTable } from "../math/color.ts";
import { lookAtSky } from "../texture/occlusion.ts";

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

/** The maps that take next to no time to derive. */
export type PlainMaps = Pick<MaterialMaps, "albedo" | "normal" | "metalness" | "roughness">;

export function derivePlainMaps(surface: Surface): PlainMaps {
  const { size, tileSize, height } = surface;
  return {
    albedo: deriveAlbedo(surface),
    normal: { width: size, height: size, channels: 3, data: normalsKernel(height, size, tileSize / size) },
    metalness: deriveGrey(surface.metalness, size),
    roughness: deriveGrey(surface.roughness, size),
  };
}

/** All maps of a surface. Normal, displacement and ao come from the one height field, so they agree. */
export function deriveMaps(surface: Surface, plain: PlainMaps = derivePlainMaps(surface)): MaterialMaps {
  const { size, tileSize, height } = surface;
  const sky = lookAtSky(height, size, tileSize, size * size, (lookUp) => lookUp(0, 0, size, size));
  return {
    albedo: plain.albedo,
    normal: plain.normal,
    displacement: { width: size, height: size, channels: 1, data: spreadKernel(height) },
    metalness: plain.metalness,
    roughness: plain.roughness,
    ao: { width: size, height: size, channels: 1, data: sky },
  };
}

function deriveAlbedo({ size, albedo }: Surface): Image {
  return { width: size, height: size, channels: 3, data: toBytesKernel(albedo, srgbTable(), ALBEDO_MIN, ALBEDO_MAX) };
}

/** A field of shares in bytes. */
function deriveGrey(field: Float32Array, size: number): Image {
  return { width: size, height: size, channels: 1, data: toBytesKernel(field, linearTable(), 0, 1) };
}
