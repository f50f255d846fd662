import type { BufferGeometry, DataTexture, Texture } from "three";
import type { Bounds } from "#measure/bounds.ts";
import type { StageAsset } from "../stage-asset.ts";
import type { MeshFigures } from "./mesh-figures.ts";
import type { Finish } from "./read-finishes.ts";

/** Maps that the graphics card holds as pictures; displacement travels as heights. */
export type PictureMap = "albedo" | "normal" | "roughness" | "metalness" | "ao";

export const PICTURE_MAPS: readonly PictureMap[] = ["albedo", "normal", "roughness", "metalness", "ao"];

/** A model as it stands on the stage. */
export interface LoadedMesh {
  /** With a group a finish, where finishes are known. */
  readonly geometry: BufferGeometry;
  /** What the groups of the geometry are as a whole; empty where nothing is known of them. */
  readonly finishes: readonly Finish[];
  readonly bounds: Bounds;
  readonly triangles: number;
  readonly polygons: number;
  readonly vertices: number;
  readonly partCount: number;
  readonly skippedFaces: number;
  readonly hasUvs: boolean;
  readonly hasColors: boolean;
}

/** An asset whose files are read and ready to draw. Whoever holds it disposes it. */
export interface LoadedAsset {
  readonly source: StageAsset;
  /** Null for a material. */
  readonly mesh: LoadedMesh | null;
  readonly maps: Partial<Readonly<Record<PictureMap, Texture>>>;
  readonly heights: DataTexture | null;
  /** Milliseconds from files to arrays. */
  readonly loadTimeMs: number;
  /** Follows the mesh. */
  figures: MeshFigures | null;
}

/** Frees what the graphics card and the browser hold of an asset. */
export function disposeAsset(asset: LoadedAsset): void {
  asset.mesh?.geometry.dispose();
  for (const texture of Object.values(asset.maps)) disposeTexture(texture);
  asset.heights?.dispose();
}

function disposeTexture(texture: Texture): void {
  texture.dispose();
  if (texture.image instanceof ImageBitmap) texture.image.close();
}
