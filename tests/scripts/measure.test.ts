import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openShape } from "#engine/bake/shape-once.ts";
import { ALONE } from "#engine/crew.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { openModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { measureMaterial } from "../../scripts/measure/measure-material.ts";
import { faultsOf, measureModel } from "../../scripts/measure/measure-model.ts";
import { readPrompts } from "../../scripts/read-prompts.ts";

test("a mug and a brick wall are as promised", async () => {
  const mug = await measureModel("a mug", 1);
  expect(mug.exceptions).toEqual([]);
  expect(mug.figures.used).toBeGreaterThan(0.5);
  expect(measureMaterial("red brick", 1).exceptions).toEqual([]);
});

test("what is wrong with a shape is told", async () => {
  await loadSimplifier();
  const request = { prompt: "a mug", negativePrompt: null, seed: 1 };
  const built = openModel(planRecipe(readPrompt("a mug", null, engineLexicon()), request).recipe);
  const work = openShape(built, { mostFaces: 500, effort: "subnet", textureSize: 1024 }, ALONE);
  work.simplify();
  work.unwrap(() => {});
  const { unwrapped } = work.read();
  expect(faultsOf(unwrapped, true, 500, 1024)).toEqual([]);
  const turned = { ...unwrapped, positionIndices: unwrapped.positionIndices.toReversed() };
  expect(faultsOf(turned, false, 20, 1024).join()).toMatch(/open,\d+ faces,.*inside out/);
  const tiny = { ...unwrapped, uvs: unwrapped.uvs.map((at) => at / 200) };
  expect(faultsOf(tiny, true, 500, 1024)).toEqual(["small charts 100.0 %"]);
  const heaped = { ...unwrapped, uvIndices: unwrapped.uvIndices.map((_, i, all) => all[i % 6] as number) };
  expect(faultsOf(heaped, true, 500, 1024).join()).toMatch(/uv overlap/);
});

test("of a list's lines the prompts are read", () => {
  const file = join(mkdtempSync(join(tmpdir(), "plinth-prompts-")), "list.tsv");
  writeFileSync(file, "shop\tred brick\t12\n\na plain line\n");
  expect(readPrompts(file)).toEqual(["red brick", "a plain line"]);
  writeFileSync(file, "source\tprompt\tcount\nshop\tred brick\t12\n");
  expect(readPrompts(file)).toEqual(["red brick"]);
});
