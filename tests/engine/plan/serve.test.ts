import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const tiesOf = (prompt: string) => {
  const { objects, relations } = read(prompt);
  return relations.map(
    ({ kind, from, to, how }) => `${objects[from]?.concept} ${kind}${how ? ` ${how}` : ""} ${objects[to]?.concept}`,
  );
};
const made = (prompt: string) => buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);

describe("stirring and pouring", () => {
  test("who stirs a pot stands at it with a ladle in hand, a bowl is in the arms", () => {
    expect(tiesOf("a chef stirring a pot of soup")).toEqual(["person beside cooking-pot", "person holding ladle"]);
    expect(tiesOf("a chef stirring a mixing bowl")).toEqual(["person carrying bowl", "ladle in bowl"]);
  });

  test("a cauldron stands on the floor", () => {
    expect(tiesOf("a witch stirring a cauldron")).toEqual(["person beside cauldron", "person holding ladle"]);
  });

  test("what is poured is in what it is poured from, tipped over what is filled", () => {
    expect(tiesOf("a waiter pouring red wine into a glass")).toEqual([
      "person holding tipped bottle",
      "person holding drinking-glass",
    ]);
  });

  test("what is poured runs from over the rim down into what is filled", () => {
    const { parts } = made("a waiter pouring juice from a bottle into a glass").model;
    const boundsIn = (slot: string) =>
      boundsOf(parts.filter((part) => part.slot.startsWith(slot)).map(({ geometry }) => geometry.positions));
    const [stream, glass] = [boundsIn("stream"), boundsIn("drinking-glass")];
    expect(stream.max[1]).toBeGreaterThan(glass.max[1]);
    expect(stream.min[1]).toBeLessThan(glass.max[1]);
  });

  test("a tipped bottle lies", () => {
    const sizeOf = (prompt: string) => {
      const parts = made(prompt).model.parts.filter(({ slot }) => slot.startsWith("bottle"));
      const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
      return (max[1] - min[1]) / Math.max(max[0] - min[0], max[2] - min[2]);
    };
    expect(sizeOf("a waiter pouring wine into a glass")).toBeLessThan(0.8);
    expect(sizeOf("a waiter holding a wine bottle")).toBeGreaterThan(1.5);
  });
});

test("who waters flowers has some to water", () => {
  expect(tiesOf("a robot watering flowers")).toEqual(["robot holding watering-can", "robot beside flower"]);
});

describe("what has no face wears things too", () => {
  test("a cactus has sunglasses before its trunk", () => {
    const { parts } = made("a cactus wearing sunglasses").model;
    const [glasses, cactus] = ["glasses", "cactus"].map((start) =>
      boundsOf(parts.filter(({ slot }) => slot.startsWith(start)).map(({ geometry }) => geometry.positions)),
    ) as [ReturnType<typeof boundsOf>, ReturnType<typeof boundsOf>];
    const tall = cactus.max[1] - cactus.min[1];
    expect(glasses.min[1]).toBeGreaterThan(cactus.min[1] + 0.4 * tall);
    expect(glasses.max[1]).toBeLessThan(cactus.max[1]);
    expect(glasses.max[2]).toBeGreaterThan(0);
  });

  test("a pumpkin with a witch hat wears it, a chair with a hat does not", () => {
    expect(tiesOf("a pumpkin with a witch hat")[0]).toMatch(/^pumpkin wearing /);
    expect(tiesOf("a chair with a hat")[0]).not.toMatch(/wearing/);
  });
});

test("a stuff that is the shade's is not the foot's", () => {
  const { objects } = planRecipe(read("a stained glass lamp"), {
    prompt: "a stained glass lamp",
    negativePrompt: null,
    seed: 3,
  }).recipe;
  expect(objects[0]?.materials.shade?.base).toBe("stained-glass");
  expect(objects[0]?.materials.base?.base).not.toBe("stained-glass");
});

test("a signpost has as many arrows as were asked for", () => {
  const arrows = (prompt: string) => made(prompt).model.parts.filter(({ slot }) => slot === "arrow").length;
  expect(arrows("a wooden signpost with four arrows")).toBe(4);
});

test("velvet keeps its colour in a gothic chair", () => {
  const prompt = "a gothic chair with a blue velvet cushion";
  const spec = made(prompt).materials.cushion;
  expect(spec?.base).toBe("velvet");
  expect(spec?.colours[0]?.[2]).toBeGreaterThan(2 * (spec?.colours[0]?.[0] ?? 1));
});

test("several sunflowers in a vase all show their faces", () => {
  const { parts } = made("three sunflowers in a vase").model;
  const hearts = [1, 2, 3].map((k) =>
    boundsOf(parts.filter(({ slot }) => slot === `sunflower-${k}-center`).map(({ geometry }) => geometry.positions)),
  );
  const middles = hearts.map(({ min, max }) => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const);
  const wide = Math.max(...hearts.map(({ min, max }) => max[0] - min[0]));
  for (const [i, a] of middles.entries())
    for (const b of middles.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(0.7 * wide);
});

test("a broom that is sat on lies under its rider", () => {
  const { parts } = made("a black cat on a broomstick").model;
  const of = (start: string) =>
    boundsOf(parts.filter(({ slot }) => slot.startsWith(start)).map(({ geometry }) => geometry.positions));
  const [cat, broom] = [of("cat"), of("broom")];
  expect(broom.max[1] - broom.min[1]).toBeLessThan(0.5 * (broom.max[2] - broom.min[2]));
  expect(cat.max[1]).toBeGreaterThan(broom.max[1]);
});
