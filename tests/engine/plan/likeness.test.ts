import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const made = (prompt: string) => buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);
const boundsWhere = (prompt: string, isMeant: (slot: string) => boolean) =>
  boundsOf(
    made(prompt)
      .model.parts.filter(({ slot }) => isMeant(slot))
      .map(({ geometry }) => geometry.positions),
  );

describe("what lends its shape to what", () => {
  test.each([
    ["a mushroom lamp", "lamp", "mushroom"],
    ["an avocado chair", "chair", "avocado"],
    ["a watermelon car", "car", "watermelon"],
    ["bunny slippers", "slipper", "rabbit"],
    ["a car made out of a pumpkin", "car", "pumpkin"],
    ["a cat clock", "wall-clock", "cat"],
    ["a duck umbrella", "umbrella", "duck"],
    ["an elephant watering can", "watering-can", "elephant"],
  ])("%s", (prompt, concept, lender) => {
    expect(read(prompt).objects).toMatchObject([{ concept, shapedLike: { concept: lender } }]);
  });

  test.each(["a peach chair", "a chocolate lamp", "an ice cream truck", "a dog lamp post", "a car made of pumpkins"])(
    "%s has its own",
    (prompt) => {
      expect(read(prompt).objects[0]?.shapedLike).toBeUndefined();
    },
  );

  test("a part of the lender is dyed, not added", () => {
    const { objects } = read("a mushroom-shaped lamp with a red cap");
    expect(objects).toHaveLength(1);
    expect(objects[0]?.shapedLike?.colours).toHaveLength(1);
  });

  test("an owl-shaped paperweight is an owl", () => {
    expect(read("an owl-shaped paperweight").objects).toMatchObject([{ concept: "owl" }]);
  });
});

describe("what looks like something else stays what it is", () => {
  test("a lamp keeps its shade, and the goose stands under it", () => {
    const prompt = "a table lamp shaped like a goose";
    const [goose, shade] = [/^like-/, /^shade$/].map((slot) => boundsWhere(prompt, (each) => slot.test(each)));
    expect(goose?.max[1]).toBeGreaterThan(shade?.min[1] ?? Number.NaN);
    expect(goose?.max[1]).toBeLessThan(shade?.max[1] ?? Number.NaN);
  });

  test("a candle burns on top of it", () => {
    const prompt = "a candle in the shape of a cactus";
    const [wax, flame] = [/^like-/, /^flame$/].map((slot) => boundsWhere(prompt, (each) => slot.test(each)));
    expect(flame?.max[1]).toBeGreaterThan(wax?.max[1] ?? Number.NaN);
    expect(flame?.min[1]).toBeLessThan((wax?.max[1] ?? Number.NaN) * 1.2);
  });

  test("a slipper keeps its shape and bears a head on its toes", () => {
    const slots = new Set(made("bunny slippers").model.parts.map(({ slot }) => slot.replace(/^slipper-\d-/, "")));
    expect([...slots]).toEqual(expect.arrayContaining(["upper", "sole"]));
    expect([...slots].some((slot) => slot.startsWith("like-"))).toBe(true);
    expect([...slots]).not.toContain("like-leg");
  });

  test("a teapot's spout and handle touch the elephant", () => {
    const prompt = "a teapot in the shape of an elephant";
    const [body, spout, handle] = [/^like-/, /^spout$/, /^handle$/].map((slot) =>
      boundsWhere(prompt, (each) => slot.test(each)),
    );
    expect(spout?.max[0]).toBeGreaterThan(body?.min[0] ?? Number.NaN);
    expect(handle?.min[0]).toBeLessThan(body?.max[0] ?? Number.NaN);
  });

  test("a car keeps its wheels, and has its windows in the new body", () => {
    const slots = made("a car shaped like a strawberry").model.parts.map(({ slot }) => slot);
    expect(slots).toEqual(expect.arrayContaining(["tyre", "like-flesh"]));
    expect(slots).toContain("window");
  });

  test("a train stands on the cake that it is", () => {
    const prompt = "a cake shaped like a train";
    const [train, cake] = [/^like-/, /^(?:sponge|icing)$/].map((slot) =>
      boundsWhere(prompt, (each) => slot.test(each)),
    );
    expect(train?.min[1]).toBeCloseTo(cake?.max[1] ?? Number.NaN, 1);
  });
});

test.each(["a heart-shaped cake", "a heart-shaped cookie", "a heart-shaped box"])(
  "%s has its cleft at the back, its point in front, and is seen from above",
  (prompt) => {
    const { model, view } = made(prompt);
    const main = model.parts[0]?.geometry.positions ?? new Float32Array();
    const near = (x: number, isFront: boolean) => {
      let reach = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < main.length; i += 3)
        if (Math.abs((main[i] as number) - x) < 0.012 * (1 + Math.abs(x)))
          reach = Math.max(reach, (isFront ? 1 : -1) * (main[i + 2] as number));
      return reach;
    };
    const { min, max } = boundsOf([main]);
    const [cx, quarter] = [(min[0] + max[0]) / 2, (max[0] - min[0]) / 4];
    expect(near(cx, true)).toBeGreaterThan(near(cx + quarter, true));
    expect(near(cx, false)).toBeLessThan(near(cx + quarter, false));
    expect(view.elevation).toBeGreaterThan(0.35);
  },
);

describe("a vessel in a beast's shape", () => {
  test.each(["a chicken shaped teapot", "a pig teapot", "an elephant teapot"])(
    "%s has its lid on its back",
    (prompt) => {
      const [lid, body] = [
        boundsWhere(prompt, (slot) => slot === "lid"),
        boundsWhere(prompt, (slot) => /^like-/.test(slot)),
      ];
      expect(lid.min[1]).toBeLessThan(body.max[1]);
      expect(lid.max[0] - lid.min[0]).toBeLessThan(body.max[0] - body.min[0]);
    },
  );

  test("keeps its spout, at the beast's head", () => {
    const { parts } = made("an elephant watering can").model;
    expect(parts.map(({ name }) => name)).toContain("spout");
  });
});

test("a clock in a beast's likeness bears its head over the dial", () => {
  const [head, face] = ["like-", "face"].map((start) => boundsWhere("an owl clock", (slot) => slot.startsWith(start)));
  expect(head?.max[1]).toBeGreaterThan(face?.max[1] as number);
  expect(head?.min[1]).toBeGreaterThan(((face?.min[1] as number) + (face?.max[1] as number)) / 2);
});
