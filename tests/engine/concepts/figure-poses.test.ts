import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

await loadSimplifier();

function made(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 4 });
  return { recipe, parts: buildModel(recipe).model.parts };
}

const sizeOf = (prompt: string) => {
  const { min, max } = boundsOf(made(prompt).parts.map(({ geometry }) => geometry.positions));
  return [0, 1, 2].map((axis) => (max[axis] as number) - (min[axis] as number)) as [number, number, number];
};

test("who takes a bow bends forwards over legs that stand", () => {
  const [, upright, flat] = sizeOf("a waiter standing");
  const [, high, deep] = sizeOf("a waiter taking a bow");
  expect(high).toBeLessThan(0.9 * upright);
  expect(deep).toBeGreaterThan(1.3 * flat);
});

test("a turtle on its hind legs is taller than long", () => {
  const [, high, deep] = sizeOf("a turtle on its hind legs");
  expect(high).toBeGreaterThan(1.2 * deep);
});

test.each(["a kitten batting at a ball of yarn", "a fox pawing at a beetle", "a puppy swatting at a fly"])(
  "%s sits with one forepaw up",
  (prompt) => {
    const { recipe, parts } = made(prompt);
    expect(recipe.objects[0]?.parameters.pose).toBe("batting");
    const low = (side: string) =>
      boundsOf(parts.filter(({ name }) => name.includes(`${side}-front-leg`)).map(({ geometry }) => geometry.positions))
        .min[1];
    expect(low("right")).toBeGreaterThan(low("left") + 0.02);
  },
);

test("a hippo looks out from under its hat", () => {
  const { parts } = made("a hippo wearing a top hat");
  const [hat, eyes] = [/hat/, /-eye$/].map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
  expect(hat?.min[1] ?? 0).toBeGreaterThan(((eyes?.min[1] ?? 1) + (eyes?.max[1] ?? 1)) / 2);
});

const boundsIn = (prompt: string, name: RegExp) =>
  boundsOf(
    made(prompt)
      .parts.filter((part) => name.test(part.name))
      .map(({ geometry }) => geometry.positions),
  );

test("an elephant's raised trunk ends above its head", () => {
  const raised = boundsIn("an elephant with its trunk raised", /^trunk$/);
  const ears = boundsIn("an elephant with its trunk raised", /^ears$/);
  expect(raised.max[1]).toBeGreaterThan(ears.max[1]);
});

test("who lies on its back opens the mouth upwards: the jaw is over the eyes", () => {
  const prompt = "a corgi lying on its back with its tongue lolling out";
  expect(boundsIn(prompt, /lower-jaw/).min[1]).toBeGreaterThan(boundsIn(prompt, /-eye$/).min[1]);
});

test("who lies and bats has the paws in the air, on its side the upper one out", () => {
  expect(made("a cat lying on its back batting at a ball of yarn").recipe.objects[0]?.parameters.pose).toBe("supine");
  expect(made("a cat lying on its side batting at a ball of yarn").recipe.objects[0]?.parameters.pose).toBe("swatting");
});

test("who walks on two legs has one foot before the other", () => {
  const { parts } = made("a badger in a suit walking");
  const feet = ["left-hind-leg", "right-hind-leg"].map((name) => parts.find((part) => part.name === name));
  const [left, right] = feet.map((part) => boundsOf([part?.geometry.positions ?? []]).max[2]);
  expect((left as number) - (right as number)).toBeGreaterThan(0.05);
});

test("a beast in shoes stays on its four feet and has them on all of them", () => {
  const { recipe, parts } = made("a beagle wearing blue boots");
  expect(recipe.objects[0]?.parameters.pose).toBe("standing");
  const deep = (slot: string) => {
    const { min, max } = boundsOf(parts.filter((part) => part.slot === slot).map(({ geometry }) => geometry.positions));
    return max[2] - min[2];
  };
  expect(deep("boot")).toBeGreaterThan(0.5 * deep("body"));
});

test("a torn ear has a notch, the other none", () => {
  const torn = made("a plush bear with a torn ear").parts;
  const whole = made("a plush bear with a button eye").parts;
  const areaOf = (parts: typeof torn, side: number) => {
    const xs = parts.filter(({ name }) => /ear/.test(name)).flatMap(({ geometry }) => [...geometry.positions]);
    const { min, max } = boundsOf([xs.filter((_, i) => (xs[i - (i % 3)] as number) * side > 0)]);
    return (max[0] - min[0]) * (max[1] - min[1]);
  };
  expect(areaOf(torn, -1)).toBeCloseTo(areaOf(whole, -1), 4);
  expect(areaOf(torn, 1)).toBeLessThan(areaOf(whole, 1));
});

test.each([
  ["a fisherman casting a fishing rod", "casting"],
  ["a boy swinging a baseball bat", "swinging"],
  ["a policewoman directing traffic", "directing"],
  ["a gorilla beats its chest", "beating"],
  ["a knight fighting an ogre", "duelling"],
])("%s is seen to do so", (prompt, pose) => {
  const { pose: body, arms } = made(prompt).recipe.objects[0]?.parameters ?? {};
  expect(arms === "same" ? body : arms).toBe(pose);
});

test("what is peeled is in the hand, its skin half off", () => {
  const { recipe } = made("a chimpanzee peels a banana");
  expect(recipe.objects[1]?.parameters.style).toBe("peeled");
  expect(recipe.objects[1]?.placement?.relation).toBe("holding");
});

test.each([
  ["a peacock spreading its tail feathers", "peacock"],
  ["a sugar glider", "squirrel"],
])("every word of %s is read", (prompt, concept) => {
  const brief = readPrompt(prompt, null, engineLexicon());
  expect(brief.objects.map((object) => object.concept)).toEqual([concept]);
  expect(brief.words.filter(({ role }) => role === "unused")).toEqual([]);
});
