import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

const briefOf = (prompt: string) => {
  const { objects, relations } = readPrompt(prompt, null, lexicon);
  return [
    ...objects.map(({ concept, word }) => (concept === word ? concept : `${concept} ${word}`)),
    ...relations.map(({ kind, from, to, how }) => [from, kind, to, ...(how ? [how] : [])].join(" ")),
  ];
};

function boxesOf(prompt: string, ...names: readonly RegExp[]) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  const { parts } = buildModel(recipe).model;
  return names.map((name) => {
    const { min, max } = boundsOf(
      parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions),
    );
    return { min, max, middle: min.map((low, k) => (low + (max[k] as number)) / 2), tall: max[1] - min[1] };
  });
}

type Box = ReturnType<typeof boxesOf>[number];

describe("what is read", () => {
  test.each([
    ["a man with a pumpkin head", "person man", "pumpkin pumpkin head", "1 on 0 as-head"],
    ["a robot with a television for a head", "robot", "television", "1 on 0 as-head"],
    ["a bear with a big round head", "bear"],
    ["a birdhouse on wheels", "birdhouse", "wheel", "1 under 0 axled"],
    ["a sheep jumping over a fence", "sheep", "fence", "0 over 1 leaping"],
    ["a sloth hugging a tree trunk", "sloth", "log tree trunk", "0 on 1"],
    ["a goldfish in a bowl with pebbles", "fish goldfish", "fish-bowl fish bowl", "0 in 1"],
    ["a boy in a coat with red boots", "person boy", "jacket coat", "boot", "0 wearing 1", "0 wearing 2"],
    ["a firefighter holding a helmet", "person firefighter", "costume-hat firefighter helmet", "0 holding 1"],
    [
      "an astronaut holding his helmet under his arm",
      "person astronaut",
      "costume-hat astronaut helmet",
      "0 holding 1",
    ],
    ["a sea captain with a pipe", "person captain", "tobacco-pipe tobacco pipe", "0 holding 1"],
    ["a hippo brushing its teeth", "hippopotamus hippo", "toothbrush", "0 holding 1"],
    ["a chipmunk with a nut in its mouth", "chipmunk", "nut", "0 holding 1"],
    ["a red squirrel with an acorn in its mouth", "squirrel red squirrel", "acorn", "0 holding 1"],
    ["an ox drawn cart", "wagon cart", "bull ox", "1 beside 0 drawn"],
    ["a wagon pulled by a donkey", "wagon", "donkey", "1 beside 0 drawn"],
    ["a parrot looking out of a window", "parrot", "window", "0 beside 1"],
    ["a viking longship with round shields along its side", "viking-ship viking longship"],
  ])("%s", (prompt, ...brief) => {
    expect(briefOf(prompt)).toEqual(brief);
  });
});

test("a thing in place of a head is where that was, and about as large", () => {
  const [head, body] = boxesOf("a man with a lightbulb for a head", /^light-bulb/, /^person/) as [Box, Box];
  expect(head.min[1]).toBeGreaterThan(body.max[1] - 0.1 * body.tall);
  expect(head.tall / body.tall).toBeGreaterThan(0.2);
  expect(head.tall / body.tall).toBeLessThan(0.7);
});

test("a thing rolls on four wheels alike at its corners, its foot above the ground", () => {
  const [house, ...wheels] = boxesOf(
    "a cottage on wheels",
    /^(?:cottage|house)/,
    /^wheel-1-/,
    /^wheel-2-/,
    /^wheel-3-/,
    /^wheel-4-/,
  ) as Box[];
  const corners = wheels.map(({ middle }) =>
    [0, 2].map((k) => (middle[k] as number) > ((house as Box).middle[k] as number)),
  );
  expect(new Set(corners.map(String)).size).toBe(4);
  for (const wheel of wheels) {
    expect(wheel.min[1]).toBeLessThan((house as Box).min[1]);
    expect(wheel.max[1]).toBeGreaterThan((house as Box).min[1]);
    expect(wheel.tall).toBeCloseTo((wheels[0] as Box).tall, 3);
  }
});

test("who jumps over a thing touches it with no foot", () => {
  const [jumper, fence] = boxesOf("a dog jumping over a fence", /^dog/, /^fence/) as [Box, Box];
  expect(jumper.min[1]).toBeGreaterThan(fence.max[1] + 0.05 * jumper.tall);
});

test("who climbs a tree is at its trunk, below the crown", () => {
  const [climber, tree] = boxesOf("a bear climbing a tree", /^bear/, /^tree/) as [Box, Box];
  expect(climber.min[1]).toBeGreaterThan(0.02 * tree.tall);
  expect(climber.max[1]).toBeLessThan(0.6 * tree.tall);
});

test("what is said to be giant is so in the hand, too", () => {
  const [usual] = boxesOf("a chef holding a pizza", /^pizza/) as [Box];
  const [giant] = boxesOf("a chef holding a giant pizza", /^pizza/) as [Box];
  expect(giant.max[0] - giant.min[0]).toBeGreaterThan(1.3 * (usual.max[0] - usual.min[0]));
});

test("who is on a column is no speck", () => {
  const [gargoyle, column] = boxesOf(
    "a gargoyle crouching on a pillar",
    /^gargoyle/,
    /^(?:pillar|column|monument)/,
  ) as [Box, Box];
  expect(gargoyle.tall / column.tall).toBeGreaterThan(0.25);
});

test("a willow hangs nearly to the ground, all around", () => {
  const [leaves, trunk] = boxesOf("a weeping willow", /^leaves/, /^trunk/) as [Box, Box];
  expect(leaves.min[1]).toBeLessThan(0.2 * leaves.max[1]);
  expect(leaves.max[0] - leaves.min[0]).toBeGreaterThan(1.4 * (trunk.max[0] - trunk.min[0]));
});

test("a bust holds no staff, and a leather jacket is dark", () => {
  const [staff] = boxesOf("a marble bust of a wizard", /staff/) as [Box];
  expect(Number.isFinite(staff.tall) && staff.tall > 0).toBe(false);
  const prompt = "a dog in a leather jacket";
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  const jacket = Object.values(recipe.objects[0]?.materials ?? {}).find(({ base }) => base === "leather");
  expect(Math.max(...(jacket?.colours[0] ?? [1]))).toBeLessThan(0.1);
});

test("a pose after two who were named together is both's, unless one has its own", () => {
  const posesOf = (prompt: string) => readPrompt(prompt, null, lexicon).objects.map(({ traits }) => traits.join());
  expect(posesOf("a badger and a hare sitting")).toEqual(["sitting", "sitting"]);
  expect(posesOf("a sleeping badger and a hare running")).toEqual(["sleeping", "running"]);
});
