import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";
import { createBoardPlace } from "#engine/texture/tilings/board-place.ts";
import { planks } from "#engine/texture/tilings/planks.ts";
import { shade } from "./shade-condition.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

const made = (prompt: string, size = 256) =>
  shadeMaterial(planMaterial(read(prompt), { prompt, negativePrompt: null, seed: 3 }).base, size);

const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
const channel = (albedo: Float32Array, c: number) => albedo.filter((_, i) => i % 3 === c);

describe("what is near another material is told from it", () => {
  test.each([
    ["leaf tiles", "leaf-tiles"],
    ["botanical tiles", "leaf-tiles"],
    ["acoustic wall panels", "acoustic-panel"],
    ["acoustic foam", "acoustic-foam"],
    ["fabric leather", "pebbled-leather"],
    ["smooth leather", "leather"],
    ["patterned fabric", "floral-fabric"],
    ["damask", "damask"],
  ])("%s", (prompt, base) => {
    expect(read(prompt).base).toBe(base);
  });
});

test("a leaf lies on each of the tiles", () => {
  const { albedo, size } = made("leaf tiles");
  const side = size / 4;
  const greens = new Array<number>(16).fill(0);
  for (let i = 0; i < size * size; i += 1) {
    const [r, g] = [albedo[i * 3] as number, albedo[i * 3 + 1] as number];
    const at = Math.floor(Math.floor(i / size) / side) * 4 + Math.floor((i % size) / side);
    if (r < 0.75 * g) greens[at] = (greens[at] as number) + 1 / (side * side);
  }
  expect(Math.min(...greens)).toBeGreaterThan(0.15);
  expect(Math.max(...greens)).toBeLessThan(0.6);
});

test("a cement wall with shells is cement between them", () => {
  const [set] = read("cement wall with seashells").layers ?? [];
  const [strewn] = read("dirt with seashells").layers ?? [];
  expect(set).toMatchObject({ place: "scattered", base: "seashells" });
  expect(set?.amount ?? 1).toBeLessThan(0.5 * (strewn?.amount ?? 0));
  expect(set?.scale ?? 0).toBeGreaterThan(1.2 * (strewn?.scale ?? 1));
});

test("metal that rusted and burnt is black and brown, and has no blue of tempering", () => {
  const blueOf = ({ albedo }: { albedo: Float32Array }) => mean(channel(albedo, 2)) / mean(channel(albedo, 0));
  expect(blueOf(shade("steel", { burnt: 0.7 }))).toBeGreaterThan(1);
  expect(blueOf(shade("steel", { burnt: 0.7, rusty: 0.7 }))).toBeLessThan(0.8);
});

test("boards are butted tighter than they lie side by side", () => {
  const place = createBoardPlace();
  const layout = planks(4, 1, 0, 5);
  // down the middle of a board the border falls as fast as it does across, times how much tighter
  layout.locate(0.125, 0, place);
  const borders = Array.from({ length: 400 }, (_, k) => {
    layout.locate(0.125, k / 400, place);
    return place.end ? place.border : 1;
  });
  const near = borders.filter((border) => border < 0.09);
  expect(near.length / 400).toBeLessThan(0.12);
  expect(near.length).toBeGreaterThan(0);
});

test("marble of varied colour is clouded, not patched", () => {
  const [plain, varied] = [shade("marble", {}), shade("marble", { varied: 0.8 })];
  const own = channel(plain.albedo, 0);
  const moved = channel(varied.albedo, 0).map((value, i) => value / (own[i] as number));
  const middle = mean(moved);
  expect(mean(moved.map((value) => Math.abs(value - middle)))).toBeGreaterThan(0.08);
  // from one texel to the next it changes little: no edge parts one cloud from another
  const steps = moved.map((value, i) => (i % 128 === 127 ? 0 : Math.abs((moved[i + 1] as number) - value)));
  expect(mean(steps)).toBeLessThan(0.075);
});
