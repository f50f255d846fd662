import { expect, test } from "vitest";
import { GuessLimit } from "#service/http/guess-limit.ts";

test("a hundred wrong tokens pass at once, then one a second, and other addresses are not concerned", () => {
  let nowMs = 0;
  const limit = new GuessLimit(() => nowMs);
  for (let count = 0; count < 100; count++) expect(limit.count("a")).toBe(0);
  expect(limit.count("a")).toBe(1);
  expect(limit.count("b")).toBe(0);
  nowMs += 500;
  expect(limit.count("a")).toBeGreaterThan(0);
  nowMs += 3000;
  expect(limit.count("a")).toBe(0);
});
