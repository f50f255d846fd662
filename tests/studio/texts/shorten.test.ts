import { expect, test } from "vitest";
import { shorten } from "#studio/texts/shorten.ts";

test("what fits stays as it is, and the rest says that there is more", () => {
  expect(shorten("a red mug")).toBe("a red mug");
  expect(shorten("a".repeat(60))).toBe("a".repeat(60));
  expect(shorten("a".repeat(1000))).toBe(`${"a".repeat(59)}…`);
  expect(shorten("a red mug", 7)).toBe("a red…");
});

test("no letter is cut in two", () => {
  expect(shorten("aa🦊🦊", 4)).toBe("aa…");
  expect(shorten("a🦊🦊🦊", 4)).toBe("a🦊…");
});
