import type { Browser } from "@playwright/test";

/**
 * A PNG as WebP, by the browser that took it: as good as fits.
 *
 * @param maxBytes What it may weigh.
 */
export async function asWebp(browser: Browser, png: Buffer, maxBytes: number): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of [0.92, 0.85, 0.75, 0.6, 0.4]) {
      const url = await page.evaluate(encode, { source: png.toString("base64"), quality });
      const webp = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
      if (webp.length <= maxBytes) return webp;
    }
  } finally {
    await page.close();
  }
  throw new Error(`asWebp: a picture must fit into ${maxBytes} bytes, got a PNG of ${png.length}.`);
}

/** Runs in the page. */
async function encode({ source, quality }: { source: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${source}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}
