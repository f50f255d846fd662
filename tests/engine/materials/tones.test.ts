import { expect, test } from "vitest";
import { settledMaps } from "#engine/bake/settle-edges.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import type { Rgb } from "#engine/math/color.ts";
import { seamRatio } from "#measure/seam-ratio.ts";

const RED: Rgb = [0.45, 0.015, 0.015];
const BLUE: Rgb = [0.015, 0.06, 0.5];

const inBoth = (base: string, size: number) =>
  shadeMaterial({ base, colours: [RED, BLUE], conditions: {}, scale: 1, seed: 5 }, size);

/** Shares of the tile that are clearly redder than blue, and bluer than red. */
function shares(base: string): { readonly red: number; readonly blue: number } {
  const { albedo, height } = inBoth(base, 64);
  let [red, blue] = [0, 0];
  for (let i = 0; i < height.length; i += 1) {
    const [r, b] = [albedo[i * 3] as number, albedo[i * 3 + 2] as number];
    if (r > b * 1.5) red += 1;
    if (b > r * 1.5) blue += 1;
  }
  return { red: red / height.length, blue: blue / height.length };
}

test.each([
  ...["oak", "oak-planks", "chevron-parquet", "shiplap", "wood-shingles", "bark"],
  ...["steel", "gold", "hammered-metal", "corrugated-metal", "chainmail", "metal-panels"],
  ...["corduroy", "quilted-leather", "painted-plaster", "painted-brick", "sci-fi-panels", "dry-grass"],
  ...[
    "fish-scales",
    "feathers",
    "elephant-skin",
    "raw-meat",
    "brain",
    "bone",
    "cracked-leather",
    "stitched-leather",
    "quilted-fabric",
  ],
  ...["velvet", "silk", "fleece", "felt", "wool-cloth"],
  ...["pebbles", "gravel", "marble-chippings", "brick-rubble", "glitter"],
  ...["roof-tiles", "barrel-tiles", "slate-roof", "concrete-tiles", "stone-tiles", "square-tiles", "subway-tiles"],
  ...["concrete", "slate", "limestone", "leather", "suede", "plastic", "rubber", "plaster", "terracotta", "sand"],
])("%s in two colours shows both", (base) => {
  const { red, blue } = shares(base);
  expect(red).toBeGreaterThan(0.15);
  expect(blue).toBeGreaterThan(0.15);
});

test.each(["oak", "steel", "hammered-metal", "velvet", "roof-tiles", "limestone"])(
  "%s in two colours has no seam",
  (base) => {
    const { albedo, roughness } = settledMaps(inBoth(base, 512));
    for (const { data, width, height, channels } of [albedo, roughness]) {
      const { x, y } = seamRatio(data, width, height, channels, channels === 3 ? 0.1 : 0.8);
      expect([x > 0.9, x < 1.1, y > 0.9, y < 1.1]).toEqual([true, true, true, true]);
    }
  },
);

test("flutes are ribs: the surface rises and falls twelve times across and hardly along", () => {
  const { height, size, tileSize } = shadeMaterial(
    { base: "concrete", colours: [], conditions: {}, scale: 1, seed: 5, pattern: "fluted" },
    128,
  );
  const columns = Array.from({ length: size }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < size; y += 1) sum += (height[y * size + x] as number) / size;
    return sum;
  });
  const crossings = columns.filter((h, x) => h < 0 !== (columns[(x + 1) % size] as number) < 0).length;
  expect(crossings).toBe(24);
  expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(tileSize * 0.02);
});
