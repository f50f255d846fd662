import { describe, expect, test } from "vitest";
import { type GeneratedModel, generateModel, type ModelRequest } from "../../src/engine/generate-model.ts";
import { measureUvOverlap } from "../../src/measure/uv-overlap.ts";
import { fileOf, opaqueBorderTexels } from "../support/generated-files.ts";
import { parseObj } from "../support/parse-obj.ts";

const make = (prompt: string, request: Partial<ModelRequest> = {}): Promise<GeneratedModel> =>
  generateModel({ prompt, negativePrompt: null, seed: 1, effort: "subnet", pbr: false, textureSize: 512, ...request });
describe.each([["chair"], ["dog"], ["tree"], ["three mugs on a table"]])("%s", (word) => {
  test("comes out closed, with texture coordinates that do not overlap, wholly in the picture", async () => {
    const model = await make(word, { seed: 3 });
    expect(model.report.closed).toBe(true);
    const { uvs, uvIndices } = parseObj(fileOf(model, "model.obj"));
    expect(Math.min(...uvs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...uvs)).toBeLessThanOrEqual(1);
    expect(measureUvOverlap(uvs, uvIndices)).toBeLessThanOrEqual(1e-4);
    expect(opaqueBorderTexels(fileOf(model, "thumbnail.png"))).toBe(0);
    // who shows the model can begin where its picture was taken
    expect(model.report.view).toEqual({ azimuthDeg: expect.any(Number), elevationDeg: expect.any(Number) });
  });

  test("keeps every face limit", async () => {
    for (const faceLimit of [48, 500, 3000]) {
      const model = await make(word, { faceLimit, effort: "premium" });
      expect(parseObj(fileOf(model, "model.obj")).faces).toBeLessThanOrEqual(faceLimit);
      expect(model.report.faces).toBe(parseObj(fileOf(model, "model.obj")).faces);
      expect(model.report.closed).toBe(true);
    }
  });

  test("gives the same bytes again after other work, and others for another seed", async () => {
    const first = await make(word, { seed: 11 });
    await make("a red hat on a table", { seed: 5 });
    const again = await make(word, { seed: 11 });
    for (const [index, file] of first.files.entries()) {
      expect(Buffer.compare(file.bytes, again.files[index]?.bytes ?? new Uint8Array())).toBe(0);
    }
    const other = await make(word, { seed: 12 });
    expect(Buffer.compare(fileOf(first, "model.obj"), fileOf(other, "model.obj"))).not.toBe(0);
  });
});
