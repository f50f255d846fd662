import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe;
const partsOf = (prompt: string) => {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
};
const sizeOf = ({ min, max }: ReturnType<typeof boundsOf>, axis: 0 | 1 | 2) =>
  (max[axis] as number) - (min[axis] as number);

test("a birdhouse that a tree has is in it, and large enough to be found", () => {
  const box = partsOf("an oak tree with a birdhouse");
  const [house, tree] = [box(/^birdhouse/), box(/^tree/)];
  expect(house.min[1]).toBeGreaterThan(0.15 * sizeOf(tree, 1));
  expect(sizeOf(house, 1)).toBeGreaterThan(0.15 * sizeOf(tree, 1));
});

test("a biscuit lies on the saucer, beside the cup and not in it", () => {
  const box = partsOf("a cup of coffee with a cookie on the saucer");
  const [cookie, saucer, cup] = [box(/^cookie/), box(/saucer/), box(/^mug/)];
  expect(cookie.min[1]).toBeLessThan(0.4 * sizeOf(cup, 1));
  expect(cookie.max[2]).toBeGreaterThan(0.4 * (saucer.max[2] as number));
});

test("a forest in a bulb is behind its glass, without the wire, and a sea in a cup under its rim", () => {
  const box = partsOf("a light bulb with a forest inside");
  const [wood, glass] = [box(/^ground/), box(/bulb$/)];
  for (const axis of [0, 1, 2]) {
    expect(wood.min[axis]).toBeGreaterThan(glass.min[axis] as number);
    expect(wood.max[axis]).toBeLessThan(glass.max[axis] as number);
  }
  expect(recipeOf("a light bulb with a forest inside").objects[0]?.without).toContain("wire");
  const cup = partsOf("a teacup with a storm at sea inside");
  expect(sizeOf(cup(/^ground/), 0)).toBeGreaterThan(0.4 * sizeOf(cup(/^mug/), 0));
  expect(cup(/^ground/).max[1]).toBeLessThan(cup(/^mug/).max[1] as number);
});

test("a clock is on the face of a building, and not on its roof", () => {
  const box = partsOf("a stone building with a clock on its side");
  const [clock, building] = [box(/^wall-clock/), box(/^(?!wall-clock)/)];
  expect(clock.max[1]).toBeLessThan(building.max[1] as number);
  expect(clock.max[2]).toBeGreaterThan((building.max[2] as number) - 0.02 * sizeOf(building, 1));
});

test("a picture is on the face of a wall, and a knife in a cake has its blade in it", () => {
  const wall = partsOf("a picture frame on a brick wall");
  expect(wall(/^picture-frame/).max[1]).toBeLessThan(wall(/^wall/).max[1] as number);
  const cake = partsOf("a cake with a knife in it");
  expect(cake(/^kitchen-knife/).min[1]).toBeGreaterThan(0.15 * (cake(/^cake/).max[1] as number));
});

test("who is behind a window is seen through it", () => {
  const box = partsOf("a cat behind a window");
  expect(recipeOf("a cat behind a window").objects.find(({ concept }) => concept === "window")?.without).toContain(
    "pane",
  );
  const [cat, frame] = [box(/^cat/), box(/^window/)];
  expect(cat.max[0]).toBeLessThan(frame.max[0] as number);
  expect(cat.min[0]).toBeGreaterThan(frame.min[0] as number);
});

test("keys hang below a hook on the wall", () => {
  const { objects } = recipeOf("keys on a hook");
  expect(objects.find(({ concept }) => concept === "hook")?.parameters).toMatchObject({ style: "wall" });
  const box = partsOf("keys on a hook");
  expect(box(/^key/).min[1]).toBeLessThan((box(/^hook/).min[1] as number) - 0.02);
});

test("stones in a circle leave its middle free", () => {
  const { parts } = buildModel(recipeOf("eight pumpkins in a circle")).model;
  const all = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [x, z] = [0, 2].map((axis) => ((all.min[axis] as number) + (all.max[axis] as number)) / 2) as [number, number];
  const nearest = Math.min(
    ...parts.flatMap(({ geometry: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) =>
        Math.hypot((positions[3 * i] as number) - x, (positions[3 * i + 2] as number) - z),
      ),
    ),
  );
  expect(nearest).toBeGreaterThan(0.1 * sizeOf(all, 0));
});

