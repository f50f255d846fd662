import { beforeEach, expect, test } from "vitest";
import {
  doAgainLatest,
  forgetTakenBack,
  latestDeedMs,
  rememberDeed,
  rememberTakenBack,
  takeBackLatest,
} from "#studio/api/undo-stack.ts";

let seen: string[] = [];
const remember = (what: string) =>
  rememberDeed(
    what,
    () => seen.push(`no ${what}`),
    () => seen.push(what),
  );

beforeEach(() => {
  while (takeBackLatest() !== undefined);
  seen = [];
});

test("deeds are taken back one by one, the latest first", () => {
  remember("star");
  remember("rating");
  expect(latestDeedMs()).toBeGreaterThan(0);
  expect(takeBackLatest()).toBe("rating");
  expect(takeBackLatest()).toBe("star");
  expect(takeBackLatest()).toBeUndefined();
  expect(seen).toEqual(["no rating", "no star"]);
  expect(latestDeedMs()).toBe(0);
});

test("what was taken back is done again in its order, and can be taken back again", () => {
  remember("star");
  remember("rating");
  takeBackLatest();
  takeBackLatest();
  expect(doAgainLatest()).toBe("star");
  expect(doAgainLatest()).toBe("rating");
  expect(doAgainLatest()).toBeUndefined();
  expect(takeBackLatest()).toBe("rating");
  expect(seen).toEqual(["no rating", "no star", "star", "rating", "no rating"]);
});

test("a new deed ends what could be done again", () => {
  remember("star");
  takeBackLatest();
  remember("note");
  expect(doAgainLatest()).toBeUndefined();
  expect(takeBackLatest()).toBe("note");
});

test("what others took back is done again in its turn, and taken back by them again", () => {
  remember("star");
  takeBackLatest();
  rememberTakenBack("deletion", () => seen.push("deletion"));
  expect(doAgainLatest()).toBe("deletion");
  expect(doAgainLatest()).toBe("star");
  expect(takeBackLatest()).toBe("star");
  expect(takeBackLatest()).toBeUndefined();
  expect(seen).toEqual(["no star", "deletion", "star", "no star"]);
  rememberTakenBack("deletion", () => undefined);
  forgetTakenBack();
  expect(doAgainLatest()).toBeUndefined();
});
