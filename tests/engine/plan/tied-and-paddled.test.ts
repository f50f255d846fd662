import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

/** Bounds of all parts whose names begin so. */
const boundsNamed = (parts: ReturnType<typeof partsOf>, name: string) =>
  boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));

describe("what is tied up between or hangs from trees", () => {
  test("what is told after the comma is in the hammock, and the trees stand", () => {
    const { objects, relations } = briefOf("a hammock slung between two palm trees, with a coconut lying in it");
    expect(objects.map(({ concept }) => concept)).toEqual(["hammock", "tree", "coconut"]);
    expect(objects[1]?.traits).not.toContain("lying");
    expect(relations).toContainEqual(expect.objectContaining({ kind: "in", from: 2, to: 0 }));
  });

  test("a shirt on a clothesline between two oaks is on the line", () => {
    const { relations } = briefOf("a clothesline strung between two oaks, with a shirt on it");
    expect(relations).toContainEqual(expect.objectContaining({ kind: "on", from: 2, to: 0 }));
  });

  test("a swing on a bough is a seat on ropes, up in the tree", () => {
    const parts = partsOf("a swing hanging from the branch of a pear tree");
    const names = parts.map(({ name }) => name).filter((name) => name.startsWith("swing"));
    expect(names.some((name) => /leg|beam|brace/.test(name))).toBe(false);
    expect(boundsNamed(parts, "swing").min[1]).toBeGreaterThan(boundsNamed(parts, "tree").min[1]);
  });

  test("a tire swing on an oak brings no tree of its own", () => {
    const names = partsOf("a tire swing hanging from an oak")
      .filter(({ name }) => name.startsWith("tire-swing"))
      .map(({ name }) => name);
    expect(names.some((name) => /tyre/.test(name))).toBe(true);
    expect(names.some((name) => /trunk|fork|leaves/.test(name))).toBe(false);
  });
});

describe("who paddles", () => {
  const prompt = "a hedgehog in a tiny canoe, paddling with a wooden ladle";

  test("has in hand what is paddled with, and no oar besides", () => {
    const { objects, relations } = briefOf(prompt);
    expect(objects.map(({ concept }) => concept)).not.toContain("oar");
    const held = relations.find(({ kind, from }) => kind === "holding" && from === 0);
    expect(objects[held?.to ?? 0]?.text).toContain("ladle");
  });

  test("sits in a hull longer than half as much again as they are tall", () => {
    const parts = partsOf(prompt);
    const [rider, hull] = ["hedgehog", "boat"].map((name) => boundsNamed(parts, name));
    const long = Math.max(...[0, 2].map((k) => (hull?.max[k] ?? 0) - (hull?.min[k] ?? 0)));
    expect(long).toBeGreaterThan(1.5 * ((rider?.max[1] ?? 0) - (rider?.min[1] ?? 0)));
  });
});

describe("what is of its own colour or cloth", () => {
  test("a door that has a colour is a panel of its own", () => {
    const { objects } = recipeOf("a white van with a green door");
    expect(objects[0]?.parameters.doors).toBe(true);
    expect(partsOf("a white van with a green door").some(({ slot }) => slot.endsWith("body-door"))).toBe(true);
    expect(recipeOf("a white van").objects[0]?.parameters.doors).toBe(false);
  });

  test("rust leaves of a door the colour that is said of it", () => {
    const [door] = recipeOf("a rusty pickup truck with a blue door").objects[0]?.named ?? [];
    expect(door?.part).toBe("door");
    expect(door?.material.conditions.rusty).toBeLessThan(door?.rest.conditions.rusty ?? 0);
  });

  test("a plush beast of patchwork keeps its patches, one of nothing is of felt", () => {
    const materialsOf = (prompt: string) =>
      Object.values(buildModel(recipeOf(prompt)).materials).map(({ base }) => base);
    expect(materialsOf("a patchwork plush crocodile")).toContain("patchwork");
    expect(materialsOf("a plush crocodile")).not.toContain("patchwork");
  });

  test("the wings of a dragonfly of stained glass are panes", () => {
    expect(recipeOf("a stained glass dragonfly").objects[0]?.materials.wing?.base).toBe("stained-glass");
    expect(recipeOf("a green dragonfly").objects[0]?.materials.wing?.base).not.toBe("stained-glass");
  });

  test("hair that is described is combed with a comb, and hangs as it grows", () => {
    const { objects, relations } = briefOf("a mermaid combing her long red hair");
    expect(objects.map(({ concept }) => concept)).toEqual(["mermaid", "comb"]);
    expect(objects[0]?.traits).toContain("grooming");
    expect(objects[0]?.parts[0]?.colours[0]?.word).toBe("red");
    expect(relations).toContainEqual(expect.objectContaining({ kind: "holding", from: 0, to: 1 }));
    expect(recipeOf("a mermaid combing her long red hair").objects[0]?.proportions).toBeUndefined();
  });
});
