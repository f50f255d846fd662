import { beforeAll, describe, expect, test } from "vitest";
import { openShape } from "#engine/bake/shape-once.ts";
import type { UnwrappedModel } from "#engine/bake/unwrapped-model.ts";
import { ALONE } from "#engine/crew.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { shellVolumes } from "#engine/geometry/shells.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { numberShells } from "#measure/shells.ts";
import { measureVolume } from "#measure/volume.ts";

const PROMPTS = [
  "a round table draped with a checkered cloth",
  "a clerk sitting at a desk with a typewriter",
  "an abandoned rocking chair covered in cobwebs",
  "a cottage with a picket fence around it",
  "a cracked dragon egg",
  "a hound with a bone in its mouth",
  "a small flower shop",
  "a rabbit playing a grand piano",
  "two foxes playing cards",
  "a deep basket of plums",
  "an origami scooter",
  "a brass chandelier with crystals",
  "a plate of spaghetti with meatballs",
];
/** Gap from which a piece is said to hang, as a ratio of the longest side. */
const HANGING = 0.008;
/** Texels of a chart under which it is small. */
const SMALL = 64;

function build(prompt: string) {
  const brief = readPrompt(prompt, null, engineLexicon());
  return buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 11 }).recipe).model;
}

function shape(model: ReturnType<typeof build>, mostFaces: number, effort: "subnet" | "premium", textureSize: number) {
  const work = openShape({ model, settle: (left) => left }, { mostFaces, textureSize, effort }, ALONE);
  work.simplify();
  work.unwrap(() => {});
  return work.read();
}

/** Areas of the charts in the unit square. */
function chartAreas({ uvs, uvIndices }: UnwrappedModel): number[] {
  const { shellOf } = numberShells(uvIndices, uvs.length / 2);
  const areas = new Map<number, number>();
  for (let i = 0; i < uvIndices.length; i += 3) {
    const [a, b, c] = [uvIndices[i] as number, uvIndices[i + 1] as number, uvIndices[i + 2] as number];
    const along = (vertex: number, axis: 0 | 1) => (uvs[vertex * 2 + axis] as number) - (uvs[a * 2 + axis] as number);
    const twice = along(b, 0) * along(c, 1) - along(c, 0) * along(b, 1);
    const chart = shellOf[a] as number;
    areas.set(chart, (areas.get(chart) ?? 0) + Math.abs(twice) / 2);
  }
  return [...areas.values()];
}

beforeAll(loadSimplifier);

describe.each(PROMPTS)("%s", (prompt) => {
  let model: ReturnType<typeof build>;
  beforeAll(() => {
    model = build(prompt);
  });

  test("nothing hangs in the air", () => {
    const { pieces } = findLoosePieces(model.parts.map(({ geometry }) => geometry));
    expect(pieces.filter(({ gap }) => gap >= HANGING)).toEqual([]);
  });

  test.each([48, 4000])("closed, outwards, of %i triangles at most", (most) => {
    const { unwrapped, closed } = shape(model, most, "subnet", 512);
    expect(closed).toBe(true);
    expect(unwrapped.positionIndices.length / 3).toBeLessThanOrEqual(most);
    expect(measureVolume(unwrapped.positions, unwrapped.positionIndices)).toBeGreaterThan(0);
  });
});

test.each(PROMPTS.slice(0, 2))("half of the atlas is used, by charts that are seen: %s", (prompt) => {
  const size = 2048;
  const areas = chartAreas(shape(build(prompt), 60_000, "premium", size).unwrapped);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeGreaterThan(0.5);
  const small = areas.filter((area) => area * size * size < SMALL).length;
  expect(small).toBeLessThanOrEqual(Math.max(1, 0.01 * areas.length));
});

test.each(["a convertible with its top down", "a rolled yoga mat"])("every part faces outwards: %s", (prompt) => {
  const inwards = build(prompt).parts.filter(
    ({ geometry }) => !(measureVolume(geometry.positions, geometry.indices) > 0),
  );
  expect(inwards.map(({ name }) => name)).toEqual([]);
});

test("a small thing on a large one has more faces than its size would claim, one of many does not", () => {
  const shareOf = (prompt: string, named: RegExp) =>
    build(prompt).parts.find(({ name }) => named.test(name))?.share ?? 1;
  expect(shareOf("an ostrich wearing a coronet", /crown/)).toBeGreaterThan(2);
  expect(shareOf("an ostrich wearing a coronet", /body/)).toBe(1);
  expect(shareOf("twelve acorns beside a barrel", /acorn/)).toBe(1);
});

test.each([
  ["a peony", 0],
  ["a head of greens", 0],
  ["a silk hair bow", 0],
  ["a chess pawn", 0],
  ["a dial phone with a tangled cord", 0.06],
])("nothing passes through itself as it is built: %s", (prompt, most) => {
  for (const { name, geometry } of build(prompt).parts)
    expect(measureSelfCrossings(geometry.positions, geometry.indices), name).toBeLessThanOrEqual(most);
});

test.each(["a striped parasol", "a doll in a ruffled gown", "a head of greens", "a fish shaped kite"])(
  "of a few faces nothing passes through itself, nor hangs in the air: %s",
  (prompt) => {
    const model = build(prompt);
    for (const most of [48, 500]) {
      const { positions, positionIndices: indices } = shape(model, most, "subnet", 512).unwrapped;
      expect(measureSelfCrossings(positions, indices)).toBeLessThan(0.03);
      expect(findLoosePieces([{ positions, indices }]).pieces.filter(({ gap }) => gap >= HANGING)).toEqual([]);
    }
  },
);

test.each(["a bouquet of wilted tulips", "a bunch of withered roses"])("no petal is inside out: %s", (prompt) => {
  const inwards = build(prompt).parts.filter(({ geometry }) => shellVolumes(geometry).some((volume) => volume < 0));
  expect(inwards.map(({ name }) => name)).toEqual([]);
});
