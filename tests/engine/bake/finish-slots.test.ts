import { expect, test } from "vitest";
import { finishSlots } from "#engine/bake/finish-slots.ts";
import type { MaterialSpec } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { fromHex } from "#engine/math/color.ts";

const finish = (spec: Partial<MaterialSpec>) => {
  const whole: MaterialSpec = { base: "glass", colours: [], conditions: {}, scale: 1, seed: 5, ...spec };
  const [own] = Object.values(finishSlots({ body: whole }, { body: shadeMaterial(whole, 32) }));
  if (!own) throw new Error("there is a finish");
  return own;
};

test("a finish is the mean of its surface", () => {
  const gold = finish({ base: "gold" });
  expect(gold.metalness).toBeGreaterThan(0.9);
  expect(gold.roughness).toBeLessThan(0.6);
  expect(finish({ base: "oak" })).toMatchObject({ metalness: 0, opacity: 1 });
});

test("clear glass hides little, dyed, dark and dusty glass more, and other matter all", () => {
  const pale = finish({ clear: true }).opacity;
  expect(pale).toBeLessThan(0.4);
  expect(finish({ clear: true, colours: [fromHex("#1c7a34")] }).opacity).toBeGreaterThan(pale + 0.1);
  expect(finish({ clear: true, colours: [fromHex("#101012")] }).opacity).toBeGreaterThan(0.85);
  expect(finish({ clear: true, conditions: { dusty: 1 } }).opacity).toBeGreaterThan(pale + 0.1);
  expect(finish({}).opacity).toBe(1);
  expect(finish({ base: "gold", clear: true }).opacity).toBe(1);
});

test("light goes on within a cut stone more than in jade, in wood not at all, and not through what lies on it", () => {
  const ruby = finish({ base: "gemstone" }).within ?? 0;
  expect(ruby).toBeGreaterThan(finish({ base: "jade" }).within ?? 1);
  expect(finish({ base: "oak" }).within).toBeUndefined();
  expect(finish({ base: "gemstone", conditions: { muddy: 0.5 } }).within).toBeLessThan(ruby);
});
