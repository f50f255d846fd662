import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 5) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const thingsIn = (prompt: string) => recipeOf(prompt).objects.map(({ concept }) => concept);
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const count = (prompt: string, of: RegExp) => partsOf(prompt).filter(({ name }) => of.test(name)).length;
const placesOf = (prompt: string, of: RegExp) =>
  boundsOf(
    partsOf(prompt)
      .filter(({ name }) => of.test(name))
      .map(({ geometry }) => geometry.positions),
  );

test("a tablecloth hangs over a table of its own, and what stands on it stands there", () => {
  const prompt = "a blue vase on a red tablecloth";
  expect(thingsIn(prompt)).toEqual(["table", "vase"]);
  const [cloth, vase] = [
    placesOf(prompt, /cloth$/),
    placesOf(prompt, /^(?!table|side|.*(?:cloth|leg|apron|top)).*body/),
  ];
  expect(cloth.min[1]).toBeGreaterThan(0.05);
  expect(cloth.max[1] - cloth.min[1]).toBeGreaterThan(0.1);
  expect(vase.min[1]).toBeGreaterThan(cloth.max[1] - 0.02);
  expect(recipeOf(prompt).objects[0]?.materials.cloth?.colours).not.toEqual([]);
  expect(thingsIn("a napkin")).toEqual(["tablecloth"]);
});

test("as many candles burn as were said to, and no further candle comes of it", () => {
  const flames = (prompt: string) => partsOf(prompt).filter(({ name }) => /flame-\d+$/.test(name)).length;
  const prompt = "a bronze candelabra, only one candle is lit";
  expect(thingsIn(prompt)).toEqual(["candlestick"]);
  expect(flames(prompt)).toBe(1);
  expect(flames("a menorah with only two candles lit")).toBe(2);
  expect(partsOf("a menorah with only two candles lit").filter(({ slot }) => slot === "candle")).toHaveLength(7);
  expect(flames("a chandelier with just three of its candles burning")).toBe(3);
  expect(flames("four tea lights, one of them lit")).toBe(1);
  expect(flames("a bronze candelabra with burning candles")).toBeGreaterThan(2);
});

test("a sofa has no pillows of its own under one that is named", () => {
  const pillows = (prompt: string, seed: number) =>
    buildModel(recipeOf(prompt, seed)).model.parts.filter(({ name }) => /pillow-\d$/.test(name)).length;
  for (const seed of [1, 2, 3, 4]) expect(pillows("a white pillow on a green sofa", seed)).toBe(0);
  expect([1, 2, 3, 4].some((seed) => pillows("a green sofa", seed) > 0)).toBe(true);
});

test("a puddle is water on wet ground, not mud, and a chef's knife has a black handle", () => {
  expect(recipeOf("a puddle").objects[0]?.materials.land?.base).toBe("asphalt");
  expect(recipeOf("a mud puddle").objects[0]?.materials.land?.base).not.toBe("asphalt");
  const hues = [1, 2, 3, 4].map((seed) =>
    JSON.stringify(recipeOf("a chef's knife", seed).objects[0]?.materials.handle?.colours),
  );
  expect(new Set(hues).size).toBe(1);
});

test("every parcel is tied with a string of its own, and goes to a town of its own", () => {
  const prompt = "three parcels tied with string";
  const { objects } = recipeOf(prompt);
  expect(new Set(objects.map(({ concept }) => concept))).toEqual(new Set(["box"]));
  const parcels = objects.length === 1 ? 1 : 3;
  expect(count(prompt, /bow$/)).toBe(parcels);
  expect(count("a cardboard box", /bow$/)).toBe(0);
});

test("a bookmark is a strip with a tassel, and a book's own is its ribbon", () => {
  expect(thingsIn("a bookmark")).toEqual(["bookmark"]);
  expect(count("a bookmark", /tassel$/)).toBe(1);
  expect(thingsIn("a closed book with a red bookmark")).toEqual(["book"]);
});
