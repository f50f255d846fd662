import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

/** Bounds of the parts whose names match, in the scene of a prompt. */
function sceneOf(prompt: string, seed = 2) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  return (name: RegExp) => {
    const own = parts.filter((part) => name.test(part.name));
    if (own.length === 0) throw new Error(`No ${name}: ${parts.map((part) => part.name).join(", ")}`);
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const size = max.map((top, axis) => top - (min[axis] as number));
    return { min, max, size, middle: min.map((low, axis) => (low + (max[axis] as number)) / 2) };
  };
}

test.each([
  ["a woman sweeping the floor", /^broom-1/],
  ["a fox sweeping the floor", /^broom-1/],
  ["a robot sweeping", /^broom-1/],
  ["a skeleton digging with a shovel", /^shovel-1/],
])("in %s the tool leads slantwise from the hands to the floor", (prompt, tool) => {
  const find = sceneOf(prompt);
  const { min, size } = find(tool);
  const floor = find(/./).min[1] as number;
  expect((min[1] as number) - floor).toBeLessThan(0.05 * (size[1] as number));
  expect(Math.max(size[0] as number, size[2] as number)).toBeGreaterThan(0.5 * (size[1] as number));
});

test.each(["man", "mouse"])(
  "a %s has the shafts of a wheelbarrow in the hands, and its legs are off the floor",
  (who) => {
    const find = sceneOf(`a ${who} pushing a wheelbarrow`);
    const [tray, wheel, all] = [find(/^wheelbarrow-1-tray/), find(/^wheelbarrow-1-tyre/), find(/^(?:person|mouse)-1/)];
    const frame = find(/^wheelbarrow-1-frame/);
    expect(frame.max[1]).toBeGreaterThan((all.min[1] as number) + 0.25 * (all.size[1] as number));
    expect(frame.min[1]).toBeGreaterThan((wheel.min[1] as number) - 1e-3);
    expect((tray.middle[1] as number) - (wheel.min[1] as number)).toBeGreaterThan(0);
    expect(wheel.min[1]).toBeLessThan((all.min[1] as number) + 0.03 * (all.size[1] as number));
  },
);

test("a lantern hangs from the hand by its bail", () => {
  const find = sceneOf("a badger with a lantern");
  const [badger, lantern] = [find(/^badger-1/), find(/^lamp-1/)];
  expect(lantern.max[1]).toBeLessThan((badger.min[1] as number) + 0.66 * (badger.size[1] as number));
  expect(lantern.min[1]).toBeGreaterThan((badger.min[1] as number) + 0.02 * (badger.size[1] as number));
});

test.each([
  ["two mice carrying a strawberry", /^mouse-[12]/, /^strawberry-1/],
  ["two otters sharing a slice of pizza", /^otter-[12]/, /^pizza-1/],
])("%s have one of it, off the floor between them", (prompt, who, what) => {
  const find = sceneOf(prompt);
  const [both, shared] = [find(who), find(what)];
  expect(() => find(/^(?:strawberry|pizza)-2/)).toThrow();
  expect(shared.min[1]).toBeGreaterThan((both.min[1] as number) + 0.1 * (both.size[1] as number));
  for (const axis of [0, 2])
    expect(Math.abs((shared.middle[axis] as number) - (both.middle[axis] as number))).toBeLessThan(
      0.2 * Math.max(both.size[0] as number, both.size[2] as number),
    );
});

test("a horseshoe that is forged lies flat on the anvil", () => {
  const find = sceneOf("a blacksmith hammering a horseshoe on an anvil");
  const [shoe, anvil, smith] = [find(/^horseshoe-1/), find(/^anvil-1/), find(/^person-1/)];
  expect(shoe.size[1]).toBeLessThan(0.3 * (shoe.size[0] as number));
  expect(Math.abs((shoe.min[1] as number) - (anvil.max[1] as number))).toBeLessThan(0.05 * (anvil.size[1] as number));
  expect(anvil.size[1]).toBeGreaterThan(0.35 * (smith.size[1] as number));
});

test("bubbles are blown at the lips", () => {
  const find = sceneOf("a girl blowing bubbles");
  const [girl, bubbles] = [find(/^person-1/), find(/^bubble-wand-1-bubble/)];
  expect(bubbles.min[1]).toBeGreaterThan((girl.min[1] as number) + 0.5 * (girl.size[1] as number));
});

test("a violin is at the chin, level; a flute is across the lips", () => {
  const [skeleton, mouse] = [sceneOf("a skeleton playing a violin"), sceneOf("a mouse playing a flute")];
  const [body, violin] = [skeleton(/^skeleton-1/), skeleton(/^violin-1-(?:ribs|top|back|neck)/)];
  expect(violin.middle[1]).toBeGreaterThan((body.min[1] as number) + 0.7 * (body.size[1] as number));
  expect(violin.size[1]).toBeLessThan(0.5 * Math.max(violin.size[0] as number, violin.size[2] as number));
  const [player, flute] = [mouse(/^mouse-1-(?!tail)/), mouse(/^flute-1/)];
  expect(flute.size[1]).toBeLessThan(0.5 * Math.max(flute.size[0] as number, flute.size[2] as number));
  expect(flute.min[1]).toBeGreaterThan((player.min[1] as number) + 0.5 * (player.size[1] as number));
});

test("what a hedgehog carries is under its face, between both paws", () => {
  const find = sceneOf("a hedgehog carrying an apple");
  const [hedgehog, eye, apple] = [find(/^hedgehog-1/), find(/^hedgehog-1-left-eye$/), find(/^apple-1/)];
  expect(apple.max[1]).toBeLessThan(eye.min[1] as number);
  expect(apple.size[1]).toBeLessThan(0.4 * (hedgehog.size[1] as number));
});
