import { expect, test } from "vitest";
import { formatAgo, formatDuration } from "#studio/ui/duration.ts";

test.each([
  [0, "0.0 s"],
  [-5, "0.0 s"],
  [840, "0.8 s"],
  [12_400, "12 s"],
  [59_700, "1 min 0 s"],
  [185_000, "3 min 5 s"],
  [3_840_000, "1 h 4 min"],
])("%i ms reads %s", (durationMs, words) => {
  expect(formatDuration(durationMs)).toBe(words);
});

test("how long ago is told in the largest unit that fits", () => {
  const now = 1_800_000_000_000;
  expect(formatAgo(now - 59_000, now)).toBe("just now");
  expect(formatAgo(now - 61_000, now)).toBe("1 min ago");
  expect(formatAgo(now - 7_300_000, now)).toBe("2 h ago");
});
