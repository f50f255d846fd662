import { beforeAll, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { findSelfCrossings } from "#measure/self-crossings.ts";

beforeAll(loadSimplifier);

/** Faces of some parts that pass through others of their surface, as they are built. */
function crossings(prompt: string, names: RegExp): number {
  const brief = readPrompt(prompt, null, engineLexicon());
  const { parts } = buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 1 }).recipe).model;
  const wanted = parts.filter(({ name }) => names.test(name));
  expect(wanted.length).toBeGreaterThan(0);
  return wanted.reduce(
    (sum, { geometry: { positions, indices } }) =>
      sum + findSelfCrossings(positions, indices).reduce((total, does) => total + does, 0),
    0,
  );
}

test.each([
  ["a pair of sneakers", /laces/, 0],
  ["a candle", /^ring/, 0],
  ["a brown horse", /mane|tail-hair/, 0],
  ["a dancing elephant", /tail-hair/, 0],
  ["a monarch butterfly", /wings/, 0],
  ["a bumblebee", /wings/, 0],
  ["a drummer beating a drum", /rope/, 0],
  ["a vintage key", /bow/, 0],
  ["several parcels wrapped with string", /bow/, 0],
  ["a thick book with clasps", /clasp/, 0],
  ["a gramophone", /crank/, 0],
  ["a ball gown", /sleeves/, 0],
  ["a chameleon", /claws/, 0],
  ["a stegosaurus", /claws/, 0],
  ["a plush dragon", /body|claws|wing/, 0],
  ["a knitted corgi", /body|legs/, 10],
  ["a chimpanzee in a cape", /^cape$/, 0],
  ["a convertible", /^body$/, 0],
  ["a baby bird hatching from an egg", /egg-.*cap/, 0],
  ["a dripping honey jar", /drips/, 0],
  ["a cat made of wire", /ears/, 0],
  ["a ruffled ribbon", /loop/, 10],
  ["a lionfish", /back-webs/, 240],
  ["a chimpanzee with a big grin", /lips/, 30],
  ["a torn straw hat", /brim/, 200],
  ["an old rotary phone with a tangled cord", /cord/, 180],
])("of %s, what is %s does not pass through itself on more than %i faces", (prompt, names, most) =>
  expect(crossings(prompt, names)).toBeLessThanOrEqual(most),
);
