import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const read = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const concepts = (prompt: string) => read(prompt).objects.map(({ concept }) => concept);
const part = (prompt: string, slot: string) => read(prompt).objects[0]?.parts.find((each) => each.slot === slot);

test.each([
  ["red wine in a cracked glass", "drinking-glass", "wine"],
  ["milk in a jug", "jug", "milk"],
  ["soy sauce in a small bowl", "bowl", "content"],
])("%s is a vessel with that in it", (prompt, vessel, slot) => {
  expect(concepts(prompt)).toEqual([vessel]);
  expect(part(prompt, slot)).toBeDefined();
});

test("a potion is its own flask, and a bowl of lava is of its colour", () => {
  expect(read("a health potion in a heart-shaped bottle").objects).toMatchObject([
    { concept: "lab-glass", word: "health potion", traits: ["heart-shaped"] },
  ]);
  expect(part("lava in a bucket", "content")?.colours).toMatchObject([{ word: "lava" }]);
});

test("what is turned into something", () => {
  expect(read("a leather boot turned into a cozy house").objects).toMatchObject([
    { concept: "house", shapedLike: { concept: "boot" } },
  ]);
  expect(concepts("a yellow bus converted into a food truck")).toEqual(["food-truck"]);
  expect(concepts("a barn converted into a house")).toEqual(["house"]);
  expect(read("a teapot turned into a planter").relations).toMatchObject([{ kind: "in", from: 1, to: 0 }]);
});

test("what is said after its noun", () => {
  expect(read("a grandfather clock with the pendulum missing").objects[0]?.without).toEqual(["brass"]);
  expect(read("a rope bridge, several planks missing").objects[0]?.proportions).toMatchObject([{ hasGaps: true }]);
  expect(read("an owl made of brass gears, one eye glowing blue").objects[0]?.regions).toMatchObject([
    { slot: "eye", side: "left", traits: ["glowing"] },
  ]);
  expect(read("a table lamp, dragonfly pattern").objects[0]?.emblem).toMatchObject({ concept: "dragonfly" });
  expect(part("a gold ring with a sapphire surrounded by small diamonds", "halo")).toBeDefined();
  expect(part("a wizard's tower leaning to one side, purple conical roof, lit windows", "roof")).toBeDefined();
});

test.each([
  ["a bear with a heart painted on its belly", { symbol: "heart", spot: "belly" }],
  ["a superhero with a lightning bolt on his chest", { symbol: "lightning bolt", spot: "chest" }],
  ["a man with a dragon tattoo on his back", { concept: "dragon", spot: "back" }],
  ["a unicorn with a blue star on its forehead", { symbol: "star", spot: "forehead" }],
])("%s wears it there", (prompt, emblem) => {
  expect(read(prompt).objects).toMatchObject([{ emblem }]);
});

test("nobody stands on their own chest", () => {
  expect(concepts("a golem with glowing runes on its chest")).toEqual(["golem"]);
  expect(concepts("a pirate sitting on his chest")).toEqual(["person", "chest"]);
  expect(concepts("a turtle with a house on its shell")).toEqual(["turtle", "house"]);
});

test("helmets are worn, and slept in", () => {
  expect(read("a sloth in a green helmet").relations).toMatchObject([{ kind: "wearing" }]);
  expect(read("a kitten sleeping in a helmet").relations).toMatchObject([{ kind: "in" }]);
});

test("a table, walnut, is of it; a plate, glass, and fork are three things", () => {
  expect(read("a table, walnut, brass legs").objects).toMatchObject([{ concept: "table", materials: ["walnut"] }]);
  expect(concepts("a tray with a plate, glass, and fork")).toContain("drinking-glass");
});

test("bands are of what binds, and sand lies on what it covers", () => {
  expect(part("a barrel bound with iron", "hoop")?.materials).toEqual(["iron"]);
  expect(read("a barrel bound with iron").objects[0]?.materials).toEqual([]);
  expect(read("a car half covered by sand").objects[0]).toMatchObject({ materials: [], conditions: { sandy: 0.8 } });
  expect(read("a castle made of sand").objects[0]?.materials).toEqual(["sand"]);
});

test("what ends a staff has that shape, and a bone stirs the pot", () => {
  expect(part("a staff with a skull wrapped in green flames", "orb")?.shapedLike).toMatchObject({ concept: "skull" });
  expect(part("a staff with a dragon head", "orb")?.shapedLike).toMatchObject({ concept: "dragon" });
  expect(concepts("an ogre stirring a pot of soup with a bone")).toEqual(["person", "cooking-pot", "bone"]);
  expect(concepts("a witch stirring a cauldron with a broom")).toEqual(["person", "cauldron", "broom"]);
});

test("woods after in, gems before cloth, parents of beasts, listed stripes and styles", () => {
  expect(read("a bookshelf in light oak, half empty").objects).toMatchObject([{ materials: ["oak"] }]);
  expect(read("an emerald velvet sofa").objects).toMatchObject([
    { materials: ["velvet"], colours: [{ word: "emerald" }] },
  ]);
  expect(read("a mother duck with ducklings").objects[0]?.guise).toBeUndefined();
  expect(read("a scarf, red and white stripes").objects).toMatchObject([
    { colours: [{ word: "red" }, { word: "white" }] },
  ]);
  expect(concepts("a lighter, zippo style, engraved with a rose")).toEqual(["lighter"]);
  expect(concepts("a potter shaping a bowl on a spinning wheel")).toContain("pottery-wheel");
  expect(read("a wood stove").objects[0]?.materials).toEqual([]);
  expect(read("two kids on a seesaw, one in a yellow raincoat").relations).toContainEqual({
    kind: "wearing",
    from: 0,
    to: 2,
    alone: true,
  });
});

test("how strongly a thing glows is said before it, after it or of the glow", () => {
  const traits = (prompt: string) => read(prompt).objects[0]?.traits;
  for (const prompt of ["a faintly glowing castle", "a castle glowing softly from within", "a crystal with a dim glow"])
    expect(traits(prompt)).toEqual(["glowing", "faint-glow"]);
  expect(traits("a sword glowing brightly")).toEqual(["glowing", "bright-glow"]);
  expect(traits("a glowing sword")).toEqual(["glowing"]);
});

test("dust lies on what is black, and mutes what is pink", () => {
  expect(read("a dusty black car").objects[0]?.conditions).toEqual({ dusty: 0.7 });
  expect(read("a dusty pink sofa").objects[0]?.conditions).toEqual({});
});

test("a goblin alchemist is both, and a skateboard with its wheels missing has none", () => {
  expect(read("a goblin alchemist").objects).toMatchObject([{ word: "goblin", guise: "alchemist" }]);
  expect(read("a skateboard with its wheels missing").objects[0]?.without).toEqual(["wheel"]);
  expect(read("a table with two legs missing").objects[0]?.without).toEqual([]);
});

test("on the roof of the truck that sells them, and on top of the island", () => {
  expect(read("a food truck selling tacos with a giant sombrero on the roof").relations).toContainEqual({
    kind: "on",
    from: 2,
    to: 0,
  });
  expect(
    read("a floating island with a waterfall pouring off the edge and a small temple on top").relations,
  ).toContainEqual({ kind: "on", from: 2, to: 0 });
});
