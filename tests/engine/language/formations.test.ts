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
  ["four jugs in a row", "jug", 4, "row"],
  ["seven pumpkins in a circle", "pumpkin", 7, "ring"],
  ["two girls dancing in a ring", "person", 2, "ring"],
  ["a pyramid of six cans", "can", 6, "pyramid"],
  ["nested baskets", "basket", 3, "stack"],
])("%s stand so, as many as are said", (prompt, concept, count, arrangement) => {
  expect(briefOf(prompt).objects).toMatchObject([{ concept, count, arrangement }]);
});

test.each([
  ["a book that unfolds into a lighthouse", "lighthouse in book out"],
  ["a clam shell that hosts a tiny castle", "castle in clam"],
  ["an open drawer with scissors", "scissors in drawer"],
  ["a knife slicing a cake", "kitchen-knife in cake stuck"],
  ["a fork with rolled pasta", "fork in spaghetti stuck"],
  ["a suitcase with shirts", "shirt in suitcase brimming"],
  ["a chest full of books", "book in chest brimming"],
  ["a horse peeking over a fence", "horse behind fence"],
  ["a teacup with a cookie on the saucer", "cookie on mug"],
  ["a mug with a storm at sea inside", "ground in mug"],
])("%s: %s", (prompt, told) => {
  expect(toldOf(prompt)).toContain(told);
});

test("what pours out of a tap or a jug is no glass of its own", () => {
  const [tap, jug] = [briefOf("water pouring from a faucet"), briefOf("milk pouring out of a jug")];
  expect(tap.objects).toMatchObject([{ concept: "tap", traits: ["pouring"] }]);
  expect(jug.objects).toMatchObject([{ concept: "jug", traits: ["leaking", "tipped"] }]);
  expect(briefOf("a tipped bottle").objects[0]?.traits).toContain("tipped");
  expect(briefOf("a gold tipped bottle").objects[0]?.traits).not.toContain("tipped");
});

test("books sorted by colour are of many colours", () => {
  expect(briefOf("four books stacked by colour").objects).toMatchObject([{ count: 4, arrangement: "stack" }]);
  expect(briefOf("a stack of books sorted by colour").objects[0]?.colours.length).toBeGreaterThan(3);
});

test("of a thing seen from behind, or of its back, that is said", () => {
  for (const prompt of ["the back of a radio", "a radio seen from behind", "a rear view of a radio"])
    expect(briefOf(prompt).objects).toMatchObject([{ concept: "radio", traits: ["turned-away"] }]);
});
