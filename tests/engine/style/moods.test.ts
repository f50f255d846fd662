import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe).model
    .parts;

/** Height of a brow at its end by the nose over the one away from it. */
function slope(prompt: string): number {
  const brow = partsOf(prompt).find(({ name, geometry }) => {
    const { min } = boundsOf([geometry.positions]);
    return name.startsWith("brow") && min[0] > 0;
  });
  const points = brow?.geometry.positions ?? new Float32Array();
  let inner = 0;
  let outer = 0;
  for (let i = 0; i < points.length; i += 3) {
    if ((points[i] as number) < (points[inner] as number)) inner = i;
    if ((points[i] as number) > (points[outer] as number)) outer = i;
  }
  return (points[inner + 1] as number) - (points[outer + 1] as number);
}

test.each(["bear", "cat", "owl"])(
  "the brows of an angry %s fall towards the nose, those of a sad one rise",
  (animal) => {
    expect(slope(`an angry ${animal}`)).toBeLessThan(0);
    expect(slope(`a sad ${animal}`)).toBeGreaterThan(0);
  },
);

test("who is sad has tears, who is sleepy has lids, and others have neither", () => {
  const names = (prompt: string) => partsOf(prompt).map(({ name }) => name.replace(/-\d+$/, ""));
  expect(names("a sad dog")).toContain("tear");
  expect(names("a sleepy cat")).toContain("mood-lid");
  expect(names("a cat").filter((name) => /brow|mood|tear/.test(name))).toEqual([]);
});

test("what is felt shows on the mouth too, where there is one to be seen", () => {
  const names = (prompt: string) => partsOf(prompt).map(({ name }) => name);
  expect(names("a happy pug")).toEqual(expect.arrayContaining(["mood-mouth", "mood-teeth", "mood-tongue"]));
  expect(names("a sad frog")).toContain("mood-mouth");
  expect(names("a happy parrot").filter((name) => /mood-(mouth|tongue)/.test(name))).toEqual([]);
});

test.each(["a grinning chimpanzee", "a smiling monkey", "a laughing gorilla", "a bear with a big smile"])(
  "%s shows its teeth before the face",
  (prompt) => {
    const parts = partsOf(prompt);
    const teeth = parts.find(({ name }) => name === "mood-teeth");
    const face = parts.filter(({ name }) => /^(?:body|head|face)$/.test(name));
    expect(teeth).toBeDefined();
    const [front, back] = [teeth ? [teeth] : [], face].map(
      (some) => boundsOf(some.map(({ geometry }) => geometry.positions)).max[2],
    ) as [number, number];
    expect(front).toBeGreaterThan(0.8 * back);
  },
);

test("what has a long muzzle smiles by opening it; what grazes has no fangs to show", () => {
  const names = (prompt: string) => partsOf(prompt).map(({ name }) => name);
  expect(names("a smiling husky")).toEqual(expect.arrayContaining(["lower-jaw", "fangs"]));
  expect(names("a smiling husky")).not.toContain("mood-mouth");
  expect(names("a happy horse")).toContain("lower-jaw");
  expect(names("a happy horse")).not.toContain("fangs");
});

test("a person who is surprised gasps", () => {
  const { recipe } = planRecipe(readPrompt("a surprised boy", null, lexicon), {
    prompt: "a surprised boy",
    negativePrompt: null,
    seed: 3,
  });
  expect(recipe.objects[0]?.parameters.mouth).toBe("gasp");
});
