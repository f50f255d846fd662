import { expect, test } from "vitest";
import type { Ask } from "#engine/concepts/concept.ts";
import { conceptById } from "#engine/concepts/index.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const asked = (word: string, gem?: readonly string[]): Ask => ({
  word,
  traits: new Set(),
  parts: new Map(gem ? [["gem", new Set(gem)]] : []),
  counts: new Map(),
  without: new Set(),
});

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Height of the tallest piece of the stones against the whole, over the seeds that have stones. */
const shares = (id: string, gem?: readonly string[]): number[] =>
  SEEDS.flatMap((seed) => {
    const concept = conceptById(id);
    const { parts } = concept.build(concept.sample(createDraw(seed), asked(id === "crown" ? "coronet" : id, gem)));
    const stones = parts.filter(({ slot }) => slot === "gem");
    if (stones.length === 0) return [];
    const heightOf = (of: typeof parts): number => {
      const { min, max } = boundsOf(of.map(({ geometry }) => geometry.positions));
      return max[1] - min[1];
    };
    return heightOf(stones) / heightOf(parts);
  });

test.each([
  ["sword", 0.045],
  ["crown", 0.25],
])("a stone that is named on a %s is large enough to be seen, and larger if it is said to be", (id, least) => {
  const named = shares(id, []);
  expect(named).toHaveLength(SEEDS.length);
  expect(Math.min(...named)).toBeGreaterThan(least);
  const large = shares(id, ["large"]);
  for (const [i, share] of large.entries()) expect(share).toBeGreaterThan(named[i] as number);
  expect(Math.max(...shares(id))).toBeLessThan(Math.min(...named));
});
