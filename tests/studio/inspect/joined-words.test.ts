import { expect, test } from "vitest";
import { joinedWords } from "#studio/inspect/joined-words.ts";

test("words beside one another that were taken for one thing are one, and others stay by themselves", () => {
  const words = joinedWords([
    { text: "a", role: "count", meaning: "5" },
    { text: "stack", role: "count", meaning: "5" },
    { text: "of", role: "count", meaning: "5" },
    { text: "slate", role: "object", meaning: "stone-tiles" },
    { text: "tiles", role: "object", meaning: "stone-tiles" },
    { text: "very", role: "unused" },
    { text: "nicely", role: "unused" },
  ]);
  expect(words.map(({ text }) => text)).toEqual(["a stack of", "slate tiles", "very", "nicely"]);
});

test("the same thing said twice, with another word between, is told twice", () => {
  const mug = { text: "mug", role: "object", meaning: "mug" } as const;
  expect(joinedWords([mug, { text: "and", role: "grammar" }, mug])).toHaveLength(3);
  expect(joinedWords([mug, { ...mug, assumed: true }])).toHaveLength(2);
});
