import { LIGHT_STRIDE } from "../bake/light-maps.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { RowBand } from "../crew.ts";
import { ALL_TURNS, type GatherLight } from "../kernels/rays-kernel.ts";
import type { VisibleFaces } from "./draw-visible.ts";
import type { Camera } from "./frame-view.ts";
import { lightWithin } from "./light-within.ts";
import type { SameSurface } from "./same-surface.ts";
import { shadePoint } from "./shade-point.ts";
import type { Studio } from "./studio.ts";
import { bendNormal, locateSample, newSurfacePlace, type SurfacePlace } from "./surface-point.ts";
import { faceTangent } from "./tangents.ts";
import { readMaps, readWide, TEXEL_LENGTH, type Texel } from "./texture-reader.ts";

/** What is photographed, and where it stands. */
export interface Scene {
  readonly model: UnwrappedModel;
  readonly maps: ModelMaps;
  readonly studio: Studio;
  readonly camera: Camera;
  /** 1 for each triangle of what gives light. */
  readonly shining?: Uint8Array;
  /** How much light goes on within each triangle, 0..1. */
  readonly within?: Float32Array;
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
  /** @param isBack The triangle is seen from within. */
  shade(face: number, x: number, y: number, isBack?: boolean): void;
  /** Shades the four samples from (x, y) on, to the right and downwards, as one; or says that they shine too much for that. */
  shadeFour(face: number, x: number, y: number): boolean;
}

/** Texels across four samples from which on one look at the maps would miss some. */
const WIDE = 2.4;
/** Roughness below which the edges of highlights are so sharp that every sample counts. */
const SHARP = 0.36;

/** Shades samples one after the other: what neighbours share is worked out once. */
export function createShader(
  { model, maps, studio, camera, shining, within }: Scene,
  gather: GatherLight,
  visible: VisibleFaces,
): Shader {
  const place = newSurfacePlace();
  const texel = new Float64Array(TEXEL_LENGTH);
  const tangent = new Float64Array(3);
  const color = new Float64Array(6);
  const lift = 1.6 / (studio.rays.lights[LIGHT_STRIDE - 1] as number);
  let tangentOf = -1;
  const step = new Float64Array(4);
  const enter = (face: number) => {
    if (tangentOf === face) return;
    faceTangent(model, face, tangent);
    mapStep(model, visible, face, step);
    tangentOf = face;
  };
  const light = (face: number, turn: number) => {
    bendNormal(place, tangent, texel[5] as number, texel[6] as number, texel[7] as number);
    shadePoint(place, texel, studio, gather, turn, lift, color);
    const inner = within?.[face] ?? 0;
    if (inner > 0) lightWithin(place, texel, studio, inner, color);
    if (shining?.[face])
      for (let k = 0; k < 3; k += 1)
        color[k] = Math.max(0.45 * (color[k] as number) + 0.55 * (texel[k] as number), 0.9 * (texel[k] as number));
  };
  const shade = (face: number, x: number, y: number, isBack = false) => {
    enter(face);
    locateSample(model, visible, camera, face, x, y, place);
    if (isBack) {
      place.nx = -place.nx;
      place.ny = -place.ny;
      place.nz = -place.nz;
    }
    readMaps(maps, place.u, place.v, texel);
    light(face, (y & 1) * 2 + (x & 1));
  };
  const shadeFour = (face: number, x: number, y: number) => {
    enter(face);
    locateSample(model, visible, camera, face, x + 0.5, y + 0.5, place);
    const across = Math.abs(step[0] as number) + Math.abs(step[2] as number);
    const down = Math.abs(step[1] as number) + Math.abs(step[3] as number);
    if (2 * maps.size * Math.max(across, down) < WIDE) readMaps(maps, place.u, place.v, texel);
    else readWide(maps, place.u, place.v, step, texel);
    if ((texel[3] as number) < SHARP) return false;
    light(face, ALL_TURNS);
    return true;
  };
  return { place, texel, color, shade, shadeFour };
}

/** Writes how far U moves along the maps from sample to sample, to the right and downwards, then V. */
function mapStep(
  { uvs, uvIndices, positionIndices }: UnwrappedModel,
  { screen }: VisibleFaces,
  face: number,
  out: Float64Array,
): void {
  const corner = face * 3;
  const a = (positionIndices[corner] as number) * 3;
  const b = (positionIndices[corner + 1] as number) * 3;
  const c = (positionIndices[corner + 2] as number) * 3;
  const bx = (screen[b] as number) - (screen[a] as number);
  const by = (screen[b + 1] as number) - (screen[a + 1] as number);
  const cx = (screen[c] as number) - (screen[a] as number);
  const cy = (screen[c + 1] as number) - (screen[a + 1] as number);
  const unit = 1 / (bx * cy - by * cx);
  const ta = (uvIndices[corner] as number) * 2;
  const tb = (uvIndices[corner + 1] as number) * 2;
  const tc = (uvIndices[corner + 2] as number) * 2;
  for (let k = 0; k < 2; k += 1) {
    const tB = (uvs[tb + k] as number) - (uvs[ta + k] as number);
    const tC = (uvs[tc + k] as number) - (uvs[ta + k] as number);
    out[k * 2] = (tB * cy - tC * by) * unit;
    out[k * 2 + 1] = (tC * bx - tB * cx) * unit;
  }
}

/**
 * Writes the light of every sample of what is solid in some rows: of four that show one smooth piece of surface, all at once.
 *
 * @param rows An even number, from an even one on.
 */
export function shadeSolid(
  scene: Scene,
  gather: GatherLight,
  visible: VisibleFaces,
  same: SameSurface,
  rows: RowBand,
  { light }: Pick<Exposure, "light">,
): void {
  const { size, face: faces } = visible;
  const { color, shade, shadeFour } = createShader(scene, gather, visible);
  const write = (at: number) => {
    light[at * 3] = color[0] as number;
    light[at * 3 + 1] = color[1] as number;
    light[at * 3 + 2] = color[2] as number;
  };
  for (let y = rows.first; y < rows.end; y += 2) {
    for (let x = 0; x < size; x += 2) {
      const at = y * size + x;
      const first = faces[at] as number;
      const beside = faces[at + 1] as number;
      const below = faces[at + size] as number;
      const across = faces[at + size + 1] as number;
      // the sign is left only where all are below 0: most of a picture is empty
      if ((first & beside & below & across) < 0) continue;
      if (
        first >= 0 &&
        (beside === first || same(first, x, y, beside, at + 1)) &&
        (below === first || same(first, x, y, below, at + size)) &&
        (across === first || same(first, x, y, across, at + size + 1)) &&
        shadeFour(first, x, y)
      ) {
        write(at);
        write(at + 1);
        write(at + size);
        write(at + size + 1);
        continue;
      }
      for (let k = 0; k < 4; k += 1) {
        const column = x + (k & 1);
        const row = y + (k >> 1);
        const face = faces[row * size + column] as number;
        if (face < 0) continue;
        shade(face, column, row);
        write(row * size + column);
      }
    }
  }
}
