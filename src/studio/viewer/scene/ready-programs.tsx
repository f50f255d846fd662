import { useThree } from "@react-three/fiber";
import { useEffect } from "react";
import { BufferAttribute, BufferGeometry, DataTexture, Group, Mesh, SRGBColorSpace, type Texture } from "three";
import type { PictureMap } from "../load/loaded-asset.ts";
import type { Finish } from "../load/read-finishes.ts";
import { surfaceMaterial } from "./surface-material.ts";
import { useDisposable } from "./use-disposable.ts";
import { whenAtRest } from "./when-at-rest.ts";

/** What a preview brings, and what a model with PBR maps brings. */
const MAP_SETS: readonly (readonly PictureMap[])[] = [["albedo"], ["albedo", "normal", "roughness", "metalness", "ao"]];
const GLASS: Finish = { roughness: 0.1, metalness: 0, opacity: 0.5 };

/**
 * Draws nothing, with the programs that lit models are drawn with. three.js compiles a program at its first use and forgets it with
 * its last material, which is when one model follows another: each would be compiled while the artist waits for it. Where the
 * processor draws, that is a quarter of a second, and six tenths for glass, whose far and near side have one each. Those of glass
 * come when the first picture is there and the page at rest: most models have none.
 *
 * @param situation Names what else of the set-up the programs depend on.
 */
export function ReadyPrograms({ situation }: { situation: string }) {
  const { gl, scene, camera, invalidate } = useThree();
  const opaque = useDisposable(() => makeMeshes(null), []);
  const glass = useDisposable(() => makeMeshes(GLASS), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another situation has other programs
  useEffect(() => {
    const control = new AbortController();
    // one after the other: both at once would hold the page up twice as long
    const ready = (index: number) => {
      const mesh = glass.group.children[index];
      if (!mesh) return;
      const compile = async () => {
        // aside where the browser can, and then drawn once: some compile the rest of it only then
        if (gl.extensions.has("KHR_parallel_shader_compile")) await gl.compileAsync(mesh, camera, scene);
        else gl.compile(mesh, camera, scene);
        if (control.signal.aborted) return;
        mesh.visible = true;
        invalidate();
        ready(index + 1);
      };
      whenAtRest(gl.domElement, () => void compile(), control.signal);
    };
    ready(0);
    return () => control.abort();
  }, [glass, gl, scene, camera, invalidate, situation]);

  return (
    <>
      <primitive object={opaque.group} />
      <primitive object={glass.group} />
    </>
  );
}

/** A mesh for each set of maps. Glass hides until it is wanted, and after each frame that it is drawn in. */
function makeMeshes(finish: Finish | null): { group: Group; dispose(): void } {
  const geometry = pointTriangle();
  const group = new Group();
  const textures: Texture[] = [];
  for (const names of MAP_SETS) {
    const maps: Partial<Record<PictureMap, Texture>> = {};
    for (const name of names) maps[name] = texel(name);
    textures.push(...Object.values(maps));
    const mesh = new Mesh(geometry, materialWith(maps, finish));
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    // the floor's cameras need none of it
    mesh.layers.set(1);
    if (finish) {
      mesh.visible = false;
      mesh.onAfterRender = () => {
        mesh.visible = false;
      };
    }
    group.add(mesh);
  }
  const dispose = () => {
    geometry.dispose();
    for (const mesh of group.children) if (mesh instanceof Mesh) mesh.material.dispose();
    for (const texture of textures) texture.dispose();
  };
  return { group, dispose };
}

const materialWith = (maps: Partial<Record<PictureMap, Texture>>, finish: Finish | null) =>
  surfaceMaterial({
    view: "lit",
    maps,
    heights: null,
    hasColors: false,
    finish,
    channel: "all",
    normalDown: false,
    checker: null,
    matcap: null,
  });

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
