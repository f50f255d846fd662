import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

/** Bounds of all parts whose names begin so. */
function thingsOf(prompt: string, seed = 3) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  return (name: string) => {
    const own = parts.filter((part) => part.name.startsWith(name));
    if (own.length === 0) throw new Error(`No part named ${name}: ${parts.map((part) => part.name).join(", ")}`);
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions)) as {
      min: [number, number, number];
      max: [number, number, number];
    };
    return {
      min,
      max,
      x: (min[0] + max[0]) / 2,
      y: (min[1] + max[1]) / 2,
      z: (min[2] + max[2]) / 2,
      wide: max[0] - min[0],
      tall: max[1] - min[1],
      deep: max[2] - min[2],
    };
  };
}

test("what is thrown is in the air, clear of who threw it", () => {
  const thing = thingsOf("a man throwing a ball");
  const [man, ball] = [thing("person-1"), thing("ball-1")];
  expect(ball.min[1]).toBeGreaterThan(0.4 * man.tall);
  expect(ball.max[0] < man.min[0] || ball.min[0] > man.max[0]).toBe(true);
});

test("what hovers beside a thing is in the air at its head, clear of it", () => {
  for (const [prompt, flier, other] of [
    ["a hummingbird hovering beside a tulip", "hummingbird-1", "tulip-1"],
    ["a butterfly fluttering next to a lamp", "butterfly-1", "lamp-1"],
  ] as const) {
    const thing = thingsOf(prompt);
    const [one, two] = [thing(flier), thing(other)];
    expect(one.y).toBeGreaterThan(0.6 * two.tall);
    const apart = Math.hypot(one.x - two.x, one.z - two.z);
    expect(apart).toBeGreaterThan(0.5 * two.wide);
  }
});

test("what is juggled is in an arc over the hands, all of it", () => {
  const thing = thingsOf("a monkey juggling three apples");
  const [monkey, ...apples] = ["monkey-1", "apple-1", "apple-2", "apple-3"].map(thing);
  for (const apple of apples) expect(apple.min[1]).toBeGreaterThan(0.6 * (monkey?.tall ?? 0));
  expect(apples[1]?.y).toBeGreaterThan(apples[0]?.y ?? 0);
});

test("what plays chess is on two sides of a table with the board on it", () => {
  const thing = thingsOf("two bears playing chess");
  const [board, table] = [thing("chessboard-1"), thing("table-1")];
  const [one, other] = [thing("bear-1"), thing("bear-2")];
  expect(board.min[1]).toBeGreaterThan(0.8 * table.tall);
  expect((one.x - table.x) * (other.x - table.x) + (one.z - table.z) * (other.z - table.z)).toBeLessThan(0);
  expect(one.tall).toBeGreaterThan(1.2 * table.tall);
});

test("what is pulled comes after, what flees is ahead", () => {
  const cart = thingsOf("a horse pulling a cart");
  expect(cart("wagon-1").z).toBeLessThan(cart("horse-1").min[2]);
  const hunt = thingsOf("a fox chasing a rabbit");
  expect(hunt("rabbit-1").min[2]).toBeGreaterThan(hunt("fox-1").max[2]);
});

test("two who kiss touch with their faces, two back to back with their backs", () => {
  const kiss = thingsOf("two horses kissing");
  expect(kiss("horse-2").min[2]).toBeGreaterThan(kiss("horse-1").z);
  expect(kiss("horse-2").min[2]).toBeLessThan(kiss("horse-1").max[2] + 0.05);
  const backs = thingsOf("a dog and a cat sitting back to back");
  // the one that is put in place is behind the other one
  expect(backs("dog-1").z).toBeLessThan(backs("cat-1").z - 0.2);
});

test.each([
  ["a parrot on a pirate's shoulder", "parrot-1", 0.55],
  ["a clown with a monkey on his shoulder", "monkey-1", 0.5],
  ["a woman carrying a basket on her head", "basket-1", 0.85],
])("%s: it is up there", (prompt, name, least) => {
  const thing = thingsOf(prompt);
  expect(thing(name).min[1]).toBeGreaterThan(least * thing("person-1").tall);
});

