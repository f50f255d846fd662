import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const plan = (prompt: string) => planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe;
const tiesOf = (prompt: string) => {
  const { objects, relations } = read(prompt);
  return relations.map(
    ({ kind, from, to, facing }) =>
      `${objects[from]?.concept} ${kind}${facing ? " facing" : ""} ${objects[to]?.concept}`,
  );
};
const boundsOfSlots = (prompt: string, slots: RegExp) => {
  const { model } = buildModel(plan(prompt));
  return boundsOf(model.parts.filter(({ slot }) => slots.test(slot)).map(({ geometry }) => geometry.positions));
};

describe("styles", () => {
  test.each([
    ["a bench in gothic style", "gothic"],
    ["a wardrobe in the baroque style", "baroque"],
    ["a bicycle, steampunk style", "steampunk"],
    ["a cup with a japanese look", "japanese"],
  ])("%s is of that style", (prompt, trait) => {
    expect(read(prompt).objects.map(({ traits }) => traits)).toEqual([[trait]]);
  });

  test("what colour was said stays under the bands of a style", () => {
    const [sofa] = plan("a green art deco sofa").objects;
    expect(sofa?.isDyed).toBe(true);
    const [green] = buildModel(plan("a green art deco sofa")).materials.padding?.colours ?? [];
    expect(green?.[1]).toBeGreaterThan(2 * (green?.[0] ?? 1));
  });

  test("a newborn chick is a young chick", () => {
    expect(read("a newborn chick in an egg").objects[0]?.concept).toBe("chick");
  });

  test("dark timbers show in the plaster of a Tudor house", () => {
    const slots = (prompt: string) => buildModel(plan(prompt)).model.parts.map(({ slot }) => slot);
    expect(slots("a house in Tudor style")).toContain("timber");
    expect(slots("a modern house")).not.toContain("timber");
  });
});

describe("what stands in a vessel", () => {
  test("pens stand in a cup that they would not fit into lying", () => {
    const pens = boundsOfSlots("a cup full of pens", /^pen/);
    const cup = boundsOfSlots("a cup full of pens", /^mug/);
    expect(pens.max[1]).toBeGreaterThan(1.4 * cup.max[1]);
  });

  test("pens lie in a wide bowl", () => {
    const pens = boundsOfSlots("a wide bowl full of pens", /^pen/);
    const bowl = boundsOfSlots("a wide bowl full of pens", /^bowl/);
    expect(pens.max[1]).toBeLessThan(1.4 * bowl.max[1]);
  });

  test("nothing is poured into a glass of chopsticks", () => {
    expect(read("chopsticks in a glass").objects[1]?.traits).toContain("empty");
  });
});

describe("what is done with things on wheels, screens and strings", () => {
  test("what runs on wheels is pushed by its handle", () => {
    expect(tiesOf("a bear with a lawnmower")).toEqual(["bear beside facing lawn-mower"]);
    expect(tiesOf("a mouse mowing the lawn")).toEqual(["mouse beside facing lawn-mower", "mouse on ground"]);
  });

  test("who reads the news on a phone holds it, and nobody needs a book besides", () => {
    expect(tiesOf("a cat reading the news on a smartphone")).toEqual(["cat holding smartphone"]);
    expect(tiesOf("a cat on a laptop")).toEqual(["cat on laptop"]);
  });

  test("a balloon floats over the beast that has its string", () => {
    const balloon = boundsOfSlots("a lizard holding a balloon", /^party-balloon/);
    const lizard = boundsOfSlots("a lizard holding a balloon", /^lizard/);
    expect(balloon.max[1]).toBeGreaterThan(1.05 * lizard.max[1]);
  });

  test("a field of corn is grown with it", () => {
    expect(tiesOf("a tractor ploughing a corn field")).toEqual(["tractor on ground"]);
    expect(boundsOfSlots("a scarecrow in a cornfield", /^ground.*(?:leaf|eye)/).max[1]).toBeGreaterThan(0.1);
  });
});

describe("things of food", () => {
  test("what is made of cheese is carved from it; of strawberries it is put together", () => {
    const [cheese] = read("a car made out of cheese").objects;
    expect(cheese?.materials).toEqual(["cheese"]);
    expect(read("a car made out of strawberries").objects[0]?.madeOf?.concept).toBe("strawberry");
  });

  test("its holes are as large for a car as for a cup", () => {
    const enlarged = (prompt: string) => Object.values(plan(prompt).objects[0]?.materials ?? {})[0]?.enlarged ?? 1;
    expect(enlarged("a car made of cheese")).toBeGreaterThan(3 * enlarged("a cup made of cheese"));
  });
});

describe("a statue of more than one", () => {
  test("stands on one base, and all of it is of one stuff", () => {
    const { model, materials } = buildModel(plan("a bronze statue of a queen riding a horse"));
    expect(model.parts.filter(({ name }) => /pedestal$/.test(name))).toHaveLength(1);
    const others = Object.entries(materials).filter(([slot]) => !/pedestal/.test(slot));
    expect(new Set(others.map(([, { base }]) => base))).toEqual(new Set(["bronze"]));
  });

  test("what has a colour of its own keeps it", () => {
    const { objects } = read("a marble statue of a girl holding a red ball");
    expect(objects[1]?.materials).toEqual([]);
  });
});
