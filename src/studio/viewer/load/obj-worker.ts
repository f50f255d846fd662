import { groupByFinish } from "./finish-groups.ts";
import { measureMesh, meshBounds } from "./mesh-figures.ts";
import type { ObjMessage } from "./obj-message.ts";
import { parseObj } from "./obj-parser.ts";
import { readFinishes } from "./read-finishes.ts";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Takes one Blob; answers with the mesh, then with its figures, or with what is wrong. */
scope.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  const post = (message: ObjMessage, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mesh = parseObj(bytes);
    const { positions, normals, uvs, colors, indices, polygons, parts, skippedFaces } = mesh;
    const arrays = [positions, normals, uvs, colors, indices].filter((array) => array !== null);
    const bounds = meshBounds(mesh);
    const finished = groupByFinish(parts, readFinishes(bytes));
    const shown = { positions, normals, uvs, colors, indices, polygons, parts, skippedFaces, bounds, finished };
    // what is sent away is gone here, and the figures still need it
    const sheet = { positions: positions.slice(), uvs: uvs?.slice() ?? null, indices: indices.slice() };
    post(
      { kind: "mesh", mesh: shown },
      arrays.map((array) => array.buffer),
    );
    post({ kind: "figures", figures: measureMesh(mesh, sheet) });
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
};
