import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import type { Brief, BriefObject, RelationKind } from "../../../src/engine/language/brief.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import type { Surface } from "../../../src/engine/plan/contact/contact-field.ts";
import { fallOnto, slideAgainst } from "../../../src/engine/plan/contact/slide.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { measureClosedness } from "../../../src/measure/closedness.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const read = (noun: string): BriefObject => readPrompt(noun, null, lexicon).objects[0] as BriefObject;

/** The surfaces of both things, put in relation by hand: what the language room reads is its own matter. */
function scene(kind: RelationKind, from: string, to: string, seed = 1): { first: Surface[]; second: Surface[] } {
  const brief: Brief = {
    ...readPrompt(from, null, lexicon),
    objects: [read(from), read(to)],
    relations: [{ kind, from: 0, to: 1 }],
  };
  const { recipe } = planRecipe(brief, { prompt: from, negativePrompt: null, seed });
  const { model } = buildModel(recipe);
  const of = (index: number): Surface[] => {
    const object = recipe.objects.find(({ concept }) => concept === brief.objects[index]?.concept);
    return model.parts.filter(({ name }) => name.startsWith(`${object?.name}-`)).map(({ geometry }) => geometry);
  };
  return { first: of(0), second: of(1) };
}

const heightOf = (surfaces: readonly Surface[]): number => {
  const all = surfaces.flatMap(({ positions }) => Array.from(positions.filter((_, i) => i % 3 === 1)));
  return all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b));
};

test.each([
  ["on", "a mug", "a table"],
  ["on", "an apple", "a book"],
  ["on", "a bottle", "a table"],
  ["over", "a book", "a mug"],
  ["on", "a lamp", "a table"],
] as const)("%s: %s and %s touch and hardly sink", (kind, from, to) => {
  for (const seed of [1, 2]) {
    const { first, second } = scene(kind, from, to, seed);
    const gap = fallOnto(first, second) as number;
    const height = heightOf(first);
    expect(gap / height).toBeLessThan(0.005);
    expect(gap / height).toBeGreaterThan(-0.04);
  }
});

test("a seated cat rests on the seat, clear of the back", () => {
  const { first, second } = scene("on", "a cat", "a chair");
  const lowest = first.reduce(
    (low, { positions }) => positions.reduce((y, v, i) => (i % 3 === 1 ? Math.min(y, v) : y), low),
    9,
  );
  const seat = heightOf(second);
  expect(lowest).toBeGreaterThan(0.3 * seat);
  expect(lowest).toBeLessThan(0.9 * seat);
});

test("what leans touches what it leans against and stands on the floor", () => {
  const { first, second } = scene("leaning", "a book", "a chair");
  const lowest = first.reduce(
    (low, { positions }) => positions.reduce((y, v, i) => (i % 3 === 1 ? Math.min(y, v) : y), low),
    9,
  );
  expect(Math.abs(lowest)).toBeLessThan(1e-3);
  const ways = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 0, -1],
  ] as const;
  const gaps = ways.map((way) => Math.abs(slideAgainst(first, second, way) ?? 9));
  expect(Math.min(...gaps)).toBeLessThan(0.03 * heightOf(second));
});

test("things beside each other do not overlap", () => {
  for (const [from, to] of [
    ["a cat", "a car"],
    ["a mug", "a bottle"],
    ["a chair", "a table"],
  ] as const) {
    const { first, second } = scene("beside", from, to);
    expect(slideAgainst(second, first, [-1, 0, 0]) ?? 1).toBeGreaterThan(-1e-3);
  }
});

test("a heap settles: nothing hangs in the air", () => {
  const asked: BriefObject = { ...read("an apple"), count: 9, arrangement: "pile" };
  const brief: Brief = { ...readPrompt("apples", null, lexicon), objects: [asked], relations: [] };
  const { recipe } = planRecipe(brief, { prompt: "", negativePrompt: null, seed: 4 });
  expect(recipe.objects.length).toBe(9);
  const { model } = buildModel(recipe);
  const of = (name: string) =>
    model.parts.filter((part) => part.name.startsWith(`${name}-`)).map(({ geometry }) => geometry);
  for (const { name } of recipe.objects) {
    const others = model.parts.filter((part) => !part.name.startsWith(`${name}-`)).map(({ geometry }) => geometry);
    const lowest = of(name).reduce(
      (low, { positions }) => positions.reduce((y, v, i) => (i % 3 === 1 ? Math.min(y, v) : y), low),
      9,
    );
    const below = others.map(({ positions, indices }) => ({
      positions: positions.map((v, i) => (i % 3 === 1 && v > lowest + 0.06 ? lowest - 9 : v)),
      indices,
    }));
    const gap = Math.min(lowest, fallOnto(of(name), below) ?? 9);
    expect(gap).toBeLessThan(0.02);
  }
});

