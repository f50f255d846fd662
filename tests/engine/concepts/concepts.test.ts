import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { CONCEPTS, conceptById, conceptLexicon } from "#engine/concepts/index.ts";
import { MATERIALS } from "#engine/materials/index.ts";

test("ids and words belong to one concept each", () => {
  const words = CONCEPTS.flatMap((concept) => concept.words);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  const ids = CONCEPTS.map((concept) => concept.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every slot is made of listed materials", () => {
  const known = new Set(MATERIALS.map((material) => material.id));
  const unknown = CONCEPTS.flatMap((concept) =>
    Object.entries(concept.slots).flatMap(([slot, { materials }]) =>
      materials.filter((id) => !known.has(id)).map((id) => `${concept.id} ${slot} ${id}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test("every folder of concepts is asked its promises", () => {
  const folders = readdirSync(resolve("src/engine/concepts"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(resolve("src/engine/concepts", entry.name, "index.ts")))
    .map(({ name }) => name);
  const untested = folders.filter((name) => !existsSync(resolve("tests/engine/concepts", `${name}.test.ts`)));
  expect(untested).toEqual([]);
});

test("an id that is not listed is refused by name", () => {
  expect(() => conceptById("basilisk")).toThrow("basilisk");
});

test("the lexicon names every slot by its own word too", () => {
  const entry = conceptLexicon().find(({ id }) => id === "chair");
  expect(entry?.slots.armrest).toEqual(["armrest", "arm"]);
});
