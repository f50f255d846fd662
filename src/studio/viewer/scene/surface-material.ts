import {
  Color,
  type DataTexture,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  type Texture,
} from "three";
import type { PictureMap } from "../load/loaded-asset.ts";
import type { View } from "../setup/stage-setup.ts";
import { rawMapMaterial } from "./raw-map-material.ts";

/** What a surface is made of on the stage. */
export interface Surface {
  readonly view: View;
  readonly maps: Partial<Readonly<Record<PictureMap, Texture>>>;
  readonly heights: DataTexture | null;
  readonly hasColors: boolean;
  /** Drawn for the view `uv`. */
  readonly checker: Texture | null;
}

/** Grey clay, on which form is judged. */
const CLAY = new Color("#918c86");
/** Without a map: neither wet nor chalk. */
const ROUGHNESS = 0.72;

/** The material for a view. It does not own its textures. */
export function surfaceMaterial({ view, maps, heights, hasColors, checker }: Surface): Material {
  switch (view) {
    case "unlit":
      return new MeshBasicMaterial({
        map: maps.albedo ?? null,
        vertexColors: hasColors && !maps.albedo,
        toneMapped: false,
        side: DoubleSide,
      });
    case "clay":
      return new MeshStandardMaterial({ color: CLAY, roughness: 0.85, metalness: 0, side: DoubleSide });
    case "normals":
      return new MeshNormalMaterial({ normalMap: maps.normal ?? null, side: DoubleSide });
    case "uv":
      return new MeshStandardMaterial({ map: checker, roughness: 0.9, side: DoubleSide });
    case "displacement":
      return heights ? rawMapMaterial(heights, true) : litMaterial(maps, hasColors);
    case "normal":
    case "roughness":
    case "metalness":
    case "ao": {
      const map = maps[view];
      return map ? rawMapMaterial(map, view !== "normal") : litMaterial(maps, hasColors);
    }
    case "lit":
      return litMaterial(maps, hasColors);
  }
}

function litMaterial(maps: Surface["maps"], hasColors: boolean): Material {
  return new MeshStandardMaterial({
    map: maps.albedo ?? null,
    color: maps.albedo || hasColors ? "#ffffff" : CLAY,
    vertexColors: hasColors && !maps.albedo,
    normalMap: maps.normal ?? null,
    roughnessMap: maps.roughness ?? null,
    roughness: maps.roughness ? 1 : ROUGHNESS,
    metalnessMap: maps.metalness ?? null,
    metalness: maps.metalness ? 1 : 0,
    aoMap: maps.ao ?? null,
    side: DoubleSide,
  });
}