/** The boxes that hold the objects of a prompt, by name. */
function boxes(prompt: string, seed = 3) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { model } = buildModel(recipe);
  return recipe.objects.map(({ name, concept }) => ({
    concept,
    ...boundsOf(
      model.parts.filter((part) => part.name.startsWith(`${name}-`)).map(({ geometry }) => geometry.positions),
    ),
  }));
}

test("flowers stand in a vase side by side, feet in it and heads over it", () => {
  const [vase, ...flowers] = boxes("a glass vase with tulips");
  expect(vase?.concept).toBe("vase");
  expect(flowers.length).toBeGreaterThan(3);
  for (const { min, max } of flowers) {
    expect(min[1]).toBeGreaterThan(vase?.min[1] ?? 0);
    expect(min[1]).toBeLessThan(vase?.max[1] ?? 0);
    expect(max[1]).toBeGreaterThan(1.3 * (vase?.max[1] ?? 0));
  }
  const tops = flowers.map(({ max }) => max[1]).sort((a, b) => a - b);
  expect(tops.at(-1)).toBeLessThan(1.6 * (tops[0] as number));
});

test("a pile is wider than it is high", () => {
  for (const prompt of ["a pile of pumpkins", "a pile of apples"]) {
    const all = boxes(prompt);
    const width = Math.max(...all.map(({ max }) => max[0])) - Math.min(...all.map(({ min }) => min[0]));
    expect(width).toBeGreaterThan(1.2 * Math.max(...all.map(({ max }) => max[1])));
  }
});

test("halves, likenesses and coverings are closed, the same again, and of both substances", () => {
  const qualities = { colours: [], materials: ["gold"], conditions: {}, traits: [] };
  const extras: Partial<BriefObject>[] = [
    { halves: [qualities, { ...qualities, materials: ["silver"] }] },
    { shapedLike: { concept: "apple", word: "apple" } },
    { madeOf: { concept: "book", word: "book" } },
  ];
  for (const extra of extras) {
    const brief: Brief = {
      ...readPrompt("a car", null, lexicon),
      objects: [{ ...read("a car"), ...extra }],
      relations: [],
    };
    const { recipe } = planRecipe(brief, { prompt: "", negativePrompt: null, seed: 1 });
    expect(JSON.parse(JSON.stringify(recipe))).toEqual(recipe);
    const [one, two] = [buildModel(recipe), buildModel(recipe)];
    expect(one.model.parts.every(({ geometry }) => measureClosedness(geometry.indices).closed)).toBe(true);
    expect(one.model.parts.every(({ slot }) => one.materials[slot] !== undefined)).toBe(true);
    expect(new Set(one.model.parts.map(({ name }) => name)).size).toBe(one.model.parts.length);
    const bytes = ({ model }: typeof one) => model.parts.map(({ geometry }) => Buffer.from(geometry.positions.buffer));
    expect(bytes(two).every((each, i) => each.equals(bytes(one)[i] as Buffer))).toBe(true);
  }
});

test("several that lean against one thing lean side by side", () => {
  const prompt = "two teddy bears leaning against a wall";
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { model } = buildModel(recipe);
  const spans = ["teddy-bear-1-", "teddy-bear-2-"].map((name) => {
    const points = model.parts
      .filter((part) => part.name.startsWith(name))
      .flatMap((part) => [...part.geometry.positions]);
    const across = points.filter((_, i) => i % 3 === 0);
    return { low: across.reduce((a, b) => Math.min(a, b)), high: across.reduce((a, b) => Math.max(a, b)) };
  });
  const [left, right] = spans.sort((a, b) => a.low - b.low);
  const overlap = (left?.high ?? 9) - (right?.low ?? 0);
  expect(overlap).toBeLessThan(0.25 * ((left?.high ?? 0) - (left?.low ?? 0)));
});
