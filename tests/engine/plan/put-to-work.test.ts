import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const tiesOf = (prompt: string) => {
  const { objects, relations } = read(prompt);
  return relations.map(({ kind, from, to }) => `${objects[from]?.concept} ${kind} ${objects[to]?.concept}`);
};
const partsOf = (prompt: string) =>
  buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 2 }).recipe).model.parts;

/** Bounds of the parts whose names match, in a scene. */
function boundsIn(parts: ReturnType<typeof partsOf>, name: RegExp) {
  const own = parts.filter((part) => name.test(part.name));
  if (own.length === 0) throw new Error(`No ${name}: ${parts.map((part) => part.name).join(", ")}`);
  return boundsOf(own.map(({ geometry }) => geometry.positions));
}

test.each([
  ["a goose ironing a shirt", "shirt on ironing-board", "holding clothes-iron"],
  ["an otter chopping onions with a knife", "onion on cutting-board", "holding kitchen-knife"],
  ["a hamster decorating a cake", "cake on table", "holding spatula"],
  ["a grandpa carving a wooden duck", "duck on table", "holding chisel"],
])("%s: the work lies on a table before them, the tool is in hand", (prompt, laid, held) => {
  const ties = tiesOf(prompt);
  expect(ties).toContain(laid);
  expect(ties.some((tie) => tie.endsWith(held))).toBe(true);
});

test("discs that are spun and boards that are played on are on a table, not at the feet", () => {
  expect(tiesOf("a badger dj spinning records")).toContain("record-player on table");
  expect(tiesOf("a wolf playing chess")).toContain("chessboard on table");
  // a board that is looked at is no game, and who sits stands at no table
  expect(tiesOf("a robot sitting looking at a go board")).toEqual(["robot beside go-board"]);
  // two have the board between them
  expect(tiesOf("two wolves playing chess")).not.toContain("chessboard on table");
});

test("who sews sits at a machine, who knits a scarf has it on the needles", () => {
  expect(tiesOf("a mole sewing")).toContain("sewing-machine on table");
  const knit = tiesOf("a grandma knitting a scarf");
  expect(knit).toContain("person holding knitting-needles");
  expect(knit.join()).not.toContain("scarf");
  const { objects } = read("a grandma knitting a green scarf");
  const { parts } = objects.find(({ concept }) => concept === "knitting-needles") ?? {};
  expect(parts?.find(({ slot }) => slot === "yarn")?.colours).toHaveLength(1);
});

test("a bow is drawn in both hands, once", () => {
  const { objects } = read("a badger archer shooting a bow");
  expect(objects.map(({ concept }) => concept)).toEqual(["badger", "bow"]);
  const parts = partsOf("a badger archer shooting a bow");
  const [bow, badger] = [boundsIn(parts, /^bow/), boundsIn(parts, /^badger/)];
  // its arrow points to the side on which it is held out
  expect(bow.min[0]).toBeLessThan(badger.min[0]);
  expect(bow.min[1]).toBeGreaterThan(0.15 * badger.max[1]);
});

test("a ladle leads from the hand into the pot", () => {
  const parts = partsOf("an otter stirring a pot of soup");
  const [ladle, pot] = [boundsIn(parts, /^ladle/), boundsIn(parts, /^cooking-pot/)];
  expect(ladle.min[1]).toBeLessThan(pot.max[1]);
  expect(ladle.max[1]).toBeGreaterThan(pot.max[1]);
  expect(ladle.min[2]).toBeLessThan(pot.max[2]);
});

test("a can is tipped to the plant that is watered", () => {
  const parts = partsOf("a badger watering a sunflower");
  const [spout, handle] = [boundsIn(parts, /^watering-can.*spout/), boundsIn(parts, /^watering-can.*handle/)];
  expect(spout.max[2]).toBeGreaterThan(handle.max[2]);
});

test("tea runs from the spout into the cup below it", () => {
  const parts = partsOf("a badger pouring tea into a cup");
  const [spout, cup] = [boundsIn(parts, /^teapot.*spout-hole/), boundsIn(parts, /^mug.*/)];
  expect(spout.min[1]).toBeGreaterThan(cup.max[1]);
  expect(spout.min[0]).toBeLessThan(cup.max[0]);
  expect(spout.max[0]).toBeGreaterThan(cup.min[0]);
});

test("what is named with the deed is what is used", () => {
  const letter = tiesOf("a girl writing a letter with a quill");
  expect(letter).toContain("person holding quill");
  expect(letter).not.toContain("person holding pencil");
  expect(tiesOf("a boy skipping rope")).toEqual(["person holding rope"]);
  // nobody drinks what is served
  const { objects } = read("a penguin waiter serving drinks on a tray");
  expect(objects[0]?.traits).not.toContain("drinking");
  expect(tiesOf("a penguin waiter serving drinks on a tray")).toContain("penguin holding tray");
});
