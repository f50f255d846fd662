import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { box, bytesOf, exported, maps, modelChoice } from "../studio/export/sample.ts";
import type { ReadBack } from "../support/read-back.ts";

const READER = resolve(import.meta.dirname, "../support/read-back.ts");

/** The loaders in one script. */
async function bundledReader(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry: READER, formats: ["iife"], name: "reader" } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [script] = output && "output" in output ? output.output : [];
  if (script?.type !== "chunk") throw new Error("bundledReader: vite built nothing.");
  return script.code;
}

test("three's own loaders read our GLB and 3MF back as they were", async ({ page }) => {
  await page.addScriptTag({ content: await bundledReader() });
  const files = { ...(await maps()), obj: bytesOf(box()), thumbnail: (await maps()).albedo as never };
  const readBack = async (format: "glb" | "3mf", more: object = {}): Promise<ReadBack> => {
    const bytes = [...(await exported({ choice: modelChoice({ format, ...more }), files }))];
    return page.evaluate(
      ([kind, values]) =>
        (globalThis as unknown as { readBack(...all: unknown[]): Promise<ReadBack> }).readBack(kind, values),
      [format, bytes] as const,
    );
  };
  expect(await readBack("glb")).toEqual({
    triangles: 12,
    size: [2, 1, 1],
    textures: ["aoMap", "map", "metalnessMap", "normalMap", "roughnessMap"],
  });
  const printed = await readBack("3mf", { longestMm: "50" });
  expect(printed.triangles).toBe(12);
  expect(printed.size.map((each) => Math.round(each)).sort((a, b) => a - b)).toEqual([25, 25, 50]);
});
