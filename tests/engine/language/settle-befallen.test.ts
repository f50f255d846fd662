import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon).objects;

test.each([
  ["a boar frozen in a block of ice", "boar", "ice-block"],
  ["a tulip encased in ice", "tulip", "ice-block"],
  ["a couch with its stuffing coming out", "sofa", "burst"],
  ["a torn armchair leaking stuffing", "armchair", "burst"],
  ["an inside-out umbrella", "umbrella", "inside-out"],
  ["an umbrella turned inside out by the wind", "umbrella", "inside-out"],
  ["a bell dripping with syrup", "bell", "dripping"],
  ["a lizard covered in slime", "lizard", "dripping"],
  ["a dripping wax skull", "skull", "dripping"],
  ["a wire hummingbird", "hummingbird", "wireframe"],
  ["a cake with a slice missing", "cake", "slice-gone"],
  ["a pizza with one slice taken out of it", "pizza", "slice-gone"],
  ["a watermelon missing a wedge", "watermelon", "slice-gone"],
])("%s: one thing, to which it befell", (prompt, concept, trait) => {
  const objects = read(prompt);
  expect(objects.map((each) => each.concept)).toEqual([concept]);
  expect(objects[0]?.traits).toContain(trait);
});

test("a slice that is named for itself is one, and a game's piece no slice", () => {
  expect(read("a slice of cake")[0]?.traits).not.toContain("slice-gone");
  expect(read("a chess board with a piece missing")[0]?.traits).not.toContain("slice-gone");
});

test("what stands on ice or is kept in a jar stays what it is", () => {
  expect(read("a penguin on a block of ice").map(({ concept }) => concept)).toEqual(["penguin", "ground"]);
  expect(read("a honey jar")[0]?.concept).toBe("honey-jar");
});

test("each half has its colour, though a half orange is a fruit, and one of the two may be a machine", () => {
  for (const prompt of [
    "a frog half black and half orange",
    "a frog split down the middle, half black and half orange",
  ]) {
    const [frog, ...others] = read(prompt);
    expect(others).toEqual([]);
    expect(frog?.halves?.map(({ colours }) => colours[0]?.word)).toEqual(["black", "orange"]);
  }
  expect(read("a man who is half human and half robot")).toMatchObject([
    { concept: "person", halves: [{}, { materials: ["steel"] }] },
  ]);
  expect(read("a face half android half human")[0]?.traits).toContain("bust");
});

test("hues after 'in' go on after the first, and a fruit before a house or a turtle lends it its shape or its rind", () => {
  expect(read("a tribal tortoise in turquoise and orange")).toMatchObject([{ concept: "turtle", traits: ["tribal"] }]);
  expect(read("a pineapple house")[0]?.shapedLike?.concept).toBe("pineapple");
  expect(read("a watermelon turtle")[0]?.parts).toMatchObject([{ slot: "shell", materials: ["watermelon"] }]);
});

test("what things are put together from is of several kinds, or no pieces at all", () => {
  expect(read("a robot made of kitchen utensils")[0]?.madeOf?.kinds?.length).toBeGreaterThan(3);
  expect(read("a bull made of scrap metal")[0]?.madeOf?.kinds?.length).toBeGreaterThan(2);
  expect(read("a bull made of lava")[0]?.materials).toEqual(["lava"]);
  expect(read("a bull made of purple slime")[0]).toMatchObject({
    traits: ["gummy", "dripping"],
    colours: [{ word: "purple" }],
  });
  expect(read("a vase mended with gold seams")).toMatchObject([{ concept: "vase", traits: ["kintsugi"] }]);
});
