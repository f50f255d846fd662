import { beforeAll, expect, test } from "vitest";
import { openShape, type ShapeOptions } from "#engine/bake/shape-once.ts";
import { unwrapModel } from "#engine/bake/unwrap-model.ts";
import { ALONE, type Crew } from "#engine/crew.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { openModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

beforeAll(loadSimplifier);

const built = (prompt: string) => {
  const brief = readPrompt(prompt, null, engineLexicon());
  return openModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 3 }).recipe);
};
const OPTIONS: ShapeOptions = { mostFaces: 60_000, textureSize: 256, effort: "subnet" };

/** One who makes the shape, and one who has nothing of it but the memory they share. */
function members(): readonly [Crew, Crew] {
  const shared: ArrayBuffer[] = [];
  const share = (bytes: number) => {
    const memory = new ArrayBuffer(bytes);
    shared.push(memory);
    return memory;
  };
  return [
    { ...ALONE, share },
    { ...ALONE, share: () => shared.shift() as ArrayBuffer },
  ];
}

test.each([
  ["a chair", 60_000],
  ["a truck", 120],
])("%s of at most %i faces is the same for who did not make it", (prompt, mostFaces) => {
  const open = built(prompt);
  const [maker, other] = members();
  const made = openShape(open, { ...OPTIONS, mostFaces }, maker);
  const found = openShape(built(prompt), { ...OPTIONS, mostFaces }, other);
  made.simplify();
  // whoever unwraps has what was simplified from the memory alone
  found.unwrap(() => {});
  const { unwrapped, dropped, closed } = made.read();
  const shape = found.read();
  expect({ ...shape.unwrapped, groups: [] }).toEqual({ ...unwrapped, groups: [] });
  const names = (groups: typeof unwrapped.groups) => groups.map(({ part, ...range }) => [part.name, range]);
  expect(names(shape.unwrapped.groups)).toEqual(names(unwrapped.groups));
  expect(shape.dropped).toEqual(dropped);
  expect(shape.closed).toBe(closed);
  expect(closed).toBe(true);
  expect(unwrapped.positionIndices.length / 3).toBeLessThanOrEqual(mostFaces);
  expect(dropped.length > 0).toBe(mostFaces < 1000);
  expect(unwrapped.groups.length + dropped.length).toBe(open.model.parts.length);
});

test("a model within the limit is unwrapped as it was built", () => {
  const open = built("a mug");
  const work = openShape(open, OPTIONS, ALONE);
  const steps: number[] = [];
  work.simplify();
  work.unwrap((fraction) => steps.push(fraction));
  const { groups, ...arrays } = work.read().unwrapped;
  const { groups: expected, ...rest } = unwrapModel(open.settle(open.model), OPTIONS);
  expect(arrays).toEqual(rest);
  const numbers = (own: typeof groups) => own.map(({ part, ...range }) => [part.name, range]);
  expect(numbers(groups)).toEqual(numbers(expected));
  expect(steps.at(-1)).toBe(1);
});
