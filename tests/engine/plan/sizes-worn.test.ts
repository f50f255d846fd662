import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** Bounds of the parts so named and of all others. */
function shown(prompt: string, worn: RegExp): { own: Bounds; other: Bounds } {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  const of = (isWorn: boolean) =>
    boundsOf(parts.filter(({ name }) => worn.test(name) === isWorn).map(({ geometry }) => geometry.positions));
  return { own: of(true), other: of(false) };
}

const spanOf = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => max[axis] - min[axis];

describe("what is worn is as large as was said", () => {
  test.each([
    ["a frog with a", "crown", /^crown/],
    ["a mouse wearing a", "top hat", /hat/],
    ["a man wearing a", "sombrero", /hat/],
    ["a fox with a", "backpack", /^backpack$/],
    ["a rabbit with a", "backpack", /^backpack$/],
    ["a turtle with a", "backpack", /^backpack/],
  ])("%s tiny, usual and huge %s", (start, thing, worn) => {
    const sizes = ["tiny ", "", "huge "].map((size) => {
      const { own, other } = shown(`${start} ${size}${thing}`, worn);
      return spanOf(own, 0) / spanOf(other, 1);
    }) as [number, number, number];
    expect(sizes[0]).toBeLessThan(0.75 * sizes[1]);
    expect(sizes[2]).toBeGreaterThan(1.3 * sizes[1]);
  });

  test("a tiny hat is on top of the head", () => {
    const tiny = shown("a bear with a tiny hat", /hat/).own.min[1];
    expect(tiny).toBeGreaterThan(shown("a bear with a hat", /hat/).own.min[1]);
  });
});

test.each(["a turtle with a huge backpack", "a tortoise with a backpack", "a snail wearing a backpack"])(
  "%s: on the back, not through the body",
  (prompt) => {
    const { own, other } = shown(prompt, /^backpack/);
    expect(own.min[1]).toBeGreaterThan(other.min[1] + 0.4 * spanOf(other, 1));
    expect(own.max[2]).toBeLessThan(other.max[2]);
  },
);

test.each(["a duck wearing goggles", "an owl wearing goggles", "a penguin with ski goggles"])(
  "%s: about the eyes, not out on the bill",
  (prompt) => {
    const eyes = shown(prompt, /eye$/).own;
    const goggles = shown(prompt, /^goggles/).own;
    expect(goggles.max[2] - eyes.max[2]).toBeLessThan(1.2 * spanOf(eyes, 0));
    expect(goggles.min[2]).toBeLessThan(eyes.min[2]);
  },
);
