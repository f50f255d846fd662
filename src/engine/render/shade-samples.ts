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

function createShader({ model, maps, studio, camera }: Scene, gather: GatherLight, visible: VisibleFaces): Shader {
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

/** How far a clear wall takes on its own colour where it is looked through. */
const DYE = 0.8;

/**
 * Lays a clear wall over what is there of some rows: it mirrors as any wall does, hides the more the more it is looked at
 * from the side, and dyes what is seen through it.
 *
 * @param opacities Share that each triangle hides, looked at straight.
 */
export function layClear(
  scene: Scene,
  gather: GatherLight,
  wall: VisibleFaces,
  opacities: Float32Array,
  rows: RowBand,
  { light, cover }: Exposure,
): void {
  const { size, face: faces } = wall;
  const { place, texel, color, shade } = createShader(scene, gather, wall);
  for (let y = rows.first; y < rows.end; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      const face = faces[at] as number;
      if (face < 0) continue;
      shade(face, x, y);
      const { nx, ny, nz, vx, vy, vz } = place;
      const graze = 1 - Math.max(0, nx * vx + ny * vy + nz * vz);
      const through = (1 - (opacities[face] as number)) * (1 - graze * graze * graze);
      const most = Math.max(texel[0] as number, texel[1] as number, texel[2] as number, 1e-3);
      let brightest = 0;
      for (let c = 0; c < 3; c += 1) {
        const mirrored = color[c + 3] as number;
        const own = (color[c] as number) - mirrored;
        const dye = 1 - DYE * (1 - (texel[c] as number) / most);
        light[at * 3 + c] = own * (1 - through) + mirrored + through * dye * (light[at * 3 + c] as number);
        brightest = Math.max(brightest, mirrored);
      }
      cover[at] = 1 - through * (1 - Math.min(1, brightest)) * (1 - (cover[at] as number));
    }
  }
}
