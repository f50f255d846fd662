import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const planned = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const partsOf = (prompt: string) => buildModel(planned(prompt)).model.parts;
const heightOf = (parts: ReturnType<typeof partsOf>): number => {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return max[1] - min[1];
};

describe("vegetables on a pizza", () => {
  test.each(["a pizza with bright vegetables as toppings", "a veggie pizza"])(
    "%s has them cut and strewn",
    (prompt) => {
      const parts = partsOf(prompt);
      const slots = new Set(parts.map(({ slot }) => slot));
      for (const slot of ["tomato", "pepper", "onion"]) expect(slots).toContain(slot);
      expect(slots).not.toContain("pepperoni");
      expect(heightOf(parts)).toBeLessThan(0.05);
    },
  );

  test("both of two toppings are meant", () => {
    const slots = partsOf("a pizza with onion and broccoli toppings").map(({ slot }) => slot);
    expect(slots).toEqual(expect.arrayContaining(["onion", "broccoli"]));
  });

  test("pepperoni that was said stays among them", () => {
    const slots = partsOf("a pizza with pepperoni and onions").map(({ slot }) => slot);
    expect(slots).toEqual(expect.arrayContaining(["onion", "pepperoni"]));
  });
});

test("a mixed heap fills its bowl: many pieces up to the rim, none much larger than the others", () => {
  const prompt = "a bowl of veggies";
  expect(planned(prompt).objects.length).toBeGreaterThan(18);
  const parts = partsOf(prompt);
  const bowl = parts.filter(({ slot }) => slot.startsWith("bowl"));
  const heap = parts.filter(({ slot }) => !slot.startsWith("bowl"));
  const [around, inside] = [bowl, heap].map((some) => boundsOf(some.map(({ geometry }) => geometry.positions)));
  if (!around || !inside) throw new Error("no bowl");
  expect(inside.max[1]).toBeGreaterThan(around.max[1]);
  expect(inside.max[0] - inside.min[0]).toBeGreaterThan(0.6 * (around.max[0] - around.min[0]));
});

test.each(["a plate has noodles and broccoli", "a plate of food with pasta and broccoli"])(
  "%s: florets are tossed with the noodles on one plate",
  (prompt) => {
    expect(planned(prompt).objects.map(({ concept }) => concept)).toEqual(["spaghetti"]);
    const parts = partsOf(prompt);
    expect(parts.filter(({ slot }) => slot === "plate")).toHaveLength(1);
    const florets = parts.filter(({ slot }) => slot === "broccoli");
    const { min, max } = boundsOf(florets.map(({ geometry }) => geometry.positions));
    expect(max[0] - min[0]).toBeGreaterThan(2 * (max[1] - min[1]));
  },
);

test("the roses of a wilted bouquet hang out on all sides, and petals lie about it", () => {
  const [fresh, wilted] = ["a bouquet of red roses", "a bouquet of wilted red roses"].map(partsOf);
  const lowest = (parts: typeof fresh) =>
    boundsOf((parts ?? []).filter(({ name }) => name === "roses").map(({ geometry }) => geometry.positions)).min[1];
  expect(lowest(wilted)).toBeLessThan(0.87 * lowest(fresh));
  expect(wilted?.map(({ name }) => name)).toContain("fallen-petals");
});

test("fried chicken is a heap of pieces, a chicken leg is one", () => {
  const faces = (prompt: string) =>
    partsOf(prompt)
      .filter(({ slot }) => slot === "meat")
      .reduce((sum, { geometry }) => sum + geometry.indices.length, 0);
  expect(faces("fried chicken")).toBeGreaterThan(4 * faces("a chicken leg"));
});

describe("a slice that is gone", () => {
  const VIEWED = 0.45;
  /** Corners of what is cut that lie in the middle of the gap, between the axis and the rim. */
  const inGap = (prompt: string) =>
    partsOf(prompt)
      .filter(({ slot }) => !/plate|tin/.test(slot))
      .flatMap(({ geometry: { positions } }) =>
        Array.from({ length: positions.length / 3 }, (_, i) => [positions[i * 3], positions[i * 3 + 2]] as const),
      )
      .filter(([x = 0, z = 0]) => Math.sqrt(x * x + z * z) > 0.03 && Math.abs(Math.atan2(x, z) - VIEWED) < 0.3).length;

  test.each(["a cake", "a pepperoni pizza", "a cherry pie"])("%s without it stands there with a gap", (whole) => {
    expect(inGap(whole)).toBeGreaterThan(20);
    expect(inGap(`${whole} with a slice missing`)).toBe(0);
  });
});
