import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const slotsOf = (prompt: string) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 });
  expect(recipe.objects.filter(({ concept }) => concept !== "surfboard")).toHaveLength(1);
  return new Set(buildModel(recipe).model.parts.map(({ slot }) => slot.replace(/^person-1-/, "")));
};

test.each([
  ["an old man in a toga", "toga"],
  ["a shepherd wearing a poncho", "poncho"],
  ["a dancer in a red saree", "sari"],
  ["a pig wearing lederhosen", "lederhosen"],
  ["a waitress in a dirndl", "dirndl"],
  ["a surfer in a wetsuit", "wetsuit"],
])("%s wears a %s", (prompt, slot) => {
  expect(slotsOf(prompt)).toContain(slot);
});

test("a bikini has a top, swimming trunks have none", () => {
  const topOf = (prompt: string) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 });
    return recipe.objects[0]?.parameters.top;
  };
  expect(topOf("a girl in a bikini")).toBe("bikini-top");
  expect(topOf("a man in swimming trunks")).not.toBe("bikini-top");
});
