import {
  Color,
  type DataTexture,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshMatcapMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  type Texture,
  Vector2,
} from "three";
import type { PictureMap } from "../load/loaded-asset.ts";
import type { Finish } from "../load/read-finishes.ts";
import type { Channel, View } from "../setup/stage-setup.ts";
import { rawMapMaterial } from "./raw-map-material.ts";

/** What a surface is made of on the stage. */
export interface Surface {
  readonly view: View;
  readonly maps: Partial<Readonly<Record<PictureMap, Texture>>>;
  readonly heights: DataTexture | null;
  readonly hasColors: boolean;
  /** What it is as a whole, where it is known and no map tells. */
  readonly finish: Finish | null;
  readonly channel: Channel;
  /** The green of the normal map points down. */
  readonly normalDown: boolean;
  /** Drawn for the view `uv`. */
  readonly checker: Texture | null;
  /** Drawn for the view `matcap`. */
  readonly matcap: Texture | null;
}

/** Grey clay, on which form is judged. */
const CLAY = new Color("#918c86");
/** Without a map: neither wet nor chalk. */
const ROUGHNESS = 0.72;

/** The material for a view. It does not own its textures. */
export function surfaceMaterial(surface: Surface): Material {
  const { view, maps, heights, hasColors, channel, normalDown, checker, matcap } = surface;
  switch (view) {
    case "unlit":
      if (maps.albedo && channel !== "all") return rawMapMaterial(maps.albedo, { isColor: true, channel });
      return new MeshBasicMaterial({
        map: maps.albedo ?? null,
        vertexColors: hasColors && !maps.albedo,
        toneMapped: false,
        side: DoubleSide,
      });
    case "clay":
      return new MeshStandardMaterial({ color: CLAY, roughness: 0.85, metalness: 0, side: DoubleSide });
    case "matcap":
      return new MeshMatcapMaterial({
        matcap,
        normalMap: maps.normal ?? null,
        normalScale: normalScale(normalDown),
        toneMapped: false,
        side: DoubleSide,
      });
    case "normals":
      return new MeshNormalMaterial({
        normalMap: maps.normal ?? null,
        normalScale: normalScale(normalDown),
        side: DoubleSide,
      });
    case "uv":
      return new MeshStandardMaterial({ map: checker, roughness: 0.9, side: DoubleSide });
    case "displacement":
      return heights ? rawMapMaterial(heights, { channel: "r" }) : litMaterial(surface);
    case "normal":
    case "roughness":
    case "metalness":
    case "ao": {
      const map = maps[view];
      if (!map) return litMaterial(surface);
      if (view === "normal") return rawMapMaterial(map, { channel, flipGreen: normalDown });
      return rawMapMaterial(map, { channel: channel === "all" ? "r" : channel });
    }
    case "lit":
      return litMaterial(surface);
  }
}

/** three.js reads green as up. */
const normalScale = (down: boolean): Vector2 => new Vector2(1, down ? -1 : 1);

function litMaterial({ maps, hasColors, finish, normalDown }: Surface): Material {
  const isClear = finish !== null && finish.opacity < 1;
  return new MeshStandardMaterial({
    map: maps.albedo ?? null,
    color: maps.albedo || hasColors ? "#ffffff" : CLAY,
    vertexColors: hasColors && !maps.albedo,
    normalMap: maps.normal ?? null,
    normalScale: normalScale(normalDown),
    roughnessMap: maps.roughness ?? null,
    roughness: maps.roughness ? 1 : (finish?.roughness ?? ROUGHNESS),
    metalnessMap: maps.metalness ?? null,
    metalness: maps.metalness ? 1 : (finish?.metalness ?? 0),
    aoMap: maps.ao ?? null,
    ...(finish?.glow && {
      emissive: maps.albedo ? "#ffffff" : CLAY,
      emissiveMap: maps.albedo ?? null,
      emissiveIntensity: finish.glow,
    }),
    ...(isClear && { transparent: true, opacity: finish.opacity, depthWrite: false }),
    side: DoubleSide,
  });
}
