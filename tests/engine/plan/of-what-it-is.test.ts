import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const slotsOf = (prompt: string) => recipeOf(prompt).objects[0]?.materials ?? {};

describe("what a whole thing is made of", () => {
  test("a chocolate house has a roof and a door of chocolate, and panes of glass", () => {
    const slots = slotsOf("a chocolate house");
    expect([slots.wall?.base, slots.roof?.base, slots.door?.base]).toEqual(["chocolate", "chocolate", "chocolate"]);
    expect(slots.pane?.base).toBe("glass");
  });

  test("a beast of a precious stone is cut from it, the larger the larger its facets; what is sewn only has its colour", () => {
    const [horse, heart] = [slotsOf("a ruby horse").coat, slotsOf("a ruby heart").body];
    expect([horse?.base, heart?.base]).toEqual(["gemstone", "gemstone"]);
    expect(horse?.enlarged).toBeGreaterThan(2 * (heart?.enlarged ?? 1));
    expect(slotsOf("an amethyst sword").blade?.base).toBe("gemstone");
    for (const { base } of Object.values(slotsOf("an emerald dress"))) expect(base).not.toBe("gemstone");
    for (const { base } of Object.values(slotsOf("a ruby-throated hummingbird"))) expect(base).not.toBe("gemstone");
  });

  test("a velvet chair has a cushion and a back of velvet on wood of its own hue, an armchair its frame of wood where that is said", () => {
    const chair = slotsOf("a green velvet chair");
    expect([chair.cushion?.base, chair.leg?.base, chair.back?.base]).toEqual(["velvet", "oak", "oak"]);
    expect([chair.cushion?.colours.length, chair.leg?.colours.length]).toEqual([1, 0]);
    const [armchair, ...others] = recipeOf("a red velvet armchair with a wooden frame").objects;
    expect(others).toEqual([]);
    expect([armchair?.materials.padding?.base, armchair?.materials.frame?.base]).toEqual(["velvet", "oak"]);
    expect(slotsOf("a wicker chair").leg?.base).toBe("wicker");
  });

  test("food of what nobody eats is that all over, but not the plate under it; of what is eaten it stays as it is", () => {
    const cake = slotsOf("a cake made of stone");
    const [main, ...others] = Object.entries(cake).filter(([slot]) => !/plate|flame/.test(slot));
    for (const [, { base }] of others) expect(base).toBe(main?.[1].base);
    expect(cake.plate?.base).not.toBe(main?.[1].base);
    expect(slotsOf("a chocolate cake").plate?.base).not.toBe("chocolate");
  });

  test("the shade of a desk lamp is of what is said of it, and else of the lamp's own", () => {
    const bell = (prompt: string) =>
      buildModel(recipeOf(prompt)).model.parts.find(({ name }) => name.endsWith("head"))?.slot;
    expect(slotsOf("a brass desk lamp with a green glass shade").shade?.base).toBe("glass");
    expect(bell("a brass desk lamp with a green glass shade")).not.toBe(bell("a brass desk lamp"));
  });

  test("a brick house has a roof of tiles, for houses are built of brick", () => {
    expect(slotsOf("a brick house").roof?.base).toBe("roof-tiles");
  });

  test("a thatched roof is the house's, and of thatch", () => {
    const slots = slotsOf("a cottage with a thatched roof");
    expect([slots.roof?.base, slots.wall?.base]).toEqual(["thatch", "plaster"]);
  });

  test("a doll of porcelain has hair and clothes of what they are always made of", () => {
    const slots = slotsOf("a porcelain doll");
    expect(slots.body?.base).toMatch(/porcelain|ceramic/);
    expect(slots.hair?.base).not.toMatch(/porcelain|ceramic/);
    expect(slots.dress?.base).not.toMatch(/porcelain|ceramic/);
  });

  test("a chocolate rabbit is of chocolate, a chocolate labrador brown", () => {
    expect(slotsOf("a chocolate bunny").body?.base).toBe("chocolate");
    expect(slotsOf("a chocolate labrador").body?.base).not.toBe("chocolate");
  });
});

test("an old car is faded rather than rusted through, a rusty one is rusted", () => {
  const rust = (prompt: string) => slotsOf(prompt).body?.conditions.rusty ?? 0;
  expect(rust("an old car")).toBeLessThan(0.5 * rust("a rusty car"));
});

test("a flower of metal has petals of metal, with no colours of nature on them", () => {
  const petals = buildModel(recipeOf("a flower made out of metal")).model.parts.filter(({ slot }) =>
    /petal/.test(slot),
  );
  expect(petals.length).toBeGreaterThan(0);
  for (const { paint, geometry } of petals as Part[]) {
    for (let i = 0; i < geometry.rest.length; i += 30) {
      const surface = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.3, metalness: 1, height: 0 };
      const [x, y, z] = [geometry.rest[i], geometry.rest[i + 1], geometry.rest[i + 2]] as [number, number, number];
      paint?.(surface, x, y, z, 0, 0, 1);
      expect(surface.metalness).toBe(1);
      expect(Math.abs(surface.r - surface.b)).toBeLessThan(0.01);
    }
  }
});

describe("a flower that was forged", () => {
  test("has a heart of metal, too", () => {
    const { petal, center } = slotsOf("a steel flower");
    expect(center?.base).toBe(petal?.base);
  });

  test("has brushed petals that are beaten into flutes", () => {
    const { parts } = buildModel(recipeOf("a chrome flower")).model;
    const { paint, geometry } = parts.find(({ slot }) => slot === "petal") as Part;
    const heights: number[] = [];
    for (let i = 0; i < geometry.rest.length; i += 3) {
      const surface = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.05, metalness: 1, height: 0 };
      const [x, y, z] = [geometry.rest[i], geometry.rest[i + 1], geometry.rest[i + 2]] as [number, number, number];
      paint?.(surface, x, y, z, 0, 0, 1);
      expect(surface.roughness).toBeGreaterThan(0.3);
      heights.push(surface.height);
    }
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.0005);
  });
});
