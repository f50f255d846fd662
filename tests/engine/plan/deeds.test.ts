import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

function thingsOf(prompt: string, seed = 3) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  return (name: string) => {
    const own = parts.filter((part) => part.name.startsWith(name));
    if (own.length === 0) throw new Error(`No part named ${name}: ${parts.map((part) => part.name).join(", ")}`);
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const middle = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2);
    return {
      min,
      max,
      x: middle[0] as number,
      y: middle[1] as number,
      z: middle[2] as number,
      wide: max[0] - min[0],
      tall: max[1] - min[1],
      deep: max[2] - min[2],
    };
  };
}

test("what is drunk from is at the lips, what is held is not", () => {
  const height = (prompt: string) => {
    const thing = thingsOf(prompt);
    return thing("bottle-1").max[1] / thing("person-1").max[1];
  };
  expect(height("a man drinking from a bottle")).toBeGreaterThan(height("a man holding a bottle") + 0.1);
});

test("a book is open before the eyes of who reads it, in the middle", () => {
  const thing = thingsOf("a girl reading a book");
  const [book, girl] = [thing("book-1"), thing("person-1")];
  expect(Math.abs(book.x)).toBeLessThan(0.1 * girl.tall);
  expect(book.z).toBeGreaterThan(0.1 * girl.tall);
  expect(book.max[1]).toBeLessThan(0.85 * girl.tall);
});

test("a barbell that is lifted is over the head, on both hands", () => {
  const thing = thingsOf("a man lifting a barbell");
  expect(thing("dumbbell-1").y).toBeGreaterThan(thing("person-1-head").y);
  expect(Math.abs(thing("dumbbell-1").x)).toBeLessThan(0.05 * thing("person-1").tall);
});

test("a tree that is hugged stays a tree", () => {
  const thing = thingsOf("a bear hugging a tree");
  expect(thing("tree-1").tall).toBeGreaterThan(thing("bear-1").tall);
  expect(thing("tree-1").min[1]).toBeLessThan(0.02 * thing("tree-1").tall);
});

test("a climber is part of the way up, in front of what is climbed", () => {
  const thing = thingsOf("a man climbing a ladder");
  const [man, ladder] = [thing("person-1"), thing("ladder-1")];
  expect(man.min[1]).toBeGreaterThan(0.15 * ladder.tall);
  expect(man.min[1]).toBeLessThan(0.7 * ladder.tall);
  expect(man.z).toBeGreaterThan(ladder.z);
});

test("who hangs from a branch is below it", () => {
  const thing = thingsOf("a monkey hanging from a branch");
  expect(thing("monkey-1-head").y).toBeLessThan(thing("branch-1").y);
});

test("who lies is longer than high, and lies along a couch", () => {
  const thing = thingsOf("a man lying on a couch");
  const [man, couch] = [thing("person-1"), thing("sofa-1")];
  expect(man.wide).toBeGreaterThan(1.5 * man.tall);
  expect(man.wide).toBeLessThan(couch.wide * 1.1);
  const alone = thingsOf("a cat lying on its back")("");
  expect(alone.deep).toBeGreaterThan(0.9 * alone.tall);
});

test("a cart that is pushed is before who pushes it, its handle to the hands", () => {
  const thing = thingsOf("a man pushing a shopping cart");
  const [man, cart] = [thing("person-1"), thing("shopping-cart-1")];
  expect(cart.z).toBeGreaterThan(man.z + 0.3 * man.tall);
});

test("what is around a thing stands about it on all sides but the camera's", () => {
  const thing = thingsOf("four chairs around a table");
  const table = thing("table-1");
  const angles = [1, 2, 3, 4].map((i) => {
    const { x, z } = thing(`chair-${i}`);
    return Math.atan2(x - table.x, z - table.z);
  });
  const apart = angles.flatMap((a, i) =>
    angles.slice(i + 1).map((b) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))),
  );
  expect(Math.min(...apart)).toBeGreaterThan(0.9);
});

test.each(["smartphone", "guitar", "bottle"])("a %s that lies lies flat", (name) => {
  const lies = thingsOf(`a ${name} lying on a table`)(`${name === "guitar" ? "guitar" : name}-1`);
  expect(lies.tall).toBeLessThan(0.6 * Math.max(lies.wide, lies.deep));
});

test.each([1, 2, 3, 4, 5, 6])("who stands on a crate has a lid under the feet, seed %i", (seed) => {
  const thing = thingsOf("a man standing on a crate", seed);
  expect(thing("person-1").min[1]).toBeGreaterThan(0.9 * thing("crate-1").tall);
});

test("who stands on what has no lid stands on its floor, not through it", () => {
  const thing = thingsOf("a man standing on a milk crate");
  expect(thing("person-1").min[1]).toBeGreaterThan(0);
});

