import { expect, test } from "vitest";
import { successorOf } from "#studio/library/use-kept-focus.ts";

test("the focus goes to the next card that is left, else to the one before", () => {
  const before = ["a", "b", "c", "d"];
  expect(successorOf("b", before, new Set(["a", "c", "d"]))).toBe("c");
  expect(successorOf("b", before, new Set(["a", "d"]))).toBe("d");
  expect(successorOf("d", before, new Set(["a", "b"]))).toBe("b");
  expect(successorOf("a", before, new Set())).toBeUndefined();
});

test("a card that is still there keeps it", () => {
  expect(successorOf("b", ["a", "b"], new Set(["a", "b"]))).toBeUndefined();
  expect(successorOf("z", ["a", "b"], new Set(["a"]))).toBeUndefined();
});
