import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { materialById } from "#engine/materials/index.ts";
import type { Material } from "#engine/materials/material.ts";
import { patternMasks } from "#engine/materials/patterns/pattern-masks.ts";
import { shadePattern } from "#engine/materials/patterns/shade-pattern.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import type { Rgb } from "#engine/math/color.ts";
import { createDraw } from "#engine/math/draw.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";

const SIZE = 256;

const shade = (prompt: string) =>
  shadeMaterial(
    planMaterial(readMaterialPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 }).base,
    SIZE,
  );

/** Share of the texels whose colour passes. */
function share({ albedo }: { readonly albedo: Float32Array }, passes: (rgb: Rgb) => boolean): number {
  let count = 0;
  for (let i = 0; i < albedo.length; i += 3) {
    if (passes([albedo[i] as number, albedo[i + 1] as number, albedo[i + 2] as number])) count += 1;
  }
  return (count * 3) / albedo.length;
}

const isBlue = ([r, , b]: Rgb) => b > 2 * r;
const isRed = ([r, g]: Rgb) => r > 3 * g;

test("blue stripes lie on linen in its own colour", () => {
  const blue = share(shade("linen with blue stripes"), isBlue);
  expect(blue).toBeGreaterThan(0.3);
  expect(blue).toBeLessThan(0.7);
  expect(share(shade("linen with thin blue stripes"), isBlue)).toBeLessThan(0.25);
});

test.each(["concrete with red paint splashes", "oak planks with red paint spots"])(
  "%s: some of it is red",
  (prompt) => {
    const red = share(shade(prompt), isRed);
    expect(red).toBeGreaterThan(0.03);
    expect(red).toBeLessThan(0.35);
  },
);

test("waves are drawn into sand, and dye none of it", () => {
  const plain = shade("sand");
  const drawn = shade("sand with a hexagon pattern");
  const tone = ([r, g, b]: Rgb): boolean => r > g && g > b;
  expect(share(drawn, tone)).toBeGreaterThan(0.97);
  const moved = drawn.height.map((h, i) => Math.abs(h - (plain.height[i] as number)));
  expect(Math.max(...moved)).toBeGreaterThan(0.005 * plain.tileSize);
});

test("what is stirred is two stuffs in long bands, each about half of the tile", () => {
  const { second } = patternMasks("marbled", SIZE, createDraw(4), 1);
  const half = second.reduce((sum, m) => sum + m, 0) / second.length;
  expect(half).toBeGreaterThan(0.35);
  expect(half).toBeLessThan(0.65);
});

test("a blue paint that peels off planks shows wood under it, not blue", () => {
  const surface = shade("oak planks with peeling blue paint");
  expect(share(surface, isBlue)).toBeGreaterThan(0.3);
  expect(share(surface, ([r, , b]) => r > 1.15 * b)).toBeGreaterThan(0.1);
});

test("what scratches painted metal lays metal bare", () => {
  const bare = ({ metalness }: { readonly metalness: Float32Array }) =>
    metalness.filter((m) => m > 0.5).length / SIZE ** 2;
  const scratched = bare(shade("scratched painted metal"));
  expect(scratched).toBeGreaterThan(bare(shade("painted metal")) + 0.01);
  expect(scratched).toBeLessThan(0.3);
});

test("water soaks into cardboard to an edge: dark places and dry ones, and no mirror", () => {
  const dry = shade("cardboard");
  const wet = shade("wet cardboard");
  const ratio = wet.albedo.map((a, i) => a / Math.max(0.01, dry.albedo[i] as number));
  expect(ratio.filter((r) => r < 0.65).length / ratio.length).toBeGreaterThan(0.25);
  expect(ratio.filter((r) => r > 0.85).length / ratio.length).toBeGreaterThan(0.08);
  expect(Math.min(...wet.roughness)).toBeGreaterThan(0.12);
});

test("an ornament is carved in stone and pressed in leather, not printed on them", () => {
  for (const base of ["limestone", "leather"]) {
    const plain = shade(base);
    const carved = shade(`${base} with carved leaf ornament`);
    const risen = carved.height.map((h, i) => h - (plain.height[i] as number));
    expect(Math.max(...risen) - Math.min(...risen)).toBeGreaterThan(0.008 * plain.tileSize);
    // the same stuff all over: what is raised has the hue of its ground
    const hue = ({ albedo }: { readonly albedo: Float32Array }) => {
      const [r, b] = [0, 2].map((c) => albedo.reduce((sum, a, i) => (i % 3 === c ? sum + a : sum), 0));
      return (r as number) / (b as number);
    };
    expect(hue(carved) / hue(plain)).toBeCloseTo(1, 1);
  }
});

/** Share of the surface that is deep under its face, and how light that is over the whole. */
const cavities = (prompt: string) => {
  const { height, albedo } = shade(prompt);
  const range = [...height].sort((a, b) => a - b);
  const [low, high] = [0.01, 0.95].map((at) => range[Math.floor(at * range.length)] as number) as [number, number];
  let [deep, light, whole] = [0, 0, 0];
  for (const [i, h] of height.entries()) {
    const own = (albedo[i * 3] as number) + (albedo[i * 3 + 1] as number) + (albedo[i * 3 + 2] as number);
    whole += own / height.length;
    if (h > low + 0.4 * (high - low)) continue;
    deep += 1;
    light += own;
  }
  return { share: deep / height.length, light: light / Math.max(1, deep) / whole };
};