test("a parrot on each shoulder: one left and one right", () => {
  const thing = thingsOf("a pirate with a parrot on each shoulder");
  const middleOf = (name: string) => (thing(name).min[0] as number) + (thing(name).max[0] as number);
  expect(middleOf("parrot-1")).toBeGreaterThan(0);
  expect(middleOf("parrot-2")).toBeLessThan(0);
});

test("a bird on the back of a clothed beast is seen on its shoulder, beside the head", () => {
  const thing = thingsOf("a bear dressed as a pirate with a parrot on its back");
  const [parrot, nose] = [thing("parrot-1"), thing("bear-1-nose")];
  expect(parrot.min[1]).toBeGreaterThan(0.5 * thing("bear-1").tall);
  expect(parrot.min[0]).toBeGreaterThan(nose.max[0]);
});

test("an eye patch is over the eye of who holds something to one side", () => {
  const thing = thingsOf("a bulldog dressed as a pirate with an eyepatch");
  expect(thing("eye-patch-1-flap").x).toBeCloseTo(thing("dog-1-left-eye").x, 1);
  expect(thing("eye-patch-1-flap").min[0]).toBeGreaterThan(thing("dog-1-nose").x);
});

test("a shell of a house is on the turtle's back, not in its hands", () => {
  const thing = thingsOf("a turtle carrying a house on its back");
  expect(thing("house-1").min[1]).toBeGreaterThan(0.4 * thing("turtle-1").tall);
  expect(Math.abs(thing("house-1").x - thing("turtle-1").x)).toBeLessThan(0.2 * thing("turtle-1").wide);
});

test("who rides an animal that goes upright clings to its back, not to its head", () => {
  const thing = thingsOf("a koala riding a kangaroo");
  const [koala, kangaroo] = [thing("koala-1"), thing("kangaroo-1")];
  expect(koala.min[1]).toBeLessThan(0.65 * kangaroo.max[1]);
  expect(koala.z).toBeLessThan(thing("kangaroo-1-body").max[2]);
});

test("what hangs from a branch is under it; what hangs on a wall is before it", () => {
  const branch = thingsOf("a lantern hanging from a branch");
  expect(branch("lamp-1").y).toBeLessThan(branch("branch-1").y);
  const wall = thingsOf("a guitar hung on a wall");
  expect(wall("guitar-1").max[1]).toBeLessThan(wall("wall-1").max[1]);
  expect(wall("guitar-1").min[1]).toBeGreaterThan(0.05 * wall("wall-1").tall);
  expect(wall("guitar-1").z).toBeGreaterThan(wall("wall-1").z);
});

test("what one looks through is at the eyes", () => {
  const thing = thingsOf("a pirate looking through a spyglass");
  const [head, glass] = [thing("person-1-head"), thing("telescope-1")];
  expect(Math.abs(glass.y - head.y)).toBeLessThan(0.6 * head.tall);
  expect(glass.max[2]).toBeGreaterThan(head.max[2] + 0.5 * glass.deep);
});

test("a sword that is stuck in a stone has its hilt up", () => {
  const thing = thingsOf("a sword stuck in a stone");
  expect(thing("sword-1-grip").y).toBeGreaterThan(thing("sword-1-blade").y);
  expect(thing("sword-1").min[1]).toBeLessThan(thing("rock-1").max[1]);
});

test("who stands on a full basket stands on what is in it, who is in a deep box looks out of it", () => {
  const full = thingsOf("a hen standing on a basket full of eggs");
  const feet = full("chicken-1").min[1];
  const eggs = [1, 2, 3].map((i) => full(`egg-${i}`).y);
  expect(feet).toBeGreaterThan(Math.min(...eggs));
  const box = thingsOf("a puppy in a cardboard box");
  const [dog, walls] = [box("dog-1"), box("box-1")];
  expect(dog.max[1]).toBeGreaterThan(0.75 * walls.max[1]);
});

test.each([
  ["a fox in a hollow log", "fox-1", "log-1"],
  ["a rabbit in a burrow", "rabbit-1", "heap-1-heap"],
])("%s is half in and half out of it", (prompt, beast, den) => {
  const thing = thingsOf(prompt);
  const [one, other] = [thing(beast), thing(den)];
  expect(one.max[1]).toBeLessThan(other.max[1]);
  const past = Math.max(one.max[0] - other.max[0], one.max[2] - other.max[2]);
  expect(past).toBeGreaterThan(0.15 * Math.min(one.wide, one.deep));
  const near = (axis: 0 | 2) => one.min[axis] < other.max[axis] && one.max[axis] > other.min[axis];
  expect(near(0) && near(2)).toBe(true);
});

