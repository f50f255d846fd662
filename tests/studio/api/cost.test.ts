import { expect, test } from "vitest";
import { costOf } from "#studio/api/cost.ts";

const prices = {
  "subnet-v1": 1,
  "premium-v1": 5,
  "premium-v1-pbr": 8,
  "model-optimize": 4,
  "material-preview": 2,
  "material-optimize": 3,
};
const draft = { version: "premium-v1" as const, pbr: true, variations: "1" };

test("the price is that of the version, with or without PBR, times the variations", () => {
  expect(costOf("text-to-3d", draft, prices)).toBe(8);
  expect(costOf("text-to-3d", { ...draft, pbr: false }, prices)).toBe(5);
  expect(costOf("text-to-3d", { ...draft, variations: "3" }, prices)).toBe(24);
  expect(costOf("material", draft, prices)).toBe(2);
});

test("subnet-v1 never costs the PBR price", () => {
  expect(costOf("text-to-3d", { ...draft, version: "subnet-v1" }, prices)).toBe(1);
});

test("a number of variations that is being typed counts as one", () => {
  expect(costOf("material", { ...draft, variations: "" }, prices)).toBe(2);
});
