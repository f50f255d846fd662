import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const objectsOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects;

test("the beasts of a totem pole are carved on it", () => {
  const objects = objectsOf("an old totem pole with an owl, a wolf and a frog");
  expect(objects.map(({ concept }) => concept)).toEqual(["totem-pole"]);
  expect(objects[0]?.parameters).toMatchObject({ owl: true, wolf: true, frog: true, bear: false, eagle: false });
});

test("who sits on a totem pole or stands beside it does so", () => {
  for (const prompt of ["an owl on a totem pole", "a bear beside a totem pole"])
    expect(objectsOf(prompt)).toHaveLength(2);
});
