import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** Bounds of parts of a prompt's objects, found by the object's concept and the part's name. */
function scene(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  const { parts } = buildModel(recipe).model;
  return (concept: string, part = /./) => {
    const name = recipe.objects.find((object) => object.concept === concept)?.name;
    const own = parts.filter((each) => each.name.startsWith(`${name}-`) && part.test(each.name));
    expect(own.length).toBeGreaterThan(0);
    return boundsOf(own.map(({ geometry }) => geometry.positions));
  };
}
const middle = ({ min, max }: ReturnType<typeof boundsOf>) => [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
const apart = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe("who is on a log", () => {
  test.each([
    ["a heron on a log looking at a frog", "heron", "frog"],
    ["a cat on a stump watching a butterfly", "cat", "butterfly"],
  ])("%s: looks at it", (prompt, watcher, watched) => {
    const bounds = scene(prompt);
    const there = middle(bounds(watched));
    const eyes = middle(bounds(watcher, /-eye/));
    const body = middle(bounds(watcher));
    expect(apart(eyes, there)).toBeLessThan(apart(body, there));
  });

  test.each([
    ["a frog on a log", "frog", "log"],
    ["a snail on a rock", "snail", "rock"],
  ])("%s: is not dwarfed by it", (prompt, creature, perch) => {
    const bounds = scene(prompt);
    const extent = ({ min, max }: ReturnType<typeof boundsOf>) =>
      Math.max(...max.map((m, i) => m - (min[i] as number)));
    expect(extent(bounds(creature)) / extent(bounds(perch))).toBeGreaterThan(0.55);
  });
});
