import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const build = (prompt: string) => {
  const brief = readPrompt(prompt, null, engineLexicon());
  return buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 4 }).recipe);
};
const boundsIn = ({ model: { parts } }: ReturnType<typeof build>, name: RegExp) =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));

test.each([
  ["a bottle with a skull-shaped stopper", /^cork-/, /^cork$/],
  ["a teapot with a lid shaped like a pear", /^lid-/, /^lid$/],
  ["a cane with an owl-shaped handle", /^handle-/, /^handle$/],
  ["a lantern with an owl-shaped handle", /^handle-/, /^handle$/],
  ["a key with an owl-shaped head", /^bow-/, /^bow$/],
  ["a trophy with an eagle-shaped top", /^body-/, /^cap$/],
])("in %s the part has that shape, on top", (prompt, shape, plain) => {
  const built = build(prompt);
  expect(built.model.parts.some(({ slot }) => plain.test(slot))).toBe(false);
  const [top, whole] = [boundsIn(built, shape), boundsIn(built, /./)];
  expect(top.max[1]).toBeCloseTo(whole.max[1], 5);
  expect(top.min[1]).toBeGreaterThan((whole.min[1] + whole.max[1]) / 3);
});

test("feet carry what stands on them, each by itself, and keep the stuff that was said", () => {
  const built = build("a bathtub with brass lion-shaped feet");
  const feet = built.model.parts.filter(({ name }) => /^foot-/.test(name));
  expect(new Set(feet.map(({ name }) => name.at(-1))).size).toBe(4);
  expect(new Set(feet.map(({ slot }) => built.materials[slot]?.base))).toEqual(new Set(["brass"]));
  expect(boundsIn(built, /^foot-/).min[1]).toBeCloseTo(boundsIn(built, /./).min[1], 5);
});

test("of what shares a stuff only that is another shape which was named: a chest's handles, not its bands", () => {
  const { model } = build("a chest with lion-shaped handles");
  const names = model.parts.map(({ name }) => name);
  expect(names.filter((name) => /^band-\d/.test(name)).length).toBeGreaterThan(4);
  expect(names.filter((name) => /^lid-band/.test(name)).length).toBeGreaterThan(2);
  expect(names.filter((name) => /^handle-/.test(name))).toEqual([]);
  const sides = model.parts.filter(({ name }) => /^band-.*-[12]$/.test(name) && !/^band-\d+$/.test(name));
  expect(new Set(sides.map(({ name }) => name.at(-1)))).toEqual(new Set(["1", "2"]));
});

test("what bears the rest is as high as what it stands in for: a goblet's stem", () => {
  const [shaped, plain] = [build("a goblet with a dragon-shaped stem"), build("a goblet")];
  expect(boundsIn(shaped, /^cup$/)).toEqual(boundsIn(plain, /^cup$/));
  const [dragon, cup] = [boundsIn(shaped, /^body-/), boundsIn(shaped, /^cup$/)];
  expect(dragon.max[1]).toBeGreaterThanOrEqual(cup.min[1]);
  expect(dragon.min[1]).toBeLessThanOrEqual(boundsIn(shaped, /^foot$/).max[1]);
});

test("a rod keeps a core that reaches as far as it did, and loses its rivets", () => {
  const [shaped, plain] = [build("a knife with a dragon-shaped handle"), build("a knife")];
  const [core, rod] = [boundsIn(shaped, /^handle$/), boundsIn(plain, /^handle$/)];
  expect(core.max[2] - core.min[2]).toBeCloseTo(rod.max[2] - rod.min[2], 4);
  expect(core.max[0] - core.min[0]).toBeLessThan(0.7 * (rod.max[0] - rod.min[0]));
  expect(shaped.model.parts.some(({ name }) => /^rivet/.test(name))).toBe(false);
});

test.each(["a lantern", "a chest"])("%s has a board in front where something is written", (thing) => {
  const panel = ({ model }: ReturnType<typeof build>) => model.parts.find(({ slot }) => slot === "panel");
  expect(panel(build(`${thing} with glowing runes`))?.paint).toBeDefined();
  expect(panel(build(thing))).toBeUndefined();
});
