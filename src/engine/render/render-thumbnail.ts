import type { Finish } from "../bake/finish-slots.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { View } from "../concepts/concept.ts";
import { ALONE, type Crew, type RowBand, rowBand } from "../crew.ts";
import type { Image } from "../files/image.ts";
import { type GatherLight, openRays } from "../kernels/rays-kernel.ts";
import { developPicture } from "./develop-picture.ts";
import { drawVisible, type Looked, type VisibleFaces } from "./draw-visible.ts";
import { type Camera, frameView } from "./frame-view.ts";
import { writeGroundShadow } from "./ground-shadow.ts";
import { layClear, shadeSolid } from "./shade-samples.ts";
import { KEY_RAYS, type Studio, setUpStudio } from "./studio.ts";

type Finishes = Readonly<Record<string, Pick<Finish, "opacity">>>;

export interface ThumbnailOptions {
  /** Side of the picture in pixels. Default 512. */
  readonly size?: number;
  /** Slot -> its finish: what hides less than all is seen through. Left out: nothing is. */
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
/** Clear walls one behind the other that are told apart: both sides of a vessel and of one in it. */
const MOST_WALLS = 4;
/** Share of a solid's shadow that glass throws. */
const CLEAR_SHADOW = 0.5;

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
  const { size = 512, finishes = {}, crew = ALONE, onProgress = () => {} } = options;
  const { positions, positionIndices } = model;
  const camera = frameView(positions, view, MARGIN);
  const clear = findClear(model, finishes);
  const studio = setUpStudio(positions, clear?.solidIndices ?? positionIndices, camera, crew);
  // clear walls throw no shadow on what is behind them, but some on the ground
  const whole = clear && setUpStudio(positions, positionIndices, camera, crew);
  onProgress(0.3);
  const look = (looked: Looked) => drawVisible(positions, positionIndices, camera, size * 2, looked);
  const visible = look({ faces: clear?.solid });
  const walls = clear ? findWalls(look, clear.faces, visible) : [];
  const scene = { model, maps, studio, camera };
  const light = new Float32Array(crew.share(visible.size * visible.size * 12));
  const cover = clear && new Float32Array(crew.share(visible.size * visible.size * 4));
  const shadow = new Float32Array(crew.share(size * size * 4));
  let gather: GatherLight | undefined;
  // the shadow is made in one piece: begun first, while others shade the rows
  crew.runBands(1 + BANDS, (band) => {
    if (band === 0) {
      writeGroundShadow(positions, studio, camera, size, shadow);
      if (whole) darken(shadow, positions, whole, camera, size);
    } else {
      gather ??= openRays(studio.rays, studio.strengths, KEY_RAYS);
      const rows = rowBand(visible.size, BANDS, band - 1);
      shadeSolid(scene, gather, visible, rows, { light });
      if (clear && cover) {
        coverSolid(visible, rows, cover);
        for (const wall of walls) layClear(scene, gather, wall, clear.opacities, rows, { light, cover });
      }
    }
    onProgress(0.3 + (0.6 * band) / BANDS);
  });
  const data = new Uint8Array(crew.share(size * size * 4));
  const samples = { size: visible.size, light, face: visible.face, ...(cover && { cover }) };
  crew.runBands(BANDS, (band) => developPicture(samples, shadow, size, rowBand(size, BANDS, band), data));
  onProgress(1);
  return { width: size, height: size, channels: 4, data };
}

/** Which triangles are seen through. */
interface Clear {
  readonly faces: Uint32Array;
  /** The others, and their corners. */
  readonly solid: Uint32Array;
  readonly solidIndices: Uint32Array;
  /** Share that each triangle hides, looked at straight. */
  readonly opacities: Float32Array;
}

function findClear({ groups, positionIndices }: UnwrappedModel, finishes: Finishes): Clear | undefined {
  const opacities = new Float32Array(positionIndices.length / 3).fill(1);
  for (const { part, firstTriangle, triangleCount } of groups)
    opacities.fill(finishes[part.slot]?.opacity ?? 1, firstTriangle, firstTriangle + triangleCount);
  const all = Uint32Array.from(opacities, (_, face) => face);
  const faces = all.filter((face) => (opacities[face] as number) < 1);
  if (faces.length === 0) return undefined;
  const solid = all.filter((face) => opacities[face] === 1);
  const solidIndices = positionIndices.filter((_, corner) => opacities[Math.floor(corner / 3)] === 1);
  return { faces, solid, solidIndices, opacities };
}

/** The clear walls before what is solid, the farthest first. */
function findWalls(look: (looked: Looked) => VisibleFaces, faces: Uint32Array, solid: VisibleFaces): VisibleFaces[] {
  const walls: VisibleFaces[] = [];
  for (let i = 0; i < MOST_WALLS; i += 1)
    walls.unshift(look({ faces, before: solid.nearness, ...(walls[0] && { behind: walls[0].nearness }) }));
  return walls;
}

function coverSolid({ size, face }: VisibleFaces, rows: RowBand, cover: Float32Array): void {
  for (let at = rows.first * size; at < rows.end * size; at += 1) cover[at] = (face[at] as number) < 0 ? 0 : 1;
}

/** Adds what clear walls take of the light on the ground. */
function darken(shadow: Float32Array, positions: Float32Array, whole: Studio, camera: Camera, size: number): void {
  const all = new Float32Array(shadow.length);
  writeGroundShadow(positions, whole, camera, size, all);
  for (let i = 0; i < shadow.length; i += 1)
    shadow[i] = (shadow[i] as number) + CLEAR_SHADOW * ((all[i] as number) - (shadow[i] as number));
}
