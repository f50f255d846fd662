import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { describeBrief } from "../../support/describe-brief.ts";

const read = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const told = (prompt: string) => describeBrief(read(prompt));

describe("one of several", () => {
  test.each([
    ["a crate of melons, one of them cracked", ["crate", "melon w:cracked"]],
    ["four stools, one of which is broken", ["4 chair", "chair w:broken"]],
    ["a row of pumpkins, one is carved", ["5 pumpkin in a row", "pumpkin t:carved"]],
    ["three red kites with one of them torn", ["3 kite c:red", "kite c:red w:worn t:torn"]],
  ])("%s is a thing of its own", (prompt, objects) => {
    expect(told(prompt)).toEqual(expect.arrayContaining(objects));
    expect(read(prompt).relations).toContainEqual(expect.objectContaining({ kind: "with", alone: true }));
  });

  test("of parts it is told where the whole tells one apart", () => {
    expect(told("a nest with three eggs, one of them cracked")).toEqual(["nest {2 egg} {1 odd-egg w:cracked}"]);
  });

  test("of two in two colours each has one", () => {
    expect(told("two balloons, one red and one blue")).toEqual(["2 party-balloon c:red+blue"]);
  });

  test("a hat has no ear that its rabbit could have bent", () => {
    expect(told("a rabbit in a top hat with one ear bent")[0]).toMatch(/^rabbit .*ear t:bent/);
  });
});

describe("on each of two", () => {
  test.each(["a scarecrow with a raven on each arm", "a cactus with an owl on both arms"])("%s", (prompt) => {
    const { objects, relations } = read(prompt);
    expect(objects[1]?.count).toBe(2);
    expect(relations).toContainEqual(expect.objectContaining({ kind: "on", from: 1, how: "ends" }));
  });
});

test("birds on a wire are on a power line", () => {
  expect(told("two pigeons perched on a wire")[1]).toBe("utility-pole");
  expect(told("a bead on a wire").join()).not.toContain("utility-pole");
});

test("what is half full is neither full nor empty", () => {
  expect(told("a half-empty jar of jam")[0]).toBe("jar t:half-full");
  expect(told("a tumbler half full of milk")[0]).toBe("drinking-glass t:half-full {milk}");
});

test("what lies in a puddle of what was in it has made the puddle", () => {
  expect(told("a jug on its side in a puddle of milk")).toContain("ground {water c:milk}");
});

test("a long coat that somebody has is hair, one that somebody is in is worn", () => {
  expect(told("a spaniel with a long silky coat")[0]).toMatch(/^dog t:fluffy/);
  expect(told("a spaniel in a long coat")).toContain("jacket t:long");
});

test("who has its arms around a thing is wrapped around it", () => {
  expect(read("a squid with its tentacles around an anchor").relations[0]).toMatchObject({ kind: "on", how: "coiled" });
});

test("a goose has in its bill what a cook has in hand", () => {
  expect(read("a goose holding a spoon").relations[0]).toMatchObject({ kind: "holding", where: "mouth" });
  expect(read("a goose in a chef hat holding a spoon").relations[1]?.where).toBeUndefined();
});

test("a tall clock stands on the floor", () => {
  expect(told("a tall walnut clock")[0]).toBe("grandfather-clock m:walnut t:tall");
});

test("buttons for eyes are black where no colour is said", () => {
  expect(told("a rabbit with button eyes")[0]).toBe("rabbit {eye c:black}");
  expect(told("a rabbit with red button eyes")[0]).toBe("rabbit {eye c:red}");
});

test("what lies on the gold of a chest shows the gold", () => {
  expect(told("a chest with its lid open and a crown on the gold")[0]).toBe("chest {lid t:open} {treasure}");
});

test("a clock of oak is of oak", () => {
  expect(told("a small oak clock")[0]).toBe("wall-clock m:oak t:small");
});
