import { loadingTexts } from "./texts.ts";

/** Larger pictures than this fill the memory of most machines once they are unpacked; a small file can claim any size. */
const SIDE_MAX_PX = 16_384;
const PIXELS_MAX = 8192 * 8192;

/** "IHDR" where a PNG has it, before its width and height. */
const HEADER_NAME = 0x49484452;
const HEADER_BYTES = 24;

/** Width and height in pixels as the head of a PNG tells them; undefined for anything else. */
export async function pngSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const head = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (head.byteLength < HEADER_BYTES || head.getUint32(12) !== HEADER_NAME) return undefined;
  return { width: head.getUint32(16), height: head.getUint32(20) };
}

/** Why a picture of that size is not unpacked, in the artist's words; undefined when it is. */
export function whyTooLarge(width: number, height: number): string | undefined {
  if (width <= SIDE_MAX_PX && height <= SIDE_MAX_PX && width * height <= PIXELS_MAX) return undefined;
  return loadingTexts.pictureSize.tooLarge(width, height);
}