test("who is said to be on a chair or to knit in one sits on it, unless standing", () => {
  const seated = thingsOf("a grandmother knitting in a rocking chair");
  expect(seated("person-1-head").y - seated("chair-1").y).toBeLessThan(
    thingsOf("a grandmother standing on a rocking chair")("person-1-head").y - seated("chair-1").y,
  );
});

test("a kite that is flown is over its flyer, on a line from the hand", () => {
  const thing = thingsOf("a boy flying a kite");
  expect(thing("kite-1-sail").min[1]).toBeGreaterThan(thing("person-1-head").y);
  expect(thing("kite-1-winder").y).toBeLessThan(thing("person-1-head").y);
});

test("who is under a tree lies beside its trunk and is large enough to be seen", () => {
  const thing = thingsOf("a fox sleeping under a tree");
  const [fox, tree] = [thing("fox-1"), thing("tree-1")];
  expect(Math.max(fox.wide, fox.deep)).toBeGreaterThan(0.13 * tree.tall);
});

test("a scarf is worn around the neck, not on the head", () => {
  for (const bird of ["owl", "parrot", "penguin"]) {
    const thing = thingsOf(`${bird === "owl" ? "an" : "a"} ${bird} wearing a scarf`);
    expect(thing("scarf-1").max[1], bird).toBeLessThan(thing(`${bird}-1`).max[1]);
  }
});

test("what is done without a tool being named is done with one", () => {
  const held = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects.map(
      ({ concept, placement }) => `${placement?.relation ?? ""} ${concept}`.trim(),
    );
  expect(held("a bear fishing")).toEqual(["bear", "holding fishing-rod"]);
  expect(held("a surfing dog")).toEqual(["surfboard", "on dog"]);
  expect(held("a boy painting")).toEqual(["person", "holding paint-brush"]);
  expect(held("a mouse taking a selfie")).toEqual(["mouse", "holding smartphone"]);
  expect(held("a fishing boat")).toEqual(["ship"]);
  expect(held("a man and a painting")).toEqual(["picture-frame", "near person"]);
});

test("gloves are on the hands and shoes on the feet of who has no clothes of that kind", () => {
  const kangaroo = thingsOf("a kangaroo wearing boxing gloves");
  expect(kangaroo("sports-glove-1").max[1]).toBeLessThan(kangaroo("kangaroo-1").max[1] * 0.8);
  const duck = thingsOf("a duck wearing boots");
  expect(duck("boot-1").max[1]).toBeLessThan(duck("duck-1").max[1] * 0.5);
  expect(duck("boot-1").x).toBeGreaterThan(duck("boot-2").x);
});

test("much fruit is fruit of many kinds", () => {
  const prompt = "a bowl of fruit";
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  expect(new Set(recipe.objects.map(({ concept }) => concept)).size).toBeGreaterThan(4);
});

test("a tool that is put down lies, one by itself stands", () => {
  const sword = thingsOf("a sword on a table")("sword-1");
  expect(sword.tall).toBeLessThan(Math.max(sword.wide, sword.deep) * 0.4);
  const own = thingsOf("a sword and a table")("sword-1");
  expect(own.tall).toBeGreaterThan(Math.max(own.wide, own.deep));
});

test("what is held lifts nobody off the floor", () => {
  const thing = thingsOf("a turtle standing on its hind legs and holding a cane");
  expect(thing("turtle-1").min[1]).toBeLessThan(thing("staff-1").min[1] + 0.01 * thing("turtle-1").tall);
});

test.each(["a bear juggling", "a clown juggling"])("%s has three balls in the air over the hands", (prompt) => {
  const { objects, relations } = readPrompt(prompt, null, lexicon);
  expect(objects[1]).toMatchObject({ concept: "ball", count: 3 });
  expect(relations).toMatchObject([{ kind: "holding", from: 0, to: 1, how: "juggled" }]);
  const thing = thingsOf(prompt);
  const heights = [1, 2, 3].map((k) => thing(`ball-${k}`).y);
  expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights));
});

test.each(["a hippo dancing ballet", "a robot doing ballet"])(
  "%s is dressed for it, and ballet is no bullet",
  (prompt) => {
    expect(readPrompt(prompt, null, lexicon).objects).toMatchObject([{ guise: "ballerina" }]);
  },
);

test.each(["horse", "unicorn", "goat"])("a rearing %s stands on its hind legs, the breast over the rump", (animal) => {
  const [level, raised] = [thingsOf(`a ${animal}, standing`)("body"), thingsOf(`a rearing ${animal}`)("body")];
  expect(raised.tall / raised.deep).toBeGreaterThan(1.4 * (level.tall / level.deep));
});
