import { expect, test } from "vitest";
import { foldedCloth, spreadCloth } from "#engine/concepts/bedding/cloth-shapes.ts";
import { table } from "#engine/concepts/furniture/table.ts";
import { createDraw } from "#engine/math/draw.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

test.each([1, 2, 3])(
  "cloth %i lies on itself, folded or with a corner turned over, and does not pass through itself",
  (seed) => {
    for (const { positions, indices } of [foldedCloth(0.62, 0.44, 0.03, 5, seed), spreadCloth(1.15, 1.3, 0.03, seed)])
      expect(measureSelfCrossings(positions, indices)).toBe(0);
  },
);

test.each(["round", "square", "long"])(
  "the cloth of a %s table hangs over its edge and does not pass through itself",
  (trait) => {
    const ask = {
      word: "table",
      traits: new Set([trait]),
      parts: new Map(),
      counts: new Map(),
      without: new Set<string>(),
    };
    const { parts } = table.build(Object.assign({}, table.sample(createDraw(1), ask), { cloth: true }));
    const [cloth] = parts.filter(({ name }) => name === "cloth").map(({ geometry }) => geometry);
    expect(cloth && measureSelfCrossings(cloth.positions, cloth.indices)).toBe(0);
  },
);
