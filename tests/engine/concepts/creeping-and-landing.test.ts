import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** Bounds of the parts of the one thing of a prompt whose names match. */
function partsOf(prompt: string, seed = 3) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
}

const heightOf = ({ min, max }: ReturnType<typeof boundsOf>) => max[1] - min[1];
const lengthOf = ({ min, max }: ReturnType<typeof boundsOf>) => max[2] - min[2];

test.each(["tiger", "fox", "cat"])("a %s that crouches has belly and head low over bent legs", (who) => {
  const [low, tall] = [partsOf(`a crouching ${who}`), partsOf(`a standing ${who}`)];
  expect(low(/^left-eye$/).max[1]).toBeLessThan(0.78 * tall(/^left-eye$/).max[1]);
  expect(heightOf(low(/^body$/))).toBeLessThan(0.85 * heightOf(tall(/^body$/)));
});

test.each(["dog", "cat"])("a %s after its tail is bent around to it", (who) => {
  const [round, straight] = [partsOf(`a ${who} chasing its tail`), partsOf(`a ${who}`)];
  const gap = (find: typeof round) => {
    const [nose, tail] = [find(/^nose$/), find(/^tail$/)];
    const apart = [0, 2].map(
      (axis) =>
        ((nose.min[axis] as number) +
          (nose.max[axis] as number) -
          (tail.min[axis] as number) -
          (tail.max[axis] as number)) /
        2,
    ) as [number, number];
    return Math.hypot(...apart);
  };
  expect(gap(round)).toBeLessThan(0.62 * gap(straight));
});

test.each(["eagle", "goose", "owl"])("%s that lands is steep, its wings spread and its feet below", (who) => {
  const [lands, rests] = [partsOf(`a ${who} landing`), partsOf(`a ${who}`)];
  const width = (find: typeof lands) => find(/^wings$/).max[0] - find(/^wings$/).min[0];
  expect(width(lands)).toBeGreaterThan(1.5 * width(rests));
  expect(lands(/^left-leg$/).min[1]).toBeLessThan(0.12 * heightOf(lands(/./)));
});

test.each(["goose", "duck"])("a %s that takes off flies", (who) => {
  const wings = partsOf(`a ${who} taking off`)(/^wings$/);
  expect(wings.max[0] - wings.min[0]).toBeGreaterThan(1.3 * lengthOf(wings));
});

test("a kingfisher dives with its beak foremost", () => {
  const find = partsOf("a kingfisher diving");
  expect(find(/beak/).min[1]).toBeCloseTo(find(/./).min[1], 3);
  expect(find(/^tail$/).max[1]).toBeGreaterThan(find(/beak/).max[1]);
});

test.each(["swan", "flamingo", "robin"])("a %s that preens has its beak turned to its back", (who) => {
  const [preens, rests] = [partsOf(`a ${who} preening`), partsOf(`a ${who}`)];
  const ahead = (find: typeof preens) => find(/^upper-beak$/).max[2] - find(/eye$/).max[2];
  expect(ahead(rests)).toBeGreaterThan(0);
  expect(ahead(preens)).toBeLessThan(0);
});

test.each([
  ["an eagle landing", "eagle"],
  ["a scribe writing", "person"],
  ["a climber climbing a rock", "person"],
  ["a weaver at a loom", "person"],
])("%s is about a %s", (prompt, concept) => {
  expect(readPrompt(prompt, null, lexicon).objects[0]?.concept).toBe(concept);
});
