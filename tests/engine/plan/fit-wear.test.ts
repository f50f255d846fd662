import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { crossings } from "#engine/plan/contact/probe-body.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** Share of a garment's corners that lie outside its wearer, and how wide it is beside him. */
function shown(prompt: string, concept: string): { outside: number; width: number } {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { model } = buildModel(recipe);
  const garment = recipe.objects.find((object) => object.concept === concept)?.name;
  expect(garment).toBeDefined();
  const isWorn = (name: string) => name.startsWith(`${garment}-`);
  const body = model.parts.filter(({ name }) => !isWorn(name));
  const positions = model.parts.filter(({ name }) => isWorn(name)).map(({ geometry }) => geometry.positions);
  let [outside, count] = [0, 0];
  for (const points of positions) {
    // every twentieth corner tells as much as all
    for (let i = 0; i < points.length; i += 60) {
      const from = [points[i] as number, points[i + 1] as number, points[i + 2] as number] as const;
      outside += crossings(body, from, [0, 0, 1]).length % 2 === 0 ? 1 : 0;
      count += 1;
    }
  }
  const own = boundsOf(positions);
  const other = boundsOf(body.map(({ geometry }) => geometry.positions));
  return { outside: outside / count, width: (own.max[0] - own.min[0]) / (other.max[1] - other.min[1]) };
}

describe("what is worn is seen", () => {
  test.each([
    ["a penguin wearing a bow tie", "tie", 0.8, 0.2],
    ["an owl wearing a tie", "tie", 0.7, 0.08],
    ["a parrot with a necklace", "necklace", 0.5, 0.15],
    ["a heron wearing a red scarf", "scarf", 0.6, 0.13],
    ["a flamingo with a striped scarf", "scarf", 0.6, 0.1],
    ["an ostrich wearing a bow tie", "tie", 0.7, 0.12],
    ["a dog with a necklace", "necklace", 0.5, 0.08],
    ["a turtle wearing a bow tie", "tie", 0.8, 0.05],
    ["an octopus wearing a bow tie", "tie", 0.6, 0.1],
    ["a penguin wearing sunglasses", "glasses", 0.6, 0.25],
    ["an elephant wearing sunglasses", "glasses", 0.5, 0.2],
    ["a crocodile wearing glasses", "glasses", 0.5, 0.2],
    ["a cat with an eye patch", "eye-patch", 0.6, 0.08],
    ["a parrot with an eye patch", "eye-patch", 0.5, 0.2],
    ["a man with an eye patch", "eye-patch", 0.3, 0.08],
  ])("%s: %s", (prompt, concept, outside, width) => {
    const found = shown(prompt, concept);
    expect(found.outside).toBeGreaterThan(outside);
    expect(found.width).toBeGreaterThan(width);
  });

  test.each(["a heron wearing a scarf", "an emu wearing a scarf"])(
    "%s: low on the neck, not under the bill",
    (prompt) => {
      const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
      const { parts } = buildModel(recipe).model;
      const top = (of: (name: string) => boolean) =>
        boundsOf(parts.filter(({ name }) => of(name)).map(({ geometry }) => geometry.positions)).max[1];
      expect(top((name) => name.includes("wrap"))).toBeLessThan(0.85 * top(() => true));
    },
  );

  test("a scarf is no wider than a penguin is tall", () => {
    expect(shown("a penguin wearing a scarf", "scarf").width).toBeLessThan(0.9);
  });
});
