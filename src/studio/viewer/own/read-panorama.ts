import {
  DataTexture,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
  type Texture,
} from "three";
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
  const worker = new Worker(new URL("./panorama-worker.ts", import.meta.url), { type: "module" });
  return new Promise<PanoramaPixels>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PanoramaMessage>) => {
      if (data.kind === "pixels") resolve(data.pixels);
      else reject(new Error(`This is no panorama the studio can read. ${data.message}`));
    };
    worker.onerror = (event) => reject(new Error(event.message || "The reader of panoramas did not start."));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
