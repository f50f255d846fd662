import { beforeAll, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier, simplifyModel } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

const lexicon = engineLexicon();

function modelOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  return buildModel(recipe).model;
}

beforeAll(loadSimplifier);

test.each([
  ["a monkey with a big grin", "mood-mouth", 1000],
  ["a dog-eared paperback", "front-board", 4000],
  ["a bubble tea", "straw", 250],
])("%s: the thin %s does not pass through itself", (prompt, name, mostFaces) => {
  const part = modelOf(prompt).parts.find((each) => each.name === name);
  const few = part ? simplifyModel({ parts: [part], sockets: [] }, mostFaces).model.parts : [];
  expect(few).toHaveLength(1);
  for (const { geometry } of few) expect(measureSelfCrossings(geometry.positions, geometry.indices)).toBeLessThan(0.01);
});

test("every leaf of a tree is on its crown, of many faces and of few", () => {
  const tree = modelOf("an oak tree");
  for (const mostFaces of [60_000, 15_000]) {
    const solids = simplifyModel(tree, mostFaces).model.parts.map(({ geometry }) => geometry);
    expect(findLoosePieces(solids, 0, 256).pieces).toEqual([]);
    for (const { positions, indices } of solids) expect(measureSelfCrossings(positions, indices)).toBeLessThan(0.01);
  }
});
