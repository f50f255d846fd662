import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import type { Conditions, MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { weathered } from "../../../src/engine/style/wear/weathered.ts";

const thing = (base: string, conditions: Conditions, family = "object", slot = "body") => {
  const spec: MaterialSpec = { base, colours: [[0.1, 0.2, 0.5]], conditions, scale: 1, seed: 5 };
  const model = standModel([makePart("body", slot, box([1, 1, 1]))], []);
  return weathered.apply({ model, materials: { [slot]: spec }, family }, createDraw(1));
};

/** What a bluish face looks like at 400 places of its front. */
function front({ paint }: Part) {
  return Array.from({ length: 400 }, (_, i) => {
    const point = { r: 0.1, g: 0.2, b: 0.5, roughness: 0.2, metalness: 0, height: 0 };
    paint?.(point, (i % 20) / 20 - 0.475, Math.floor(i / 20) / 20 - 0.475, 0.5, 0, 0, 1);
    return point;
  });
}
const only = ({ model }: ReturnType<typeof thing>) => model.parts[0] as Part;

describe("weather", () => {
  test("rust lies in islands, orange between paint that stays", () => {
    const points = front(only(thing("painted-metal", { rusty: 0.7 })));
    const rusty = points.filter(({ r, b }) => r > 2 * b).length;
    const blue = points.filter(({ r, b }) => b > 2 * r).length;
    expect(rusty).toBeGreaterThan(80);
    expect(blue).toBeGreaterThan(40);
  });

  test("paint on wood that years and use have worn is its own colour still", () => {
    const points = front(only(thing("painted-wood", { old: 0.85, worn: 0.6 })));
    expect(points.filter(({ r, b }) => b > 1.4 * r).length).toBeGreaterThan(200);
  });

  test("snow clings to the sides of what has no place for it to lie", () => {
    const white = (base: ReturnType<typeof thing>) => front(only(base)).filter(({ r }) => r > 0.6).length;
    const spec: MaterialSpec = {
      base: "painted-metal",
      colours: [[0.1, 0.2, 0.5]],
      conditions: { snowy: 0.8 },
      scale: 1,
      seed: 5,
    };
    const sign = standModel([makePart("body", "body", box([1, 1, 0.01]))], []);
    const covered = weathered.apply({ model: sign, materials: { body: spec }, family: "object" }, createDraw(1));
    expect(white(covered)).toBeGreaterThan(80);
    expect(white(thing("painted-metal", { snowy: 0.8 }))).toBeLessThan(20);
  });

  test("more rust is said, more is there", () => {
    const count = (rusty: number) => front(only(thing("iron", { rusty }))).filter(({ r, b }) => r > 2 * b).length;
    expect(count(0.95)).toBeGreaterThan(count(0.5) + 60);
  });

  test("what cannot rust does not: panes, and cloth", () => {
    expect(only(thing("glass", { rusty: 0.8 }, "vehicle", "window")).paint).toBeUndefined();
    const cloth = thing("felt", { rusty: 0.8 });
    expect(front(only(cloth)).filter(({ r, b }) => r > 2 * b)).toHaveLength(0);
    expect(cloth.materials.body?.conditions.rusty).toBeUndefined();
  });

  test("leather is scuffed to a lighter tan and keeps its hue", () => {
    const part = only(thing("leather", { worn: 0.8 }));
    const scuffed = Array.from({ length: 400 }, (_, i) => {
      const point = { r: 0.2, g: 0.09, b: 0.03, roughness: 0.4, metalness: 0, height: 0 };
      part.paint?.(point, (i % 20) / 20 - 0.475, Math.floor(i / 20) / 20 - 0.475, 0.5, 0, 0, 1);
      return point;
    });
    expect(scuffed.filter(({ r }) => r > 0.23).length).toBeGreaterThan(20);
    for (const { r, g, b } of scuffed) {
      expect(r / g).toBeGreaterThan(1.25);
      expect(r / b).toBeGreaterThan(1.6);
    }
  });

  test("edges are rubbed pale, and more of them than of the flat", () => {
    const part = only(thing("plastic", { worn: 0.8 }));
    const paleAt = (x: number) =>
      Array.from({ length: 100 }, (_, i) => {
        const point = { r: 0.1, g: 0.02, b: 0.02, roughness: 0.2, metalness: 0, height: 0 };
        part.paint?.(point, x, i / 110 - 0.45, 0.5, 0, 0, 1);
        return point.g > 0.2 ? 1 : 0;
      }).reduce<number>((sum, pale) => sum + pale, 0);
    expect(paleAt(0.499)).toBeGreaterThan(75);
    expect(paleAt(0.2)).toBeLessThan(60);
  });

  test("the old of what lives are left as they are", () => {
    expect(only(thing("fur", { old: 0.8 }, "animal")).paint).toBeUndefined();
  });

  test("a worn leather boot is worn, and of leather", () => {
    const brief = readPrompt("a worn leather boot", null, engineLexicon());
    expect(brief.objects[0]?.conditions.worn).toBeGreaterThan(0.5);
    expect(brief.objects[0]?.materials).not.toEqual([]);
    const { recipe } = planRecipe(brief, { prompt: "a worn leather boot", negativePrompt: null, seed: 1 });
    expect(recipe.objects[0]?.styles).toContain("weathered");
  });
});

describe("stalks", () => {
  test("old straw is bleached evenly, without blotches of grime", () => {
    const spread = (base: string) => {
      const lights = front(only(thing(base, { old: 0.8, worn: 0.7 }, "container"))).map(({ r, g, b }) => r + g + b);
      return Math.max(...lights) - Math.min(...lights);
    };
    expect(spread("wicker")).toBeLessThan(0.6 * spread("felt"));
  });

  test("a worn hat of straw is frayed at its brim, one of felt is not", () => {
    const names = (base: string) => thing(base, { worn: 0.7 }, "garment").model.parts.map(({ name }) => name);
    expect(names("straw-mat")).toContain("frayed-threads");
    expect(names("felt")).not.toContain("frayed-threads");
  });
});
