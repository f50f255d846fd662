import { afterEach, expect, test, vi } from "vitest";
import { loadAsset } from "#studio/viewer/load/load-asset.ts";
import type { StageAsset } from "#studio/viewer/stage-asset.ts";

const FIGURES = { closed: true, charts: { count: 3 } };

const MESH = {
  positions: new Float32Array(9),
  normals: new Float32Array(9),
  uvs: null,
  colors: null,
  indices: new Uint32Array([0, 1, 2]),
  polygons: 1,
  parts: ["part"],
  skippedFaces: 0,
  bounds: { min: [0, 0, 0], max: [1, 1, 1] },
  finished: null,
};

/** Answers at once with a mesh and its figures. */
class QuickWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  postMessage(): void {
    this.onmessage?.({ data: { kind: "mesh", mesh: MESH } });
    this.onmessage?.({ data: { kind: "figures", figures: FIGURES } });
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test("a mesh that is measured before its pictures are decoded keeps its figures", async () => {
  let decode: (picture: unknown) => void = () => undefined;
  const picture = new Promise((done) => {
    decode = done;
  });
  vi.stubGlobal("Worker", QuickWorker);
  vi.stubGlobal("createImageBitmap", () => picture);
  const onFigures = vi.fn();
  const asset = {
    family: "text-to-3d",
    files: { obj: new Blob(["v"]), albedo: new Blob(["no picture"]) },
  } as unknown as StageAsset;
  const loading = loadAsset(asset, {
    signal: new AbortController().signal,
    card: { smoothFloats: true, slow: false },
    without: new Set(),
    onFigures,
  });
  await vi.waitFor(() => expect(onFigures).toHaveBeenCalledWith(FIGURES));
  decode({ width: 8, height: 8 });
  expect((await loading).figures).toEqual(FIGURES);
});
