import { joinBytes, pngChunk, withPngText } from "../../api/png-text.ts";
import type { Raster } from "../../viewer/load/png-raster.ts";

const COLOR_TYPE = { 1: 0, 2: 4, 3: 2, 4: 6 } as const;

/**
 * Writes a PNG of 8 or 16 bits, as the samples are.
 *
 * @param text Keyword -> text, kept inside.
 */
export async function writePng(
  raster: Raster,
  text: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, channels, data } = raster;
  const depth = data instanceof Uint16Array ? 16 : 8;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = depth;
  header[9] = COLOR_TYPE[channels];
  const bytes = data instanceof Uint16Array ? toBigEndian(data) : data;
  const packed = await deflate(filterRows(bytes, (width * channels * depth) / 8, (channels * depth) / 8));
  const whole = joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk("IHDR", header),
    pngChunk("IDAT", packed),
    pngChunk("IEND", new Uint8Array(0)),
  ]);
  return withPngText(whole, text);
}

/** Every row as its difference to what Paeth's filter expects: best on textures, and choosing gains little. */
function filterRows(bytes: Uint8Array, stride: number, step: number): Uint8Array<ArrayBuffer> {
  const height = bytes.length / stride;
  const out = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    const row = y * stride;
    let at = y * (stride + 1);
    out[at++] = 4;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= step ? (bytes[row + x - step] as number) : 0;
      const up = y > 0 ? (bytes[row + x - stride] as number) : 0;
      const corner = x >= step && y > 0 ? (bytes[row + x - stride - step] as number) : 0;
      const byLeft = Math.abs(up - corner);
      const byUp = Math.abs(left - corner);
      const byCorner = Math.abs(left + up - 2 * corner);
      const expected = byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
      out[at++] = (bytes[row + x] as number) - expected;
    }
  }
  return out;
}

function toBigEndian(samples: Uint16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  for (let i = 0; i < samples.length; i += 1) {
    bytes[2 * i] = (samples[i] as number) >> 8;
    bytes[2 * i + 1] = (samples[i] as number) & 255;
  }
  return bytes;
}

/** The browser's own packer: several times faster than one in JavaScript. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
