import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string, seed = 3) =>
  planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed }).recipe;
const builtOf = (prompt: string) => buildModel(recipeOf(prompt));
const partsOf = (prompt: string, name: RegExp) => builtOf(prompt).model.parts.filter((part) => name.test(part.name));
const boxOf = (prompt: string, name: RegExp) =>
  boundsOf(partsOf(prompt, name).map(({ geometry }) => geometry.positions));
const conceptsOf = (prompt: string) => briefOf(prompt).objects.map(({ concept }) => concept);

describe("part of a thing that another is in or on", () => {
  test.each([
    ["two pigs in the bed of a truck", ["pig", "truck"]],
    ["a monkey on the branch of a tree", ["monkey", "tree"]],
    ["a weathercock on the roof of a barn", undefined],
  ])("%s names no further thing", (prompt, concepts) => {
    if (concepts) expect(conceptsOf(prompt)).toEqual(concepts);
    else expect(conceptsOf(prompt)).toHaveLength(2);
  });

  test("a bed of somebody is a bed all the same", () => {
    expect(conceptsOf("a teddy bear on the bed of a princess")).toContain("bed");
  });

  test("who rides on a truck stands on an open one", () => {
    for (const seed of [1, 2, 3, 4])
      expect(recipeOf("a pig in the bed of a truck", seed).objects[0]?.parameters.style).toMatch(/flat|dump/);
  });
});

describe("several that belong together", () => {
  const tiesOf = (prompt: string) => briefOf(prompt).relations.map(({ kind, to }) => [kind, to]);

  test("of a basket of strawberries and lemons both are in it; a spoon named after them is not", () => {
    expect(tiesOf("a basket of strawberries and yellow lemons")).toEqual([
      ["in", 0],
      ["in", 0],
    ]);
    expect(tiesOf("a basket of strawberries and a spoon").filter(([kind]) => kind === "in")).toHaveLength(1);
  });

  test("chairs that come with a table stand around it", () => {
    expect(briefOf("an oak table with six stools").relations).toMatchObject([{ kind: "beside", to: 0, around: true }]);
  });

  test("who hold hands hold no hand besides their own", () => {
    expect(conceptsOf("two rabbits holding hands")).toEqual(["rabbit"]);
  });

  test("a cat with one white ear has two", () => {
    expect(briefOf("a cat with one white ear").objects[0]?.proportions ?? []).toEqual([]);
    expect(briefOf("a cat with one ear").objects[0]?.proportions).toMatchObject([{ part: "ear", count: 1 }]);
  });
});

describe("where a thing is", () => {
  test("a parakeet in a birdcage is behind its wires", () => {
    const prompt = "a parakeet in a birdcage";
    const [bird, wires] = [boxOf(prompt, /^(?!birdcage)/), boxOf(prompt, /^birdcage-1-bar/)];
    for (const k of [0, 1, 2] as const) {
      expect(bird.min[k]).toBeGreaterThan(wires.min[k] - 0.02);
      expect(bird.max[k]).toBeLessThan(wires.max[k]);
    }
  });

  test("a falcon on a knight's arm is on him, as on his shoulder", () => {
    expect(briefOf("a falcon on a knight's arm").relations).toMatchObject([{ kind: "on", how: "shoulder" }]);
  });

  test("a bell in the hand has a handle, one by itself may have none", () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(
        recipeOf("a nun holding a bell", seed).objects.find(({ concept }) => concept === "bell")?.parameters.style,
      ).toBe("hand");
  });

  test("spanners and pliers in a wheelbarrow lie, none sticks out below", () => {
    expect(recipeOf("a wheelbarrow full of tools").objects.filter(({ laid }) => laid)).toHaveLength(14);
  });

  test("a hanging lamp hangs on a cord that is longer than its shade is high", () => {
    const [cord, shade] = [boxOf("a hanging lamp", /^cord/), boxOf("a hanging lamp", /^shade/)];
    expect(cord.max[1] - cord.min[1]).toBeGreaterThan(shade.max[1] - shade.min[1]);
  });
});

describe("parts that were asked for", () => {
  test("of four arms the upper pair is above the lower one", () => {
    const [upper, lower] = [
      boxOf("a robot with four arms", /^arm-left-finger/),
      boxOf("a robot with four arms", /^arm-left-2-finger/),
    ];
    expect(upper.min[1]).toBeGreaterThan(lower.max[1]);
  });

  test("an armless figure has shoulders and no hands", () => {
    expect(partsOf("a marble statue of a man without arms", /hand/)).toEqual([]);
    expect(partsOf("a marble statue of a man", /hand/).length).toBeGreaterThan(0);
  });

  test("the lid of a wooden box has its own colour", () => {
    const { materials } = builtOf("a wooden box with a blue lid");
    expect(materials.lid?.colours[0]).not.toEqual(materials.body?.colours[0]);
    expect(partsOf("a wooden box with a blue lid", /^lid/).length).toBeGreaterThan(0);
  });

  test("the books behind the glass doors of a bookcase are seen", () => {
    const { model, materials } = builtOf("a bookcase with glass doors");
    const doors = model.parts.filter(({ slot }) => slot === "door");
    expect(doors).toHaveLength(2);
    expect(materials.door?.clear).toBe(true);
  });

  test("huge wheels show, and hide not what they carry", () => {
    const own = boxOf("a truck", /tyre/);
    const huge = boxOf("a truck with huge wheels", /tyre/);
    const cab = boxOf("a truck with huge wheels", /^(?!.*(?:tyre|wheel))/);
    expect(huge.max[1]).toBeGreaterThan(1.2 * own.max[1]);
    expect(huge.max[1]).toBeLessThan(1.05 * (cab.max[1] - cab.min[1]));
  });
});
