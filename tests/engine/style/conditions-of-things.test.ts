import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { box } from "#engine/geometry/box.ts";
import { cylinder } from "#engine/geometry/lathe.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import type { SurfacePoint } from "#engine/geometry/part.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { createDraw } from "#engine/math/draw.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { styleById } from "#engine/style/index.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureVolume } from "#measure/volume.ts";
import { plainThing } from "./plain-thing.ts";

const draw = createDraw(5);
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe.objects;
const spans = (id: string, family: string, part: ReturnType<typeof makePart>): number[] => {
  const { parts } = styleById(id).apply(plainThing(family, part), draw).model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
};

describe("what has befallen a thing", () => {
  test("a sheet is rolled up along its longer side, and what is thick is not", () => {
    const [x, y, z] = spans("rolled", "furniture", makePart("pile", "body", box([1, 0.01, 2]))) as [
      number,
      number,
      number,
    ];
    expect(x).toBeCloseTo(1, 2);
    expect(z).toBeLessThan(0.4);
    expect(Math.abs(y - z)).toBeLessThan(0.05);
    expect(spans("rolled", "furniture", makePart("block", "body", box([1, 1, 1])))[2]).toBeCloseTo(1, 3);
  });

  test("what melts sinks into a puddle wider than it was", () => {
    const [x, y] = spans("melting", "food", makePart("bar", "body", cylinder({ radius: 0.5, height: 2 }))) as [
      number,
      number,
    ];
    expect(y).toBeLessThan(1.95);
    expect(x).toBeGreaterThan(1.2);
  });

  test("what wilts hangs its head", () => {
    const [x, y] = spans("wilted", "plant", makePart("stalk", "body", cylinder({ radius: 0.02, height: 1 }))) as [
      number,
      number,
    ];
    expect(y).toBeLessThan(0.85);
    expect(x).toBeGreaterThan(0.2);
  });

  test("what is inflatable has a valve and is of vinyl", () => {
    const { model, materials } = styleById("inflatable").apply(
      plainThing("furniture", makePart("seat", "body", box([1, 1, 1]))),
      draw,
    );
    expect(model.parts.some(({ slot }) => slot === "valve")).toBe(true);
    expect(materials.body?.base).toBe("plastic");
  });

  test.each(["rough", "porous"])("%s things are uneven to the eye", (id) => {
    const [part] = styleById(id).apply(plainThing("vessel", makePart("pot", "body", box([1, 1, 1]))), draw).model.parts;
    const seen = new Set<string>();
    for (let i = 0; i < 400; i += 1) {
      const point: SurfacePoint = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.2, metalness: 0, height: 0 };
      part?.paint?.(point, (i % 20) / 20 - 0.5, Math.floor(i / 20) / 20, 0.5, 0, 0, 1);
      expect(point.roughness).toBeGreaterThan(0.85);
      seen.add(point.r.toFixed(2));
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  test.each([
    ["a rolled up rug", "rolled"],
    ["a melting alarm clock", "melting"],
    ["a dead daisy", "wilted"],
    ["an inflatable armchair", "inflatable"],
    ["a balloon animal elephant", "balloon"],
    ["a coarse clay jug", "rough"],
    ["a porous stone vase", "porous"],
  ])("%s: %s", (prompt, style) => {
    expect(recipeOf(prompt)[0]?.styles).toContain(style);
  });

  test("what befalls a thing befalls it as it befalls its kind", () => {
    expect(recipeOf("an unlit candle")[0]?.parameters.lit).toBe(false);
    const [whole, burnt] = ["a candle", "a half-burnt candle"].map((prompt) => recipeOf(prompt)[0]);
    expect(burnt?.parameters.height as number).toBeLessThan(0.5 * (whole?.parameters.height as number));
    expect(burnt?.materials.candle?.conditions.burnt).toBeUndefined();
    expect(recipeOf("a half-peeled lemon")[0]?.parameters.style).toBe("peeled");
    expect(recipeOf("patched trousers")[0]?.regions?.some(({ region }) => region === "patch")).toBe(true);
    expect(recipeOf("a dead tree")[0]?.parameters.bare).toBe(true);
    expect(recipeOf("an oak on barren ground")[1]?.parameters.style).toBe("barren");
    expect(recipeOf("a stool on a checkered floor")[1]?.parameters.style).toBe("tiles");
  });

  test("a canvas on an easel is one easel", () => {
    const objects = recipeOf("a blank canvas on an easel");
    expect(objects).toHaveLength(1);
    expect(objects[0]?.parameters.kind).toBe("blank");
  });

  test("stacked plates lie on each other", () => {
    expect(
      recipeOf("stacked bowls")
        .slice(1)
        .every(({ placement }) => placement?.relation === "on"),
    ).toBe(true);
  });

  test("ice hangs from what is frozen", () => {
    const { parts } = styleById("icicles").apply(
      plainThing("street", makePart("post", "body", box([1, 1, 1]))),
      draw,
    ).model;
    expect(parts.filter(({ slot }) => slot === "icicle").length).toBeGreaterThan(5);
    expect(recipeOf("an icy bench")[0]?.styles).toContain("icicles");
    expect(recipeOf("a frozen pizza")[0]?.styles).not.toContain("icicles");
  });

  test("a broken jug stands hollow with a hole, its shards about it, where a plank lies in two", () => {
    const jug = plainThing("vessel", makePart("jug", "body", cylinder({ radius: 0.4, height: 1 })));
    const clay = { ...jug, materials: { body: { ...jug.materials.body, base: "terracotta" } } } as typeof jug;
    const pieces = styleById("broken").apply(clay, draw).model.parts;
    expect(pieces.length).toBeGreaterThan(6);
    const lows = pieces.filter(({ geometry }) => (boundsOf([geometry.positions]).max[1] as number) < 0.7);
    expect(lows.length).toBeGreaterThanOrEqual(4);
    const volume = pieces.reduce((sum, { geometry: g }) => sum + measureVolume(g.positions, g.indices), 0);
    expect(volume).toBeLessThan(0.6 * Math.PI * 0.4 * 0.4);
    expect(styleById("broken").apply(jug, draw).model.parts).toHaveLength(2);
    expect(recipeOf("a shattered plate")[0]?.styles).toContain("broken");
    expect(recipeOf("a broken mirror")[0]?.styles).not.toContain("broken");
  });

  test("what is drenched drips, and stands in a puddle wider than it is; a wet street does not", () => {
    const block = makePart("post", "body", box([1, 1, 1]));
    const wet = styleById("drenched").apply(plainThing("animal", block), draw);
    expect(wet.materials["water-drop"]?.clear).toBe(true);
    const [wide, , deep] = spans("drenched", "animal", block) as [number, number, number];
    expect(Math.min(wide, deep)).toBeGreaterThan(1.1);
    expect(spans("drenched", "garment", block)[0]).toBeLessThan(1.1);
    expect(recipeOf("a wet dog")[0]?.styles).toContain("drenched");
    expect(recipeOf("a damp dog")[0]?.styles).not.toContain("drenched");
    expect(recipeOf("a wet street")[0]?.styles).not.toContain("drenched");
  });
});

describe("what lies on a thing by its own size", () => {
  /** Shares of a painted ball's upper and lower half that are another colour once the condition is laid. */
  const laid = (id: string, condition: "moldy" | "muddy") => {
    const white: SurfacePoint = { r: 0.9, g: 0.9, b: 0.9, height: 0, roughness: 0.5, metalness: 0 };
    const ball = {
      ...makePart("body", "body", cylinder({ radius: 0.5, height: 1 })),
      paint: (surface: SurfacePoint) => {
        Object.assign(surface, white);
      },
    };
    const thing = plainThing("food", ball);
    const body = { ...thing.materials.body, conditions: { [condition]: 0.7 } } as (typeof thing.materials)[string];
    const { model, materials } = styleById(id).apply({ ...thing, materials: { body } }, draw);
    const share = (from: number) => {
      const seen = Array.from({ length: 300 }, (_, k) => {
        const surface = { ...white };
        model.parts[0]?.paint?.(surface, 0.5, from + ((k % 20) / 20) * 0.3, Math.floor(k / 20) / 30 - 0.25, 1, 0, 0);
        return surface.r < 0.75 || surface.b < 0.75;
      });
      return seen.filter(Boolean).length / seen.length;
    };
    return { low: share(0), high: share(0.7), left: materials.body?.conditions[condition] };
  };

  test("mould grows over what is painted on bread, high and low, and leaves some of it", () => {
    const { low, high, left } = laid("mouldy", "moldy");
    for (const share of [low, high]) {
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.9);
    }
    expect(left).toBeUndefined();
    expect(recipeOf("a mouldy slice of bread")[0]?.styles).toContain("mouldy");
  });

  test("mud cakes boots from below and splashes what is above", () => {
    const { low, high } = laid("mud-caked", "muddy");
    expect(low).toBeGreaterThan(0.8);
    expect(high).toBeLessThan(0.4);
    expect(recipeOf("muddy boots")[0]?.styles).toContain("mud-caked");
  });
});
