import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const builtOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe);
const namesOf = (prompt: string) => builtOf(prompt).model.parts.map(({ name }) => name);

describe("what is made of fire, smoke or lightning", () => {
  test.each([
    ["an octopus with tentacles made of lightning", "lightning"],
    ["a dragon made of smoke", "smoke"],
    ["a horse with a mane of fire", "flames"],
    ["a bird with wings of flame", "flames"],
    ["a chair made of lightning", "lightning"],
  ])("%s is of it, and has pieces of it that stand out", (prompt, id) => {
    const { model, materials } = builtOf(prompt);
    expect(Object.values(materials).filter(({ base }) => base === id).length).toBeGreaterThan(0);
    expect(model.parts.map(({ name }) => name)).toContain(`${id}-pieces`);
  });

  test("only the part of which it was said", () => {
    const { materials } = builtOf("a horse with a mane of fire");
    expect(materials.body?.base).not.toBe("flames");
  });

  test("a ball of fire and a fire are what they are called", () => {
    expect(namesOf("a campfire")).not.toContain("flames-pieces");
  });
});

describe("what is on fire", () => {
  test.each(["a flaming sword", "a skull on fire", "a burning wagon wheel"])(
    "%s has tongues of flame about it",
    (prompt) => {
      const fire = builtOf(prompt).model.parts.filter(({ slot }) => slot === "fire");
      expect(fire).toHaveLength(1);
      expect(fire[0]?.geometry.indices.length).toBeGreaterThan(900);
    },
  );

  test.each(["a lit lamp", "a burning candle", "a burning torch"])("%s has no more than its own", (prompt) => {
    expect(builtOf(prompt).model.parts.filter(({ slot }) => slot === "fire")).toHaveLength(0);
  });

  test("a hilt stays to be held", () => {
    const { parts } = builtOf("a flaming sword").model;
    const low = (slot: RegExp) =>
      boundsOf(parts.filter((part) => slot.test(part.slot)).map(({ geometry }) => geometry.positions)).min[1];
    expect(low(/^fire$/)).toBeGreaterThan(low(/grip|hilt/));
  });
});

describe("a bust", () => {
  test.each(["lion", "horse", "eagle", "woman", "robot"])("of a %s has no legs, and a foot to stand on", (who) => {
    const names = namesOf(`a marble bust of a ${who}`);
    expect(names).toContain("socle");
    const { min, max } = boundsOf(builtOf(`a bust of a ${who}`).model.parts.map(({ geometry }) => geometry.positions));
    const whole = boundsOf(builtOf(`a statue of a ${who}`).model.parts.map(({ geometry }) => geometry.positions));
    const size = ({ min: low, max: high }: typeof whole) =>
      Math.max(...[0, 1, 2].map((k) => (high[k] as number) - (low[k] as number)));
    expect(size({ min, max })).toBeLessThan(0.85 * size(whole));
  });

  test("a statue is whole", () => {
    expect(namesOf("a marble statue of a lion")).not.toContain("socle");
  });
});

describe("what plants have climbed over", () => {
  test.each([
    "a stone arch covered in ivy",
    "a marble statue of a woman overgrown with vines",
    "a brick tower with ivy growing on it",
    "a pillar wrapped in vines",
  ])("%s has leaves all over it", (prompt) => {
    const { parts } = builtOf(prompt).model;
    const ivy = parts.filter(({ name }) => name === "ivy");
    const whole = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const green = boundsOf(ivy.map(({ geometry }) => geometry.positions));
    expect(green.max[1] - green.min[1]).toBeGreaterThan(0.5 * (whole.max[1] - whole.min[1]));
  });

  test("a pot with ivy has it in it", () => {
    expect(namesOf("a pot with ivy")).not.toContain("ivy");
  });
});
