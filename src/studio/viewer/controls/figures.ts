import { formatNumber } from "../../texts/figures.ts";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import { viewerTexts } from "../texts.ts";

/** A line of the statistics. */
export type Figure = readonly [name: string, value: string];

/** What there is to tell about an asset in numbers. */
export function figuresOf(asset: LoadedAsset): readonly Figure[] {
  return [
    ...meshFigures(asset),
    ...textureFigures(asset),
    [viewerTexts.figures.loaded, viewerTexts.figures.ms(Math.round(asset.loadTimeMs))],
  ];
}

function meshFigures(asset: LoadedAsset): Figure[] {
  const { mesh, figures, source } = asset;
  if (!mesh) return [];
  const { triangles, polygons, vertices, partCount, skippedFaces, bounds } = mesh;
  const asked = source.faceLimit === undefined ? "" : viewerTexts.figures.ofAsked(source.faceLimit);
  const lines: Figure[] = [[viewerTexts.figures.faces, `${formatNumber(triangles)}${asked}`]];
  if (polygons !== triangles) lines.push([viewerTexts.figures.polygons, formatNumber(polygons)]);
  lines.push(
    [viewerTexts.figures.vertices, formatNumber(vertices)],
    [viewerTexts.figures.parts, formatNumber(partCount)],
  );
  if (mesh.hasUvs) lines.push([viewerTexts.figures.charts, figures?.charts ? formatNumber(figures.charts.count) : "…"]);
  if (skippedFaces > 0) lines.push([viewerTexts.figures.leftOut, viewerTexts.figures.tooFewCorners(skippedFaces)]);
  const size = [0, 1, 2].map((axis) => threeDigits((bounds.max[axis] as number) - (bounds.min[axis] as number)));
  lines.push(
    [viewerTexts.figures.size, viewerTexts.figures.metres(size.join(" × "))],
    [viewerTexts.figures.closed, figures === null ? "…" : closedness(figures)],
  );
  if (!figures) return lines;
  if (figures.degenerate > 0)
    lines.push([viewerTexts.figures.withoutArea, viewerTexts.figures.facesOf(figures.degenerate)]);
  if (figures.volume !== null) lines.push([viewerTexts.figures.volume, volume(figures.volume)]);
  lines.push([viewerTexts.figures.surface, area(figures.area)]);
  const density = texelDensity(asset);
  if (density !== null) lines.push([viewerTexts.figures.texels, viewerTexts.figures.aMetre(Math.round(density))]);
  return lines;
}

function closedness({ closed, borderEdges, forkedEdges }: NonNullable<LoadedAsset["figures"]>): string {
  if (closed) return viewerTexts.figures.yes;
  return borderEdges + forkedEdges > 0 ? viewerTexts.figures.open(borderEdges, forkedEdges) : viewerTexts.figures.no;
}

/** Texels along a metre of the surface, on average; null where there is no texture or no sheet. */
function texelDensity({ maps, figures }: LoadedAsset): number | null {
  const image = maps.albedo?.image as { width: number; height: number } | undefined;
  if (!image || !figures?.charts || figures.area === 0) return null;
  return Math.sqrt((figures.charts.area * image.width * image.height) / figures.area);
}

function textureFigures({ maps, heights }: LoadedAsset): Figure[] {
  const lines = Object.entries(maps).map(
    ([map, texture]): Figure => [
      viewerTexts.figures.mapNames[map] ?? map,
      dimensions(texture.image as { width: number; height: number }),
    ],
  );
  if (heights) lines.push([viewerTexts.figures.displacement, dimensions(heights.image)]);
  return lines;
}

const dimensions = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

/** Three digits that matter: 1.23, 0.045, 12.3. */
export const length = (metres: number): string => String(Number(threeDigits(metres)));

/** The same with the zeros at its end, for numbers that stand beside one another: 0.951 and 0.980. */
function threeDigits(metres: number): string {
  if (metres === 0) return "0";
  return metres.toFixed(Math.max(0, Math.min(5, 2 - Math.floor(Math.log10(metres)))));
}

/** A distance in the unit that people would say it in: `1.24 m`, `8.5 cm`, `3.1 mm`. */
export function distance(metres: number): string {
  if (metres >= 1) return viewerTexts.figures.metres(length(metres));
  if (metres >= 0.01) return viewerTexts.figures.centimetres(length(metres * 100));
  return viewerTexts.figures.millimetres(length(metres * 1000));
}

function area(squareMetres: number): string {
  return squareMetres >= 0.1
    ? viewerTexts.figures.squareMetres(length(squareMetres))
    : viewerTexts.figures.squareCentimetres(length(squareMetres * 1e4));
}

/** In the unit that keeps the number between about 1 and 1000. */
export function volume(cubicMetres: number): string {
  if (cubicMetres >= 1) return viewerTexts.figures.cubicMetres(length(cubicMetres));
  if (cubicMetres >= 1e-3) return viewerTexts.figures.litres(length(cubicMetres * 1e3));
  return viewerTexts.figures.cubicCentimetres(length(cubicMetres * 1e6));
}
