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
  const promised = { mostFaces: 500, textureSize: 1024, afloat: new Set<string>() };
  expect(faultsOf(unwrapped, true, promised)).toEqual([]);
  const turned = { ...unwrapped, positionIndices: unwrapped.positionIndices.toReversed() };
  expect(faultsOf(turned, false, { ...promised, mostFaces: 20 }).join()).toMatch(/open,\d+ faces,.*inside out/);
  const tiny = { ...unwrapped, uvs: unwrapped.uvs.map((at) => at / 200) };
  expect(faultsOf(tiny, true, promised)).toEqual(["small charts 100.0 %"]);
  const heaped = { ...unwrapped, uvIndices: unwrapped.uvIndices.map((_, i, all) => all[i % 6] as number) };
  expect(faultsOf(heaped, true, promised).join()).toMatch(/uv overlap/);
});

test("what was thrown into the air is meant to be there, and nothing else", async () => {
  await loadSimplifier();
  const request = { prompt: "a clown tossing a ball", negativePrompt: null, seed: 7 };
  const built = openModel(planRecipe(readPrompt(request.prompt, null, engineLexicon()), request).recipe);
  const promised = { mostFaces: 2000, textureSize: 1024, effort: "subnet" } as const;
  const work = openShape(built, promised, ALONE);
  work.simplify();
  work.unwrap(() => {});
  const { unwrapped } = work.read();
  expect([...built.afloat].length).toBeGreaterThan(0);
  expect([...built.afloat].every((name) => name.startsWith("ball-1-"))).toBe(true);
  const hangs = (afloat: ReadonlySet<string>) =>
    faultsOf(unwrapped, true, { ...promised, afloat }).filter((fault) => fault.startsWith("hangs"));
  expect(hangs(built.afloat)).toEqual([]);
  expect(hangs(new Set()).length).toBeGreaterThan(0);
});

test("of a list's lines the prompts are read", () => {
  const file = join(mkdtempSync(join(tmpdir(), "plinth-prompts-")), "list.tsv");
  writeFileSync(file, "shop\tred brick\t12\n\na plain line\n");
  expect(readPrompts(file)).toEqual(["red brick", "a plain line"]);
  writeFileSync(file, "source\tprompt\tcount\nshop\tred brick\t12\n");
  expect(readPrompts(file)).toEqual(["red brick"]);
});
