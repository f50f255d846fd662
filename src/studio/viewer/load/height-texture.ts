import {
  DataTexture,
  FloatType,
  LinearFilter,
  LinearMipmapNearestFilter,
  NearestFilter,
  NearestMipmapNearestFilter,
  RedFormat,
  RepeatWrapping,
} from "three";
import type { Heights } from "./read-heights.ts";

/** @param smooth Whether the card can interpolate 32-bit floats (`OES_texture_float_linear`). */
export function heightTexture({ levels }: Heights, smooth: boolean): DataTexture {
  const [finest] = levels;
  if (!finest) throw new Error("heightTexture: there must be at least one level, got 0.");
  const texture = new DataTexture(finest.data, finest.width, finest.height, RedFormat, FloatType);
  texture.mipmaps = levels.map(({ data, width, height }) => ({ data, width, height }));
  texture.generateMipmaps = false;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = smooth ? LinearFilter : NearestFilter;
  texture.minFilter = smooth ? LinearMipmapNearestFilter : NearestMipmapNearestFilter;
  texture.needsUpdate = true;
  return texture;
}
