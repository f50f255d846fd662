import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from "three";
import type { StageAsset } from "../stage-asset.ts";
import { heightTexture } from "./height-texture.ts";
import type { LoadError } from "./load-error.ts";
import { disposeAsset, type LoadedAsset, type LoadedMesh, PICTURE_MAPS } from "./loaded-asset.ts";
import type { MeshFigures } from "./mesh-figures.ts";
import type { ShownMesh } from "./obj-message.ts";
import { pictureTexture } from "./picture-texture.ts";
import { readHeights } from "./read-heights.ts";
import { readObj } from "./read-obj.ts";

/** What the loader must know of what draws. */
export interface Card {
  /** Interpolates 32-bit floats. */
  readonly smoothFloats: boolean;
  /** The processor does its work. */
  readonly slow: boolean;
}

/** Sides of pictures in texels where the processor draws: a quarter of the work, and still a texel for every pixel. */
const SLOW_PICTURE_PX = 1024;

/** How an asset is loaded besides its files. */
export interface LoadOptions {
  readonly signal: AbortSignal;
  readonly card: Card;
  /** Maps to leave out, for they were found broken. */
  readonly without: ReadonlySet<string>;
  /** Called once the mesh is measured, whether the asset is there already or not; an asset that comes later has them. */
  readonly onFigures: (figures: MeshFigures) => void;
}

/**
 * Reads all files of an asset side by side. What was read is freed again when one of them fails or the signal comes.
 *
 * @throws {LoadError} naming the file.
 */
export async function loadAsset(asset: StageAsset, options: LoadOptions): Promise<LoadedAsset> {
  const { signal, card, without } = options;
  const { files, family } = asset;
  const start = performance.now();
  const { obj, displacement } = files;
  // a small mesh is measured before its pictures are decoded: there is nothing yet to tell its figures of
  let early: MeshFigures | null = null;
  const onFigures = (figures: MeshFigures) => {
    early = figures;
    options.onFigures(figures);
  };
  const wanted = PICTURE_MAPS.filter((map) => files[map] && !without.has(map));
  const mesh = family === "text-to-3d" && obj ? readObj(obj, signal, onFigures) : null;
  const heights =
    family === "material" && displacement && !without.has("displacement") ? readHeights(displacement, signal) : null;
  const longest = card.slow ? SLOW_PICTURE_PX : undefined;
  const pictures = wanted.map(async (map) => [map, await pictureTexture(map, files[map] as Blob, longest)] as const);
  const [meshResult, heightsResult, ...pictureResults] = await Promise.allSettled([mesh, heights, ...pictures]);
  const loaded: LoadedAsset = {
    source: asset,
    mesh: meshResult.status === "fulfilled" && meshResult.value ? toMesh(meshResult.value) : null,
    heights:
      heightsResult.status === "fulfilled" && heightsResult.value
        ? heightTexture(heightsResult.value, card.smoothFloats)
        : null,
    maps: Object.fromEntries(
      pictureResults.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
    ) as LoadedAsset["maps"],
    loadTimeMs: performance.now() - start,
    figures: early,
  };
  const failed = [meshResult, heightsResult, ...pictureResults].find((result) => result.status === "rejected");
  if (signal.aborted || failed) {
    disposeAsset(loaded);
    signal.throwIfAborted();
    throw (failed as PromiseRejectedResult).reason as LoadError;
  }
  return loaded;
}

function toMesh(mesh: ShownMesh): LoadedMesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(mesh.normals, 3));
  if (mesh.uvs) geometry.setAttribute("uv", new BufferAttribute(mesh.uvs, 2));
  if (mesh.colors) geometry.setAttribute("color", new BufferAttribute(mesh.colors, 3));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  for (const { start, count, finish } of mesh.finished?.groups ?? []) geometry.addGroup(start, count, finish);
  const { min, max } = mesh.bounds;
  const low = new Vector3(...min);
  const center = new Vector3(...max).add(low).multiplyScalar(0.5);
  // known already: three would walk over all vertices again
  geometry.boundingSphere = new Sphere(center, center.distanceTo(low));
  return {
    geometry,
    finishes: mesh.finished?.finishes ?? [],
    bounds: mesh.bounds,
    triangles: mesh.indices.length / 3,
    polygons: mesh.polygons,
    vertices: mesh.positions.length / 3,
    partCount: mesh.parts.length,
    skippedFaces: mesh.skippedFaces,
    hasUvs: mesh.uvs !== null,
    hasColors: mesh.colors !== null,
  };
}
