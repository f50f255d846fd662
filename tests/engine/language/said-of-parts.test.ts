import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Brief } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const briefOf = (prompt: string): Brief => readPrompt(prompt, null, engineLexicon());
const concepts = ({ objects }: Brief): string[] => objects.map(({ concept }) => concept);
const slots = ({ objects }: Brief): string[] => (objects[0]?.parts ?? []).map(({ slot }) => slot);
const colours = ({ objects }: Brief): string[] => (objects[0]?.colours ?? []).map(({ word }) => word);
const ties = ({ relations }: Brief): string[] => relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`);

describe("parts that are things by themselves elsewhere", () => {
  test.each([
    ["a rifle, carbon fibre stock, wooden barrel", ["gun"], ["grip", "body"]],
    ["a mirror, the frame gilded", ["mirror"], ["frame"]],
    ["a mirror and two cherubs holding up the frame", ["mirror", "person"], ["frame"]],
    ["a lamp with a ruby shade", ["lamp"], ["shade"]],
  ])("%s", (prompt, things, parts) => {
    const brief = briefOf(prompt);
    expect(concepts(brief)).toEqual(things);
    expect(slots(brief)).toEqual(parts);
  });

  test("an article starts a thing of its own", () => {
    expect(concepts(briefOf("a rifle, a barrel"))).toEqual(["gun", "barrel"]);
  });

  test("what scales are of is said of the scales", () => {
    const [mermaid] = briefOf("a mermaid with scales of teal and silver").objects;
    expect(mermaid?.colours).toEqual([]);
    expect(mermaid?.parts[0]?.colours.map(({ word }) => word)).toEqual(["teal"]);
  });
});

describe("colours that are things elsewhere", () => {
  test.each([
    ["a rifle, matte black and orange", ["gun"], ["black", "orange"]],
    ["a skull, translucent violet", ["skull"], ["violet"]],
    ["a guitar, red to yellow gradient", ["guitar"], ["red", "yellow"]],
  ])("%s", (prompt, things, hues) => {
    const brief = briefOf(prompt);
    expect(concepts(brief)).toEqual(things);
    expect(colours(brief)).toEqual(hues);
  });

  test("with an article it is the thing", () => {
    expect(concepts(briefOf("a skull, a shiny orange"))).toEqual(["skull", "orange"]);
  });
});

describe("names in two pieces", () => {
  test.each([
    ["a bonsai maple tree", "bonsai"],
    ["an office leather chair", "office-chair"],
    ["a maple tree", "tree"],
  ])("%s", (prompt, concept) => {
    expect(concepts(briefOf(prompt))).toEqual([concept]);
  });
});

describe("who else is there, and how", () => {
  test("who does something meanwhile is there too", () => {
    const brief = briefOf("a woman looks at the sea while a small brown puppy digs");
    const dog = brief.objects.find(({ concept }) => concept === "dog");
    expect(dog?.traits).toEqual(expect.arrayContaining(["small", "digging"]));
    expect(brief.objects[0]?.traits).not.toContain("digging");
  });

  test("while goes on about the same one", () => {
    expect(briefOf("a girl reading a book while sitting on a bench").objects[0]?.traits).toEqual([
      "reading",
      "sitting",
    ]);
  });

  test.each([
    ["a fox flipping burgers on a grill", ["1 on 2", "0 beside 2", "0 holding 3"]],
    ["a spoon resting across a pan", ["0 on 1"]],
    ["a porcupine with plums on its quills", ["1 on 0"]],
    ["a cart loaded with barrels", ["1 in 0"]],
    ["a flower pot with three tulips", ["1 in 0"]],
    ["a nurse asleep on a sofa, a newspaper over her face", ["0 lying 1", "0 wearing 2"]],
    ["a hummingbird hovering in front of a lily", ["0 beside 1"]],
    ["a kitten being offered a fish", ["0 beside 1"]],
  ])("%s", (prompt, expected) => {
    expect(ties(briefOf(prompt)).sort()).toEqual([...expected].sort());
  });

  test("flat things under another lie on each other", () => {
    expect(briefOf("a lamp on three books").objects[1]?.arrangement).toBe("stack");
    expect(briefOf("a lamp beside three books").objects[1]?.arrangement).toBeUndefined();
  });

  test("signs on a stall are no goods", () => {
    expect(briefOf("a stall with neon signs").objects[1]?.count).toBe(3);
    expect(briefOf("a stall full of pumpkins").objects[1]?.count).toBeGreaterThan(9);
  });
});

test.each([
  ["a wall with moss", "mossy"],
  ["a cracked birdbath with moss", "mossy"],
])("%s: it grows on it", (prompt, condition) => {
  expect(briefOf(prompt).objects[0]?.conditions).toHaveProperty(condition);
});

test.each(["a pie, one bite missing", "a sandwich with a bite taken out"])("%s: bitten", (prompt) => {
  expect(briefOf(prompt).objects[0]?.traits).toContain("bitten");
});

test("cut in slices", () => {
  const brief = briefOf("a loaf of bread cut in slices on a board");
  expect(concepts(brief)).toEqual(["bread", "cutting-board"]);
  expect(brief.objects[0]?.traits).toContain("sliced");
});

describe("what is told of a place or of a kind", () => {
  test.each([
    ["a bowl of fruit: apples, pears and plums", ["bowl", "apple", "pear", "plum"], ["1 in 0", "2 in 0", "3 in 0"]],
    ["a man with a dog at his feet", ["person", "dog"], ["1 beside 0"]],
    ["a pot of gold", ["cauldron", "coin"], ["1 in 0"]],
    ["a drone carrying a parcel", ["drone", "box"], ["1 on 0"]],
    ["a vampire rising from a coffin", ["person", "coffin"], ["0 in 1"]],
    ["a basket with bread and wine", ["basket", "bread", "wine-glass"], ["1 in 0", "2 in 0"]],
    ["a lemonade stand run by two kids", ["market-stall", "person"], ["1 behind 0"]],
  ])("%s", (prompt, things, expected) => {
    const brief = briefOf(prompt);
    expect(concepts(brief)).toEqual(things);
    expect(ties(brief).sort()).toEqual([...expected].sort());
  });

  test("a little is small before a thing, and half as much before a state", () => {
    const [girl, car] = ["a little girl", "a little rusty car"].map((prompt) => briefOf(prompt).objects[0]);
    expect(girl?.traits).toContain("small");
    expect(car?.traits).not.toContain("small");
    expect(car?.conditions.rusty).toBeLessThan(0.5);
  });

  test("an otter that floats on its back is in no air", () => {
    expect(briefOf("an otter floating on its back").objects[0]?.traits).toEqual(["afloat", "supine"]);
  });
});

describe("lists of what a thing has", () => {
  test.each([
    ["voxel knight, blue plume, square shield", ["person", "shield"], ["0 holding 1"]],
    ["orc warrior, big axe", ["person", "axe"], ["0 holding 1"]],
    ["an owl reading a book, round glasses", ["owl", "book", "glasses"], ["0 holding 1", "0 wearing 2"]],
    ["tiny island, palm tree, treasure chest", ["island", "chest"], ["0 with 1"]],
    ["a tiny island with a palm tree and a chest", ["island", "chest"], ["0 with 1"]],
    ["a cat, a dog", ["cat", "dog"], []],
  ])("%s", (prompt, things, expected) => {
    const brief = briefOf(prompt);
    expect(concepts(brief)).toEqual(things);
    expect(ties(brief).sort()).toEqual([...expected].sort());
  });

  test("a roof is no stuff of the whole", () => {
    const [tower] = briefOf("wizard tower, purple roof").objects;
    expect(tower?.colours).toEqual([]);
    expect(tower?.parts[0]?.colours.map(({ word }) => word)).toEqual(["purple"]);
    expect(briefOf("house, red brick").objects[0]?.materials).toContain("brick");
  });
});

test.each([
  ["an oak table", "oak"],
  ["a sturdy oak barrel", "oak"],
  ["an oak and iron chest", "oak"],
])("%s is of the wood", (prompt, wood) => {
  const { objects } = briefOf(prompt);
  expect(objects).toHaveLength(1);
  expect(objects[0]?.materials).toContain(wood);
});

test("somebody dressed as a trade does what is told after it", () => {
  const [badger] = briefOf("a badger dressed as a baker, rolling out dough").objects;
  expect(badger?.guise).toBe("baker");
  expect(badger?.traits).toContain("pushing");
});

test("what is painted by hand has no hand, and a teapot that pours is one", () => {
  expect(concepts(briefOf("a hand-painted wooden doll"))).not.toContain("human-hand");
  expect(concepts(briefOf("a teapot pouring tea into a cup"))).toEqual(["teapot", "mug"]);
});

describe("what goes without saying", () => {
  test("what a smith hammers lies on an anvil", () => {
    const brief = briefOf("a blacksmith hammering a horseshoe");
    expect(concepts(brief)).toEqual(["person", "horseshoe", "hammer", "anvil"]);
    expect(ties(brief).sort()).toEqual(["0 beside 3", "0 holding 2", "1 on 3"]);
    expect(concepts(briefOf("a blacksmith hammering a sword on an anvil")).filter((id) => id === "anvil")).toHaveLength(
      1,
    );
  });

  test("who waters a plant is turned to it", () => {
    expect(briefOf("a girl watering a sunflower").relations).toContainEqual(
      expect.objectContaining({ kind: "beside", facing: true }),
    );
  });

  test("a bare tree has no leaves, and snow on its branches is on all of it", () => {
    expect(briefOf("a bare tree").objects[0]?.traits).toContain("dead");
    expect(briefOf("a man with bare feet").objects[0]?.traits).toEqual([]);
    expect(briefOf("a fir with snow on its branches").objects[0]?.conditions).toHaveProperty("snowy");
  });
});

describe('what is said of a part with another "with" or of its own place is that part\'s', () => {
  test.each([
    ["a moth with brown wings with yellow tips", "wing", "tip", "yellow"],
    ["a magpie with white wing tips", "wing", "tip", "white"],
    ["a teapot with a copper lid with a blue rim", "lid", "rim", "blue"],
    ["a hare with black ear tips", "ear", "tip", "black"],
  ])("%s", (prompt, slot, region, colour) => {
    const [thing] = briefOf(prompt).objects;
    expect(thing?.regions).toMatchObject([{ slot, region, colours: [{ word: colour }] }]);
  });

  test.each([
    ["a dog with a red bandana with yellow dots", "scarf", "polka-dot"],
    ["a snowman with a green scarf with white stripes", "scarf", "striped"],
  ])("%s: the figure is on the cloth alone", (prompt, slot, trait) => {
    const [thing] = briefOf(prompt).objects;
    expect(thing?.traits).not.toContain(trait);
    expect(thing?.parts.find((part) => part.slot === slot)?.traits).toContain(trait);
    expect(thing?.parts.find((part) => part.slot === slot)?.colours).toHaveLength(2);
  });
});

describe("one figure or letter is written on the thing, in the colour that is said", () => {
  test.each([
    ["a hockey jersey with a number 12 on the back", "12"],
    ["a truck with a big yellow number nine on the door", "9"],
    ["a flask with a red letter k", "K"],
  ])("%s", (prompt, text) => {
    const { objects } = briefOf(prompt);
    expect(objects).toHaveLength(1);
    expect(objects[0]?.inscription?.text).toBe(text);
    expect(objects[0]?.inscription?.colour !== undefined).toBe(/yellow|red/.test(prompt));
  });

  test("a number of things is a count", () => {
    expect(concepts(briefOf("a basket with a number of pears"))).toEqual(["basket", "pear"]);
  });
});
