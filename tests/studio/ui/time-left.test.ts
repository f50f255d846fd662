import { expect, test } from "vitest";
import { timeLeft } from "#studio/ui/time-left.ts";

const told = (elapsedMs: number, expectedMs: number | undefined, isQueued = false) =>
  timeLeft({ isQueued, elapsedMs, expectedMs });

test("what is left is told roughly, and no past runs tell nothing", () => {
  expect(told(0, undefined)).toBeUndefined();
  expect(told(2000, 12_000)).toBe("about 10 s left");
  expect(told(9000, 12_000)).toBe("about 3 s left");
  expect(told(60_000, 185_000)).toBe("about 2 min 5 s left");
});

test("while it waits, only how long it takes usually is known", () => {
  expect(told(50_000, 12_000, true)).toBe("usually 12 s");
});

test("past the usual time it does not count below nothing", () => {
  expect(told(12_000, 12_000)).toBe("any moment");
  expect(told(30_000, 12_000)).toBe("longer than usual (12 s)");
});
