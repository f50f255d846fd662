import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const conditionsOf = (prompt: string) => readPrompt(prompt, null, engineLexicon()).objects[0]?.conditions ?? {};

test("how much is said of wear is how much there is of it", () => {
  const amounts = ["a barely mossy bench", "a slightly mossy bench", "a mossy bench", "a very mossy bench"].map(
    (prompt) => conditionsOf(prompt).mossy ?? 0,
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(new Set(amounts).size).toBe(4);
  expect(conditionsOf("a bench, very mossy")).toEqual(conditionsOf("a very mossy bench"));
});

test("a stuff that is only in part what another is through and through is itself, and so in part", () => {
  const [slightly, wholly] = ["a slightly rusty iron gate", "a rusty iron gate"].map(
    (prompt) => readPrompt(prompt, null, engineLexicon()).objects[0],
  );
  expect(slightly?.materials).toEqual(["iron"]);
  expect(slightly?.conditions.rusty).toBeLessThan(0.5);
  expect(wholly?.materials).toEqual(["rusty-iron"]);
  const material = readMaterialPrompt("slightly rusty iron", null, engineLexicon());
  expect(material.base).toBe("iron");
  expect(material.conditions.rusty).toBeLessThan(0.5);
  expect(readMaterialPrompt("rusty iron", null, engineLexicon()).base).toBe("rusty-iron");
});

test.each<[prompt: string, scale: number]>([
  ["terrazzo with large chips", 2],
  ["oak floor with narrow boards", 0.5],
  ["linen with a coarse weave", 1.8],
  ["small tiles", 0.5],
  ["quilted satin with small buttons", 1],
  ["wet asphalt, small puddles", 1],
])("%j is %d times as coarse", (prompt, scale) => {
  expect(readMaterialPrompt(prompt, null, engineLexicon()).scale).toBe(scale);
});
