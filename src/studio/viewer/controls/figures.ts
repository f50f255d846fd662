import type { LoadedAsset } from "../load/loaded-asset.ts";

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

function meshFigures(asset: LoadedAsset): Figure[] {
  const { mesh, figures, source } = asset;
  if (!mesh) return [];
  const { triangles, polygons, vertices, partCount, skippedFaces, bounds } = mesh;
  const asked = source.faceLimit === undefined ? "" : ` of ${COUNT.format(source.faceLimit)} asked`;
  const lines: Figure[] = [["Faces", `${COUNT.format(triangles)}${asked}`]];
  if (polygons !== triangles) lines.push(["Polygons", COUNT.format(polygons)]);
  lines.push(["Vertices", COUNT.format(vertices)], ["Parts", COUNT.format(partCount)]);
  if (mesh.hasUvs) lines.push(["Charts", figures?.charts ? COUNT.format(figures.charts.count) : "…"]);
  if (skippedFaces > 0) lines.push(["Left out", `${COUNT.format(skippedFaces)} faces with under 3 corners`]);
  const size = [0, 1, 2].map((axis) => length((bounds.max[axis] as number) - (bounds.min[axis] as number)));
  lines.push(["Size", `${size.join(" × ")} m`], ["Closed", figures === null ? "…" : closedness(figures)]);
  if (!figures) return lines;
  if (figures.degenerate > 0) lines.push(["Without area", `${COUNT.format(figures.degenerate)} faces`]);
  if (figures.volume !== null) lines.push(["Volume", volume(figures.volume)]);
  lines.push(["Surface", area(figures.area)]);
  const density = texelDensity(asset);
  if (density !== null) lines.push(["Texels", `${COUNT.format(Math.round(density))} a metre`]);
  return lines;
}

function closedness({ closed, borderEdges, forkedEdges }: NonNullable<LoadedAsset["figures"]>): string {
  if (closed) return "Yes";
  const open = borderEdges > 0 ? `${COUNT.format(borderEdges)} open` : "";
  const forked = forkedEdges > 0 ? `${COUNT.format(forkedEdges)} forked` : "";
  const edges = [open, forked].filter(Boolean).join(", ");
  return edges ? `No, ${edges} ${borderEdges + forkedEdges === 1 ? "edge" : "edges"}` : "No";
}

/** Texels along a metre of the surface, on average; null where there is no texture or no sheet. */
function texelDensity({ maps, figures }: LoadedAsset): number | null {
  const image = maps.albedo?.image as { width: number; height: number } | undefined;
  if (!image || !figures?.charts || figures.area === 0) return null;
  return Math.sqrt((figures.charts.area * image.width * image.height) / figures.area);
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

/** A distance in the unit that people would say it in: `1.24 m`, `8.5 cm`, `3.1 mm`. */
export function distance(metres: number): string {
  if (metres >= 1) return `${length(metres)} m`;
  if (metres >= 0.01) return `${length(metres * 100)} cm`;
  return `${length(metres * 1000)} mm`;
}

function area(squareMetres: number): string {
  return squareMetres >= 0.1 ? `${length(squareMetres)} m²` : `${length(squareMetres * 1e4)} cm²`;
}

/** In the unit that keeps the number between about 1 and 1000. */
export function volume(cubicMetres: number): string {
  if (cubicMetres >= 1) return `${length(cubicMetres)} m³`;
  if (cubicMetres >= 1e-3) return `${length(cubicMetres * 1e3)} l`;
  return `${length(cubicMetres * 1e6)} cm³`;
}
