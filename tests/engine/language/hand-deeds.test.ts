import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const lexicon = engineLexicon();

function read(prompt: string) {
  const { objects, relations } = readPrompt(prompt, null, lexicon);
  const nameOf = (index: number) => objects[index]?.concept;
  return {
    traitsOf: (concept: string) => objects.find((object) => object.concept === concept)?.traits ?? [],
    countOf: (concept: string) => objects.find((object) => object.concept === concept)?.count,
    ties: relations.map(({ kind, from, to, how, where, facing }) =>
      [nameOf(from), kind, nameOf(to), how ?? where ?? (facing ? "facing" : "")].join(" ").trim(),
    ),
  };
}

test("what somebody opens stands open before them", () => {
  const { traitsOf, ties } = read("a goblin opening a wooden chest");
  expect(traitsOf("chest")).toContain("open");
  expect(ties).toContain("person beside chest facing");
});

test("a bow that is drawn at something has its string at the cheek, a sword that is drawn is raised", () => {
  expect(read("an elf drawing a longbow at a dragon").traitsOf("person")).toContain("archery");
  expect(read("an elf drawing a sword").traitsOf("person")).toContain("wielding");
});

test("each of several has a weapon of their own where no number is said", () => {
  expect(read("two hamsters fencing with swords").countOf("sword")).toBe(1);
  expect(read("two hamsters with five swords").countOf("sword")).toBe(5);
});

test("a whetstone is in the other hand", () => {
  const { ties } = read("an orc sharpening a sword on a whetstone");
  expect(ties).toContain("person holding whetstone");
  expect(ties.filter((tie) => / on whetstone/.test(tie))).toEqual([]);
});

test("a net is in the hand of who catches with it, the catch over it", () => {
  expect(read("a girl catching a moth with a net").ties).toEqual(
    expect.arrayContaining(["person holding fishing-net", expect.stringMatching(/over fishing-net/)]),
  );
});

test("what is flipped is in the air over the pan, what is fried in it", () => {
  expect(read("a cook flipping a pancake").ties).toContainEqual(expect.stringMatching(/^pancake over frying-pan/));
  expect(read("a cook frying a pancake").ties).toContain("pancake in frying-pan");
});

test("an eagle flies with its catch under it", () => {
  const { traitsOf, ties } = read("a hawk carrying a mouse in its talons");
  expect(traitsOf("eagle").concat(traitsOf("hawk"))).toContain("flying");
  expect(ties).toContainEqual(expect.stringMatching(/^mouse on .* hung$/));
});

test("balls that are juggled are in the air", () => {
  expect(read("a seal juggling balls").ties).toContain("seal holding ball juggled");
});

test("who ties laces kneels, and no boot stands by", () => {
  const { traitsOf, countOf } = read("a soldier tying his boot laces");
  expect(traitsOf("person")).toContain("crouching");
  expect(countOf("boot")).toBeUndefined();
});

test("the cake whose candles are blown out is on a table", () => {
  expect(read("a boy blowing out the candles of a cake").ties).toContain("cake on table");
});

test.each([
  ["a chameleon shooting its tongue at a cricket", "chameleon"],
  ["a toad flicking out its tongue at a bee", "frog"],
  ["a frog catching a mosquito with its tongue", "frog"],
])("%s: the tongue is out, the prey at its tip", (prompt, who) => {
  const { traitsOf, ties } = read(prompt);
  expect(traitsOf(who)).toContain("lolling");
  expect(ties).toContainEqual(expect.stringMatching(new RegExp(`^${who} holding `)));
});

test("its own gold that a beast lies at is a pile of coins, and gold of which a thing is made is none", () => {
  expect(read("a dragon sleeping around its gold").countOf("coin")).toBe(1);
  expect(read("a dragon guarding its gold").countOf("coin")).toBe(1);
  expect(read("a knight in gold armor").countOf("coin")).toBeUndefined();
});

test.each([
  ["a girl planting a flag", "person holding flag planted"],
  ["a duck blowing a trumpet", "duck playing trumpet"],
  ["a king pulling a sword from a rock", "person beside rock facing"],
  ["a boxer punching a bag", "person beside punching-bag facing"],
  ["a nurse bandaging a teddy bear", "person holding bandage"],
])("%s: %s", (prompt, tie) => {
  expect(read(prompt).ties).toContain(tie);
});

test("who catches a ball has both hands at it", () => {
  expect(read("a girl catching a ball").traitsOf("person")).toContain("catching");
});
