import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 5) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const thingsIn = (prompt: string) => recipeOf(prompt).objects.map(({ concept }) => concept);
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const count = (prompt: string, of: RegExp) => partsOf(prompt).filter(({ name }) => of.test(name)).length;

test("dragons that coil around a goblet are part of it, as many as were said", () => {
  expect(thingsIn("a chalice with two dragons coiling around it")).toEqual(["goblet"]);
  expect(count("a chalice with two dragons coiling around it", /dragon-\d$/)).toBe(2);
  expect(count("a silver chalice with a dragon coiled around its stem", /dragon-\d$/)).toBe(1);
  expect(thingsIn("a dragon sitting on a chalice")).toContain("dragon");
  expect(count("a chalice", /dragon/)).toBe(0);
});

test("a goldfish in a bag of water is the one that swims in it", () => {
  const prompt = "a goldfish in a clear plastic bag of water";
  expect(thingsIn(prompt)).toEqual(["fish-bag"]);
  expect(count(prompt, /fish-1-body$/)).toBe(1);
  expect(count(prompt, /fish-2/)).toBe(0);
});

test("a mailbox with letters hangs open under them", () => {
  expect(thingsIn("a mailbox crammed with letters")).toEqual(["mailbox"]);
  expect(count("a mailbox crammed with letters", /letter-\d/)).toBeGreaterThan(9);
  expect(count("a mailbox", /letter-\d/)).toBe(0);
});

test("macarons stack one on another, each of the next colour that was said", () => {
  const prompt = "a stack of five purple and orange macarons";
  const [stack, ...more] = recipeOf(prompt).objects;
  expect(more).toEqual([]);
  expect(count(prompt, /^macaron-\d+-upper$/)).toBe(5);
  const hue = (slot: string) => stack?.materials[slot]?.colours;
  expect(hue("first")).not.toEqual(hue("second"));
  expect(hue("first")).toEqual(hue("third"));
});

test("words of things that are called by other things' words mean what they are", () => {
  const landsOn = (prompt: string) => readPrompt(prompt, null, lexicon).objects[0]?.concept;
  expect(landsOn("crocs")).toBe("clog");
  expect(landsOn("a croc")).toBe("crocodile");
  expect(landsOn("a red sports coupé")).toBe("car");
  expect(landsOn("a Packard")).toBe("prewar-car");
  expect(landsOn("a flower crown")).toBe("costume-hat");
  expect(readPrompt("crocs", null, lexicon).objects[0]?.count).toBe(2);
});
