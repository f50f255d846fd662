import { LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from "three";
import { LoadError } from "./load-error.ts";
import type { PictureMap } from "./loaded-asset.ts";

/** What looks sharp at a grazing angle; cards that can do less take less. */
const ANISOTROPY = 8;

/**
 * Decodes a picture off the main thread, its bytes untouched by colour profiles.
 *
 * @throws {LoadError} when the browser cannot read it.
 */
export async function pictureTexture(map: PictureMap, file: Blob): Promise<Texture> {
  const bitmap = await createImageBitmap(file, {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
    // WebGL cannot flip a bitmap on upload, and texture coordinates count from the bottom
    imageOrientation: "flipY",
  }).catch(() => {
    throw new LoadError(map, "The picture is damaged or of a kind this browser does not know.");
  });
  const texture = new Texture(bitmap);
  texture.flipY = false;
  texture.colorSpace = map === "albedo" ? SRGBColorSpace : NoColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = ANISOTROPY;
  texture.needsUpdate = true;
  return texture;
}
