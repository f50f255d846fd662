import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { box } from "#engine/geometry/box.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { createDraw } from "#engine/math/draw.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { styleById } from "#engine/style/index.ts";
import { plainThing } from "./plain-thing.ts";

const firstOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0];
const of = (base: string, family: string) => {
  const thing = plainThing(family, makePart("block", "body", box([1, 1, 1])));
  return { ...thing, materials: { body: { base, colours: [], conditions: {}, scale: 1, seed: 1 } } };
};

describe("things of sweets", () => {
  test("a chocolate egg cup is smooth, a bar of it has squares", () => {
    const cast = (family: string) =>
      styleById("of-chocolate").apply(of("chocolate", family), createDraw(1)).materials.body?.base;
    expect(cast("vessel")).toBe("plastic");
    expect(cast("food")).toBe("chocolate");
    expect(firstOf("a piano made of chocolate")?.styles).toContain("of-chocolate");
  });

  test("what is of candy is set with gumdrops", () => {
    const { parts } = styleById("of-sprinkles").apply(of("sprinkles", "building"), createDraw(1)).model;
    expect(parts.filter(({ slot }) => slot.startsWith("gumdrop")).length).toBeGreaterThan(10);
    expect(firstOf("a candy tower")?.styles).toContain("of-sprinkles");
  });

  test("a house of cards is built of cards", () => {
    expect(firstOf("a house of cards")).toMatchObject({ concept: "playing-card", parameters: { style: "house" } });
  });

  test.each(["moon", "cloud"])("a %s lamp is shaped like one", (lender) => {
    expect(firstOf(`a ${lender} lamp`)?.likeness?.concept).toBe(lender);
  });
});
