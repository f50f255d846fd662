import { LIGHT_STRIDE } from "../bake/light-maps.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { View } from "../concepts/concept.ts";
import type { Image } from "../files/image.ts";
import { developPicture, type Samples } from "./develop-picture.ts";
import { drawVisible, type VisibleFaces } from "./draw-visible.ts";
import { type Camera, frameView } from "./frame-view.ts";
import { makeGroundShadow } from "./ground-shadow.ts";
import { shadePoint } from "./shade-point.ts";
import { type Studio, setUpStudio } from "./studio.ts";
import { bendNormal, locateSample, newSurfacePlace } from "./surface-point.ts";
import { faceTangent } from "./tangents.ts";
import { readMaps, TEXEL_LENGTH } from "./texture-reader.ts";

export interface ThumbnailOptions {
  /** Side of the picture in pixels. Default 512. */
  readonly size?: number;
  /** Called now and then; throws when the work is no longer wanted. */
  readonly checkCancelled?: () => void;
  /** Called with 0..1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Share of the picture left free on each side. */
const MARGIN = 0.085;
const ROWS_BETWEEN_CHECKS = 128;

/**
 * Takes a product photograph: the whole object in frame, lit by soft boxes, on transparent ground that holds nothing
 * but its soft shadow.
 *
 * @returns RGBA, not premultiplied.
 */
export function renderThumbnail(
  model: UnwrappedModel,
  maps: ModelMaps,
  view: View,
  options: ThumbnailOptions = {},
): Image {
  const { size = 512, checkCancelled, onProgress } = options;
  const camera = frameView(model.positions, view, MARGIN);
  const studio = setUpStudio(model.positions, model.positionIndices, camera);
  checkCancelled?.();
  onProgress?.(0.3);
  const visible = drawVisible(model.positions, model.positionIndices, camera, size * 2);
  const samples = shadeSamples(model, maps, studio, camera, visible, (fraction) => {
    checkCancelled?.();
    onProgress?.(0.3 + 0.5 * fraction);
  });
  const shadow = makeGroundShadow(model.positions, studio, camera, size);
  const data = developPicture(samples, shadow, size);
  onProgress?.(1);
  return { width: size, height: size, channels: 4, data };
}

function shadeSamples(
  model: UnwrappedModel,
  maps: ModelMaps,
  studio: Studio,
  camera: Camera,
  visible: VisibleFaces,
  step: (fraction: number) => void,
): Samples {
  const { size, face: faces } = visible;
  const light = new Float32Array(size * size * 3);
  const place = newSurfacePlace();
  const texel = new Float64Array(TEXEL_LENGTH);
  const tangent = new Float64Array(3);
  const color = new Float64Array(3);
  const lift = 1.6 / (studio.rays.lights[LIGHT_STRIDE - 1] as number);
  let tangentOf = -1;
  for (let y = 0; y < size; y += 1) {
    if (y % ROWS_BETWEEN_CHECKS === 0) step(y / size);
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      const face = faces[at] as number;
      if (face < 0) continue;
      locateSample(model, visible, camera, face, x, y, place);
      readMaps(maps, place.u, place.v, texel);
      if (tangentOf !== face) {
        faceTangent(model, face, tangent);
        tangentOf = face;
      }
      bendNormal(place, tangent, texel[5] as number, texel[6] as number, texel[7] as number);
      shadePoint(place, texel, studio, (y & 1) * 2 + (x & 1), lift, color);
      light[at * 3] = color[0] as number;
      light[at * 3 + 1] = color[1] as number;
      light[at * 3 + 2] = color[2] as number;
    }
  }
  return { size, light, face: faces };
}
