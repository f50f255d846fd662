import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const read = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const concepts = (prompt: string) => read(prompt).objects.map(({ concept }) => concept);
const part = (prompt: string, slot: string) => read(prompt).objects[0]?.parts.find((each) => each.slot === slot);

test("a glaze is how a vase looks, and on a donut something to eat", () => {
  expect(read("a vase with a blue and white glaze").objects).toMatchObject([
    { colours: [{ word: "blue" }, { word: "white" }], parts: [] },
  ]);
  expect(part("a donut with pink glaze", "icing")?.colours).toMatchObject([{ word: "pink" }]);
});

test.each([
  ["a six-string lute", "string", 6],
  ["a three-wheel car", "wheel", 3],
  ["a chest of nine small drawers with porcelain knobs", "drawer", 9],
])("%s is one thing with so many of them", (prompt, slot, count) => {
  expect(read(prompt).objects).toMatchObject([{ count: 1 }]);
  expect(part(prompt, slot)?.count).toBe(count);
});

test("three candle holders are three", () => {
  expect(read("three candle holders").objects).toMatchObject([{ count: 3 }]);
});

test("hands that are listed after a clock are its own", () => {
  expect(concepts("grandfather clock, cobwebs, hands stuck")).not.toContain("human-hand");
  expect(part("grandfather clock, cobwebs, hands stuck", "hand")).toBeDefined();
});

test("a handle is of pearl, and the rest of the gun is not", () => {
  expect(part("a pearl-handled revolver", "grip")?.materials).toEqual(["mother-of-pearl"]);
  expect(read("a pearl-handled revolver").objects[0]?.materials).toEqual([]);
});

test("hair of silver is of that colour and no metal, unless it is cast", () => {
  expect(part("an elf, silver hair", "hair")).toMatchObject({ colours: [{ word: "silver" }], materials: [] });
  expect(part("a bronze statue of a girl with golden hair", "hair")?.materials).toEqual(["gold"]);
});

test.each([
  ["a white robot with orange accents", "joint", "orange"],
  ["a sleek drone with red details", "trim", "red"],
  ["a white spaceship with blue panels", "accent", "blue"],
])("%s has them where its makers set something off", (prompt, slot, colour) => {
  expect(part(prompt, slot)?.colours).toMatchObject([{ word: colour }]);
});

test("what comes in bunches is one bunch, of the colour that is said", () => {
  expect(read("a bundle of white asparagus tied with red string").objects).toMatchObject([
    { concept: "asparagus", count: 1, colours: [{ word: "white" }] },
  ]);
  expect(read("a bunch of purple grapes").objects).toMatchObject([
    { concept: "grapes", count: 1, colours: [{ word: "purple" }] },
  ]);
  expect(read("a bundle of arrows").objects).toMatchObject([{ concept: "arrow", arrangement: "pile" }]);
});

test.each([
  ["a female elf archer", "female", "elf archer"],
  ["a dwarf blacksmith", "dwarf", "blacksmith"],
  ["a goblin king", "goblin", "king"],
])("%s is of that people and has that trade", (prompt, word, guise) => {
  expect(read(prompt).objects[0]).toMatchObject({ concept: "person", word, guise });
});

test("a dwarf hamster is a hamster, and a pirate king a pirate", () => {
  expect(concepts("a dwarf hamster")).toEqual(["hamster"]);
  expect(read("a pirate king").objects).toMatchObject([{ word: "pirate" }]);
});

test.each([
  ["a snail crawling up a flowerpot", "on", "flower-pot"],
  ["two penguins sharing a striped scarf", "wearing", "scarf"],
  ["a crow dropping a pebble into a jug", "holding", "rock"],
  ["a house balanced on the shell of a giant tortoise", "on", "turtle"],
  ["a child playing on a rock", "on", "rock"],
  ["a mouse in a teacup rowing with a spoon", "holding", "spoon"],
  ["a corgi wearing a crown of red roses", "wearing", "costume-hat"],
])("%s", (prompt, kind, concept) => {
  const { objects, relations } = read(prompt);
  const to = objects.findIndex((object) => object.concept === concept);
  expect(relations).toContainEqual(expect.objectContaining({ kind, from: 0, to }));
});

test("who has a vessel and a tool is given no other", () => {
  expect(concepts("a mouse in a teacup rowing with a spoon")).toEqual(["mouse", "mug", "spoon"]);
  expect(concepts("a robot watering a daisy with a tin can")).toEqual(["robot", "daisy", "can"]);
});

test("barnacles are all over a galleon", () => {
  expect(read("a galleon encrusted with barnacles").objects).toMatchObject([
    { concept: "sailing-ship", madeOf: { concept: "seashell", isStrewn: true } },
  ]);
});

test.each([
  ["a set of four mugs", "mug", 4],
  ["a group of five cats", "cat", 5],
])("%s are as many as the number says", (prompt, concept, count) => {
  expect(read(prompt).objects).toMatchObject([{ concept, count }]);
});

test("a mushroom cluster has caps of its own", () => {
  expect(concepts("alien mushroom cluster, bioluminescent cyan caps")).toEqual(["mushroom"]);
});

test("another one is of the kind that was named, where that was", () => {
  expect(read("a red apple next to a green one").objects).toMatchObject([
    { concept: "apple", colours: [{ word: "red" }] },
    { concept: "apple", colours: [{ word: "green" }] },
  ]);
  expect(concepts("a cat in a big box and a dog in a small one")).toEqual(["cat", "box", "dog", "box"]);
});

test.each([
  ["a woman with white flowers in her hair", ["person", "costume-hat"]],
  ["a cow lying in straw", ["cow", "ground"]],
  ["a bear fishing with a rod from a canoe", ["bear", "fishing-rod", "boat"]],
  ["steampunk owl with brass gears", ["owl"]],
  ["a frozen fountain with hanging icicles", ["fountain"]],
  ["an easel holding a blank canvas", ["easel"]],
  ["a school bus with welded plates", ["bus"]],
  ["an old fisherman, pipe in mouth", ["person", "tobacco-pipe"]],
])("%s has no more in it than that", (prompt, wanted) => {
  expect(concepts(prompt)).toEqual(wanted);
});

test("a rose relief is carved, and its six sides are a planter's shape", () => {
  expect(read("a silver box with a rose relief").objects[0]?.emblem).toMatchObject({ symbol: "rose", isCarved: true });
  expect(read("a hexagonal concrete planter").objects[0]).toMatchObject({
    materials: ["concrete"],
    traits: ["hexagonal"],
  });
});

test("nested dolls are one set of so many", () => {
  expect(read("five nested matryoshka dolls in a row").objects).toMatchObject([{ count: 1 }]);
  expect(part("five nested matryoshka dolls in a row", "body")?.count).toBe(5);
});