test("who digs a hole has it before them, dark between its banks", () => {
  const thing = thingsOf("a man digging a hole");
  expect(thing("heap-1-bank").wide).toBeGreaterThan(0.4 * thing("person-1").tall);
  expect(thing("heap-1-bank").tall).toBeLessThan(0.4 * thing("person-1").tall);
  const found = thingsOf("a pirate digging up a treasure chest");
  const [chest, bank] = [found("chest-1"), found("heap-1-bank")];
  expect(chest.min[0]).toBeGreaterThan(bank.min[0]);
  expect(chest.max[0]).toBeLessThan(bank.max[0]);
});

test("a snake that is wrapped around a pole is about it, off the floor", () => {
  const thing = thingsOf("a snake wrapped around a pole");
  const [snake, pole] = [thing("snake-1"), thing("wooden-post-1-post")];
  expect(snake.min[1]).toBeGreaterThan(0.1 * pole.tall);
  expect(snake.max[1]).toBeLessThan(pole.max[1]);
});

test("a crown on a cushion lies on one; what is all around a thing is many", () => {
  const thing = thingsOf("a crown on a velvet cushion");
  expect(thing("crown-1").min[1]).toBeGreaterThan(0.3 * thing("pillow-1").tall);
  const round = thingsOf("a windmill surrounded by tulips");
  expect(round("tulip-8").tall).toBeGreaterThan(0);
});

test("a bell around a cow's neck hangs under the throat, before the legs", () => {
  const thing = thingsOf("a cow with a bell around its neck");
  const [cow, bell] = [thing("cow-1"), thing("bell-1")];
  expect(cow.deep).toBeGreaterThan(cow.tall);
  expect(bell.z).toBeGreaterThan(cow.z + 0.2 * cow.deep);
  expect(bell.max[1]).toBeLessThan(0.85 * cow.tall);
  expect(bell.min[1]).toBeGreaterThan(0.15 * cow.tall);
});

test("who rides juggles all the same", () => {
  const thing = thingsOf("a clown riding a unicycle while juggling balls");
  expect(thing("ball-1").min[1]).toBeGreaterThan(0.5 * thing("person-1").max[1]);
});

test("a candle in a glass jar stands on its floor", () => {
  const thing = thingsOf("a candle in a glass jar", 1);
  expect(thing("candle-1").min[1]).toBeLessThan(0.3 * thing("jar-1").tall);
});

test("two things are in two hands, and what is beside the one of them stands on the floor", () => {
  const thing = thingsOf("a woman holding a mug and a candle next to a barrel");
  const [woman, mug, candle, barrel] = ["person-1", "mug-1", "candle-1", "barrel-1"].map(thing);
  expect(barrel?.min[1]).toBeLessThan(0.02 * (woman?.tall ?? 0));
  expect(((mug?.x ?? 0) - (woman?.x ?? 0)) * ((candle?.x ?? 0) - (woman?.x ?? 0))).toBeLessThan(0);
});

test("who has something in either hand raises both arms", () => {
  const armsOf = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
      ?.parameters;
  expect(armsOf("a man holding a mug")).toMatchObject({ pose: "holding" });
  expect(armsOf("a man holding a mug and a candle")).toMatchObject({ pose: "both-hands" });
});

test("what a snail has for a shell is as large as one", () => {
  const thing = thingsOf("a snail with a teapot for a shell");
  expect(thing("teapot-1").tall).toBeGreaterThan(0.5 * thing("snail-1").tall);
  expect(thing("teapot-1").wide).toBeLessThan(1.2 * thing("snail-1").wide + thing("snail-1").tall);
});

test("a skier is hardly longer than the skis", () => {
  const thing = thingsOf("a skier");
  expect(thing("person-1").tall).toBeLessThan(1.25 * Math.max(thing("skis-1").wide, thing("skis-1").deep));
});

test("who sits in a bathtub is no longer than that", () => {
  const thing = thingsOf("a hippo in a bathtub");
  const long = (name: string) => Math.max(thing(name).wide, thing(name).tall, thing(name).deep);
  expect(long("hippopotamus-1")).toBeLessThan(0.9 * long("bathtub-1"));
});
