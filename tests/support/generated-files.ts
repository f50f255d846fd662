import { unzlibSync } from "fflate";
import type { GeneratedModel } from "../../src/engine/generate-model.ts";

/** @throws {Error} When the model has no such file. */
export const fileOf = (model: GeneratedModel, name: string): Uint8Array => {
  const file = model.files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`no ${name}`);
  return file.bytes;
};

/** Texels on the rim of an RGBA thumbnail that are more than a breath of shadow. */
export function opaqueBorderTexels(png: Uint8Array): number {
  const { width, height, rgba } = decodeRgba(png);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const onRim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (onRim && (rgba[(y * width + x) * 4 + 3] as number) > 40) count += 1;
    }
  }
  return count;
}

/** Reads back what encodePng writes: 8-bit RGBA, Paeth on every row. */
function decodeRgba(png: Uint8Array): { width: number; height: number; rgba: Uint8Array } {
  const view = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let at = 8;
  const pieces: Uint8Array[] = [];
  while (at < png.length) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === "IDAT") pieces.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const raw = unzlibSync(Buffer.concat(pieces));
  const stride = width * 4;
  const rgba = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < stride; x += 1) {
      const a = x >= 4 ? (rgba[y * stride + x - 4] as number) : 0;
      const b = y > 0 ? (rgba[(y - 1) * stride + x] as number) : 0;
      const c = x >= 4 && y > 0 ? (rgba[(y - 1) * stride + x - 4] as number) : 0;
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      const predicted = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      rgba[y * stride + x] = (raw[y * (stride + 1) + 1 + x] as number) + predicted;
    }
  }
  return { width, height, rgba };
}
