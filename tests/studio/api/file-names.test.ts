import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import { fileName, folderName } from "#studio/api/file-names.ts";

const named = (prompt: string, seed = 7) => ({ task: { prompt, seed } as ModelTask });

test("files are named by prompt, seed and map", () => {
  expect(fileName(named("Mossy cobblestone!"), "albedo")).toBe("mossy-cobblestone-7_albedo.png");
  expect(fileName(named("Mossy cobblestone!"), "obj")).toBe("mossy-cobblestone-7.obj");
});

test("a prompt cannot lead out of its folder", () => {
  expect(folderName(named("../../etc/passwd"))).toBe("etc-passwd-7");
});

test("a long prompt is cut between words, and the seed is never cut off", () => {
  const name = folderName(named("an old wooden chair with a red cushion and four carved lion feet", 12345));
  expect(name).toBe("an-old-wooden-chair-with-a-red-cushion-and-four-12345");
});

test("a prompt without latin letters still has a name", () => {
  expect(folderName(named("椅子"))).toBe("asset-7");
});
