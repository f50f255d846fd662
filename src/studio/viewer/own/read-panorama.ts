import {
  DataTexture,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
  type Texture,
} from "three";
import { LANGUAGE } from "../../texts/language.ts";
import { loadingTexts } from "../load/texts.ts";
import type { PanoramaMessage, PanoramaPixels } from "./panorama-worker.ts";

/**
 * Decodes a panorama in a worker.
 *
 * @throws {Error} in the artist's words.
 */
export async function readPanorama(file: File): Promise<Texture> {
  const { data, width, height, topFirst } = await decode(file);
  const texture = new DataTexture(data, width, height, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.flipY = topFirst;
  texture.needsUpdate = true;
  return texture;
}

function decode(file: File): Promise<PanoramaPixels> {
  const worker = new Worker(new URL("./panorama-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  return new Promise<PanoramaPixels>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PanoramaMessage>) => {
      if (data.kind === "pixels") resolve(data.pixels);
      else reject(new Error(loadingTexts.readPanorama.unreadable(data.message)));
    };
    worker.onerror = (event) => reject(new Error(event.message || loadingTexts.readPanorama.notStarted));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
