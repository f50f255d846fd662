import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";

const lexicon = engineLexicon();
const objectsOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 4 }).recipe.objects;

test("a beekeeper's veil and suit are those she has on anyway", () => {
  const objects = objectsOf("a beekeeper wearing a veil and a yellow suit");
  expect(objects).toHaveLength(1);
  expect(objects[0]?.parameters).toMatchObject({ headgear: "bee-veil", outer: "jacket" });
  expect(objects[0]?.materials.jacket?.colours[0]?.[2]).toBeLessThan(0.2);
  expect(objectsOf("a clerk in a green suit")[0]?.parameters.outer).toBe("suit");
});

test("what is named after a garment in one breath is worn too", () => {
  const brief = readPrompt("a man in a hat and grey coat", null, lexicon);
  expect(brief.relations.map(({ kind, from }) => [kind, from])).toEqual([
    ["wearing", 0],
    ["wearing", 0],
  ]);
});

test("a dress of leaves is sewn of them, and so is one made of petals", () => {
  expect(objectsOf("an elf in a dress of leaves")[0]?.materials.dress?.base).toBe("leaves");
  expect(objectsOf("a woman in a gown made of petals")[0]?.materials.gown?.base).toBe("leaves");
  expect(objectsOf("a dancer in a skirt of feathers")[0]?.materials.skirt?.base).toBe("feathers");
});
