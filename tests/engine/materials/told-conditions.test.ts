import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { difference, mean, shade } from "./shade-condition.ts";

/** Share of the channels of `after` that are below so many times what they were. */
const darkened = (before: Surface, after: Surface, times: number): number =>
  after.albedo.filter((value, i) => value < times * (before.albedo[i] as number)).length / before.albedo.length;

test("a crack in speckled stone is wider than its crystals, and darker", () => {
  expect(darkened(shade("granite", {}), shade("granite", { cracked: 0.7 }), 0.5)).toBeGreaterThan(0.08);
});

test("scratches in speckled stone are wide enough to be told from its crystals", () => {
  expect(difference(shade("granite", {}), shade("granite", { scratched: 0.7 }))).toBeGreaterThan(0.092);
});

test("speckled stone darkens under rain, however smooth it is", () => {
  expect(mean(shade("granite", { wet: 0.7 }).albedo)).toBeLessThan(0.62 * mean(shade("granite", {}).albedo));
});

test("stone that is polished is deeper in colour", () => {
  expect(mean(shade("granite", { polished: 0.7 }).albedo)).toBeLessThan(0.75 * mean(shade("granite", {}).albedo));
});

test("scratches in a white wall are dark", () => {
  expect(darkened(shade("plaster", {}), shade("plaster", { scratched: 0.7 }), 0.75)).toBeGreaterThan(0.02);
});

test("rust that was in the fire is black and red, and nowhere pale with ash", () => {
  const blue = shade("rusty-iron", { burnt: 0.7 }).albedo.filter((_, i) => i % 3 === 2);
  expect(blue.filter((value) => value > 0.12).length / blue.length).toBeLessThan(0.005);
});

test("worn steel has bright hair lines", () => {
  const [plain, worn] = [shade("steel", {}), shade("steel", { worn: 0.7 })];
  const brighter = worn.albedo.filter((value, i) => value > 1.15 * (plain.albedo[i] as number)).length;
  expect(brighter / plain.albedo.length).toBeGreaterThan(0.02);
});

test("dust on red brick is brown, and no limewash", () => {
  const dusty = shade("brick", { dusty: 0.7 });
  const [red, , blue] = [0, 1, 2].map((c) => mean(dusty.albedo.filter((_, i) => i % 3 === c))) as [
    number,
    number,
    number,
  ];
  expect(red / blue).toBeGreaterThan(2.25);
});