test("a painting on an easel is its own canvas, and what it shows is painted on that", () => {
  const { objects } = recipeOf("a painting of tulips on an easel");
  expect(objects).toMatchObject([{ concept: "easel", emblem: { slot: "canvas" }, parameters: { kind: "blank" } }]);
});

test("flowers grow out of a skull as large as they are seen", () => {
  const box = partsOf("a skull with tulips growing out of it");
  const [skull, tulips] = [box(/^skull/), box(/^tulip/)];
  expect((tulips.max[1] as number) - (skull.max[1] as number)).toBeGreaterThan(0.3 * sizeOf(skull, 1));
});

test("food that a fridge is full of is of many kinds, on its shelves", () => {
  const { objects } = recipeOf("an open fridge full of food");
  expect(new Set(objects.map(({ concept }) => concept)).size).toBeGreaterThan(6);
});

test("records lean one before the other at the side of a gramophone, which is seen", () => {
  const box = partsOf("vinyl records leaning on a gramophone");
  const [records, gramophone] = [box(/^vinyl/), box(/^gramophone/)];
  expect(records.max[1]).toBeLessThan(0.75 * (gramophone.max[1] as number));
});

test("clothes hang on the rail of a rack", () => {
  const box = partsOf("two dresses hanging on a clothes rack");
  const rail = box(/rail/);
  expect(box(/^dress/).max[1]).toBeGreaterThan(rail.min[1] as number);
  expect(sizeOf(box(/^dress/), 1)).toBeGreaterThan(0.35 * (rail.max[1] as number));
});

test("what is turned away shows its back, and so does who is said to be seen from behind", () => {
  const [front, back] = ["a television", "the back of a television"].map((prompt) => recipeOf(prompt).objects[0]?.turn);
  expect([front, back]).toEqual([0, Math.PI]);
});

test("what a dish, a tap and a box of popcorn are said to do is part of them", () => {
  const nameOf = (prompt: string) =>
    buildModel(recipeOf(prompt))
      .model.parts.map(({ name }) => name)
      .join(" ");
  expect(nameOf("chopsticks lifting noodles from a bowl")).toMatch(/lifted/);
  expect(nameOf("water pouring out of a tap")).toMatch(/stream/);
  const spilt = nameOf("a tipped glass with spilt wine");
  expect(spilt).toMatch(/puddle/);
  expect(spilt).not.toMatch(/stream/);
  expect(nameOf("popcorn flying out of a bucket")).toMatch(/flung/);
  expect(nameOf("a pizza with lots of toppings")).toMatch(/mushrooms.*olives|olives.*mushrooms/);
});

test("an insect in amber is dark in it", () => {
  const { parameters = {} } = recipeOf("an insect in amber").objects[0] ?? {};
  const { parts } = conceptById("amber").build(parameters);
  const [insect, resin] = ["insect", "amber"].map((name) => parts.find((part) => part.name === name));
  const redAt = (x: number, y: number): number => {
    const surface = { r: 1, g: 1, b: 1, height: 0, roughness: 0.5, metallic: 0 };
    resin?.paint?.(surface as never, x, y, 0.01, 0, 0, 1);
    return surface.r;
  };
  const { positions } = insect?.geometry ?? { positions: [] };
  // paint knows the resin as it was before it stood on the ground
  const [dx, dy] = [0, 1].map((axis) => Number(resin?.geometry.positions[axis]) - Number(resin?.geometry.rest[axis]));
  const count = positions.length / 3;
  const reds = Array.from({ length: count }, (_, i) =>
    redAt((positions[3 * i] as number) - (dx as number), (positions[3 * i + 1] as number) - (dy as number)),
  );
  expect(reds.reduce((sum, red) => sum + red, 0) / count).toBeLessThan(0.5 * redAt(0, 0.036));
});
