import { HalfFloatType } from "three";
import { EXRLoader } from "three/examples/jsm/loaders/EXRLoader.js";
import { HDRLoader } from "three/examples/jsm/loaders/HDRLoader.js";
import { loadingTexts } from "../load/texts.ts";
import { checkPanoramaSize } from "./panorama-size.ts";
import { plainWords } from "./plain-words.ts";

/** Half floats, RGBA. */
export interface PanoramaPixels {
  readonly data: Uint16Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly topFirst: boolean;
}

export type PanoramaMessage =
  | { readonly kind: "pixels"; readonly pixels: PanoramaPixels }
  | { readonly kind: "failure"; readonly message: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Takes one File, .hdr or .exr; answers with its pixels or with what is wrong. */
scope.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const post = (message: PanoramaMessage, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
  try {
    const bytes = await file.arrayBuffer();
    checkPanoramaSize(bytes);
    const isExr = /\.exr$/i.test(file.name);
    const loader = isExr ? new EXRLoader() : new HDRLoader();
    const { data, width, height } = loader.setDataType(HalfFloatType).parse(bytes) as Omit<PanoramaPixels, "topFirst">;
    if (data.length !== width * height * 4) throw new Error(loadingTexts.panoramaWorker.onlyGrey);
    post({ kind: "pixels", pixels: { data, width, height, topFirst: !isExr } }, [data.buffer]);
  } catch (error) {
    post({ kind: "failure", message: plainWords(error) });
  }
};
