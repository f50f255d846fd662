import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { dither } from "./dither.ts";

/** Frames, one after the other, then the end. */
export type GifRequest =
  | {
      readonly kind: "frame";
      readonly pixels: Uint8ClampedArray<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
      readonly delayMs: number;
    }
  | { readonly kind: "end" };

export type GifAnswer = { readonly kind: "taken" } | { readonly kind: "file"; readonly bytes: Uint8Array<ArrayBuffer> };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const gif = GIFEncoder();

/** 256 colours for each frame of its own: a turntable's colours change with the light. */
const COLORS = 256;

scope.onmessage = ({ data }: MessageEvent<GifRequest>) => {
  const post = (answer: GifAnswer, transfer: Transferable[] = []) => scope.postMessage(answer, transfer);
  if (data.kind === "end") {
    gif.finish();
    const bytes = gif.bytes();
    post({ kind: "file", bytes }, [bytes.buffer]);
    return;
  }
  const { pixels, width, height, delayMs } = data;
  dither(pixels, width);
  const palette = quantize(pixels, COLORS);
  gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay: delayMs });
  post({ kind: "taken" });
};
