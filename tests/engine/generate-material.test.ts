import { expect, test } from "vitest";
import { generateMaterial, type MaterialRequest } from "../../src/engine/generate-material.ts";

const make = (prompt: string, request: Partial<MaterialRequest> = {}) =>
  generateMaterial({ prompt, negativePrompt: null, seed: 4, maps: "albedo", textureSize: 64, ...request });

test("a preview holds the albedo, and the optimized material the same albedo and five more", async () => {
  const preview = await make("mossy cobblestone");
  const optimized = await make("mossy cobblestone", { maps: "all" });
  expect(preview.files.map(({ name }) => name)).toEqual(["albedo.png"]);
  expect(optimized.files.map(({ name }) => name).sort()).toEqual(
    ["albedo", "ao", "displacement", "metalness", "normal", "roughness"].map((name) => `${name}.png`),
  );
  const albedo = optimized.files.find(({ name }) => name === "albedo.png")?.bytes ?? new Uint8Array();
  expect(Buffer.compare(preview.files[0]?.bytes ?? new Uint8Array(), albedo)).toBe(0);
});

test("displacement is a 16-bit PNG and carries the prompt", async () => {
  const { files } = await make("brick", { maps: "all" });
  const png = files.find(({ name }) => name === "displacement.png")?.bytes ?? new Uint8Array();
  expect(png[24]).toBe(16);
  expect(Buffer.from(png).toString("utf8")).toContain('"prompt":"brick"');
});

test("the same prompt and seed give the same bytes, another seed others", async () => {
  const [first, again, other] = [
    await make("oak planks"),
    await make("oak planks"),
    await make("oak planks", { seed: 5 }),
  ];
  expect(Buffer.compare(first.files[0]?.bytes as Uint8Array, again.files[0]?.bytes as Uint8Array)).toBe(0);
  expect(Buffer.compare(first.files[0]?.bytes as Uint8Array, other.files[0]?.bytes as Uint8Array)).not.toBe(0);
});

test("a cancelled generation stops between stages", async () => {
  let calls = 0;
  const cancelled = new Error("stop");
  const checkCancelled = () => {
    calls += 1;
    if (calls > 1) throw cancelled;
  };
  await expect(
    generateMaterial(
      { prompt: "sand", negativePrompt: null, seed: 1, maps: "all", textureSize: 64 },
      { checkCancelled },
    ),
  ).rejects.toBe(cancelled);
});

test("progress rises from 0 towards 1 through named stages", async () => {
  const seen: [string, number][] = [];
  await generateMaterial(
    { prompt: "sand", negativePrompt: null, seed: 1, maps: "all", textureSize: 64 },
    { report: (stage, progress) => seen.push([stage, progress]) },
  );
  const values = seen.map(([, progress]) => progress);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values[0]).toBe(0);
  expect(values.at(-1)).toBeGreaterThan(0.5);
  expect(new Set(seen.map(([stage]) => stage)).size).toBe(4);
});
