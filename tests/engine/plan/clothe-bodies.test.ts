import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

test("who has no clothes of his own wears them on the body, not as a thing on the head", () => {
  const { objects } = recipeOf("a penguin wearing a tuxedo");
  expect(objects.map(({ concept, clothes }) => [concept, clothes?.map(({ cut }) => cut)])).toEqual([
    ["penguin", [["open", "bow"]]],
  ]);
  expect(recipeOf("an owl wearing a red sweater").objects[0]?.clothes?.[0]?.material.colours[0]?.[0]).toBeGreaterThan(
    0.4,
  );
  expect(recipeOf("a bear wearing a sweater").objects[0]?.clothes).toBeUndefined();
});

test("a coat is painted from the chin down, and not on beak and legs", () => {
  const { model } = buildModel(recipeOf("a duck wearing a black coat"));
  const toneAt = (slot: RegExp, up: number) => {
    const part = model.parts.find((each) => slot.test(each.slot));
    if (!part?.paint) throw new Error(`No painted part of ${slot}: ${model.parts.map((each) => each.slot).join(", ")}`);
    const { positions, rest } = part.geometry;
    const tall = Math.max(...positions.filter((_, i) => i % 3 === 1));
    const low = Math.min(...positions.filter((_, i) => i % 3 === 1));
    let nearest = 0;
    for (let i = 0; i < positions.length; i += 3)
      if (
        Math.abs((positions[i + 1] as number) - low - up * (tall - low)) <
        Math.abs((positions[nearest + 1] as number) - low - up * (tall - low))
      )
        nearest = i;
    const surface = { r: 0.9, g: 0.9, b: 0.9, roughness: 0.5, metalness: 0, height: 0 };
    const [x, y, z] = [rest[nearest], rest[nearest + 1], rest[nearest + 2]] as [number, number, number];
    part.paint(surface, x, y, z, 0, 0, 1);
    return (surface.r + surface.g + surface.b) / 3;
  };
  expect(toneAt(/body|plumage|feather/, 0.45)).toBeLessThan(0.1);
});
