import { decodePng, type HeightImage } from "./decode-png.ts";
import { type HeightLevel, heightLevels } from "./height-levels.ts";
import { pngSize, whyTooLarge } from "./picture-size.ts";
import { loadingTexts } from "./texts.ts";

/** The worker's one answer. */
export type HeightMessage =
  | { readonly kind: "levels"; readonly levels: readonly HeightLevel[]; readonly bitDepth: number }
  | { readonly kind: "failure"; readonly message: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  const post = (message: HeightMessage, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
  try {
    const image = decodePng(new Uint8Array(await file.arrayBuffer())) ?? (await decodeByBrowser(file));
    const levels = heightLevels(image);
    post(
      { kind: "levels", levels, bitDepth: image.bitDepth },
      levels.map((level) => level.data.buffer),
    );
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
};

/** Eight bits are all the browser gives. */
async function decodeByBrowser(file: Blob): Promise<HeightImage> {
  const size = await pngSize(file);
  const tooLarge = size && whyTooLarge(size.width, size.height);
  if (tooLarge !== undefined) throw new Error(tooLarge);
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error(loadingTexts.heightWorker.noCanvas);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const values = Float32Array.from({ length: width * height }, (_, pixel) => (data[4 * pixel] as number) / 255);
  return { width, height, bitDepth: 8, values };
}
