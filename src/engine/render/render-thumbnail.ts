import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { View } from "../concepts/concept.ts";
import { ALONE, type Crew, putOff, rowBand } from "../crew.ts";
import type { Image } from "../files/image.ts";
import { type GatherLight, openRays } from "../kernels/rays-kernel.ts";
import { coverSolid, type Finishes, findClear, findWalls, layClear } from "./clear-walls.ts";
import { developPicture } from "./develop-picture.ts";
import { drawVisible, type Looked } from "./draw-visible.ts";
import { type Camera, frameView } from "./frame-view.ts";
import { writeGroundShadow } from "./ground-shadow.ts";
import { findShining, haloOf } from "./halo.ts";
import { findLitWithin } from "./light-within.ts";
import { compareSurfaces, type SameSurface } from "./same-surface.ts";
import { shadeSolid } from "./shade-samples.ts";
import { KEY_RAYS, type Studio, setUpStudio } from "./studio.ts";

export interface ThumbnailOptions {
  /** Side of the picture in pixels. Default 512. */
  readonly size?: number;
  /** Left out: nothing is seen through. */
  readonly finishes?: Finishes;
  /** Who takes it. Left out: this thread alone. */
  readonly crew?: Crew;
  /** Called with 0..1; throws when the work is no longer wanted. */
  readonly onProgress?: (fraction: number) => void;
}

/** Share of the picture left free on each side. */
const MARGIN = 0.085;
/** Shares the rows are done in. */
const BANDS = 16;
/** Share of a solid's shadow that glass throws. */
const CLEAR_SHADOW = 0.5;

/** A photograph in the making: what of it depends on the shape alone, and not on its maps. */
export interface Picture {
  /** Draws the studio's shadows and the ground's, in one piece: for one member of the crew to do before anybody calls `take`. */
  throwShadow(): void;
  /** Finds what is seen, likewise. */
  look(): void;
  /** @returns RGBA, not premultiplied. */
  take(model: UnwrappedModel, maps: ModelMaps): Image;
}

/**
 * Sets up a product photograph: the whole object in frame, lit by soft boxes, on transparent ground that holds nothing
 * but its soft shadow.
 */
export function openPicture(
  solid: Pick<UnwrappedModel, "positions" | "positionIndices" | "groups">,
  view: View,
  options: ThumbnailOptions = {},
): Picture {
  const { size = 512, finishes = {}, crew = ALONE, onProgress = () => {} } = options;
  const { positions, positionIndices } = solid;
  const camera = frameView(positions, view, MARGIN);
  const clear = findClear(solid, finishes);
  const lighting = putOff(crew);
  const studio = setUpStudio(positions, clear?.solidIndices ?? positionIndices, camera, lighting.crew);
  // clear walls throw no shadow on what is behind them, but some on the ground
  const whole = clear && setUpStudio(positions, positionIndices, camera, lighting.crew);
  const looking = putOff(crew);
  const look = (looked: Looked) =>
    drawVisible(positions, clear?.indices ?? positionIndices, camera, size * 2, looked, looking.crew);
  const visible = look({ faces: clear?.solid });
  const walls = clear ? findWalls(look, clear.faces, visible) : [];
  const shadow = new Float32Array(crew.share(size * size * 4));
  return {
    look: looking.catchUp,
    throwShadow() {
      lighting.catchUp();
      writeGroundShadow(positions, studio, camera, size, shadow);
      if (whole) darken(shadow, positions, whole, camera, size);
    },
    take(model, maps) {
      const shining = findShining(model);
      const within = findLitWithin(model, finishes);
      const scene = { model, maps, studio, camera, ...(shining && { shining }), ...(within && { within }) };
      const light = new Float32Array(crew.share(visible.size * visible.size * 12));
      const cover = clear && new Float32Array(crew.share(visible.size * visible.size * 4));
      let gather: GatherLight | undefined;
      let same: SameSurface | undefined;
      crew.runBands(BANDS, (band) => {
        gather ??= openRays(studio.rays, studio.strengths, KEY_RAYS);
        same ??= compareSurfaces(model, visible);
        const pixels = rowBand(size, BANDS, band);
        const rows = { first: pixels.first * 2, end: pixels.end * 2 };
        shadeSolid(scene, gather, visible, same, rows, { light });
        if (clear && cover) {
          coverSolid(visible, rows, cover);
          for (const wall of walls) layClear(scene, gather, wall, clear, rows, { light, cover });
        }
        onProgress((0.8 * (band + 1)) / BANDS);
      });
      const data = new Uint8Array(crew.share(size * size * 4));
      const plain = { size: visible.size, light, face: visible.face, ...(cover && { cover }) };
      const samples = shining ? { ...plain, halo: haloOf(plain, shining) } : plain;
      crew.runBands(BANDS, (band) => developPicture(samples, shadow, size, rowBand(size, BANDS, band), data));
      onProgress(1);
      return { width: size, height: size, channels: 4, data };
    },
  };
}

/** Adds what clear walls take of the light on the ground. */
function darken(shadow: Float32Array, positions: Float32Array, whole: Studio, camera: Camera, size: number): void {
  const all = new Float32Array(shadow.length);
  writeGroundShadow(positions, whole, camera, size, all);
  for (let i = 0; i < shadow.length; i += 1)
    shadow[i] = (shadow[i] as number) + CLEAR_SHADOW * ((all[i] as number) - (shadow[i] as number));
}
