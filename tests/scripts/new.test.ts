import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addEntry } from "../../scripts/new/add-entry.ts";

const ALL = "src/engine/concepts/index.ts";
let root = "";
const read = (path: string) => readFileSync(join(root, path), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plinth-new-"));
  for (const folder of ["src/engine/concepts/food", "tests/engine/concepts"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, ALL), "export const CONCEPTS: readonly Concept[] = [\n  ...FOODS,\n];\n");
  writeFileSync(join(root, "src/engine/concepts/food/index.ts"), "export const FOODS: readonly Concept[] = [apple];\n");
});

afterEach(() => rmSync(root, { recursive: true }));

it("enters a concept of a family's room in the family's list and leaves the list of all as it is", () => {
  const before = read(ALL);
  const { file, list } = addEntry(root, { kind: "concept", name: "fish-pie", home: "food/meal" });
  expect(file).toBe(join("src", "engine", "concepts", "food", "meal", "fish-pie.ts"));
  expect(read(list)).toBe(
    'import { fishPie } from "./meal/fish-pie.ts";\nexport const FOODS: readonly Concept[] = [\n  fishPie,apple];\n',
  );
  expect(read(file)).toContain('from "../../../geometry/box.ts"');
  expect(read(file)).toContain('from "../../concept.ts"');
  expect(read(file)).toContain('family: "food"');
  expect(read(ALL)).toBe(before);
});

it("starts a family's list, its line in the list of all and its test with its first concept", () => {
  const { file } = addEntry(root, { kind: "concept", name: "tent-peg", home: "camp" });
  expect(read(file)).toContain('from "../../geometry/box.ts"');
  expect(read(ALL)).toContain('import { CAMP } from "./camp/index.ts";');
  expect(read(ALL)).toContain("...CAMP,");
  expect(read("tests/engine/concepts/camp.test.ts")).toContain("describeConcepts(CAMP)");
});

it("refuses a name that is taken and a class of materials that there is not", () => {
  addEntry(root, { kind: "concept", name: "pear", home: "food" });
  expect(() => addEntry(root, { kind: "concept", name: "pear", home: "food" })).toThrow("exists already");
  expect(() => addEntry(root, { kind: "material", name: "gruel", home: "soup" })).toThrow("no class of materials");
});
