import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { jointMask } from "#engine/materials/parts/joint-mask.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";

const SIZE = 256;

const shade = (prompt: string, seed: number) =>
  shadeMaterial(
    planMaterial(readMaterialPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed }).base,
    SIZE,
  );

/** Where the second differs from the first in colour. */
function grownOver(first: Float32Array, second: Float32Array): boolean[] {
  return Array.from({ length: first.length / 3 }, (_, i) =>
    [0, 1, 2].some((c) => Math.abs((first[i * 3 + c] as number) - (second[i * 3 + c] as number)) > 0.02),
  );
}

const shareOf = (where: readonly boolean[]) => where.filter(Boolean).length / where.length;

test.each(["wooden planks", "brick wall", "slate roof"])("lichen on a %s leaves most of it bare", (base) => {
  for (const seed of [1, 2]) {
    const share = shareOf(grownOver(shade(base, seed).albedo, shade(`${base} with lichen`, seed).albedo));
    expect(share).toBeGreaterThan(0.015);
    expect(share).toBeLessThan(0.2);
  }
});

test("lichen on boards leaves most of them bare", () => {
  for (const seed of [1, 2]) {
    const bare = shade("boards", seed).albedo;
    expect(shareOf(grownOver(bare, shade("lichen on boards", seed).albedo))).toBeLessThan(0.25);
  }
});

test("covered in lichen is more than with lichen", () => {
  const bare = shade("brick wall", 3).albedo;
  const some = shareOf(grownOver(bare, shade("brick wall with lichen", 3).albedo));
  const much = shareOf(grownOver(bare, shade("brick wall covered in lichen", 3).albedo));
  expect(much).toBeGreaterThan(2 * some);
});

test("lichen crowds along the joints", () => {
  const bare = shade("slate roof", 1);
  const grown = grownOver(bare.albedo, shade("slate roof with lichen", 1).albedo);
  const joints = jointMask(bare);
  const near = grown.filter((_, i) => (joints[i] as number) > 0.5);
  expect(shareOf(near)).toBeGreaterThan(1.5 * shareOf(grown));
});

test("what is cut into stone is worn shallow and loses its paint", () => {
  const fresh = shade("egyptian hieroglyphs", 2);
  const worn = shade("worn egyptian hieroglyphs", 2);
  const depth = ({ height }: typeof fresh) => Math.sqrt(height.reduce((sum, h) => sum + h * h, 0) / height.length);
  expect(depth(worn)).toBeLessThan(0.9 * depth(fresh));
});
