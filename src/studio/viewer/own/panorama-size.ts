import { loadingTexts } from "../load/texts.ts";

/** Cards of the last ten years take so wide a picture; a panorama beyond it is refused, not squeezed. */
const WIDEST_PX = 16_384;
const HIGHEST_PX = 8192;

/** How far into a file its size is looked for. */
const LOOKED_AT_BYTES = 64 * 1024;

/**
 * Looks at the size a panorama claims before anything is unpacked: a small file can claim any.
 *
 * @param bytes Radiance HDR (`-Y 1024 +X 2048`) or OpenEXR (`dataWindow`).
 * @throws {Error} in the artist's words, when it is too large.
 */
export function checkPanoramaSize(bytes: ArrayBuffer): void {
  const size = readSize(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, LOOKED_AT_BYTES)));
  if (size === undefined || (size.width <= WIDEST_PX && size.height <= HIGHEST_PX)) return;
  throw new Error(loadingTexts.panoramaSize.tooLarge(size.width, size.height, WIDEST_PX, HIGHEST_PX));
}

function readSize(head: Uint8Array): { width: number; height: number } | undefined {
  const text = new TextDecoder("latin1").decode(head);
  const [, height, width] = /\n[-+]Y\s+(\d{1,10})\s+[-+]X\s+(\d{1,10})\s*\n/.exec(text) ?? [];
  if (width !== undefined && height !== undefined) return { width: Number(width), height: Number(height) };
  const name = "dataWindow\0box2i\0";
  const at = text.indexOf(name);
  // behind the name its length in bytes, then the corners: left, top, right, bottom
  const corners = at + name.length + 4;
  if (at < 0 || corners + 16 > head.length) return undefined;
  const view = new DataView(head.buffer, head.byteOffset + corners, 16);
  const side = (low: number, high: number) => Math.abs(view.getInt32(high, true) - view.getInt32(low, true)) + 1;
  return { width: side(0, 8), height: side(4, 12) };
}
