import { ALONE, type Crew, rowBand } from "../crew.ts";
import type { Surface } from "../materials/material.ts";
import { type Canvas, createCanvas } from "./canvas.ts";
import { fillMargins, findMargins, type Margins, marginsLength, paintedMean, spreadHeights } from "./dilate.ts";
import { measureTexels } from "./measure-texels.ts";
import { makeOcclusion } from "./occlusion.ts";
import { paintSlots } from "./paint-slots.ts";
import { writeReliefNormals } from "./relief-normals.ts";
import type { ModelMaps, UnwrappedModel } from "./unwrapped-model.ts";

export interface BakeOptions {
  /** Side of the maps in texels, a power of two. */
  readonly size: number;
  /** Also make the maps beside albedo. */
  readonly pbr: boolean;
  /** Who bakes. Left out: this thread alone. */
  readonly crew?: Crew;
  /** Called with 0..1; throws when the work is no longer wanted. */
  readonly onProgress?: (fraction: number) => void;
}

/** The tangent-space normal that bends nothing. */
const FLAT = [128, 128, 255] as const;
/** Shares the rows are done in where that is all there is to share out. */
const BANDS = 16;

/**
 * Paints the materials onto the parts. Albedo holds no light and no occlusion.
 *
 * @param surfaces Slot -> the shaded tile of its material.
 * @throws {Error} when a part's slot has no surface.
 */
export function bakeMaps(
  model: UnwrappedModel,
  surfaces: Readonly<Record<string, Surface>>,
  options: BakeOptions,
): ModelMaps {
  const { size, pbr, crew = ALONE, onProgress = () => {} } = options;
  const canvas = createCanvas(size, crew);
  paintSlots(model, surfaces, canvas, crew, (fraction) => onProgress(fraction * (pbr ? 0.45 : 0.8)));
  const { texelSize } = measureTexels(model, model.positions, 0, model.positionIndices.length / 3, size);
  const { albedo, roughness, metalness } = canvas;
  const normal = new Uint8Array(crew.share(size * size * 3));
  const margins = fillIn(canvas, normal, texelSize, pbr, crew);
  const surface = { normal, roughness, metalness };
  onProgress(pbr ? 0.55 : 1);
  if (!pbr) return { size, albedo, surface };
  const ao = makeOcclusion(model, canvas, texelSize, crew, (fraction) => onProgress(0.55 + 0.45 * fraction));
  crew.runBands(1, () => fillMargins(ao, paintedMean(ao, 1, canvas.face), margins));
  return { size, albedo, surface, normal, roughness, metalness, ao };
}

/** Makes the normals, and fills all maps around the charts; heights only with pbr, for nothing else looks at them after. */
function fillIn(canvas: Canvas, normal: Uint8Array, texelSize: number, pbr: boolean, crew: Crew): Margins {
  const { size, face, albedo, roughness, metalness, height } = canvas;
  const margins = new Int32Array(crew.share(marginsLength(size * size) * 4));
  // the margins are found in one piece: begun first, while others turn heights into normals
  crew.runBands(1 + BANDS, (band) => {
    if (band === 0) findMargins(face, size, Math.max(4, size / 128), margins);
    else writeReliefNormals(canvas, texelSize, rowBand(size, BANDS, band - 1), normal);
  });
  const fills = [
    () => fillMargins(albedo, paintedMean(albedo, 3, face), margins),
    () => fillMargins(normal, FLAT, margins),
    () => fillMargins(roughness, paintedMean(roughness, 1, face), margins),
    () => fillMargins(metalness, paintedMean(metalness, 1, face), margins),
    ...(pbr ? [() => spreadHeights(height, margins)] : []),
  ];
  crew.runBands(fills.length, (band) => fills[band]?.());
  return margins;
}
