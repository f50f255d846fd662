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
  return relations.map(({ kind, from, to }) => `${objects[from]?.concept} ${kind} ${objects[to]?.concept}`);
};
const planned = (prompt: string) => planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe;
const boxOf = (prompt: string, name: string) =>
  boundsOf(
    buildModel(planned(prompt))
      .model.parts.filter((part) => part.name.startsWith(name))
      .map(({ geometry }) => geometry.positions),
  );

describe("who cooks", () => {
  test("fries in a pan that goes without saying, or in the one that is said", () => {
    for (const prompt of ["an otter frying an egg", "a bear frying an egg in a pan"]) {
      expect(tiesOf(prompt)).toHaveLength(2);
      expect(tiesOf(prompt)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^egg in frying-pan$/),
          expect.stringMatching(/holding frying-pan$/),
        ]),
      );
      expect(read(prompt).objects.find(({ concept }) => concept === "egg")?.word).toBe("fried egg");
    }
  });

  test("boils in a pot and grills on a grill, before which they stand", () => {
    expect(tiesOf("a rabbit boiling carrots")).toEqual(["carrot in cooking-pot", "rabbit beside cooking-pot"]);
    expect(tiesOf("a robot grilling burgers")).toEqual([
      "burger on barbecue-grill",
      "robot beside barbecue-grill",
      "robot holding spatula",
    ]);
  });

  test("fries after a with are eaten, not fried", () => {
    expect(tiesOf("a burger with fries")).toEqual(["burger with french-fries"]);
  });
});

test("somebody does two things at once", () => {
  expect(tiesOf("a polar bear wearing sunglasses and drinking lemonade")).toEqual([
    "polar-bear wearing glasses",
    "polar-bear holding drinking-glass",
  ]);
});

describe("what is served", () => {
  test("lies on its plate, all of it", () => {
    expect(tiesOf("a plate of eggs and bacon")).toEqual(["egg in plate", "bacon in plate"]);
    expect(tiesOf("a bucket of balls and bats")).toEqual(["ball in bucket", "baseball-bat in bucket"]);
  });

  test("a cup of coffee is whole before what stands beside it", () => {
    const { objects } = read("a cup of coffee and a croissant");
    expect(objects.map(({ concept, colours }) => [concept, colours.length])).toEqual([
      ["mug", 0],
      ["croissant", 0],
    ]);
    expect(tiesOf("a cup of coffee and a croissant")).toEqual(["croissant beside mug"]);
  });

  test("two things on a plate lie side by side, large enough to be seen", () => {
    const prompt = "an apple and a pear on a plate";
    const [plate, apple, pear] = ["plate", "apple", "pear"].map((name) => boxOf(prompt, name)) as [
      ReturnType<typeof boundsOf>,
      ReturnType<typeof boundsOf>,
      ReturnType<typeof boundsOf>,
    ];
    // side by side in the picture: aslant to both axes
    const [x, z] = ([0, 2] as const).map((k) => (apple.min[k] + apple.max[k] - pear.min[k] - pear.max[k]) / 2);
    const halves = (apple.max[0] - apple.min[0] + pear.max[0] - pear.min[0]) / 2;
    expect(Math.hypot(x as number, z as number)).toBeGreaterThan(0.9 * halves);
    expect(apple.max[0] - apple.min[0]).toBeGreaterThan(0.25 * (plate.max[0] - plate.min[0]));
  });

  test("candles that are blown out are on the cake", () => {
    const prompt = "a koala blowing out birthday candles on a cake";
    expect(tiesOf(prompt)).toEqual(["koala beside table", "cake on table"]);
    expect(read(prompt).objects[1]?.parts.map(({ slot }) => slot)).toEqual(["candle"]);
  });
});

describe("colours", () => {
  test("the feathers are the bird's, and no bird is there", () => {
    const { objects } = read("a dress made of peacock feathers");
    expect(objects).toHaveLength(1);
    expect(objects[0]).toMatchObject({ concept: "dress", materials: ["feathers"] });
    expect(objects[0]?.colours.map(({ word }) => word)).toEqual(["teal", "blue", "green", "gold"]);
  });

  test("cloth is printed in the two colours that were said", () => {
    const [dress] = planned("a red dress with white polka dots").objects;
    expect(dress?.materials.cloth).toMatchObject({ base: "polka-dot-fabric" });
    expect(dress?.materials.cloth?.colours).toHaveLength(2);
    expect(dress?.parameters.kind).not.toBe("dotted");
  });

  test("of colourful things each has one colour", () => {
    const icings = planned("four colorful donuts").objects.map(({ materials }) =>
      JSON.stringify(materials.icing?.colours),
    );
    expect(new Set(icings).size).toBe(4);
  });
});

