import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const concepts = (prompt: string) => read(prompt).objects.map(({ concept }) => concept);

test("spectacles stay spectacles behind a counted thing", () => {
  expect(concepts("a mouse on two books wearing glasses")).toContain("glasses");
  expect(concepts("two glasses")).toEqual(["drinking-glass"]);
});

test("a part keeps its colour before another deed", () => {
  const { objects } = read("a dragon with orange horns breathing fire");
  expect(objects.map(({ concept }) => concept)).toEqual(["dragon", "breath"]);
  expect(objects[0]?.parts[0]).toMatchObject({ slot: "horn" });
});

test("families are several, threads and cords a thing's own", () => {
  expect(read("a robot family").objects[0]).toMatchObject({ concept: "robot", count: 4 });
  expect(concepts("a pendant on a cord")).toEqual(["necklace"]);
  expect(concepts("a cobweb with dew between two branches")).toEqual(["spider-web"]);
});

test("a rodent runs in its own wheel, a bee is on its flower, a family is several people", () => {
  expect(read("a mouse running in a wheel").objects[1]?.concept).toBe("hamster-wheel");
  expect(read("a bee gathering pollen from a daisy").relations).toMatchObject([{ kind: "on", from: 0, to: 1 }]);
  expect(read("a family around a table").objects[0]).toMatchObject({ concept: "person", count: 4 });
});

test("a beast's face may be of another colour, paper is not cut by the piece, what leans may be lined up", () => {
  expect(read("a goat with a black face behind a gate").objects[0]?.regions).toMatchObject([
    { region: "face", colours: [{ word: "black" }] },
  ]);
  expect(read("a piece of paper").objects[0]?.traits).toEqual([]);
  expect(read("a slice of chocolate cake").objects[0]?.traits).toEqual(["sliced"]);
  expect(read("oars lined up against a wall").relations[0]?.kind).toBe("leaning");
});

test("qualities in a list name no part and no thing of their own", () => {
  for (const prompt of ["a small, round, blue box", "a hollow, old box", "a square, flat, white box"])
    expect(concepts(prompt)).toEqual(["box"]);
  expect(read("a gold, red and blue ring").objects[0]?.colours.map(({ word }) => word)).toEqual([
    "gold",
    "red",
    "blue",
  ]);
  expect(concepts("an orange, a pear and a box")).toEqual(["orange", "pear", "box"]);
});

test("what joiners make of a tree is of its wood", () => {
  for (const prompt of ["a chair of oak", "a boat of cedar with a sail", "a table of dark walnut"])
    expect(read(prompt).objects).toHaveLength(1);
  expect(read("a chair of oak, red").objects[0]).toMatchObject({ materials: ["oak"], colours: [{ word: "red" }] });
  expect(concepts("a bowl of walnuts")).toEqual(["bowl", "nut"]);
});

test("armour that shines is polished, a star that shines gives light", () => {
  expect(read("a knight in shining armour").objects[0]?.parts[0]?.traits).toEqual([]);
  expect(read("a shining star").objects[0]?.traits).toContain("glowing");
});
