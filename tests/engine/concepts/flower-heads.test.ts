import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import type { Model } from "#engine/geometry/part.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const build = (id: string, seed: number): Model => {
  const concept = conceptById(id);
  return concept.build(
    concept.sample(createDraw(seed), {
      word: id,
      traits: new Set(),
      parts: new Map(),
      counts: new Map(),
      without: new Set(),
    }),
  );
};

const boxOf = ({ parts }: Model, name: string) =>
  boundsOf([(parts.find((part) => part.name === name) ?? expect.fail(`has no ${name}`)).geometry.positions]);

test("a daffodil's trumpet stands out before its petals", () => {
  for (const seed of [1, 2, 3]) {
    const flower = build("daffodil", seed);
    expect(boxOf(flower, "trumpet").max[2]).toBeGreaterThan(boxOf(flower, "petals").max[2] + 0.012);
  }
});

test("an iris has petals that hang below its throat and petals that stand above it", () => {
  for (const seed of [1, 2, 3]) {
    const flower = build("iris", seed);
    const throat = boxOf(flower, "stem").max[1];
    expect(boxOf(flower, "falls").min[1]).toBeLessThan(throat - 0.01);
    expect(boxOf(flower, "standards").max[1]).toBeGreaterThan(throat + 0.05);
  }
});