test.each(["engraved stone", "carved wood", "incised bronze", "engraved metal", "incised runes in stone"])(
  "%s is cut down from a face that stays, and its cavities are dark",
  (prompt) => {
    const { share, light } = cavities(prompt);
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.4);
    expect(light).toBeLessThan(0.66);
  },
);

test.each(["embossed leather", "carved marble relief", "embossed metal"])(
  "%s stands out of a ground below",
  (prompt) => {
    expect(cavities(prompt).share).toBeGreaterThan(0.4);
  },
);

test("crystals that glow are of their hue at its fullest: deep in the hollows, nearly white on their edges", () => {
  const plain = shade("green crystals");
  const lit = shade("glowing green crystals");
  const isFull = ([r, g]: Rgb) => g > 0.5 && r < 0.45;
  const isPale = ([r, g]: Rgb) => g > 0.6 && r > 0.5;
  expect(share(lit, isFull)).toBeGreaterThan(Math.max(0.2, 2 * share(plain, isFull)));
  expect(share(lit, isPale)).toBeGreaterThan(0.01);
});

test("a figure asked of wallpaper takes the place of the paper's own", () => {
  const context = { size: SIZE, draw: createDraw(4), colours: [], scale: 1 };
  const [damask, plain] = ["damask-wallpaper", "plain-wallpaper"].map(materialById);
  expect(damask?.plain).toBe(plain);
  expect(shadePattern(damask as Material, "scalloped", context)).toEqual(
    shadePattern(plain as Material, "scalloped", context),
  );
});

test("another name of the same base is laid out otherwise; what befell it or a colour lays nothing anew", () => {
  const seedOf = (prompt: string) =>
    planMaterial(readMaterialPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 }).base
      .seed;
  expect(seedOf("brick facade")).not.toBe(seedOf("factory brick"));
  expect(seedOf("mossy brick facade")).toBe(seedOf("brick facade"));
  expect(seedOf("purple brick facade")).toBe(seedOf("brick facade"));
  expect(seedOf("brick facade with grass in the joints")).toBe(seedOf("brick facade"));
});

test("sashiko is sewn in short white stitches that stand out of blue cotton, in one figure or another", () => {
  const sewn = shade("sashiko");
  const isWhite = ([r, , b]: Rgb) => r > 0.6 && b > 0.5;
  expect(share(sewn, isBlue)).toBeGreaterThan(0.6);
  expect(share(sewn, isWhite)).toBeGreaterThan(0.03);
  expect(share(sewn, isWhite)).toBeLessThan(0.3);
  const level = (white: boolean) => {
    const heights = Array.from(sewn.height).filter(
      (_, i) => isWhite([sewn.albedo[i * 3] as number, 0, sewn.albedo[i * 3 + 2] as number]) === white,
    );
    return heights.reduce((sum, h) => sum + h, 0) / heights.length;
  };
  expect(level(true) - level(false)).toBeGreaterThan(0.001 * sewn.tileSize);
  const fills = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const { second } = patternMasks("sashiko", 128, createDraw(seed), 1);
    return Math.round((second.reduce((sum, m) => sum + m, 0) / second.length) * 300);
  });
  expect(new Set(fills).size).toBeGreaterThan(2);
});

test("a figure in a mosaic is laid of whole stones, and the grout is in none", () => {
  const laid = shade("mosaic with a red scrollwork pattern");
  const inRed = share(laid, isRed);
  expect(inRed).toBeGreaterThan(0.08);
  expect(inRed).toBeLessThan(0.6);
  // half-covered stones would be pink
  const isPink = ([r, g]: Rgb) => r > 1.7 * g && r <= 2.4 * g;
  expect(share(laid, isPink)).toBeLessThan(0.12 * inRed);
});

test("a snowflake has six arms alike", () => {
  const { second } = patternMasks("snowflake", SIZE, createDraw(4), 1);
  const middle = SIZE / 8;
  const armAt = (turn: number) => {
    let sum = 0;
    for (let r = 6; r < 22; r += 1) {
      const x = Math.round(middle + r * Math.cos(turn));
      const y = Math.round(middle + r * Math.sin(turn));
      sum += second[y * SIZE + x] as number;
    }
    return sum / 16;
  };
  for (let k = 0; k < 6; k += 1) {
    expect(armAt(((k + 0.5) / 6) * 2 * Math.PI)).toBeGreaterThan(0.6);
    expect(armAt((k / 6) * 2 * Math.PI)).toBeLessThan(0.55);
  }
});

test("a Hawaiian print is big green leaves and red blossoms, whose colour is the one that is said", () => {
  const printed = shade("Hawaiian print");
  expect(share(printed, ([r, g, b]) => g > 1.5 * r && g > 1.3 * b)).toBeGreaterThan(0.25);
  expect(share(printed, isRed)).toBeGreaterThan(0.06);
  expect(share(shade("white Hawaiian print with blue flowers"), isBlue)).toBeGreaterThan(0.05);
});
