import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 2 }).recipe;
const boxOf = (prompt: string, name: RegExp) => {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
};

describe("places that one is inside of", () => {
  test.each([
    ["a goat in a barn", "barn"],
    ["a parrot in a zoo", "zoo"],
    ["a baker in a kitchen", "kitchen"],
    ["a sofa in a living room", "room"],
    ["a skater in the city", "city"],
    ["a puppet in a toy shop", "toys"],
    ["a puppet in a bakery", "shop"],
    ["a hedgehog in a library", "library"],
    ["a teacher in a classroom", "classroom"],
    ["a carpenter in a workshop", "workshop"],
    ["an otter in a bathroom", "bathroom"],
    ["a chemist in a laboratory", "laboratory"],
    ["an ogre in a dungeon", "dungeon"],
    ["a monk in a church", "church"],
    ["a rat in an alley", "alley"],
    ["a bat in a cave", "cavern"],
    ["a crow in a graveyard", "graveyard"],
    ["an eel in a coral reef", "reef"],
    ["a tiger in a bamboo grove", "bamboos"],
    ["a statue in temple ruins", "ruins"],
    ["a hen on a porch", "porch"],
    ["a goat in a pen", "pen"],
    ["a donkey in a paddock", "paddock"],
    ["a cello on a stage", "stage"],
    ["a fox at a campsite", "camp"],
    ["a baker at a farmers market", "market"],
    ["a boy at a playground", "playground"],
    ["a skater on a ramp", "ramps"],
    ["a crow in a pumpkin patch", "pumpkins"],
    ["a milkman in a diner", "tiles"],
    ["a bus coming out of a tunnel", "tunnel"],
  ])("%s has walls or bars behind it", (prompt, style) => {
    expect(recipeOf(prompt).objects.find(({ concept }) => concept === "ground")?.parameters.style).toBe(style);
  });

  test("a pen is a fold for beasts alone", () => {
    expect(briefOf("a letter in a pen").objects.map(({ concept }) => concept)).not.toContain("ground");
  });

  test("what comes out of a tunnel fits through its mouth and goes where the rails go", () => {
    const prompt = "a bus coming out of a tunnel";
    const [bus, portal, rails] = [/^bus-1/, /^ground-1-portal/, /^ground-1-rails/].map((name) => boxOf(prompt, name));
    expect(bus?.max[1]).toBeLessThan(portal?.max[1] ?? 0);
    expect((rails?.max[2] ?? 0) - (rails?.min[2] ?? 0)).toBeGreaterThan((rails?.max[0] ?? 0) - (rails?.min[0] ?? 0));
  });

  test("a place that is the subject stays what it is", () => {
    expect(briefOf("a cave with a lantern").objects[0]?.concept).toBe("cave");
  });

  test("what is beside a barn is not in it", () => {
    expect(briefOf("a goat next to a barn").objects.map(({ concept }) => concept)).not.toContain("ground");
  });

  test("walls reach to the middle of who stands there", () => {
    const [wall, baker] = [/^ground-1-wall/, /^person-1/].map((name) => boxOf("a baker in a kitchen", name));
    expect(wall?.max[1]).toBeGreaterThan(0.4 * (baker?.max[1] ?? 0));
  });
});

describe("what lies about something", () => {
  test("a trail is on the ground behind whoever leaves it", () => {
    for (const prompt of ["a scooter that leaves a trail of tulips", "a trail of daisies behind a wizard"]) {
      const { objects } = recipeOf(prompt);
      expect(objects.filter(({ placement }) => placement?.where === "trail")).toHaveLength(9);
    }
    const [wizard, daisies] = [/^person-1/, /^daisy/].map((name) => boxOf("a trail of daisies behind a wizard", name));
    expect(daisies?.max[2]).toBeLessThan((wizard?.min[2] ?? 0) + 0.05);
    expect(daisies?.min[1]).toBeCloseTo(0, 2);
  });

  test("in a ring around it is around it: no finger ring is meant", () => {
    const { objects } = recipeOf("a birdbath with tulips in a ring around it");
    expect(objects.map(({ concept }) => concept)).not.toContain("ring");
    expect(objects.filter(({ placement }) => placement?.where === "around").length).toBeGreaterThan(4);
  });
});

describe("what hangs from a line", () => {
  test.each([
    ["a lemur hanging from a rope", /^rope-1-rope/, /^(?!rope)/],
    ["a pair of shoes hanging from a power line", /^utility-pole-1-wire/, /^(?!utility)/],
  ])("%s is below it, off the floor", (prompt, line, thing) => {
    const [above, below] = [boxOf(prompt, line), boxOf(prompt, thing)];
    expect(below.min[1]).toBeGreaterThan(0.1 * above.max[1]);
    expect(below.max[1]).toBeLessThan(above.max[1] + 0.1 * (below.max[1] - below.min[1]));
  });

  test("a rope by itself lies in a coil", () => {
    expect(recipeOf("a rope").objects[0]?.parameters.form).toBe("coil");
  });
});

describe("in what has corners and is deep", () => {
  test("a bottle stands in its bag and looks out of it", () => {
    const [bag, bottle] = [/^bag-1-body/, /^bottle/].map((name) => boxOf("a bottle in a paper bag", name));
    expect(bottle?.min[1]).toBeLessThan(0.75 * (bag?.max[1] ?? 0));
    expect(bottle?.max[1]).toBeGreaterThan(1.1 * (bag?.max[1] ?? 0));
  });
});

describe("as it is put, worn and ridden", () => {
  test("surfboards lie on a van's roof, along it", () => {
    const board = boxOf("a van with two surfboards on its roof", /^surfboard/);
    expect(board.max[1] - board.min[1]).toBeLessThan(0.3 * (board.max[2] - board.min[2]));
  });

  test("a broom's straw is behind who rides it", () => {
    const { parts } = buildModel(recipeOf("an elf riding a broom")).model;
    const middle = (slot: RegExp) => {
      const { min, max } = boundsOf(
        parts.filter((part) => slot.test(part.slot)).map(({ geometry }) => geometry.positions),
      );
      return (min[2] + max[2]) / 2;
    };
    expect(middle(/^broom.*bristles/)).toBeLessThan(middle(/^broom.*handle/));
  });

  test("a pineapple has its sunglasses on the fruit, not in its leaves", () => {
    const prompt = "a pineapple wearing sunglasses";
    const [fruit, glasses] = [/^pineapple-1-fruit/, /^glasses/].map((name) => boxOf(prompt, name));
    expect(glasses?.max[1]).toBeLessThan(fruit?.max[1] ?? 0);
    expect(glasses?.max[2]).toBeGreaterThan(fruit?.max[2] ?? 0);
  });

  test("a sign of another shape has no frame around it", () => {
    const { parts } = buildModel(recipeOf("a sign shaped like a fish")).model;
    expect(parts.some(({ slot }) => slot === "frame")).toBe(false);
    expect(parts.some(({ slot }) => slot === "post")).toBe(true);
  });

  test("two in a rowing boat sit one behind the other", () => {
    const prompt = "two men in a rowing boat";
    const [first, second] = [/^person-1/, /^person-2/].map((name) => boxOf(prompt, name));
    const middle = (box = first) => ((box?.min[2] ?? 0) + (box?.max[2] ?? 0)) / 2;
    expect(Math.abs(middle(first) - middle(second))).toBeGreaterThan(0.3);
  });
});
