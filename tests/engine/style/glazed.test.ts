import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part, SurfacePoint } from "../../../src/engine/geometry/part.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { glazed } from "../../../src/engine/style/forms/glazed.ts";
import { porcelainFigurine } from "../../../src/engine/style/styles/porcelain-figurine.ts";

const lexicon = engineLexicon();
const stylesOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe.objects[0]?.styles;
const spec = (base: string): MaterialSpec => ({ base, colours: [], conditions: {}, scale: 1, seed: 1 });
const rough = (): SurfacePoint => ({ r: 0.6, g: 0.6, b: 0.6, roughness: 0.5, metalness: 0, height: 0.01 });
const shaggy: Part["paint"] = (surface) => {
  surface.height += 0.01;
  surface.roughness = 0.9;
};
const beast = (base: string) => ({
  model: standModel(
    [
      makePart("body", "body", box([1, 1, 1]), { paint: shaggy }),
      makePart("eye", "eye", move(box([0.06, 0.06, 0.06]), [0, 0.3, 0.5])),
    ],
    [],
  ),
  materials: { body: spec(base), eye: spec(base) },
  family: "animal",
});

test("figures and beasts of glazed ware are glazed, others are not", () => {
  for (const prompt of ["a porcelain otter", "a china ballerina", "a ceramic owl", "a doll"])
    expect(stylesOf(prompt)).toContain("glazed");
  for (const prompt of ["a wooden otter", "a porcelain teapot", "a marble owl"])
    expect(stylesOf(prompt)).not.toContain("glazed");
});

describe("under a glaze", () => {
  const { model, materials } = glazed.apply(beast("porcelain"), createDraw(1));
  test("hair is filled and shines", () => {
    const surface = rough();
    model.parts[0]?.paint?.(surface, 0, 0, 0.5, 0, 0, 1);
    expect(surface.height).toBeLessThan(0.006);
    expect(surface.roughness).toBeLessThan(0.1);
  });
  test("white has dark eyes", () => {
    const [white, eye] = [materials.body?.colours[0]?.[0] ?? 0, materials.eye?.colours[0]?.[0] ?? 1];
    expect(white).toBeGreaterThan(0.5);
    expect(eye).toBeLessThan(0.05);
  });
});

test("a figurine has a few blue flowers, and none about its eyes", () => {
  const { model } = porcelainFigurine.apply(beast("porcelain"), createDraw(4));
  const body = model.parts.find(({ name }) => name === "body") as Part;
  let [blue, all, onFace] = [0, 0, 0];
  for (let i = 0; i < 60; i += 1)
    for (let k = 0; k < 60; k += 1)
      for (const z of [-0.5, 0.5]) {
        const [x, y] = [(i + 0.5) / 60 - 0.5, (k + 0.5) / 60 - 0.5];
        const surface = rough();
        body.paint?.(surface, x, y, z, 0, 0, z);
        const isBlue = surface.r < 0.5;
        all += 1;
        if (isBlue) blue += 1;
        if (isBlue && z > 0 && Math.abs(x) < 0.08 && Math.abs(y - 0.3) < 0.08) onFace += 1;
      }
  expect(blue / all).toBeGreaterThan(0.004);
  expect(blue / all).toBeLessThan(0.12);
  expect(onFace).toBe(0);
});

test("a sculpture of porcelain has painted eyes and lips, one of polished stone has none", () => {
  const coloured = (base: Partial<SurfacePoint>) => {
    const prompt = "a porcelain sculpture";
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
    const { parts } = buildModel(recipe).model;
    return parts.some(({ paint, geometry: { rest } }) => {
      for (let i = 0; paint && i < rest.length; i += 3) {
        const surface = { ...rough(), ...base };
        paint(surface, rest[i] as number, rest[i + 1] as number, rest[i + 2] as number, 0, 0, 1);
        if (Math.abs(surface.r - surface.b) > 0.05) return true;
      }
      return false;
    });
  };
  expect(coloured({ roughness: 0.06 })).toBe(true);
  expect(coloured({ roughness: 0.15 })).toBe(false);
  expect(coloured({ roughness: 0.08, r: 0.1, g: 0.1, b: 0.1 })).toBe(false);
});
