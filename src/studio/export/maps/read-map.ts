import { isPng } from "../../api/png-text.ts";
import { type Raster, readPngRaster } from "../../viewer/load/png-raster.ts";
import { exportFilesTexts } from "../job/texts.ts";

/**
 * The samples of a map, at their full depth where it is a PNG of the usual kinds; 8 bits as the browser reads it, else.
 *
 * @throws {Error} when it is no picture.
 */
export async function readMap(bytes: Uint8Array<ArrayBuffer>): Promise<Raster> {
  return (isPng(bytes) ? readPngRaster(bytes) : null) ?? (await readByBrowser(bytes));
}

async function readByBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Raster> {
  const bitmap = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error(exportFilesTexts.readMap.noCanvas);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, channels: 4, data: new Uint8Array(data.buffer) };
}
