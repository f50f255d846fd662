import { BufferAttribute, BufferGeometry, DataTexture, type Material, SRGBColorSpace, type Texture } from "three";
import type { PictureMap } from "../load/loaded-asset.ts";
import { surfaceMaterial } from "./surface-material.ts";
import { useDisposable } from "./use-disposable.ts";

/** What a preview brings, and what a model with PBR maps brings. */
const MAP_SETS: readonly (readonly PictureMap[])[] = [["albedo"], ["albedo", "normal", "roughness", "metalness", "ao"]];

/**
 * Draws nothing, with the programs that lit models are drawn with. three.js compiles a program at its first use and forgets it with
 * its last material, which is when one model follows another: each would be compiled while the artist waits for it. Where the
 * processor draws, that is a quarter of a second.
 */
export function ReadyPrograms() {
  const { geometry, materials } = useDisposable(makeParts, []);
  return (
    <>
      {materials.map((material) => (
        <mesh
          key={material.id}
          geometry={geometry}
          material={material}
          receiveShadow
          frustumCulled={false}
          // the floor's cameras need none of it
          layers={1}
        />
      ))}
    </>
  );
}

function makeParts() {
  const geometry = pointTriangle();
  const made = MAP_SETS.map(materialWith);
  return {
    geometry,
    materials: made.map(({ material }) => material),
    dispose: () => {
      geometry.dispose();
      for (const { material, textures } of made) {
        material.dispose();
        for (const texture of textures) texture.dispose();
      }
    },
  };
}

function materialWith(names: readonly PictureMap[]): { material: Material; textures: readonly Texture[] } {
  const maps: Partial<Record<PictureMap, Texture>> = {};
  for (const name of names) maps[name] = texel(name);
  const material = surfaceMaterial({
    view: "lit",
    maps,
    heights: null,
    hasColors: false,
    finish: null,
    channel: "all",
    normalDown: false,
    checker: null,
    matcap: null,
  });
  return { material, textures: Object.values(maps) };
}

function texel(name: PictureMap): Texture {
  const texture = new DataTexture(new Uint8Array([128, 128, 255, 255]), 1, 1);
  if (name === "albedo") texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}

/** A triangle without an area. */
function pointTriangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(9), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0]), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(6), 2));
  return geometry;
}
