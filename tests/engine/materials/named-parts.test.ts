import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";

const SIZE = 256;

const shade = (prompt: string) => {
  const brief = readMaterialPrompt(prompt, null, engineLexicon());
  return shadeMaterial(planMaterial(brief, { prompt, negativePrompt: null, seed: 1 }).base, SIZE);
};

type Shaded = ReturnType<typeof shade>;

/** How far apart two surfaces look at a texel, in linear light. */
const apart = (a: Shaded, b: Shaded, i: number): number =>
  [0, 1, 2].reduce((sum, c) => sum + Math.abs((a.albedo[i * 3 + c] as number) - (b.albedo[i * 3 + c] as number)), 0);

test.each([
  ["mossy", "brick wall", "with gold in the joints"],
  ["snowy", "brick wall", "with gold in the joints"],
  ["mossy", "herringbone slate tiles", "with copper joints"],
  ["dusty", "slate tiles", "with gold grout"],
  ["dirty", "black slate tiles", "with gold grout"],
  ["snowy", "marble tiles", "with brass inlays"],
  ["muddy", "stone slabs", "with gold veins"],
  ["sandy", "terracotta tiles", "with turquoise grout"],
])("%s %s %s shows most of what was named", (condition, base, named) => {
  const bare = shade(base);
  const laid = shade(`${base} ${named}`);
  const covered = shade(`${condition} ${base} ${named}`);
  let parts = 0;
  let shown = 0;
  let others = 0;
  let changed = 0;
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const told = apart(bare, laid, i);
    if (told > 0.25) {
      parts += 1;
      if (apart(laid, covered, i) < 0.5 * told) shown += 1;
    } else if (told < 0.01) {
      others += 1;
      if (apart(laid, covered, i) > 0.04) changed += 1;
    }
  }
  expect(parts).toBeGreaterThan(200);
  expect(shown / parts).toBeGreaterThan(0.62);
  // and the rest is as it was asked for
  expect(changed / others).toBeGreaterThan(0.2);
});