describe("what gives light by itself", () => {
  test("only the part that was said to glow shines", () => {
    const { model } = buildModel(planned("a sword with a glowing purple blade"));
    expect(new Set(model.parts.filter(({ shines }) => shines).map(({ slot }) => slot))).toEqual(new Set(["blade"]));
  });

  test("a skull with glowing eyes has them in its sockets", () => {
    const { model } = buildModel(planned("a skull with glowing red eyes"));
    expect(model.parts.find(({ slot }) => slot === "eye")?.shines).toBe(true);
    expect(buildModel(planned("a skull")).model.parts.some(({ slot }) => slot === "eye")).toBe(false);
  });

  test("a lantern's glowing eyes are cut", () => {
    const { objects } = read("a pumpkin with glowing eyes");
    expect(objects.map(({ concept, traits }) => [concept, traits.includes("carved")])).toEqual([["pumpkin", true]]);
  });
});

test("a pirate has a hook for a hand, a penguin wears its jetpack, a typewriter has its paper in it", () => {
  expect(read("a pirate with a hook").objects[0]?.parts.map(({ slot }) => slot)).toEqual(["hook"]);
  expect(read("a crane with a hook").objects.every(({ word }) => word !== "hook hand")).toBe(true);
  expect(tiesOf("a penguin with a jetpack")).toEqual(["penguin wearing jetpack"]);
  expect(tiesOf("a typewriter with a sheet of paper")).toEqual([]);
});

test("a cactus in a hat wears it, slippers hang on a wall", () => {
  expect(tiesOf("a cactus in a cowboy hat")).toEqual(["cactus wearing hat"]);
  expect(tiesOf("roses in a top hat")).toEqual(["rose in hat"]);
  expect(read("slippers hanging from a hook").objects[1]?.word).toBe("coat hook");
});

test("a skull or a beast before a mug or a throne lends its shape", () => {
  const likenessOf = (prompt: string) => read(prompt).objects[0]?.shapedLike?.concept;
  expect(likenessOf("a skull mug")).toBe("skull");
  expect(likenessOf("a dragon throne")).toBe("dragon");
  expect(likenessOf("a jellyfish chandelier")).toBe("jellyfish");
});

test("a tangled cord lies in a snarl beside the telephone, and who leans an umbrella has closed it", () => {
  const wide = (prompt: string, name: string) => {
    const { min, max } = boxOf(prompt, name);
    return max[0] - min[0];
  };
  expect(wide("a telephone with a tangled cord", "cord")).toBeGreaterThan(1.4 * wide("a telephone", "cord"));
  const canopy = (prompt: string) =>
    planned(prompt).objects.find(({ concept }) => concept === "umbrella")?.parameters.open;
  expect(canopy("an umbrella leaning against a wall")).toBe(false);
  expect(canopy("an open umbrella leaning against a wall")).toBe(true);
});

test("what is said to be missing is not there, one of a pair where it is one", () => {
  expect(read("a golden crown with missing jewels").objects[0]?.without).toEqual(["gem"]);
  expect(read("a doll with a missing eye").objects[0]?.without).toContain("left-eye");
  expect(read("a teapot with a missing handle").objects[0]?.without).toEqual(["handle"]);
});

test("food with a board lies on it, and a cheese board has its cheeses", () => {
  for (const prompt of ["a cutting board with bread", "a cheese board with grapes", "a serving board with sushi"]) {
    const food = buildModel(planned(prompt)).model.parts.filter(({ name }) => !/-board/.test(name));
    expect(boundsOf(food.map(({ geometry }) => geometry.positions)).min[1], prompt).toBeGreaterThan(0.015);
  }
  expect(read("a cheese board").objects[0]?.concept).toBe("cheese-board");
  expect(read("a chopping board").objects[0]?.concept).toBe("cutting-board");
});

test("a tart is no cake, and whatever has whipped cream on it shows that", () => {
  for (const prompt of ["a lemon tart", "a strawberry tart", "a slice of chocolate tart"])
    expect(read(prompt).objects[0]?.concept, prompt).toBe("tart");
  const isCreamy = (prompt: string) => buildModel(planned(prompt)).model.parts.some(({ slot }) => slot === "cream");
  for (const dish of ["a waffle", "a stack of pancakes", "a pumpkin pie", "an egg tart"]) {
    expect(isCreamy(`${dish} with whipped cream`), dish).toBe(true);
    expect(isCreamy(dish), dish).toBe(false);
  }
});

test("a handle of rope is a thick rope, one of wire a thin wire", () => {
  const thick = (prompt: string) => {
    const { min, max } = boxOf(prompt, "handle");
    return max[2] - min[2];
  };
  expect(planned("a bucket with a rope handle").objects[0]?.parameters.rope).toBe(true);
  expect(planned("a tin bucket").objects[0]?.parameters.rope).toBe(false);
  expect(thick("a bucket with a rope handle")).toBeGreaterThan(0.01);
});
