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
import type { LightFace } from "../scene/gather-light.ts";
import { webGlSupport } from "../scene/web-gl.ts";
import type { PanoramaMessage, PanoramaRequest } from "./panorama-worker.ts";

/** Surroundings of the artist's own. */
export interface OwnPanorama {
  readonly picture: Texture;
  /** Sorted by roughness, where the processor draws; else the graphics card does that. */
  readonly light: readonly LightFace[] | null;
}

/**
 * Decodes a panorama in a worker, and works its light out there where the processor draws.
 *
 * @throws {Error} in the artist's words.
 */
export async function readPanorama(file: File): Promise<OwnPanorama> {
  const { pixels, light } = await decode({ file, withLight: webGlSupport().slow });
  const { data, width, height } = pixels;
  const texture = new DataTexture(data, width, height, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return { picture: texture, light };
}

function decode(request: PanoramaRequest): Promise<Extract<PanoramaMessage, { kind: "pixels" }>> {
  const worker = new Worker(new URL("./panorama-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  return new Promise<Extract<PanoramaMessage, { kind: "pixels" }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PanoramaMessage>) => {
      if (data.kind === "pixels") resolve(data);
      else reject(new Error(loadingTexts.readPanorama.unreadable(data.message)));
    };
    worker.onerror = (event) => reject(new Error(event.message || loadingTexts.readPanorama.notStarted));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
