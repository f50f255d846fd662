import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { luminance } from "../../../src/engine/math/color.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const planned = (prompt: string) => recipeOf(prompt).objects[0] as ReturnType<typeof recipeOf>["objects"][number];

/** Darkest and lightest of what is painted on a part that is white. */
function rangeOf({ geometry: { rest }, paint }: Part): [number, number] {
  const found = Array.from({ length: rest.length / 3 }, (_, i) => {
    const surface = { r: 0.75, g: 0.75, b: 0.75, roughness: 0.1, metalness: 0, height: 0 };
    paint?.(surface, rest[i * 3] as number, rest[i * 3 + 1] as number, rest[i * 3 + 2] as number, 0, 0, 1);
    return luminance([surface.r, surface.g, surface.b]);
  });
  return [Math.min(...found), Math.max(...found)];
}

const bodyOf = (prompt: string): Part => {
  const part = buildModel(recipeOf(prompt)).model.parts.find(({ name }) => /(?:^|-)body$/.test(name));
  if (!part) throw new Error(`no body in ${prompt}`);
  return part;
};

test("a beast of what is dyed, glazed or whittled has its markings, one of metal or stone has none", () => {
  for (const prompt of ["a zebra made of yarn", "a felt giraffe", "a porcelain panda", "a wooden tiger"])
    expect(planned(prompt).parameters.plain, prompt).toBe(false);
  for (const prompt of ["a golden zebra", "a marble giraffe", "a panda made of bronze"])
    expect(planned(prompt).parameters.plain, prompt).toBe(true);
});

test("what is knitted of yarn is knitted, in its own colours", () => {
  const { styles, materials } = planned("a fox made out of yarn");
  expect(styles).toContain("knitted");
  expect(materials.body?.base).not.toBe("knit");
  expect(planned("a fox scarf made of yarn").styles).not.toContain("knitted");
});

test("china is painted dark where a pale beast is, and stays white where a dark one is", () => {
  const [dark, light] = rangeOf(bodyOf("a porcelain panda"));
  expect(dark).toBeLessThan(0.1);
  expect(light).toBeGreaterThan(0.6);
  expect(rangeOf(bodyOf("a porcelain gorilla"))[0]).toBeGreaterThan(0.5);
});
