import type { Image } from "../files/image.ts";
import { takeBytes } from "../kernels/field-pool.ts";
import { normalsKernel, spreadKernel, toBytesKernel } from "../kernels/kernels.ts";
import type { Surface } from "../materials/material.ts";
import { metalOrNone } from "../materials/metal-or-none.ts";
import { byRoot, linearTable, srgbTable } from "../math/color.ts";
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

let metal: Uint8Array | undefined;
const metalTable = (): Uint8Array => (metal ??= byRoot(metalOrNone));

/** A map that takes next to no time to derive. */
interface PlainMap {
  readonly channels: 1 | 3;
  /** Writes all of its bytes. */
  write(surface: Surface, out: Uint8Array): void;
}

export const PLAIN_MAPS = {
  albedo: {
    channels: 3,
    write: ({ albedo }, out) => toBytesKernel(albedo, srgbTable(), [ALBEDO_MIN, ALBEDO_MAX], out),
  },
  normal: {
    channels: 3,
    write: ({ size, tileSize, height }, out) => normalsKernel(height, size, tileSize / size, out),
  },
  metalness: { channels: 1, write: ({ metalness }, out) => toBytesKernel(metalness, metalTable(), [0, 1], out) },
  roughness: { channels: 1, write: ({ roughness }, out) => toBytesKernel(roughness, linearTable(), [0, 1], out) },
} as const satisfies Readonly<Record<string, PlainMap>>;

export type PlainMaps = Readonly<Record<keyof typeof PLAIN_MAPS, Image>>;

function derivePlainMap(name: keyof PlainMaps, surface: Surface): Image {
  const { channels, write } = PLAIN_MAPS[name];
  const { size } = surface;
  const data = takeBytes(size * size * channels);
  write(surface, data);
  return { width: size, height: size, channels, data };
}

/** All maps of a surface. Normal, displacement and ao come from the one height field, so they agree. */
export function deriveMaps(surface: Surface, plain?: PlainMaps): MaterialMaps {
  const { size, tileSize, height } = surface;
  const mapOf = (name: keyof PlainMaps) => plain?.[name] ?? derivePlainMap(name, surface);
  const sky = lookAtSky(height, size, tileSize, size * size, (lookUp) => lookUp(0, 0, size, size));
  return {
    albedo: mapOf("albedo"),
    normal: mapOf("normal"),
    displacement: { width: size, height: size, channels: 1, data: spreadKernel(height) },
    metalness: mapOf("metalness"),
    roughness: mapOf("roughness"),
    ao: { width: size, height: size, channels: 1, data: sky },
  };
}
