import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const builtOf = (prompt: string) =>
  buildModel(planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 2 }).recipe);
const boxOf = (prompt: string, name: RegExp) =>
  boundsOf(
    builtOf(prompt)
      .model.parts.filter((part) => name.test(part.name))
      .map(({ geometry }) => geometry.positions),
  );
const conceptsOf = (prompt: string) => briefOf(prompt).objects.map(({ concept }) => concept);

describe("opened, with what is in it", () => {
  test("a violin case that holds lilies lies open, lined, and they are in it", () => {
    const prompt = "an open violin case with lilies in it";
    const [back, lining, flowers] = [/-back$/, /-lining$/, /^lily/].map((name) => boxOf(prompt, name));
    expect(lining?.min[1]).toBeGreaterThan(back?.min[1] ?? 0);
    expect(flowers?.min[1]).toBeLessThan(back?.max[1] ?? 0);
    expect(builtOf("a violin case").model.parts.some(({ slot }) => slot === "lining")).toBe(false);
  });

  test("a drawer is a tray with a front, and holds things", () => {
    const prompt = "a drawer with scissors in it";
    expect(conceptsOf(prompt)[0]).toBe("drawer");
    expect(boxOf(prompt, /^scissors/).min[1]).toBeLessThan(boxOf(prompt, /^drawer-1-front/).max[1]);
  });
});

describe("seen as they are said to be", () => {
  test("a campfire smokes where that is said", () => {
    const hasSmoke = (prompt: string) => builtOf(prompt).model.parts.some(({ slot }) => slot === "smoke");
    expect(hasSmoke("a campfire with smoke")).toBe(true);
    expect(hasSmoke("a campfire")).toBe(false);
  });

  test("a spherical birdcage is as high as it is wide", () => {
    const { min, max } = boxOf("a spherical birdcage", /bar|ring/);
    expect((max[1] - min[1]) / (max[0] - min[0])).toBeCloseTo(1, 1);
  });

  test("diamonds are set into a collar's leather, which is no diamond", () => {
    const { materials, model } = builtOf("a diamond studded collar");
    expect(model.parts.some(({ slot }) => slot === "stud")).toBe(true);
    expect(materials.band?.base).not.toBe(materials.stud?.base);
  });

  test("petals lie scattered, flat", () => {
    expect(conceptsOf("flower petals on a bench")).toEqual(["petals", "bench"]);
    const { min, max } = boxOf("petals", /petal/);
    expect(max[1] - min[1]).toBeLessThan(0.2 * (max[0] - min[0]));
  });
});

describe("books, wire and meat", () => {
  test("a paperback has a thin cover flush with its pages, a dog-eared one a folded corner", () => {
    const [thin, plain] = [/front-board/, /pages/].map((name) => boxOf("a paperback book", name));
    expect(thin?.max[0]).toBeCloseTo(plain?.max[0] ?? 0, 2);
    expect((thin?.max[1] ?? 0) - (thin?.min[1] ?? 0)).toBeLessThan(0.002);
    const folded = boxOf("a dog-eared book", /front-board/);
    expect(folded.max[1] - folded.min[1]).toBeGreaterThan(0.008);
  });

  test("a ball of woven gold wire is open hoops of gold", () => {
    const { model, materials } = builtOf("a ball of woven gold wire");
    expect(model.parts.length).toBeGreaterThan(10);
    expect(materials.wire?.base).toBe("gold");
  });

  test("meat is a red slab", () => {
    expect(conceptsOf("a leopard eating meat")).toEqual(["leopard", "steak"]);
  });

  test("a lamp like a tree has the tree under its shade", () => {
    const { parts } = builtOf("a table lamp shaped like a tree").model;
    expect(parts.some(({ slot }) => slot === "shade")).toBe(true);
    expect(parts.some(({ slot }) => slot === "like-trunk")).toBe(true);
  });
});

test("a classic car is a make of its own, its roof pale over chrome", () => {
  const { materials } = builtOf("a classic car");
  expect(materials.bumper?.base).toBe("chrome");
  expect(materials.roof?.colours).not.toEqual(materials.body?.colours);
  expect(builtOf("a car").materials.bumper?.base).not.toBe("chrome");
});

test("a sleek car is low", () => {
  const tall = (prompt: string) => boxOf(prompt, /./).max[1];
  expect(tall("a sleek car")).toBeLessThan(0.97 * tall("a car"));
});
