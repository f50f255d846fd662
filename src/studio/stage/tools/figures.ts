import type { LoadedAsset } from "../../viewer/load/loaded-asset.ts";

/** A line of the statistics. */
export type Figure = readonly [name: string, value: string];

const COUNT = new Intl.NumberFormat("en");

/** What there is to tell about an asset in numbers. */
export function figuresOf(asset: LoadedAsset): readonly Figure[] {
  return [
    ...meshFigures(asset),
    ...textureFigures(asset),
    ["Loaded in", `${COUNT.format(Math.round(asset.loadTimeMs))} ms`],
  ];
}

function meshFigures({ mesh, figures, source }: LoadedAsset): Figure[] {
  if (!mesh) return [];
  const { triangles, polygons, vertices, partCount, skippedFaces, bounds } = mesh;
  const asked = source.faceLimit === undefined ? "" : ` of ${COUNT.format(source.faceLimit)} asked`;
  const lines: Figure[] = [["Faces", `${COUNT.format(triangles)}${asked}`]];
  if (polygons !== triangles) lines.push(["Polygons", COUNT.format(polygons)]);
  lines.push(["Vertices", COUNT.format(vertices)], ["Parts", COUNT.format(partCount)]);
  if (skippedFaces > 0) lines.push(["Left out", `${COUNT.format(skippedFaces)} faces with under 3 corners`]);
  const size = [0, 1, 2].map((axis) => length((bounds.max[axis] as number) - (bounds.min[axis] as number)));
  lines.push(["Size", `${size.join(" × ")} m`]);
  lines.push([
    "Closed",
    figures === null ? "…" : figures.closed ? "Yes" : `No, ${COUNT.format(figures.openEdges)} open edges`,
  ]);
  if (figures && figures.volume !== null) lines.push(["Volume", volume(figures.volume)]);
  return lines;
}

const MAP_NAMES: Readonly<Record<string, string>> = {
  albedo: "Albedo",
  normal: "Normal",
  roughness: "Roughness",
  metalness: "Metalness",
  ao: "AO",
};

function textureFigures({ maps, heights }: LoadedAsset): Figure[] {
  const lines = Object.entries(maps).map(
    ([map, texture]): Figure => [MAP_NAMES[map] ?? map, dimensions(texture.image as { width: number; height: number })],
  );
  if (heights) lines.push(["Height", dimensions(heights.image)]);
  return lines;
}

const dimensions = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

/** Three digits that matter: 1.23, 0.045, 12.3. */
export function length(metres: number): string {
  if (metres === 0) return "0";
  const decimals = Math.max(0, Math.min(5, 2 - Math.floor(Math.log10(metres))));
  return String(Number(metres.toFixed(decimals)));
}

/** In the unit that keeps the number between about 1 and 1000. */
export function volume(cubicMetres: number): string {
  if (cubicMetres >= 1) return `${length(cubicMetres)} m³`;
  if (cubicMetres >= 1e-3) return `${length(cubicMetres * 1e3)} l`;
  return `${length(cubicMetres * 1e6)} cm³`;
}
