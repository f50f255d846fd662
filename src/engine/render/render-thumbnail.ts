import { LIGHT_STRIDE } from "../bake/light-maps.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { View } from "../concepts/concept.ts";
import { ALONE, type Crew, type RowBand, rowBand } from "../crew.ts";
import type { Image } from "../files/image.ts";
import { type GatherLight, openRays } from "../kernels/rays-kernel.ts";
import { developPicture } from "./develop-picture.ts";
import { drawVisible, type VisibleFaces } from "./draw-visible.ts";
import { type Camera, frameView } from "./frame-view.ts";
import { writeGroundShadow } from "./ground-shadow.ts";
import { shadePoint } from "./shade-point.ts";
import { KEY_RAYS, type Studio, setUpStudio } from "./studio.ts";
import { bendNormal, locateSample, newSurfacePlace } from "./surface-point.ts";
import { faceTangent } from "./tangents.ts";
import { readMaps, TEXEL_LENGTH } from "./texture-reader.ts";

export interface ThumbnailOptions {
  /** Side of the picture in pixels. Default 512. */
  readonly size?: number;
  /** Who takes it. Left out: this thread alone. */
  readonly crew?: Crew;
  /** Called with 0..1; throws when the work is no longer wanted. */
  readonly onProgress?: (fraction: number) => void;
}

/** Share of the picture left free on each side. */
const MARGIN = 0.085;
/** Shares the rows are done in. */
const BANDS = 16;

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
  const { size = 512, crew = ALONE, onProgress = () => {} } = options;
  const camera = frameView(model.positions, view, MARGIN);
  const studio = setUpStudio(model.positions, model.positionIndices, camera, crew);
  onProgress(0.3);
  const visible = drawVisible(model.positions, model.positionIndices, camera, size * 2);
  const light = new Float32Array(crew.share(visible.size * visible.size * 12));
  const shadow = new Float32Array(crew.share(size * size * 4));
  let gather: GatherLight | undefined;
  // the shadow is made in one piece: begun first, while others shade the rows
  crew.runBands(1 + BANDS, (band) => {
    if (band === 0) writeGroundShadow(model.positions, studio, camera, size, shadow);
    else {
      gather ??= openRays(studio.rays, studio.strengths, KEY_RAYS);
      shadeSamples(model, maps, studio, gather, camera, visible, rowBand(visible.size, BANDS, band - 1), light);
    }
    onProgress(0.3 + (0.6 * band) / BANDS);
  });
  const data = new Uint8Array(crew.share(size * size * 4));
  const samples = { size: visible.size, light, face: visible.face };
  crew.runBands(BANDS, (band) => developPicture(samples, shadow, size, rowBand(size, BANDS, band), data));
  onProgress(1);
  return { width: size, height: size, channels: 4, data };
}

/** Writes the light of every sample in some rows: RGB triplets. */
function shadeSamples(
  model: UnwrappedModel,
  maps: ModelMaps,
  studio: Studio,
  gather: GatherLight,
  camera: Camera,
  visible: VisibleFaces,
  rows: RowBand,
  light: Float32Array,
): void {
  const { size, face: faces } = visible;
  const place = newSurfacePlace();
  const texel = new Float64Array(TEXEL_LENGTH);
  const tangent = new Float64Array(3);
  const color = new Float64Array(3);
  const lift = 1.6 / (studio.rays.lights[LIGHT_STRIDE - 1] as number);
  let tangentOf = -1;
  for (let y = rows.first; y < rows.end; y += 1) {
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
      shadePoint(place, texel, studio, gather, (y & 1) * 2 + (x & 1), lift, color);
      light[at * 3] = color[0] as number;
      light[at * 3 + 1] = color[1] as number;
      light[at * 3 + 2] = color[2] as number;
    }
  }
}
