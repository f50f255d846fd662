import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

function partsOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  return (name: string) => parts.filter((part) => part.name.startsWith(name));
}

test.each([
  ["a rose under a glass dome", "rose", "cloche-1-dome"],
  ["a skull under a bell jar", "skull", "cloche-1-dome"],
  ["a castle in a snow globe", "castle", "snow-globe-1-globe"],
  ["a cactus in a terrarium", "cactus", "terrarium-1-glass"],
  ["a butterfly in a glass jar", "butterfly", "jar-1-body"],
  ["a jar of fireflies", "firefly", "jar-1-body"],
  ["a clownfish in a fish bowl", "fish", "fish-bowl-1-body"],
])("%s stands within the glass", (prompt, inner, glass) => {
  const named = partsOf(prompt);
  const within = boundsOf(named(`${inner}-1`).map(({ geometry }) => geometry.positions));
  const walls = boundsOf(named(glass).map(({ geometry }) => geometry.positions));
  for (const axis of [0, 1, 2] as const) {
    expect(within.min[axis]).toBeGreaterThan(walls.min[axis] - 0.002);
    expect(within.max[axis]).toBeLessThan(walls.max[axis]);
  }
});

test("what is put into a nest or a bowl takes the place of its own eggs and fish", () => {
  expect(partsOf("three golden eggs in a bird nest")("nest-1-egg")).toEqual([]);
  expect(partsOf("a bird nest beside a mug")("nest-1-egg")).toHaveLength(1);
  expect(partsOf("a clownfish in a fish bowl")("fish-bowl-1-fish")).toEqual([]);
});

test("several that fly behind the glass are apart from each other, and the jar holds nothing else", () => {
  const named = partsOf("a jar of fireflies");
  const middles = [1, 2, 3, 4, 5, 6].map((i) => {
    const { min, max } = boundsOf(named(`firefly-${i}-`).map(({ geometry }) => geometry.positions));
    return (min[1] + max[1]) / 2;
  });
  for (const [i, y] of middles.entries()) if (i > 0) expect(y).toBeGreaterThan((middles[i - 1] as number) + 0.005);
  expect(named("jar-1-").map(({ slot }) => slot)).not.toContain("jar-1-honey");
});

test("who hatches looks over the jagged rim of the shell, whose cap lies beside it", () => {
  const named = partsOf("a chick hatching from an egg");
  const shell = boundsOf(named("egg-1-shell").map(({ geometry }) => geometry.positions));
  const chick = boundsOf(named("chick-1-").map(({ geometry }) => geometry.positions));
  expect(chick.max[1]).toBeGreaterThan(shell.max[1]);
  expect(chick.min[1]).toBeGreaterThan(shell.min[1]);
  expect(named("egg-1-cap")).toHaveLength(1);
  expect(partsOf("a chick beside an egg")("egg-1-cap")).toHaveLength(0);
});

test("a brain is within the glass of its jar, not on the rim", () => {
  const prompt = "a brain in a glass jar";
  const recipe = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe;
  const parts = buildModel(recipe).model.parts;
  const top = (name: string) =>
    Math.max(
      ...parts
        .filter((part) => part.name.startsWith(name))
        .flatMap(({ geometry }) => [...geometry.positions].filter((_, i) => i % 3 === 1)),
    );
  expect(top("brain")).toBeLessThan(top("jar"));
});
