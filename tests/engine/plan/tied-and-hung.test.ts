import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

function boxesOf(prompt: string, ...names: readonly RegExp[]) {
  const parts = partsOf(prompt);
  return names.map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
}

type Box = ReturnType<typeof boundsOf>;
const span = ({ min, max }: Box, axis: 0 | 1 | 2): number => max[axis] - min[axis];

describe("one umbrella over several", () => {
  test.each(["two people sharing an umbrella", "three children under a red umbrella"])("%s", (prompt) => {
    const { objects } = recipeOf(prompt);
    const umbrellas = objects.filter(({ concept }) => concept === "umbrella");
    expect(umbrellas).toHaveLength(1);
    expect(umbrellas[0]?.placement?.relation).toBe("holding");
    expect(objects[0]?.placement).toBeUndefined();
  });
});

test.each([
  ["a rowing boat tied to a post with a rope", /^boat/, /^wooden-post/],
  ["a bicycle chained to a lamp post", /^bicycle/, /^street-lamp/],
])("%s: a line goes from the one to the other, and no coil lies there", (prompt, one, other) => {
  const [line, a, b] = boxesOf(prompt, /^leash/, one, other) as [Box, Box, Box];
  for (const each of [a, b])
    for (const k of [0, 1, 2] as const) {
      expect(line.min[k]).toBeLessThan(each.max[k]);
      expect(line.max[k]).toBeGreaterThan(each.min[k]);
    }
  expect(recipeOf(prompt).objects).toHaveLength(2);
});

test.each([
  ["a lantern hanging from a rope", "lamp"],
  ["a traffic light hanging by a wire", "traffic-light"],
  ["a sign hanging on chains", "signboard"],
])("%s: what it hangs by rises from it", (prompt, concept) => {
  expect(recipeOf(prompt).objects.map((each) => each.concept)).toEqual([concept]);
  const [cord, rest] = boxesOf(prompt, /^cord$/, /^(?!cord$)/) as [Box, Box];
  expect(cord.max[1]).toBeGreaterThan(rest.max[1] + 0.3 * span(rest, 1));
});

test("what is strung on a cord that hangs from a stall hangs from the stall", () => {
  const { objects } = recipeOf("gourds strung on a cord and hung from the beam of a market stall");
  expect(objects.map(({ concept }) => concept)).not.toContain("rope");
});

test("a scarf that is tied around a post hangs down from its knot with both ends", () => {
  const [ends, ring] = boxesOf("a parking meter with a scarf tied around it", /^scarf.*ends/, /^scarf.*windings/) as [
    Box,
    Box,
  ];
  expect(ends.min[1]).toBeLessThan(ring.min[1] - span(ring, 1));
});

test("a clock tower that is said to have a flag has one on its top", () => {
  const [flag, rest] = boxesOf("a clock tower with a flag on the top", /^flag$/, /^(?!flag)/) as [Box, Box];
  expect(flag.min[1]).toBeGreaterThan(rest.max[1] - 0.01);
});
