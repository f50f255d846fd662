import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

function partsOf(prompt: string, seed = 3) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
}

test.each(["wren", "blackbird"])("a %s that sings has its beak open, a tongue in it", (bird) => {
  const [sings, rests] = [partsOf(`a ${bird} singing`), partsOf(`a ${bird}`)];
  const gape = (find: typeof sings) => find(/upper-beak/).max[1] - find(/lower-beak/).min[1];
  expect(gape(sings)).toBeGreaterThan(1.3 * gape(rests));
  expect(sings(/beak-tongue/).max[1]).toBeGreaterThan(sings(/lower-beak/).min[1]);
});

test.each([1, 2, 3])("a magpie spreads its wings when told so, seed %i", (seed) => {
  const width = (prompt: string) => {
    const { min, max } = partsOf(prompt, seed)(/wings/);
    return max[0] - min[0];
  };
  expect(width("a magpie with its wings spread")).toBeGreaterThan(1.6 * width("a magpie"));
});

test.each(["deer", "duck", "postman"])("a %s that looks over its shoulder has its eyes on that side", (who) => {
  const middle = (prompt: string) => {
    const { min, max } = partsOf(prompt)(/(?:left|right)-eye$/);
    return { across: max[0] - min[0], long: max[2] - min[2] };
  };
  const [ahead, back] = [middle(`a ${who}`), middle(`a ${who} looking over its shoulder`)];
  expect(back.long / back.across).toBeGreaterThan(2 * (ahead.long / ahead.across));
});
