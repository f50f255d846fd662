import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

function boxesOf(prompt: string, ...names: readonly RegExp[]) {
  const parts = partsOf(prompt);
  return names.map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
}

type Box = ReturnType<typeof boundsOf>;

test.each(["a white goose beside a pond", "a tent next to a lake", "a bench by the river"])(
  "%s: it stands on the bank, with the water before it",
  (prompt) => {
    const { objects } = recipeOf(prompt);
    expect(objects.at(-1)?.parameters.style).toBe("bank");
    const [thing, ground] = boxesOf(prompt, new RegExp(`^${objects[0]?.name}`), /^ground/) as [Box, Box];
    expect(ground.max[2] - thing.max[2]).toBeGreaterThan(1.3 * (thing.min[2] - ground.min[2]));
  },
);

test("a ship on the ocean is not ashore", () => {
  expect(recipeOf("a ship on the ocean").objects.at(-1)?.parameters.style).toBe("water");
});

test("a train at a platform stands on a track along the platform's edge", () => {
  expect(recipeOf("a green train at a platform").objects.at(-1)?.parameters.style).toBe("platform");
});
