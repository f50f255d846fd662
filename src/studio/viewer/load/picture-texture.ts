import { LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from "three";
import { LoadError } from "./load-error.ts";
import type { PictureMap } from "./loaded-asset.ts";
import { pngSize, whyTooLarge } from "./picture-size.ts";
import { loadingTexts } from "./texts.ts";

/** What looks sharp at a grazing angle; cards that can do less take less. */
const ANISOTROPY = 8;

/**
 * Decodes a picture off the main thread, its bytes untouched by colour profiles.
 *
 * @param longest Texels; a larger PNG is made smaller. Other pictures tell their size only when they are decoded.
 * @throws {LoadError} when the browser cannot read it, or it would fill the memory.
 */
export async function pictureTexture(map: PictureMap, file: Blob, longest?: number): Promise<Texture> {
  const size = await pngSize(file);
  const tooLarge = size && whyTooLarge(size.width, size.height);
  if (tooLarge !== undefined) throw new LoadError(map, tooLarge);
  const bitmap = await createImageBitmap(file, {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
    // WebGL cannot flip a bitmap on upload, and texture coordinates count from the bottom
    imageOrientation: "flipY",
    ...(longest !== undefined && size !== undefined && size.width > longest && { resizeWidth: longest }),
  }).catch(() => {
    throw new LoadError(map, loadingTexts.pictureTexture.damaged);
  });
  const texture = new Texture(bitmap);
  texture.flipY = false;
  texture.colorSpace = map === "albedo" ? SRGBColorSpace : NoColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = longest === undefined ? ANISOTROPY : 1;
  texture.needsUpdate = true;
  return texture;
}
