import { HalfFloatType } from "three";
import { EXRLoader } from "three/examples/jsm/loaders/EXRLoader.js";
import { HDRLoader } from "three/examples/jsm/loaders/HDRLoader.js";
import { loadingTexts } from "../load/texts.ts";
import type { LightFace } from "../scene/gather-light.ts";
import { type PanoramaPixels, panoramaLight } from "./panorama-light.ts";
import { checkPanoramaSize } from "./panorama-size.ts";
import { plainWords } from "./plain-words.ts";

export interface PanoramaRequest {
  /** .hdr or .exr */
  readonly file: File;
  /** The light is worked out too, for where the processor draws. */
  readonly withLight: boolean;
}

export type PanoramaMessage =
  | { readonly kind: "pixels"; readonly pixels: PanoramaPixels; readonly light: readonly LightFace[] | null }
  | { readonly kind: "failure"; readonly message: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Answers with the pixels of a file, and with their light, or with what is wrong. */
scope.onmessage = async ({ data: { file, withLight } }: MessageEvent<PanoramaRequest>) => {
  const post = (message: PanoramaMessage, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
  try {
    const bytes = await file.arrayBuffer();
    checkPanoramaSize(bytes);
    const isExr = /\.exr$/i.test(file.name);
    const loader = isExr ? new EXRLoader() : new HDRLoader();
    const { data, width, height } = loader.setDataType(HalfFloatType).parse(bytes) as PanoramaPixels;
    if (data.length !== width * height * 4) throw new Error(loadingTexts.panoramaWorker.onlyGrey);
    const pixels = { data, width, height };
    // turned over here: a texture that is turned over on its way to the graphics card holds the page up
    if (!isExr) turnOver(pixels);
    post({ kind: "pixels", pixels, light: withLight ? panoramaLight(pixels) : null }, [data.buffer]);
  } catch (error) {
    post({ kind: "failure", message: plainWords(error) });
  }
};

/** Swaps the rows, the last for the first. */
function turnOver({ data, width, height }: PanoramaPixels): void {
  const length = width * 4;
  for (let low = 0, high = height - 1; low < high; low += 1, high -= 1) {
    const row = data.slice(low * length, (low + 1) * length);
    data.copyWithin(low * length, high * length, (high + 1) * length);
    data.set(row, high * length);
  }
}
