import { expect, test } from "vitest";
import { duck } from "#engine/concepts/bird/duck.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { createDraw } from "#engine/math/draw.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
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

test("a duck that runs and flaps has both wings spread and its feet on the floor", () => {
  const draw = createDraw(4);
  const ask = {
    word: "duck",
    traits: new Set(["running", "flying"]),
    parts: new Map(),
    counts: new Map(),
    without: new Set<string>(),
  };
  const parameters = duck.sample(draw, ask);
  expect([parameters.pose, parameters.wings]).toEqual(["running", "spread"]);
  const names = duck.build(parameters).parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["left-leg", "right-leg", "wings"]));
});

test("a mandarin duck is one", () => {
  const ask = {
    word: "mandarin duck",
    traits: new Set<string>(),
    parts: new Map(),
    counts: new Map(),
    without: new Set<string>(),
  };
  expect(duck.sample(createDraw(4), ask).variant).toBe("mandarin");
});

test("a lantern in a beak hangs upright by its ring", () => {
  const find = partsOf("a firebird with burning wings carrying a lantern");
  const [lantern, beak] = [find(/^lamp-1-/), find(/upper-beak/)];
  const tall = (lantern.max[1] as number) - (lantern.min[1] as number);
  expect(tall).toBeGreaterThan((lantern.max[0] as number) - (lantern.min[0] as number));
  expect(Math.abs((lantern.max[1] as number) - (beak.min[1] as number))).toBeLessThan(0.4 * tall);
  expect(lantern.min[1]).toBeGreaterThan(0);
});

test("a sleeping owl has its eyes shut, one awake has not", () => {
  const openness = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
      ?.parameters.openness;
  expect(openness("an owl asleep")).toBe(0);
  expect(openness("an owl")).toBe(1);
});
