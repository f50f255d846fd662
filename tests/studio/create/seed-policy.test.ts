import { expect, test } from "vitest";
import { PICKED_SEED_MAX } from "#contract/limits.ts";
import { randomSeed } from "#studio/api/random-seed.ts";
import { seedAfterRun, seedsOf } from "#studio/create/seed-policy.ts";

test("dice throw every seed a server may pick, from 0 to the last", () => {
  expect(randomSeed(() => 0)).toBe(0);
  expect(randomSeed(() => 1 - Number.EPSILON)).toBe(PICKED_SEED_MAX);
});

test("one asset without a seed leaves it to the server", () => {
  expect(seedsOf(undefined, 1)).toEqual([undefined]);
});

test("variations have consecutive seeds from the one that is given", () => {
  expect(seedsOf(-1, 3)).toEqual([-1, 0, 1]);
});

test("variations without a seed are consecutive too", () => {
  expect(seedsOf(undefined, 3, () => 0)).toEqual([0, 1, 2]);
});

test("seeds never leave the safe integers", () => {
  const seeds = seedsOf(Number.MAX_SAFE_INTEGER, 16);
  expect(new Set(seeds).size).toBe(16);
  expect(seeds.every(Number.isSafeInteger)).toBe(true);
});

const draft = { seed: "7", seedLocked: false, seedPolicy: "keep" as const };

test("keep leaves the seed, also an empty one", () => {
  expect(seedAfterRun(draft, [7])).toBe("7");
  expect(seedAfterRun({ ...draft, seed: "" }, [undefined])).toBe("");
});

test("+1 goes on after the last variation, and leaves what the server picked to the server", () => {
  expect(seedAfterRun({ ...draft, seedPolicy: "next" }, [7, 8, 9])).toBe("10");
  expect(seedAfterRun({ ...draft, seed: "", seedPolicy: "next" }, [undefined])).toBe("");
});

test("random throws the dice", () => {
  expect(seedAfterRun({ ...draft, seedPolicy: "random" }, [7], () => 0.5)).toBe("2147483648");
});

test("a locked seed stays under every policy", () => {
  for (const seedPolicy of ["keep", "next", "random"] as const) {
    expect(seedAfterRun({ ...draft, seedPolicy, seedLocked: true }, [7])).toBe("7");
  }
});
