import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const watch = conceptById("pocket-watch");

const partsOf = (word: string, seed: number, traits: readonly string[] = []) =>
  watch.build(
    watch.sample(createDraw(seed), {
      word,
      traits: new Set(traits),
      parts: new Map(),
      counts: new Map(),
      without: new Set(),
    }),
  ).parts;

test("an open pocket watch shows its lid beside the face, and no other watch has one", () => {
  for (const seed of [1, 2, 3]) {
    const parts = partsOf("pocket watch", seed, ["open"]);
    const boxOf = (name: string) =>
      boundsOf([(parts.find((part) => part.name === name) ?? expect.fail(`has no ${name}`)).geometry.positions]);
    const [lid, face] = [boxOf("lid"), boxOf("bezel")];
    expect(lid.max[0] - lid.min[0]).toBeGreaterThan(0.6 * (face.max[0] - face.min[0]));
    expect((lid.min[0] + lid.max[0]) / 2).toBeLessThan(face.min[0]);
    expect(partsOf("pocket watch", seed).map(({ name }) => name)).not.toContain("lid");
    expect(partsOf("stopwatch", seed, ["open"]).map(({ name }) => name)).not.toContain("lid");
  }
});
