import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const toldOf = (prompt: string) => {
  const { objects, relations } = briefOf(prompt);
  return relations.map(({ from, to, kind, how }) =>
    [objects[from]?.concept, kind, objects[to]?.concept, ...(how ? [how] : [])].join(" "),
  );
};

test.each([
  ["two stacks of plates", 10, "stack", 2],
  ["three stacks of four books", 12, "stack", 3],
  ["piles of coins", 18, "pile", 2],
  ["two rows of chairs", 10, "row", 2],
])("%s: %i of them, each %s apart from the next", (prompt, count, arrangement, groups) => {
  expect(briefOf(prompt).objects).toMatchObject([{ count, arrangement, groups }]);
});

test("one stack is one, however many lie in it", () => {
  expect(briefOf("a stack of plates").objects[0]?.groups).toBeUndefined();
});

test.each([
  ["five cans stacked", "can", 5, "stack"],
  ["nine cans stacked in a pyramid", "can", 9, "pyramid"],
  ["a tower of five red wooden dice", "die", 5, "stack"],
  ["a row of four beach huts, each a different colour", "house", 4, "row"],
])("%s", (prompt, concept, count, arrangement) => {
  expect(briefOf(prompt).objects).toMatchObject([{ concept, count, arrangement }]);
});

test.each([
  ["a bicycle with a basket full of roses", "rose in bicycle"],
  ["a market stall with pumpkins and pineapples", "market-stall with pineapple"],
  ["an old oak with a swing hanging from a branch", "swing on tree hung"],
  ["a fireplace with socks hanging from the mantel", "sock on fireplace hung"],
  ["an arrow through a heart", "arrow in heart through"],
  ["a still life of a lemon, a jug and a skull", "jug on tray"],
  ["socks hanging on a line", "sock on clothesline hung"],
])("%s: %s", (prompt, told) => {
  expect(toldOf(prompt)).toContain(told);
});

test.each([
  ["a wooden bridge over a brook", "bridge", "water"],
  ["a treehouse in a tree", "treehouse", "trunk"],
  ["a branch with plum blossoms", "branch", "leaf"],
])("%s has no second one beside it", (prompt, concept, slot) => {
  expect(briefOf(prompt).objects).toMatchObject([{ concept, parts: [{ slot }] }]);
});

test("a still life that is painted is a picture, laundry is of all kinds, and a chess board is one in the middle of a game", () => {
  expect(briefOf("a painting of a still life").objects).toMatchObject([{ concept: "picture-frame" }]);
  expect(briefOf("laundry on a clothesline").objects[0]?.kinds?.length).toBeGreaterThan(2);
  expect(briefOf("a chess board mid-game").objects).toMatchObject([{ concept: "chessboard" }]);
});
