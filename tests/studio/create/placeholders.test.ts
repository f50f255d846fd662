import { expect, test } from "vitest";
import { nextPlaceholder, placeholdersOf } from "#studio/create/placeholders.ts";

const template = "a [colour] teapot with [a pattern] and [5] spots";

test("words in brackets are places to fill in; figures are not", () => {
  expect(placeholdersOf(template).map(({ name }) => name)).toEqual(["colour", "a pattern"]);
});

test("Tab goes from one to the next, back again, and out at the ends", () => {
  const first = nextPlaceholder(template, { start: 0, end: 0 }, false);
  expect(template.slice(first?.start, first?.end)).toBe("[colour]");
  const second = nextPlaceholder(template, first ?? { start: 0, end: 0 }, false);
  expect(template.slice(second?.start, second?.end)).toBe("[a pattern]");
  expect(nextPlaceholder(template, second ?? { start: 0, end: 0 }, false)).toBeUndefined();
  expect(nextPlaceholder(template, second ?? { start: 0, end: 0 }, true)).toEqual(first);
  expect(nextPlaceholder(template, first ?? { start: 0, end: 0 }, true)).toBeUndefined();
});
