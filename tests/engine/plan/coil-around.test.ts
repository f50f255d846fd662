import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();

function bodies(prompt: string, ...names: readonly string[]): Bounds[] {
  const { model } = buildModel(
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe,
  );
  return names.map((name) =>
    boundsOf(model.parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions)),
  );
}

const middle = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => (min[axis] + max[axis]) / 2;
const size = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => max[axis] - min[axis];

test("a snake winds up a staff, off the floor, the staff in the middle of its windings", () => {
  const [snake, staff] = bodies("a snake wrapped around a staff", "snake-1-body", "staff-1-stem") as [Bounds, Bounds];
  expect(snake.min[1]).toBeGreaterThan(0.1 * staff.max[1]);
  expect(snake.max[1]).toBeLessThan(0.9 * staff.max[1]);
  expect(Math.abs(middle(snake, 0) - middle(staff, 0))).toBeLessThan(0.2 * size(snake, 0));
  expect(snake.min[2]).toBeLessThan(staff.min[2]);
  expect(snake.max[2]).toBeGreaterThan(staff.max[2]);
});

test("along a branch its windings lie one beside the other, over it and under it", () => {
  const [snake, branch] = bodies("a snake coiled around a branch", "snake-1-body", "branch-1-") as [Bounds, Bounds];
  expect(snake.max[1]).toBeGreaterThan(middle(branch, 1));
  expect(snake.min[1]).toBeLessThan(middle(branch, 1));
  expect(size(snake, 0)).toBeLessThan(0.7 * size(branch, 0));
});

test("a dragon is all around the tower, and large enough to be seen", () => {
  const [dragon, tower] = bodies("a dragon curled around a tower", "dragon-1-", "tower-1-") as [Bounds, Bounds];
  for (const axis of [0, 2] as const)
    expect(Math.abs(middle(dragon, axis) - middle(tower, axis))).toBeLessThan(size(tower, axis));
  expect(size(dragon, 0)).toBeGreaterThan(0.3 * size(tower, 1));
});
