import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const ask = (word: string, drawers?: number) => ({
  word,
  traits: new Set<string>(),
  parts: new Map(),
  counts: new Map<string, number>(drawers === undefined ? [] : [["drawer", drawers]]),
  without: new Set<string>(),
});

const built = (id: string, word: string, drawers?: number) => {
  const concept = conceptById(id);
  return concept.build(concept.sample(createDraw(3), ask(word, drawers))).parts;
};

test.each([1, 2, 3, 5, 7, 9, 12, 16])("a chest of %i drawers has as many", (count) => {
  const drawers = built("dresser", "chest of drawers", count).filter(({ slot }) => slot === "drawer");
  expect(drawers).toHaveLength(count);
});

test("a pebble fits in a hand, a boulder does not", () => {
  const width = (word: string) => {
    const { min, max } = boundsOf(built("rock", word).map(({ geometry }) => geometry.positions));
    return max[0] - min[0];
  };
  expect(width("pebble")).toBeLessThan(0.12);
  expect(width("boulder")).toBeGreaterThan(0.5);
});

test("a sleeping bag that is rolled up is a short roll in two straps", () => {
  const concept = conceptById("sleeping-bag");
  const size = (traits: readonly string[]) => {
    const said = { ...ask("sleeping bag"), traits: new Set(traits) };
    const { parts } = concept.build(concept.sample(createDraw(3), said));
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    return { long: Math.max(max[0] - min[0], max[2] - min[2]), straps: parts.filter(({ slot }) => slot === "strap") };
  };
  expect(size(["rolled"]).straps).toHaveLength(2);
  expect(size(["rolled"]).long).toBeLessThan(size([]).long / 3);
  expect(size([]).straps).toEqual([]);
});

const counted = (id: string, word: string, part: string, count: number) => {
  const concept = conceptById(id);
  const said = { ...ask(word), counts: new Map([[part, count]]) };
  return concept.build(concept.sample(createDraw(3), said)).parts;
};

test.each(["castle", "fairytale castle"])("a %s has as many towers as were said, and no other", (word) => {
  for (const count of [1, 2, 3, 4, 5, 8]) {
    const towers = counted("castle", word, "wall", count).filter(({ name }) => /(?:tower|spire)-.*shaft$/.test(name));
    expect(towers).toHaveLength(count);
  }
});

test.each([
  ["burger", 1],
  ["double cheeseburger", 2],
  ["triple burger", 3],
  ["quadruple cheeseburger", 4],
])("a %s has %i patties", (word, count) => {
  expect(built("burger", word).filter(({ slot }) => slot === "patty")).toHaveLength(count);
});

test("a flamingo on one leg has the other drawn up, whatever the seed", () => {
  const concept = conceptById("flamingo");
  const said = { ...ask("flamingo"), traits: new Set(["standing", "one-footed"]) };
  for (const seed of [1, 2, 3, 4, 5]) expect(concept.sample(createDraw(seed), said).variant).toBe("one leg up");
});

test("a baguette stays one when it is sliced", () => {
  const concept = conceptById("bread");
  const said = { ...ask("baguette"), traits: new Set(["sliced"]) };
  const { parts } = concept.build(concept.sample(createDraw(3), said));
  expect(parts.filter(({ name }) => name.startsWith("slice"))).toHaveLength(3);
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  expect(Math.max(max[0] - min[0], max[2] - min[2])).toBeGreaterThan(4 * (max[1] - min[1]));
});
