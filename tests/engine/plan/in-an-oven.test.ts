import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const builtOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe);
const boxOf = ({ model }: ReturnType<typeof builtOf>, name: RegExp) =>
  boundsOf(model.parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));

test("an open oven's door is folded down, and a cake stands inside it on a rack", () => {
  const built = builtOf("a pie in an oven");
  const [door, inside, pie] = [/-door$/, /-inside$/, /^pie/].map((name) => boxOf(built, name));
  expect((door?.max[1] ?? 0) - (door?.min[1] ?? 0)).toBeLessThan((door?.max[2] ?? 0) - (door?.min[2] ?? 0));
  for (const axis of [0, 1, 2]) {
    expect(pie?.min[axis]).toBeGreaterThan(inside?.min[axis] ?? 0);
    expect(pie?.max[axis]).toBeLessThan((inside?.max[axis] ?? 0) + (axis === 2 ? 0.03 : 0));
  }
});

test("trays in an oven are of steel, each on a rack of its own", () => {
  const built = builtOf("two trays in an oven");
  expect(Object.entries(built.materials).some(([slot, { base }]) => /oak/.test(base) && /body/.test(slot))).toBe(false);
  const [one, other] = [/^tray-1/, /^tray-2/].map((name) => boxOf(built, name));
  expect(Math.abs((one?.min[1] ?? 0) - (other?.min[1] ?? 0))).toBeGreaterThan(0.05);
});
