import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { cylinder } from "../../../src/engine/geometry/lathe.ts";
import { makePart } from "../../../src/engine/geometry/make-part.ts";
import type { Part, SurfacePoint } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { styleById } from "../../../src/engine/style/index.ts";
import { plainThing } from "./plain-thing.ts";

const draw = createDraw(4);

describe("the manner of a people or a time", () => {
  const drum = () => makePart("drum", "body", cylinder({ radius: 0.5, height: 1, segments: 48 }));
  const colours = (id: string, family: string): Set<string> => {
    const [part] = styleById(id).apply(plainThing(family, drum()), draw).model.parts as [Part];
    const seen = new Set<string>();
    for (let i = 0; i < 400; i += 1) {
      const point: SurfacePoint = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
      const [x, z] = [Math.cos(i * 0.7) * 0.5, Math.sin(i * 0.7) * 0.5];
      part.paint?.(point, x, (i % 41) / 41, z, x * 2, 0, z * 2);
      seen.add([point.r, point.g, point.b].map((c) => c.toFixed(2)).join());
    }
    return seen;
  };

  test.each([
    "egyptian",
    "mexican",
    "american",
    "art-deco",
    "tiki",
    "chinese",
    "japanese",
    "baroque",
    "victorian",
    "art-nouveau",
    "british",
  ])("%s things are painted in its colours", (id) => {
    expect(colours(id, "vessel").size).toBeGreaterThan(1);
    expect(colours(id, "figure").size).toBe(1);
  });

  test("what has no bands is at least in its colours", () => {
    const painted = (id: string) =>
      styleById(id).apply(plainThing("furniture", drum()), draw).materials.body?.colours[0];
    expect(painted("nordic")).not.toEqual(painted("minimalist"));
  });

  test("palaces put a gilt crest on what stands high, and none on a table", () => {
    const [high, low] = [makePart("back", "body", box([0.5, 1, 0.1])), makePart("top", "body", box([1, 0.1, 1]))];
    const crests = [high, low].map(
      (part) =>
        styleById("baroque")
          .apply(plainThing("furniture", part as Part), draw)
          .model.parts.filter(({ slot }) => slot === "gilt-crest").length,
    );
    expect(crests).toEqual([1, 0]);
  });

  test.each([
    ["a rococo clock", "baroque"],
    ["an art nouveau lamp", "art-nouveau"],
    ["an art deco lamp", "art-deco"],
    ["a ming dynasty vase", "chinese"],
    ["a scandinavian table", "nordic"],
    ["a british mug", "british"],
    ["a cyberpunk scooter", "cyberpunk"],
    ["a post-apocalyptic bus", "post-apocalyptic"],
  ])("%s: %s", (prompt, style) => {
    const { objects } = planRecipe(readPrompt(prompt, null, engineLexicon()), {
      prompt,
      negativePrompt: null,
      seed: 2,
    }).recipe;
    expect(objects[0]?.styles).toContain(style);
  });
});
