import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

test("a bear keychain hangs by the middle of its head, link in link, from a ring of steel", () => {
  const prompt = "a teddy bear keychain";
  const brief = readPrompt(prompt, null, engineLexicon());
  const { model, materials } = buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 2 }).recipe);
  const bounds = (name: RegExp) =>
    boundsOf(model.parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [head, ring] = [bounds(/^head/), bounds(/^keyring/)];
  const links = model.parts.filter(({ name }) => name.startsWith("link")).map(({ geometry }) => geometry.positions);
  expect(ring.max[1]).toBeCloseTo(bounds(/./).max[1], 5);
  for (const [i, link] of links.entries()) {
    const above = links[i + 1] ? boundsOf([links[i + 1] as Float32Array]) : ring;
    expect(boundsOf([link]).max[1]).toBeGreaterThan(above.min[1]);
  }
  expect(boundsOf([links[0] as Float32Array]).min[1]).toBeLessThan(head.max[1]);
  expect(Math.abs((ring.min[0] + ring.max[0]) / 2 - (head.min[0] + head.max[0]) / 2)).toBeLessThan(
    0.15 * (ring.max[1] - head.min[1]),
  );
  expect(materials.keyring?.base).toBe("brushed-steel");
});
