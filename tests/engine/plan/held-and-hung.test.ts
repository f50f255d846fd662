import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { foldDishes } from "#engine/plan/fold/fold-dishes.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

import { type Bounds, boundsOf } from "#measure/bounds.ts";

const briefOf = (prompt: string) => readPrompt(prompt, null, engineLexicon());

function boundsByConcept(prompt: string): Record<string, Bounds> {
  const { recipe } = planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 5 });
  const { parts } = buildModel(recipe).model;
  return Object.fromEntries(
    recipe.objects.map(({ concept, name }) => [
      concept,
      boundsOf(parts.filter((part) => part.name.startsWith(`${name}-`)).map(({ geometry }) => geometry.positions)),
    ]),
  );
}

test("an open umbrella is over the head of who holds it", () => {
  const { person, umbrella } = boundsByConcept("a woman holding an umbrella");
  const middle = ((person?.min[0] ?? 0) + (person?.max[0] ?? 0)) / 2;
  expect(umbrella?.min[0]).toBeLessThan(middle);
  expect(umbrella?.max[0]).toBeGreaterThan(middle);
  expect(umbrella?.max[1]).toBeGreaterThan(person?.max[1] ?? 0);
});

test("a sword stuck in a stone stands in it, whoever is beside it", () => {
  const { sword, rock } = boundsByConcept("a wizard next to a sword stuck in a stone");
  const [tall, wide] = [(sword?.max[1] ?? 0) - (sword?.min[1] ?? 0), (sword?.max[0] ?? 0) - (sword?.min[0] ?? 0)];
  expect(tall).toBeGreaterThan(2 * wide);
  expect(sword?.max[1]).toBeGreaterThan(rock?.max[1] ?? 0);
});

test("a pot over a fire hangs clear of the floor, between the poles", () => {
  const { kettle, campfire } = boundsByConcept("a kettle over a campfire");
  expect(kettle?.min[1]).toBeGreaterThan(0.2 * (campfire?.max[1] ?? 0));
  expect(kettle?.max[1]).toBeLessThan(campfire?.max[1] ?? 0);
});

test("many on one plate are one plateful", () => {
  const { objects } = foldDishes(briefOf("a plate of fresh tacos"));
  expect(objects.map(({ concept, count }) => [concept, count])).toEqual([["taco", 1]]);
});

test("a toy car is of a size with who plays with it", () => {
  const { car, "teddy-bear": bear } = boundsByConcept("a teddy bear beside a toy car");
  const tall = (each: Bounds | undefined) => (each?.max[1] ?? 0) - (each?.min[1] ?? 0);
  expect(tall(car)).toBeLessThan(tall(bear));
});

test("a meal around rice has the rice that it has", () => {
  const { objects } = foldDishes(briefOf("a plate of food around a portion of rice"));
  expect(objects.map(({ concept }) => concept)).toEqual(["dinner"]);
});

test("what one holds on a chain hangs by it from the hand, clear of the floor", () => {
  const prompt = "a knight holding a lantern on a chain";
  const { recipe } = planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 5 });
  const { parts } = buildModel(recipe).model;
  const boxOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [knight, lantern, chain] = [boxOf(/^person/), boxOf(/^lamp/), boxOf(/^cord/)];
  expect(recipe.objects).toHaveLength(2);
  expect(lantern.max[1]).toBeLessThan(chain.max[1]);
  expect(chain.min[1]).toBeLessThan(lantern.max[1]);
  expect(chain.max[1]).toBeLessThan((knight.min[1] + knight.max[1]) / 2 + 0.2 * (knight.max[1] - knight.min[1]));
  expect(lantern.min[1]).toBeGreaterThan(knight.min[1]);
});

test("a cord is dropped where the thing has its own, and kept where one stands on it", () => {
  const concepts = (prompt: string) => briefOf(prompt).objects.map(({ concept }) => concept);
  expect(concepts("a girl holding a kite on a string")).toEqual(["person", "kite"]);
  expect(concepts("a clown with an umbrella on a tightrope")).toEqual(["person", "umbrella", "rope"]);
});
