import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

function modelOf(prompt: string, seed = 7) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  return buildModel(recipe).model;
}

/** Bounds of all parts whose names begin so. */
function boundsIn(model: ReturnType<typeof modelOf>, name: string) {
  const own = model.parts.filter((part) => part.name.startsWith(name));
  expect(own.length, name).toBeGreaterThan(0);
  return boundsOf(own.map(({ geometry }) => geometry.positions));
}

test.each([
  ["a watering can with a snail on the handle", "snail-1", "watering-can-1-handle"],
  ["a lizard on the spout of a teapot", "lizard-1", "teapot-1-spout"],
  ["a robin perched on the handle of a spade", "robin-1", "shovel-1-handle"],
])("%s: the named part carries it", (prompt, thing, part) => {
  const model = modelOf(prompt);
  const [upon, below] = [boundsIn(model, thing), boundsIn(model, part)];
  for (const axis of [0, 2] as const) {
    expect(upon.max[axis]).toBeGreaterThan(below.min[axis]);
    expect(upon.min[axis]).toBeLessThan(below.max[axis]);
  }
  expect(upon.min[1]).toBeLessThan(below.max[1] + 0.02 * below.max[1]);
  expect(upon.max[1]).toBeGreaterThan(below.max[1]);
});

test("whoever is on a rim is not in the middle", () => {
  const model = modelOf("a frog on the rim of a bucket");
  const [frog, bucket] = [boundsIn(model, "frog-1"), boundsIn(model, "bucket-1-body")];
  const out = Math.hypot((frog.min[0] + frog.max[0]) / 2, (frog.min[2] + frog.max[2]) / 2);
  expect(out).toBeGreaterThan(0.3 * (bucket.max[0] - bucket.min[0]));
});

test("a hen on the seat of a tractor is on an open one and no larger than the seat allows", () => {
  const model = modelOf("a white hen perched on the seat of a blue tractor");
  expect(model.parts.some(({ slot }) => slot.endsWith("window"))).toBe(false);
  const [hen, tractor] = [boundsIn(model, "chicken-1"), boundsIn(model, "tractor-1")];
  expect(hen.max[1] - hen.min[1]).toBeLessThan(0.5 * (tractor.max[1] - tractor.min[1]));
});

test("a hat that hangs from a horn is not worn", () => {
  const brief = readPrompt("a rhinoceros with a sombrero hanging from its horn", null, lexicon);
  expect(brief.relations).toEqual([{ kind: "on", from: 1, to: 0, how: "hung", part: "horn" }]);
  const model = modelOf("a rhinoceros with a sombrero hanging from its horn");
  const [hat, horn] = [boundsIn(model, "costume-hat-1"), boundsIn(model, "rhinoceros-1-horn")];
  expect(hat.max[1]).toBeLessThan(horn.max[1] + 0.2 * (hat.max[1] - hat.min[1]));
});

test("pencils for spines stand out of the body, many of them and in several colours", () => {
  const brief = readPrompt("a hedgehog whose spines are colored pencils", null, lexicon);
  expect(brief.objects).toHaveLength(1);
  const { parts } = modelOf("a hedgehog with pencils for spines");
  expect(new Set(parts.flatMap(({ slot }) => /spine-\d/.exec(slot)?.[0] ?? [])).size).toBeGreaterThan(3);
});

test("hair made of flowers is that, and nothing else of her", () => {
  const model = modelOf("a woman with hair made of flowers");
  const flowers = model.parts.filter(({ slot }) => slot.includes("cover-"));
  expect(flowers.length).toBeGreaterThan(0);
  const { min, max } = boundsOf(flowers.map(({ geometry }) => geometry.positions));
  const whole = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  expect(min[1]).toBeGreaterThan(0.5 * whole.max[1]);
  expect(max[1]).toBeGreaterThan(0.9 * whole.max[1]);
});

test("a bear in a pouch looks out before the belly", () => {
  const model = modelOf("a kangaroo with a teddy bear in its pouch");
  const [bear, body] = [boundsIn(model, "teddy-bear-1"), boundsIn(model, "kangaroo-1-body")];
  expect(bear.min[1]).toBeGreaterThan(0.15 * body.max[1]);
  expect(bear.max[1]).toBeLessThan(0.65 * body.max[1]);
});

test("what hangs from a street lamp hangs from its arm, clear of the post", () => {
  const model = modelOf("a lantern hanging from a street lamp");
  const [lantern, post] = [boundsIn(model, "lamp-1"), boundsIn(model, "street-lamp-1")];
  const aside = Math.hypot((lantern.min[0] + lantern.max[0]) / 2, (lantern.min[2] + lantern.max[2]) / 2);
  expect(aside).toBeGreaterThan(0.2 * (post.max[0] - post.min[0]));
  expect(lantern.max[1]).toBeGreaterThan(0.8 * post.max[1]);
});

test("donuts for wheels stand on edge", () => {
  const donut = boundsIn(modelOf("a toy car with donuts for wheels"), "donut-1");
  const [wide, tall, deep] = [0, 1, 2].map((k) => (donut.max[k] as number) - (donut.min[k] as number));
  expect(tall).toBeGreaterThan(1.5 * Math.min(wide as number, deep as number));
});

test("of a bell hanging from a collar it is not the cat that hangs, and one of its antlers is a place on a moose", () => {
  expect(readPrompt("a cat with a bell hanging from its collar", null, lexicon).objects[0]?.traits).toEqual([]);
  const { relations } = readPrompt("a moose with a bird on one of its antlers", null, lexicon);
  expect(relations).toEqual([{ kind: "on", from: 1, to: 0, how: "part", part: "antler" }]);
});

test("a basket with an open lid has one, standing over the rim", () => {
  const model = modelOf("a wicker picnic basket with an open lid");
  const [lid, rim] = [boundsIn(model, "lid"), boundsIn(model, "rim")];
  expect(lid.max[1]).toBeGreaterThan(rim.max[1] + 0.5 * (rim.max[0] - rim.min[0]));
});

test("a wreath around a neck is not on the head", () => {
  const model = modelOf("a donkey with a wreath of flowers around its neck");
  const [wreath, donkey] = [boundsIn(model, "wreath-1"), boundsIn(model, "donkey-1")];
  expect(wreath.max[1]).toBeLessThan(0.9 * donkey.max[1]);
});

test.each([
  ["a duck with a red ribbon on its head", "duck-1", 0.85],
  ["a girl with a pink bow on her head", "person-1", 0.8],
])("%s wears it up there", (prompt, who, least) => {
  const model = modelOf(prompt);
  const [bow, body] = [boundsIn(model, "ribbon-1-loop"), boundsIn(model, who)];
  const tall = body.max[1] - body.min[1];
  expect((bow.min[1] - body.min[1]) / tall).toBeGreaterThan(least);
});
