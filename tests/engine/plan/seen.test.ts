import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string, seed = 3) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;

/** Bounds of the first object of a concept. */
function boundsAt(prompt: string, concept: string): Bounds {
  const recipe = recipeOf(prompt);
  const { model } = buildModel(recipe);
  const name = recipe.objects.find((object) => object.concept === concept)?.name ?? "";
  return boundsOf(
    model.parts.filter((part) => part.name.startsWith(`${name}-`)).map(({ geometry }) => geometry.positions),
  );
}

const sizeOf = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => max[axis] - min[axis];
const middleOf = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => (max[axis] + min[axis]) / 2;

describe("what was said of a thing shows on it", () => {
  test("years tarnish metal and bleach wood, and never less than was asked for", () => {
    const main = (prompt: string) => Object.values(recipeOf(prompt).objects[0]?.materials ?? {})[0]?.conditions;
    expect(main("an old wooden chair")?.old).toBeCloseTo(0.7);
    expect(main("an old wooden chair")?.faded).toBeGreaterThan(0.4);
    expect(main("an old silver teapot")?.rusty).toBeGreaterThan(0.3);
    expect(main("a wooden chair")).toEqual({});
  });

  test("a sofa takes a printed cover, a mug a painted figure, and a shirt its own stripes", () => {
    const cover = Object.values(recipeOf("a zebra print sofa").objects[0]?.materials ?? {});
    expect(cover.map(({ base }) => base)).toContain("zebra-fur");
    const mug = Object.values(recipeOf("a red and white checkered mug").objects[0]?.materials ?? {});
    expect(mug.map(({ pattern }) => pattern)).toContain("checkered");
    const shirt = Object.values(recipeOf("a striped shirt").objects[0]?.materials ?? {});
    expect(shirt.some(({ base, pattern }) => base === "striped-fabric" || pattern !== undefined)).toBe(false);
  });
});

describe("what things do with each other shows", () => {
  test("what is in the mouth is before the head, and the legs stay on the floor", () => {
    const [dog, bone] = [
      boundsAt("a dog with a bone in its mouth", "dog"),
      boundsAt("a dog with a bone in its mouth", "bone"),
    ];
    expect(middleOf(bone, 1)).toBeGreaterThan(middleOf(dog, 1));
    expect(middleOf(bone, 2)).toBeGreaterThan(middleOf(dog, 2));
    expect(sizeOf(dog, 2)).toBeGreaterThan(0.6 * sizeOf(dog, 1));
  });

  test.each([
    ["a box of donuts", "box", "donut"],
    ["a basket of oranges", "basket", "orange"],
  ])("%s is full up to its rim, and nothing is outside", (prompt, vessel, filling) => {
    const { model } = buildModel(recipeOf(prompt));
    const bounds = (word: string) =>
      boundsOf(model.parts.filter(({ name }) => name.startsWith(word)).map(({ geometry }) => geometry.positions));
    const [around, inside] = [bounds(vessel), bounds(filling)];
    expect(inside.max[1]).toBeGreaterThan(around.min[1] + 0.35 * sizeOf(around, 1));
    expect(sizeOf(inside, 0)).toBeGreaterThan(0.3 * sizeOf(around, 0));
    for (const axis of [0, 2] as const) {
      expect(inside.min[axis]).toBeGreaterThan(around.min[axis]);
      expect(inside.max[axis]).toBeLessThan(around.max[axis]);
    }
  });

  test("slender things stand fanned out in a vessel, tall ones side by side in a crate", () => {
    const bottle = boundsAt("a crate full of bottles", "bottle");
    const { model } = buildModel(recipeOf("a crate full of bottles"));
    const all = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
    expect(sizeOf(all, 1)).toBeLessThan(3 * sizeOf(bottle, 1));
    const broom = boundsAt("a broom in a bucket", "broom");
    const bucket = boundsAt("a broom in a bucket", "bucket");
    expect(broom.max[1]).toBeGreaterThan(bucket.max[1]);
    expect(broom.min[1]).toBeLessThan(bucket.min[1] + 0.7 * sizeOf(bucket, 1));
  });

  test("a board that somebody is on lies flat", () => {
    const board = boundsAt("a penguin on a surfboard", "surfboard");
    expect(sizeOf(board, 1)).toBeLessThan(0.4 * sizeOf(board, 2));
    expect(recipeOf("a surfboard").objects[0]?.laid).toBeUndefined();
  });

  test("who looks at something has it before the eyes", () => {
    const [fox, rabbit] = [
      boundsAt("a fox looking at a rabbit", "fox"),
      boundsAt("a fox looking at a rabbit", "rabbit"),
    ];
    expect(rabbit.max[2]).toBeGreaterThan(fox.max[2]);
    expect(rabbit.min[2]).toBeGreaterThan(middleOf(fox, 2));
    expect(Math.abs(middleOf(rabbit, 0) - middleOf(fox, 0))).toBeLessThan(0.3 * sizeOf(fox, 2));
  });

  test("what is in a bowl goes with the bowl", () => {
    const prompt = "a cat looking at a lemon in a bowl";
    const [lemon, bowl] = [boundsAt(prompt, "lemon"), boundsAt(prompt, "bowl")];
    expect(Math.abs(middleOf(lemon, 2) - middleOf(bowl, 2))).toBeLessThan(0.5 * sizeOf(bowl, 2));
  });

  test("a painting shows what it is of, within its frame", () => {
    const [frame, cat] = [boundsAt("a painting of a cat", "picture-frame"), boundsAt("a painting of a cat", "cat")];
    for (const axis of [0, 1] as const) {
      expect(cat.min[axis]).toBeGreaterThan(frame.min[axis]);
      expect(cat.max[axis]).toBeLessThan(frame.max[axis]);
    }
    expect(sizeOf(cat, 2)).toBeLessThan(0.3 * sizeOf(cat, 1));
  });
});

describe("forms that any thing takes on", () => {
  test("what is on a stack is on its topmost, and what lies on a pile is large beside one of it", () => {
    const prompt = "a candle on a stack of books";
    const { objects } = recipeOf(prompt);
    const candle = objects.find(({ concept }) => concept === "candle");
    expect(candle?.placement?.target).toBe(objects.findLastIndex(({ concept }) => concept === "book"));
    const [cat, book] = ["cat", "book"].map((concept) => boundsAt("a cat lying on a pile of books", concept));
    expect(sizeOf(cat as Bounds, 0)).toBeGreaterThan(0.6 * sizeOf(book as Bounds, 0));
  });

  test("what is in a light bulb is behind its glass", () => {
    const [fish, bulb] = ["fish", "light-bulb"].map((concept) => boundsAt("a fish inside a light bulb", concept));
    for (const axis of [0, 1, 2] as const) {
      expect((fish as Bounds).min[axis]).toBeGreaterThan((bulb as Bounds).min[axis]);
      expect((fish as Bounds).max[axis]).toBeLessThan((bulb as Bounds).max[axis]);
    }
  });

  test("a form is taken on where the concept has none of its own", () => {
    const styles = (prompt: string) => recipeOf(prompt).objects[0]?.styles;
    expect(styles("a half-eaten donut")).toContain("bitten");
    expect(styles("a half-eaten apple")).not.toContain("bitten");
    expect(styles("a broken wooden chair")).toContain("broken");
    expect(styles("a bus covered in graffiti")).toContain("graffiti");
  });
});
