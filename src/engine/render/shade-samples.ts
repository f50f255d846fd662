import { LIGHT_STRIDE } from "../bake/light-maps.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { RowBand } from "../crew.ts";
import type { GatherLight } from "../kernels/rays-kernel.ts";
import type { VisibleFaces } from "./draw-visible.ts";
import type { Camera } from "./frame-view.ts";
import { shadePoint } from "./shade-point.ts";
import type { Studio } from "./studio.ts";
import { bendNormal, locateSample, newSurfacePlace, type SurfacePlace } from "./surface-point.ts";
import { faceTangent } from "./tangents.ts";
import { readMaps, TEXEL_LENGTH, type Texel } from "./texture-reader.ts";

/** What is photographed, and where it stands. */
export interface Scene {
  readonly model: UnwrappedModel;
  readonly maps: ModelMaps;
  readonly studio: Studio;
  readonly camera: Camera;
}

/** Where the light of the samples is put together. */
export interface Exposure {
  /** RGB triplets. */
  readonly light: Float32Array;
  /** Share of the ground that each sample hides. */
  readonly cover: Float32Array;
}

/** The sample shaded last. */
interface Shader {
  readonly place: SurfacePlace;
  readonly texel: Texel;
  /** All of its light, then what of it is mirrored. */
  readonly color: Float64Array;
  shade(face: number, x: number, y: number): void;
}

/** Shades samples one after the other: what neighbours share is worked out once. */
export function createShader(
  { model, maps, studio, camera }: Scene,
  gather: GatherLight,
  visible: VisibleFaces,
): Shader {
  const place = newSurfacePlace();
  const texel = new Float64Array(TEXEL_LENGTH);
  const tangent = new Float64Array(3);
  const color = new Float64Array(6);
  const lift = 1.6 / (studio.rays.lights[LIGHT_STRIDE - 1] as number);
  let tangentOf = -1;
  const shade = (face: number, x: number, y: number) => {
    locateSample(model, visible, camera, face, x, y, place);
    readMaps(maps, place.u, place.v, texel);
    if (tangentOf !== face) {
      faceTangent(model, face, tangent);
      tangentOf = face;
    }
    bendNormal(place, tangent, texel[5] as number, texel[6] as number, texel[7] as number);
    shadePoint(place, texel, studio, gather, (y & 1) * 2 + (x & 1), lift, color);
  };
  return { place, texel, color, shade };
}

/** Writes the light of every sample of what is solid in some rows. */
export function shadeSolid(
  scene: Scene,
  gather: GatherLight,
  visible: VisibleFaces,
  rows: RowBand,
  { light }: Pick<Exposure, "light">,
): void {
  const { size, face: faces } = visible;
  const { color, shade } = createShader(scene, gather, visible);
  for (let y = rows.first; y < rows.end; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      const face = faces[at] as number;
      if (face < 0) continue;
      shade(face, x, y);
      light[at * 3] = color[0] as number;
      light[at * 3 + 1] = color[1] as number;
      light[at * 3 + 2] = color[2] as number;
    }
  }
}
