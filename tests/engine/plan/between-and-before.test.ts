import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

/** Middle and size of all parts whose names begin so. */
function thingOf(prompt: string, name: string) {
  const { parts } = buildModel(recipeOf(prompt)).model;
  const own = parts.filter((part) => part.name.startsWith(name));
  const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
  return { min, max, x: (min[0] + max[0]) / 2, tall: max[1] - min[1] };
}

describe("where one thing is between or before others", () => {
  test("a hammock hung between two palms is between them", () => {
    const prompt = "a hammock hung between two palm trees";
    const [middle, ...palms] = ["hammock-1", "tree-1", "tree-2"].map((name) => thingOf(prompt, name));
    const sides = palms.map(({ x }) => x - (middle?.x ?? 0)).sort((a, b) => a - b);
    expect(sides[0]).toBeLessThan(0);
    expect(sides[1]).toBeGreaterThan(0);
  });

  test("a cart is behind the rabbit that pulls it, and no giant's", () => {
    const prompt = "a rabbit pulling a cart";
    const [rabbit, cart] = [thingOf(prompt, "rabbit-1"), thingOf(prompt, "cart-1")];
    expect(cart.tall).toBeLessThan(1.6 * rabbit.tall);
    expect(cart.max[2]).toBeLessThan(rabbit.max[2]);
  });

  test("who kneels before a king has a king before him", () => {
    const concepts = recipeOf("a knight kneeling before a king").objects.map(({ concept }) => concept);
    expect(concepts).toHaveLength(2);
  });
});

describe("things that are several by themselves", () => {
  test("a stack of three pancakes is one stack, three high", () => {
    const { objects } = recipeOf("a stack of three pancakes");
    expect(objects).toHaveLength(1);
    expect(objects[0]?.parameters.count).toBe(3);
  });

  test("bales with which a pickup is loaded are over its bed, not beside it", () => {
    const prompt = "a pickup truck loaded with hay bales";
    const truck = thingOf(prompt, "car-1");
    for (const { min, max } of [thingOf(prompt, "hay-bale-1"), thingOf(prompt, "hay-bale-2")]) {
      expect(min[0]).toBeGreaterThan(truck.min[0] - 0.1);
      expect(max[0]).toBeLessThan(truck.max[0] + 0.1);
      expect(min[1]).toBeGreaterThan(0.2 * truck.tall);
    }
  });
});

describe("what a part is of", () => {
  test("a bamboo handle is of bamboo's colour, whatever the pot's", () => {
    const handleOf = (prompt: string) => recipeOf(prompt).objects[0]?.materials.handle;
    const plain = handleOf("a teapot with a bamboo handle");
    expect(plain?.base).toBe("bamboo");
    expect(handleOf("a turquoise teapot with a bamboo handle")?.colours).toEqual(plain?.colours);
  });

  test("a cracked pane has a web of cracks, and cracked stone has lines", () => {
    const webbed = (prompt: string) => recipeOf(prompt).objects[0]?.styles.includes("cracked-glass");
    expect(webbed("a smartphone with a cracked screen")).toBe(true);
    expect(webbed("a smartphone")).toBe(false);
    const paintOf = (prompt: string) =>
      buildModel(recipeOf(prompt)).model.parts.find(({ slot }) => slot === "screen")?.paint;
    const lightest = (paint: ReturnType<typeof paintOf>) => {
      let most = 0;
      for (let k = 0; k < 4000; k++) {
        const surface = { r: 0, g: 0, b: 0, roughness: 0.5, metalness: 0, height: 0 };
        paint?.(surface, ((k % 64) / 64 - 0.5) * 0.06, (Math.floor(k / 64) / 64) * 0.14, 0.004, 0, 0, 1);
        if (surface.r === 0.86 || surface.r === 0.02) most++;
      }
      return most;
    };
    expect(lightest(paintOf("a smartphone with a cracked screen"))).toBeGreaterThan(
      lightest(paintOf("a smartphone")) + 20,
    );
  });
});
