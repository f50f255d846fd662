import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);

/** Bounds and middle of the parts whose names match. */
function partsIn(prompt: string) {
  const { recipe } = planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  return (name: RegExp) => {
    const own = parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions);
    if (own.length === 0) throw new Error(`No part ${name}: ${parts.map((part) => part.name).join(", ")}`);
    const { min, max } = boundsOf(own);
    const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as [number, number, number];
    return { min, max, middle };
  };
}

test.each([
  ["a badger roasting a marshmallow over a campfire", /^badger/, /^marshmallow.*marshmallow/],
  ["a girl toasting a sausage", /^person/, /^sausage.*sausage/],
])("%s: it is on a stick over the fire, the other end in the hand", (prompt, body, food) => {
  const find = partsIn(prompt);
  const [roasted, fire, stick, doer] = [find(food), find(/^campfire/), find(/stick|twig/), find(body)];
  for (const k of [0, 2] as const) {
    expect(roasted.middle[k]).toBeGreaterThan(fire.min[k] as number);
    expect(roasted.middle[k]).toBeLessThan(fire.max[k] as number);
  }
  expect(roasted.min[1]).toBeGreaterThan(0.7 * fire.max[1]);
  expect(stick.min[2]).toBeLessThan(doer.max[2]);
});

test("a whole bird is roasted on no stick", () => {
  const { objects } = briefOf("a man roasting a turkey");
  expect(objects.flatMap(({ traits }) => traits)).not.toContain("roasting on a stick");
});

test.each(["a boy milking a cow", "a woman milking a goat"])("%s is at its flank, a pail under it", (prompt) => {
  const find = partsIn(prompt);
  const [beast, pail, doer] = [find(/^(?:cow|goat)/), find(/^bucket/), find(/^person/)];
  expect(pail.max[1]).toBeLessThan(0.5 * beast.max[1]);
  for (const k of [0, 2] as const) {
    expect(pail.middle[k]).toBeGreaterThan(beast.min[k] as number);
    expect(pail.middle[k]).toBeLessThan(beast.max[k] as number);
  }
  // the beast stands across, its rear half before who milks it
  expect(beast.max[0] - beast.min[0]).toBeGreaterThan(beast.max[2] - beast.min[2]);
  expect(doer.middle[0]).toBeLessThan(beast.middle[0]);
});

test("dough that is tossed is a bare disc over the hand", () => {
  const find = partsIn("a cook tossing pizza dough");
  const [dough, cook] = [find(/^dough/), find(/^person/)];
  expect(() => find(/pin/)).toThrow("No part");
  expect(Math.abs(dough.middle[0] - cook.middle[0])).toBeLessThan(0.45 * cook.max[1]);
  expect(dough.min[1]).toBeGreaterThan(0.7 * cook.max[1]);
});

test("between a dog and who leads it there is air for the leash to be seen in", () => {
  const find = partsIn("a woman walking a dog on a leash");
  const [dog, woman] = [find(/^dog/), find(/^person/)];
  expect(Math.max(woman.min[0] - dog.max[0], dog.min[0] - woman.max[0])).toBeGreaterThan(0.03 * woman.max[1]);
});

test("who is bandaged has the bandage on a leg", () => {
  const { objects } = briefOf("a nurse bandaging a dog");
  const dog = objects.find(({ concept }) => concept === "dog");
  expect(dog?.parts).toMatchObject([{ slot: "leg", traits: ["bandaged"] }]);
  expect(objects.find(({ concept }) => concept === "bandage")?.parts).toEqual([]);
});

test("an orb lies on the palm and is no burden", () => {
  const find = partsIn("a witch with an orb");
  const [orb, witch] = [find(/^sphere/), find(/^person/)];
  expect(orb.max[1] - orb.min[1]).toBeLessThan(0.25 * (witch.max[1] - witch.min[1]));
  expect(orb.min[1]).toBeGreaterThan(0.2 * witch.max[1]);
});

test("a banana in each hand is upright, so that neither crosses the other", () => {
  const find = partsIn("a chimp with a banana in each hand");
  const [one, other] = [find(/^banana-1/), find(/^banana-2/)];
  expect(one.max[1] - one.min[1]).toBeGreaterThan(1.5 * (one.max[0] - one.min[0]));
  expect(one.max[0]).toBeLessThan(other.min[0]);
});

test.each(["a badger sliding down a slide", "a boy on a slide"])("%s is on the slope, the way it leads", (prompt) => {
  const find = partsIn(prompt);
  const [chute, doer] = [find(/^playground-slide.*chute/), find(/^(?:badger|person)/)];
  const along = (doer.middle[0] - chute.min[0]) / (chute.max[0] - chute.min[0]);
  expect(along).toBeGreaterThan(0.3);
  expect(along).toBeLessThan(0.75);
  expect(doer.min[1]).toBeLessThan(0.7 * chute.max[1]);
});

test.each(["a surfer riding a wave", "a corgi surfing a wave"])("%s: the board is under the curl of it", (prompt) => {
  const find = partsIn(prompt);
  const [board, wave, doer] = [find(/^surfboard/), find(/^wave/), find(/^(?:person|dog|corgi)/)];
  expect(board.max[1]).toBeLessThan(0.6 * wave.max[1]);
  expect(board.min[1]).toBeGreaterThan(0.05 * wave.max[1]);
  expect(doer.min[1]).toBeGreaterThan(board.min[1]);
});
