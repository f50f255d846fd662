import { Inflate, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { encodePng } from "#engine/files/png.ts";
import { provenanceText as serviceText } from "#engine/files/provenance.ts";
import { provenanceLine } from "#studio/api/provenance.ts";
import type { MaterialTarget } from "#studio/export/export-choice.ts";
import { readSettings } from "#studio/export/restore/read-settings.ts";
import { readZipHeads } from "#studio/export/restore/zip-head.ts";
import {
  box,
  bytesOf,
  exported,
  MATERIAL_PROVENANCE,
  maps,
  materialChoice,
  modelChoice,
  PROVENANCE,
} from "./sample.ts";

const readAll = (bytes: Uint8Array | string) => readSettings(new Blob([bytes as Uint8Array<ArrayBuffer>]));
const read = async (bytes: Uint8Array | string) => (await readAll(bytes))[0];

test("a zip of several results gives the settings of each, whatever lies between them", async () => {
  const others = [PROVENANCE, { ...PROVENANCE, seed: PROVENANCE.seed + 1 }, MATERIAL_PROVENANCE];
  const files = others.flatMap((each, at) => [
    [`result-${at}/mesh.obj`, bytesOf(box())] as const,
    [`result-${at}/plinth.json`, bytesOf(provenanceLine(each))] as const,
  ]);
  const found = await readAll(zipSync(Object.fromEntries(files)));
  expect(found.map(({ provenance }) => provenance)).toEqual(others);
});

describe("every kind of file gives its settings back", () => {
  test.each(["glb", "obj", "usdz", "ply", "3mf"] as const)("%s", async (format) => {
    const files = { ...(await maps()), obj: bytesOf(box()) };
    const found = await read(await exported({ choice: modelChoice({ format }), files }));
    expect(found).toEqual({ isWhole: true, provenance: PROVENANCE });
  });

  test.each(["blender", "godot", "gltf", "materialx"] as MaterialTarget[])("material for %s", async (target) => {
    const bytes = await exported({
      provenance: MATERIAL_PROVENANCE,
      choice: materialChoice({ target }),
      files: await maps(),
    });
    expect((await read(bytes))?.provenance).toMatchObject(MATERIAL_PROVENANCE);
  });

  test("STL: the seed, the version, the task, and what there is room for of the prompt", async () => {
    const stl = await exported({ choice: modelChoice({ format: "stl" }), files: { obj: bytesOf(box()) } });
    const { isWhole, provenance } = (await read(stl)) ?? {};
    expect(isWhole).toBe(false);
    const { seed, version, taskId, faceLimit, pbr } = PROVENANCE;
    const prompt = expect.stringMatching(/^a "cafe" chair/);
    expect(provenance).toMatchObject({ seed, version, taskId, faceLimit, pbr, prompt });
  });

  test.each([
    ["a red fox", "snow", true],
    ["a red fox", "snow, trees, any kind of leash or collar", false],
    // what was cut right behind a word, and what ASCII cannot say, is no whole prompt either
    [`an${" x".repeat(30)}`, null, false],
    ["a café", null, false],
  ])("STL: %j without %j is whole: %j", async (prompt, negativePrompt, whole) => {
    const provenance = { ...PROVENANCE, prompt, negativePrompt };
    const choice = modelChoice({ format: "stl" });
    const found = await read(await exported({ provenance, choice, files: { obj: bytesOf(box()) } }));
    expect(found?.isWhole).toBe(whole);
    if (whole) expect(found?.provenance).toMatchObject({ prompt, negativePrompt });
  });

  test("what our own service writes: PNG and OBJ", async () => {
    const told = { prompt: "rusty iron", negativePrompt: null, seed: 9, version: "material", engineVersion: "1.2.0" };
    const image = { width: 1, height: 1, channels: 1, data: Uint8Array.of(7) } as const;
    expect((await read(encodePng(image, serviceText(told))))?.provenance).toMatchObject({
      family: "material",
      prompt: "rusty iron",
      seed: 9,
    });
    const obj = `# Plinth 1.2.0\n# ${JSON.stringify({ ...told, version: "subnet-v1" })}\nv 0 0 0\n`;
    expect((await read(obj))?.provenance).toMatchObject({ family: "text-to-3d", version: "subnet-v1" });
  });

  test("a single MaterialX or MTL file by itself", async () => {
    for (const text of [
      `<?xml version="1.0"?>\n<materialx>\n  <!-- ${provenanceLine(PROVENANCE)} -->`,
      `# ${provenanceLine(PROVENANCE)}`,
    ]) {
      expect((await read(text))?.provenance).toEqual(PROVENANCE);
    }
  });
});

describe("files from anywhere", () => {
  test.each([
    ["nothing", ""],
    ["another text", "hello\n# {not json}\n# {}"],
    ["a wrong seed", '# {"prompt":"x","seed":1.5}'],
    ["a prompt that is no text", '# {"prompt":{},"seed":1}'],
    ["an endless prompt", `# ${JSON.stringify({ prompt: "x".repeat(5000), seed: 1 })}`],
    ["a GLB cut short", new Uint8Array([0x67, 0x6c, 0x54, 0x46, 2, 0])],
    ["a zip cut short", zipSync({ "plinth.json": bytesOf(provenanceLine(PROVENANCE)) }).subarray(0, 40)],
    ["a PNG of nothing", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 255, 255, 255, 255])],
  ])("%s has nothing inside", async (_what, bytes) => {
    expect(await read(bytes)).toBeUndefined();
  });

  test("keys that mean something to JavaScript are just ignored", async () => {
    const found = await read('{"__proto__":{"family":"material"},"constructor":1,"prompt":"a vase","seed":2}');
    expect(found?.provenance).toMatchObject({ family: "text-to-3d", prompt: "a vase" });
  });

  test("a zip of thousands of files is looked through only so far", () => {
    const many = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`${at}.json`, bytesOf("{}")]));
    const asked: string[] = [];
    readZipHeads(
      zipSync(many),
      (name) => asked.push(name) < 0,
      () => false,
    );
    expect(asked).toHaveLength(512);
  });

  test("a zip that claims little and unpacks to much is read no further than its beginning", () => {
    // packed, two of the pieces in which a zip is read
    const bomb = zipSync({ "a.json": new Uint8Array(30_000_000), "plinth.json": bytesOf("{}") }, { level: 9 });
    const unpacked = vi.spyOn(Inflate.prototype, "push");
    const heads = readZipHeads(
      bomb,
      () => true,
      () => false,
    );
    expect(heads.map(({ head }) => head.length)).toEqual([65536, 2]);
    // of both files one piece each, which holds far more than a head
    expect(unpacked).toHaveBeenCalledTimes(2);
    unpacked.mockRestore();
  });
});
