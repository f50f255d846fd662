import { expect, test } from "vitest";
import { cactus } from "#engine/concepts/plant/cactus.ts";
import { createDraw } from "#engine/math/draw.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

const asked = {
  word: "cactus",
  traits: new Set(["twisted"]),
  parts: new Map(),
  counts: new Map(),
  without: new Set<string>(),
};

test.each([1, 2])("the winding arms of gnarled cactus %i do not pass through themselves", (seed) => {
  const { parts } = cactus.build(cactus.sample(createDraw(seed), asked));
  const [body] = parts.filter(({ name }) => name === "body").map(({ geometry }) => geometry);
  expect(body && measureSelfCrossings(body.positions, body.indices)).toBe(0);
});
