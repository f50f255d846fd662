import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { accented } from "#studio/texts/accented.ts";
import { findEarlyReads, findWords, type Lang } from "./find-words.ts";

const STUDIO = resolve(import.meta.dirname, "../../../src/studio");

/** Words that are no language: prompts, which servers read in English, names of keys, formats of files, shaders. */
const OTHER_WORDS =
  /^(texts\/en\/.*|api\/step-emphasis\.ts|create\/(examples|gallery-examples|template-store|word-swaps)\.ts|experiment\/(list\/starters|set-up\/writing-examples)\.ts|ui\/keys\/.*|export\/(model|material|script)\/.*|export\/copy\/request-code\.ts|viewer\/scene\/(cast-shadow|displacement)\.ts)$/;

/** The product's name, an example of a prompt, what the browser calls things, a key of a store, formats. */
const NO_WORDS = new Set(["Plinth", "Files", "Arrow", "(none)\nhandles", "a {red|blue} vase", "in part", "OBJ", "PNG"]);

const files = readdirSync(STUDIO, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => name.replaceAll("\\", "/"));

const sourceOf = (file: string): string => readFileSync(join(STUDIO, file), "utf8");
const langOf = (file: string): Lang => (file.endsWith(".tsx") ? "tsx" : "ts");

test("what people read or hear stands in the tables of words alone", () => {
  const found = files
    .filter((file) => !OTHER_WORDS.test(file))
    .flatMap((file) =>
      findWords(sourceOf(file), langOf(file))
        .filter(({ text }) => !NO_WORDS.has(text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
  expect(found).toEqual([]);
});

test("no module keeps words from the time it was loaded: they would stay English", () => {
  const found = files.flatMap((file) =>
    findEarlyReads(sourceOf(file), langOf(file)).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

test("every table is read through the one module that knows the language", () => {
  const tables = readdirSync(join(STUDIO, "texts/en"));
  const readers = files.filter((file) => /texts\.ts$/.test(file) && !file.startsWith("texts/"));
  const read = readers.flatMap((file) =>
    [...sourceOf(file).matchAll(/texts\/en\/([\w-]+\.ts)/g)].map(([, name]) => name),
  );
  expect(read.toSorted()).toEqual(tables.toSorted());
  for (const file of readers) expect(sourceOf(file), relative(STUDIO, file)).toContain("= words(texts)");
});

test.each([
  ["<p>Nothing here</p>", "Nothing here"],
  ['<button aria-label="undo" />', "undo"],
  ['announce("It is back.")', "It is back."],
  ["toast(`All of them.`)", "All of them."],
  ['const NAMES = { red: "Red" }', "Red"],
])("words in code are found: %s", (source, text) => {
  expect(findWords(source).map((finding) => finding.text)).toEqual([text]);
});

test.each([
  '<p className="flex items-center gap-2 text-muted">{words.some}</p>',
  '<Button look="quiet" type="submit" />',
  'import { a } from "./some place.ts"',
  'key === "Enter"',
])("code is taken for no words: %s", (source) => {
  expect(findWords(source)).toEqual([]);
});

test.each(["const A = roomTexts.a.b;", "const A = LIST.map((each) => roomTexts.names[each]);"])(
  "an early read is found: %s",
  (source) => expect(findEarlyReads(source)).toHaveLength(1),
);

test.each(["const a = () => roomTexts.a.b;", "const A = { get label() { return roomTexts.a.b; } };"])(
  "a read in time is none: %s",
  (source) => expect(findEarlyReads(source)).toEqual([]),
);

test("the accented language changes the table's words and leaves what they are given", () => {
  const table = { plain: "Go on", deep: { given: (name: string, count: number) => `Open ${name}, ${count} times` } };
  const { plain, deep } = accented(table);
  expect(plain).toBe("Ĝö öñ··");
  expect(deep.given("a red chair", 3)).toContain("a red chair");
  expect(deep.given("a red chair", 3)).toContain(", 3 ");
  expect(deep.given("a red chair", 3)).not.toContain("Open");
});
