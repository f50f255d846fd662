import { expect, test } from "vitest";
import { paintDogFace } from "#engine/concepts/animal/dog-face.ts";
import type { HeadShape } from "#engine/concepts/animal/dog-head.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { SurfacePoint } from "#engine/geometry/part.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const HEAD: HeadShape = {
  centre: [0, 0, 0],
  unit: 1,
  muzzle: 0.9,
  muzzleWidth: 0.8,
  coat: "smooth",
  beard: false,
};

/** How light the lips are painted at the side of a muzzle: 1 as the coat. */
function lips(head: Partial<HeadShape>): number {
  const surface: SurfacePoint = { r: 1, g: 1, b: 1, roughness: 1, metalness: 0, height: 0 };
  paintDogFace({ ...HEAD, ...head }, { centre: [0.5, 0.3, 0.8], radius: 0.2 })(surface, 0.5, -0.68, 1, 1, 0, 0);
  return surface.g;
}

test("a moustache falls over the lips, which a bare muzzle shows", () => {
  expect(lips({})).toBeLessThan(0.3);
  expect(lips({ coat: "fluffy", beard: true })).toBe(1);
});

test.each([
  ["a shih tzu", "floppy", "parted"],
  ["a Yorkshire terrier", "pricked", "tanned"],
  ["a maltese dog", "floppy", "solid"],
])("%s has %s ears and a %s coat", (prompt, ears, pattern) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 2 });
  expect(recipe.objects[0]?.parameters).toMatchObject({ ears, pattern, beard: true });
});
