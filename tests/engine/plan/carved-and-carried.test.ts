import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const tiesOf = (prompt: string) => {
  const { objects, relations } = read(prompt);
  return relations.map(
    ({ kind, from, to, how }) => `${objects[from]?.concept} ${kind}${how ? ` ${how}` : ""} ${objects[to]?.concept}`,
  );
};
const partsOf = (prompt: string) =>
  buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe).model.parts.map(
    ({ name }) => name,
  );

describe("what is asked of a thing", () => {
  test("a pumpkin with a face carved into it is a lantern in that mood", () => {
    expect(read("a pumpkin carved with a scary face").objects[0]?.traits).toEqual(["haunted", "carved"]);
  });

  test("who misses an eye has the other one", () => {
    const eyes = partsOf("a teddy bear missing an eye").filter((name) => name.endsWith("eye"));
    expect(eyes).toEqual(["right-eye"]);
    expect(partsOf("a teddy bear without eyes").filter((name) => name.endsWith("eye"))).toEqual([]);
  });

  test("a beast's float is the beast, blown up", () => {
    const [swan, other] = read("a white swan pool float").objects;
    expect([swan?.concept, swan?.traits, other]).toEqual(["swan", ["inflatable"], undefined]);
  });

  test("a tree in full bloom is one tree", () => {
    expect(read("an old cherry tree in full bloom").objects.map(({ concept }) => concept)).toEqual(["tree"]);
  });

  test("a baby of a kind is a young one", () => {
    expect(read("a grey elephant baby").objects.map(({ concept, traits }) => [concept, traits])).toEqual([
      ["elephant", ["young"]],
    ]);
  });

  test("whoever the king is, he is dressed as one", () => {
    expect(partsOf("a gorilla dressed like louis the king")).toContainEqual(expect.stringMatching(/crown/));
  });
});

describe("what is carried and sat in", () => {
  test("beasts of burden have it on the back", () => {
    expect(tiesOf("a mule carrying a basket")).toEqual(["basket on donkey"]);
    expect(tiesOf("a camel carrying a rug")).toEqual(["rug on draped camel"]);
    expect(tiesOf("a monkey carrying a basket")).toEqual(["monkey carrying basket"]);
  });

  test("who is in a bathtub sits in it, in foam where that is said", () => {
    expect(tiesOf("a gorilla in a bathtub full of bubbles")).toEqual(["gorilla sitting bathtub"]);
    expect(partsOf("a bathtub full of bubbles")).toContain("foam");
  });
});

describe("what a thing keeps", () => {
  test("a pot in a beast's shape is of the stuff that was said, all of it", () => {
    const prompt = "a red ceramic teapot shaped like a pig";
    const { materials } = buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);
    expect(materials["like-body"]).toEqual(materials.body);
  });

  test("a floral pattern is the pattern, on soft things the cloth", () => {
    const prompt = "an armchair with floral pattern";
    const { materials } = buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);
    expect(Object.values(materials).map(({ base }) => base)).toContain("floral-fabric");
  });

  test("neon lights of a car are its own, mushrooms lie on the pizza, a match burns", () => {
    expect(read("a green car with neon lights").objects.map(({ concept }) => concept)).toEqual(["car"]);
    expect(partsOf("a pizza with mushrooms")).toContain("mushrooms");
    expect(partsOf("a burning match")).toContain("flame");
  });
});

describe("looks and frills", () => {
  test("who looks at the camera turns the head to it, and to nothing else that is there", () => {
    const { objects, relations } = read("a brown cow looking at the camera");
    expect([objects.map(({ concept }) => concept), relations]).toEqual([["cow"], []]);
    const eyesOf = (prompt: string) => {
      const { model } = buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);
      const { min, max } = boundsOf(
        model.parts.filter(({ slot }) => slot === "eye").map(({ geometry }) => geometry.positions),
      );
      return (min[0] + max[0]) / 2;
    };
    expect(eyesOf("a wolf looking at the viewer")).toBeGreaterThan(eyesOf("a wolf") + 0.03);
  });

  test("frills are on the dress of who wears one", () => {
    expect(partsOf("a doll in a frilly dress")).toContain("ruffles");
    expect(partsOf("a doll in a plain dress")).not.toContain("ruffles");
  });

  test("a glass that is full is full to the rim", () => {
    const drinkOf = (prompt: string) => {
      const { model } = buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);
      const topOf = (name: RegExp) =>
        boundsOf(model.parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)).max[1];
      return topOf(/^drink$/) / topOf(/^body$/);
    };
    expect(drinkOf("a full wine glass")).toBeGreaterThan(0.85);
  });

  test("a biplane is of one colour", () => {
    const prompt = "a biplane";
    const { materials } = buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe);
    expect(materials.body?.colours).toHaveLength(1);
  });
});
