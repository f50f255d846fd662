import { expect, test } from "vitest";
import { latestDeedMs, rememberDeed, takeBackLatest } from "#studio/api/undo-stack.ts";

test("deeds are taken back one by one, the latest first", () => {
  const seen: string[] = [];
  rememberDeed("star", () => seen.push("star"));
  rememberDeed("rating", () => seen.push("rating"));
  expect(latestDeedMs()).toBeGreaterThan(0);
  expect(takeBackLatest()).toBe("rating");
  expect(takeBackLatest()).toBe("star");
  expect(takeBackLatest()).toBeUndefined();
  expect(seen).toEqual(["rating", "star"]);
  expect(latestDeedMs()).toBe(0);
});
