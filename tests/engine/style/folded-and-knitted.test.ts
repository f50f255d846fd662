import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Part, SurfacePoint } from "#engine/geometry/part.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

await loadSimplifier();

function body(prompt: string): Part {
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 });
  return buildModel(recipe).model.parts.find(({ name }) => name === "body") as Part;
}

const surfaceAt = ({ paint }: Part, [x, y, z]: readonly number[], [nx, ny, nz]: readonly number[]): SurfacePoint => {
  const surface: SurfacePoint = { r: 0.5, g: 0.5, b: 0.5, roughness: 1, metalness: 0, height: 0 };
  paint?.(surface, x as number, y as number, z as number, nx as number, ny as number, nz as number);
  return surface;
};

interface Facet {
  readonly corners: readonly (readonly number[])[];
  readonly normal: readonly number[];
}

function facetsOf({ geometry: { positions, rest, indices } }: Part): Facet[] {
  const at = (values: Float32Array, v: number): number[] => [0, 1, 2].map((k) => values[v * 3 + k] as number);
  return Array.from({ length: indices.length / 3 }, (_, f) => {
    const own = [0, 1, 2].map((k) => indices[f * 3 + k] as number);
    const [a, b, c] = own.map((v) => at(positions, v)) as [number[], number[], number[]];
    const [u, v] = [b, c].map((to) => to.map((value, k) => value - (a[k] as number))) as [number[], number[]];
    const cross = [1, 2, 0].map(
      (k, i) => (u[k] as number) * (v[(i + 2) % 3] as number) - (u[(i + 2) % 3] as number) * (v[k] as number),
    );
    const long = Math.hypot(...cross);
    return { corners: own.map((each) => at(rest, each)), normal: cross.map((value) => value / long) };
  });
}

const middleOf = ({ corners }: Facet): number[] =>
  [0, 1, 2].map((k) => corners.reduce((sum, corner) => sum + (corner[k] as number) / 3, 0));

describe("origami", () => {
  test.each(["an origami fox", "an origami whale"])("%s has the same facets left and right of its fold", (prompt) => {
    const { positions } = body(prompt).geometry;
    const places = new Set<string>();
    const keyOf = (x: number, y: number, z: number) => [x, y, z].map((c) => Math.round(c * 1e4)).join(" ");
    for (let i = 0; i < positions.length; i += 3)
      places.add(keyOf(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number));
    const alone = [...places].filter((key) => {
      const [x, y, z] = key.split(" ").map(Number) as [number, number, number];
      return !places.has([-x, y, z].join(" "));
    });
    expect(alone.length).toBeLessThan(0.1 * places.size);
  });

  test.each(["an origami fox", "an origami panda", "an origami owl"])(
    "%s is of two papers, each facet of one",
    (prompt) => {
      const fox = body(prompt);
      const tones = facetsOf(fox).map((facet) => {
        const { r, g, b } = surfaceAt(fox, middleOf(facet), facet.normal);
        return (r + g + b) / 3;
      });
      const [light, dark] = [Math.max(...tones), Math.min(...tones)];
      const pale = tones.filter((tone) => tone > (light + dark) / 2).length;
      expect(light).toBeGreaterThan(2 * dark);
      expect(pale).toBeGreaterThan(4);
      expect(pale).toBeLessThan(tones.length - 4);
    },
  );

  test.each([
    ["an origami motorcycle", 2],
    ["an origami car", 4],
    ["an origami tractor", 4],
  ])("%s is one body and %i flat wheels of eight corners", (prompt, wheels) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 });
    const { parts } = buildModel(recipe).model;
    const discs = parts.filter(({ name }) => /^wheel-\d+$/.test(name));
    expect(discs.map(({ geometry }) => geometry.indices.length / 3)).toEqual(Array.from({ length: wheels }, () => 32));
    expect(parts).toHaveLength(1 + 2 * wheels);
  });

  test("a folded sheet has straight folds and does not cross itself", () => {
    const prompt = "a sheet of folded origami paper";
    const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 });
    const [sheet] = buildModel(recipe).model.parts as [Part];
    expect(measureSelfCrossings(sheet.geometry.positions, sheet.geometry.indices)).toBe(0);
    expect(new Set(facetsOf(sheet).map(({ normal }) => normal.map((c) => c.toFixed(1)).join())).size).toBeLessThan(20);
  });

  test("a fold is rubbed paler than the facets beside it", () => {
    const whale = body("an origami whale");
    const paler = facetsOf(whale).filter((facet) => {
      const [a, b] = facet.corners as [number[], number[]];
      const edge = a.map((value, k) => (value + (b[k] as number)) / 2);
      return surfaceAt(whale, edge, facet.normal).r > 1.2 * surfaceAt(whale, middleOf(facet), facet.normal).r;
    });
    expect(paler.length).toBeGreaterThan(10);
  });
});

test.each(["a knitted elephant", "a knitted cat", "a crocheted penguin"])(
  "%s shows some thirty rows of stitches",
  (prompt) => {
    const toy = body(prompt);
    const { min, max } = boundsOf([toy.geometry.rest]);
    const heights = Array.from({ length: 2000 }, (_, i) => {
      const y = min[1] + ((max[1] - min[1]) * i) / 1999;
      return surfaceAt(toy, [0.31 * max[0], y, max[2]], [0, 0, 1]).height;
    });
    const rows = heights.filter((each, i) => each > (heights[i - 1] ?? 9) && each >= (heights[i + 1] ?? 9)).length;
    expect(rows).toBeGreaterThan(12);
    expect(rows).toBeLessThan(60);
  },
);
