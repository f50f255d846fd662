import { expect, test } from "vitest";
import { type RUG_STYLES, rugPaint } from "#engine/concepts/bedding/rug-paint.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const rugOf = (prompt: string, seed: number) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe.objects[0];

/** Colours woven over a dark ground along a line from the middle of a rug to the right, as texts. */
function coloursOf(style: (typeof RUG_STYLES)[number], round: boolean): Set<string> {
  const paint = rugPaint(style, round, 1.2, 1.6, 3);
  const seen = new Set<string>();
  for (let i = 0; i < 400; i += 1) {
    const surface = { r: 0.1, g: 0.02, b: 0.02, roughness: 1, metalness: 0, height: 0 };
    paint(surface, (0.6 * (i % 40)) / 40, 0.01, Math.floor(i / 40) * 0.05, 0, 1, 0);
    seen.add([surface.r, surface.g, surface.b].map((c) => c.toFixed(2)).join());
  }
  return seen;
}

test("a floral carpet is woven with flowers, on a plain ground, and no rings", () => {
  for (const prompt of ["a floral carpet", "a rug with a floral pattern", "a flowered rug"])
    for (const seed of SEEDS) {
      const { parameters, materials } = rugOf(prompt, seed) ?? {};
      expect(parameters).toMatchObject({ style: "floral", round: false });
      expect(materials?.pile?.base).not.toBe("floral-fabric");
    }
});

test("an oriental rug has its medallion woven, not its cloth printed", () => {
  for (const seed of SEEDS) {
    expect(rugOf("an oriental rug", seed)?.parameters.style).toBe("persian");
    expect(rugOf("an oriental rug", seed)?.materials.pile?.base).not.toBe("persian-rug");
  }
});

test("flowers have more colours than rings, on a round rug too, and so has a medallion", () => {
  const rings = coloursOf("rings", true).size;
  for (const round of [true, false]) {
    expect(coloursOf("floral", round).size).toBeGreaterThan(6);
    expect(coloursOf("persian", round).size).toBeGreaterThan(rings + 1);
  }
});
