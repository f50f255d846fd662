import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const read = (prompt: string) => {
  const { objects, relations } = readPrompt(prompt, null, engineLexicon());
  const name = (index: number) => objects[index]?.concept;
  return {
    objects,
    ties: relations.map(({ kind, from, to, facing }) => [name(from), kind, name(to), facing].filter(Boolean).join(" ")),
  };
};

test.each([
  ["a monkey stealing a banana from a basket", "monkey", "banana", "basket"],
  ["a boy taking a cookie from a jar", "person", "cookie", "jar"],
  ["a rabbit pulling a carrot from a crate", "rabbit", "carrot", "crate"],
])("%s: it is before that, one in hand and more in there", (prompt, who, what, place) => {
  const { ties } = read(prompt);
  expect(ties).toContain(`${who} holding ${what}`);
  expect(ties).toContain(`${who} beside ${place} true`);
  expect(ties).toContain(`${what} in ${place}`);
});

test("the tree that fruit is picked from bears it, and the hand is raised to it", () => {
  const { objects, ties } = read("a girl picking apples from a tree");
  expect(objects.find(({ concept }) => concept === "tree")?.word).toBe("apple tree");
  expect(objects[0]?.traits).toContain("wielding");
  expect(ties).toContain("person beside tree");
});

test("an oven that bread is pulled from is open, its front to be seen", () => {
  const { objects, ties } = read("a woman pulling a loaf from an oven");
  expect(objects.find(({ concept }) => concept === "oven")?.traits).toContain("open");
  expect(ties).toContain("person beside oven");
});

test("who swings from a rope or a vine clings to it", () => {
  for (const prompt of ["a monkey swinging from a rope", "a sloth hanging from a vine"]) {
    const { objects, ties } = read(prompt);
    expect(objects[1]?.concept).toBe("rope");
    expect(objects[0]?.traits).toContain("climbing");
    expect(ties[0]).toMatch(/ on rope$/);
  }
});
