import { readPngRaster } from "./png-raster.ts";

/** One grey value per pixel, 0 to 1, top row first. */
export interface HeightImage {
  readonly width: number;
  readonly height: number;
  /** 8 or 16. */
  readonly bitDepth: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/**
 * Reads the first channel of a PNG at its full depth.
 *
 * @returns null for what only the browser reads, at 8 bits: see `readPngRaster`.
 * @throws {Error} when the bytes are no whole PNG.
 */
export function decodePng(bytes: Uint8Array): HeightImage | null {
  const raster = readPngRaster(bytes);
  if (raster === null) return null;
  const { width, height, channels, data } = raster;
  const bitDepth = data instanceof Uint16Array ? 16 : 8;
  const full = bitDepth === 16 ? 65535 : 255;
  const values = new Float32Array(width * height);
  for (let pixel = 0; pixel < values.length; pixel += 1) values[pixel] = (data[pixel * channels] as number) / full;
  return { width, height, bitDepth, values };
}
