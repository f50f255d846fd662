import { Box3, Mesh, type Object3D, Vector3 } from "three";
import { ThreeMFLoader } from "three/examples/jsm/loaders/3MFLoader.js";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";

/** What three's own loader makes of a file. */
export interface ReadBack {
  readonly triangles: number;
  /** Of everything in it, along the three axes. */
  readonly size: readonly number[];
  readonly textures: readonly string[];
}

/** Runs in a page: three's loaders know nothing of ours, and need a browser. */
async function readBack(kind: "glb" | "3mf", bytes: readonly number[]): Promise<ReadBack> {
  const { buffer } = new Uint8Array(bytes);
  const scene: Object3D =
    kind === "glb" ? (await new GLTFLoader().parseAsync(buffer, "")).scene : new ThreeMFLoader().parse(buffer);
  scene.updateMatrixWorld(true);
  let triangles = 0;
  const textures = new Set<string>();
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    const { index, attributes } = node.geometry;
    triangles += (index?.count ?? attributes.position.count) / 3;
    for (const [name, value] of Object.entries(node.material)) {
      if (typeof value === "object" && value !== null && "isTexture" in value) textures.add(name);
    }
  });
  const size = new Box3().setFromObject(scene).getSize(new Vector3()).toArray();
  return { triangles, size, textures: [...textures].sort() };
}

Object.assign(globalThis, { readBack });
