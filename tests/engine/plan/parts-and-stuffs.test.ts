import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const planned = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe;
const conceptOf = (prompt: string) => planned(prompt).objects[0]?.concept;
const partsOf = (prompt: string) => buildModel(planned(prompt)).model.parts;
const namesOf = (prompt: string) => partsOf(prompt).map(({ name }) => name);

test("a chimney is no fireplace, a traffic barrel no cask, a thistle no pot plant", () => {
  expect(conceptOf("a crooked chimney")).toBe("chimney");
  expect(conceptOf("a brick fireplace")).toBe("fireplace");
  expect(conceptOf("an orange traffic barrel")).toBe("traffic-drum");
  expect(conceptOf("an orange barrel")).toBe("barrel");
  expect(conceptOf("a purple thistle")).toBe("thistle");
  const ring = planned("an orange traffic barrel").objects[0]?.materials.foot?.colours[0];
  expect(ring && Math.max(...ring)).toBeLessThan(0.05);
});

test("a treehouse has the ladder and the windows that were said", () => {
  expect(namesOf("a treehouse with a rope ladder")).toContain("rungs");
  expect(namesOf("a treehouse")).not.toContain("rungs");
  const style = (prompt: string) => planned(prompt).objects[0]?.parameters.style;
  expect(style("a treehouse with round windows")).toBe("round");
  expect(style("a treehouse with a rope ladder and round windows")).toBe("rope-round");
});

test("a samurai's mask has a crested helmet, a demon's horns", () => {
  expect(namesOf("a samurai mask")).toContain("crest");
  expect(namesOf("a demon mask").some((name) => name.startsWith("horn"))).toBe(true);
  expect(namesOf("a tribal mask").some((name) => name.startsWith("raffia"))).toBe(true);
});

test("small things of marble have finer veins than statues of it", () => {
  const tiles = (prompt: string) => planned(prompt).objects[0]?.materials;
  const enlarged = (prompt: string) => Object.values(tiles(prompt) ?? {}).map((spec) => spec.enlarged ?? 1);
  expect(Math.min(...enlarged("a marble chess knight"))).toBeLessThan(0.3);
  expect(Math.min(...enlarged("a marble column"))).toBe(1);
});

test("a cardigan is buttoned down its front, a sweater is not", () => {
  expect(namesOf("a wool cardigan")).toContain("buttons");
  expect(namesOf("a wool sweater")).not.toContain("buttons");
});

test("what is on the arm of a sofa lies on its arm, over the seat", () => {
  for (const prompt of ["a remote control on the arm of a couch", "a mug on the arm of an armchair"]) {
    const parts = partsOf(prompt);
    const highest = (which: RegExp) =>
      boundsOf(parts.filter(({ name }) => which.test(name)).map(({ geometry }) => geometry.positions));
    const thing = highest(/^(?:remote-control|mug)/);
    expect(thing.min[1], prompt).toBeGreaterThan(highest(/-seat/).max[1] + 0.05);
  }
});
