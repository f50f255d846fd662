/** Pixels; twice the size of a thumbnail on the shelf. */
const PREVIEW_SIZE_PX = 256;

/** A small picture for lists, of an image file. Undefined when the browser cannot read it. */
export async function makePreview(image: Blob | undefined): Promise<Blob | undefined> {
  if (!image) return undefined;
  try {
    const bitmap = await createImageBitmap(image, {
      resizeWidth: PREVIEW_SIZE_PX,
      resizeHeight: PREVIEW_SIZE_PX,
      resizeQuality: "high",
    });
    const canvas = new OffscreenCanvas(PREVIEW_SIZE_PX, PREVIEW_SIZE_PX);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
  } catch {
    return undefined;
  }
}
