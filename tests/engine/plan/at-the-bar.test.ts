import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe).model
    .parts;
const boxOf = (parts: ReturnType<typeof partsOf>, name: RegExp): Bounds =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
const middle = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => (min[axis] + max[axis]) / 2;

describe("who rides holds the bar", () => {
  test.each(["a monkey riding a bike", "a chimpanzee riding a motorcycle", "a monkey riding a tricycle"])(
    "%s",
    (prompt) => {
      const parts = partsOf(prompt);
      const grips = boxOf(parts, /^(?:bicycle|motorcycle|tricycle)-1-grips/);
      const hands = boxOf(parts, /-1-hands/);
      const tall = boxOf(parts, /^(?:monkey|chimpanzee)/);
      const near = 0.12 * (tall.max[1] - tall.min[1]);
      expect(Math.abs(middle(hands, 1) - middle(grips, 1))).toBeLessThan(near);
      expect(Math.abs(middle(hands, 2) - middle(grips, 2))).toBeLessThan(near);
    },
  );
});

test("one pin lies on the dough, under both hands", () => {
  const parts = partsOf("a robot using a rolling pin to roll out dough");
  expect(parts.filter(({ name }) => /^dough.*pin/.test(name))).toEqual([]);
  const pin = boxOf(parts, /^rolling-pin/);
  const board = boxOf(parts, /^dough-1-board/);
  const hands = boxOf(parts, /^robot-1-arm-(?:left|right)-finger/);
  expect(pin.min[1] - board.max[1]).toBeLessThan(0.04);
  expect(pin.max[0] - pin.min[0]).toBeGreaterThan(hands.max[0] - hands.min[0]);
  expect(Math.abs(middle(pin, 0) - middle(hands, 0))).toBeLessThan(0.05);
  expect(pin.min[2]).toBeLessThan(hands.max[2]);
  // where no pin is told of, the dough has its own
  expect(partsOf("a nun rolling out dough").some(({ name }) => name === "dough-1-pin")).toBe(true);
});

test("an octopus at the piano has arms over the keys", () => {
  const parts = partsOf("an octopus playing the piano");
  const keys = boxOf(parts, /^piano-1-.*key/);
  const body = parts.filter(({ name }) => name === "octopus-1-body");
  const over = body
    .flatMap(({ geometry: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => [0, 1, 2].map((k) => positions[3 * i + k] as number)),
    )
    .filter(
      ([x = 0, y = 0, z = 0]) =>
        x > keys.min[0] && x < keys.max[0] && z > keys.min[2] && z < keys.max[2] && y > keys.min[1] - 0.05,
    );
  expect(over.length).toBeGreaterThan(10);
});
