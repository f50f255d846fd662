import { LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from "three";
import { LoadError } from "./load-error.ts";
import type { PictureMap } from "./loaded-asset.ts";

/** What looks sharp at a grazing angle; cards that can do less take less. */
const ANISOTROPY = 8;

/**
 * Decodes a picture off the main thread, its bytes untouched by colour profiles.
 *
 * @param longest Texels; a larger PNG is made smaller. Other pictures tell their size only when they are decoded.
 * @throws {LoadError} when the browser cannot read it.
 */
export async function pictureTexture(map: PictureMap, file: Blob, longest?: number): Promise<Texture> {
  const width = longest === undefined ? undefined : await pngWidth(file);
  const bitmap = await createImageBitmap(file, {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
    // WebGL cannot flip a bitmap on upload, and texture coordinates count from the bottom
    imageOrientation: "flipY",
    ...(longest !== undefined && width !== undefined && width > longest && { resizeWidth: longest }),
  }).catch(() => {
    throw new LoadError(map, "The picture is damaged or of a kind this browser does not know.");
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

/** "IHDR" where a PNG has it, before its width. */
const HEADER_NAME = 0x49484452;

async function pngWidth(file: Blob): Promise<number | undefined> {
  const head = new DataView(await file.slice(0, 24).arrayBuffer());
  return head.byteLength === 24 && head.getUint32(12) === HEADER_NAME ? head.getUint32(16) : undefined;
}
