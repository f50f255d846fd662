import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();

/** Bounds of each object of the built scene, by its name. */
function boundsByObject(prompt: string, seed = 1): Map<string, Bounds> {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { model } = buildModel(recipe);
  return new Map(
    recipe.objects.map(({ name }) => [
      name,
      boundsOf(
        model.parts
          .filter((part) => recipe.objects.length === 1 || part.name.startsWith(`${name}-`))
          .map((part) => part.geometry.positions),
      ),
    ]),
  );
}

const get = (bounds: Map<string, Bounds>, name: string): Bounds => {
  const found = bounds.get(name);
  if (!found) throw new Error(`no ${name} among ${[...bounds.keys()]}`);
  return found;
};
const apart = (a: Bounds, b: Bounds, axis: 0 | 1 | 2): number =>
  Math.max(a.min[axis] - b.max[axis], b.min[axis] - a.max[axis]);

test.each([1, 2, 3, 4])("a mug on a table rests on it without a gap (seed %i)", (seed) => {
  const bounds = boundsByObject("a mug on a table", seed);
  const [mug, table] = [get(bounds, "mug-1"), get(bounds, "table-1")];
  expect(Math.abs(mug.min[1] - table.max[1])).toBeLessThan(0.03);
  expect(apart(mug, table, 0)).toBeLessThan(0);
  expect(apart(mug, table, 2)).toBeLessThan(0);
});

test.each([1, 2, 3])("things next to each other stand on the floor, close and apart (seed %i)", (seed) => {
  const bounds = boundsByObject("a vase next to a bottle", seed);
  const [vase, bottle] = [get(bounds, "vase-1"), get(bounds, "bottle-1")];
  expect(Math.abs(vase.min[1])).toBeLessThan(1e-3);
  expect(Math.abs(bottle.min[1])).toBeLessThan(1e-3);
  const gap = Math.max(apart(vase, bottle, 0), apart(vase, bottle, 2));
  expect(gap).toBeGreaterThan(-0.02);
  expect(gap).toBeLessThan(bottle.max[0] - bottle.min[0] + (vase.max[0] - vase.min[0]));
});

test.each(["a table and a candle", "a candle and a table"])("%s: the candle stands on the table", (prompt) => {
  const bounds = boundsByObject(prompt);
  expect(Math.abs(get(bounds, "candle-1").min[1] - get(bounds, "table-1").max[1])).toBeLessThan(0.03);
});

test.each([
  ["a chair and a guitar", "guitar-1"],
  ["a table and a dog", "dog-1"],
  ["a mug next to a table", "mug-1"],
])("%s: both stand on the floor", (prompt, name) => {
  expect(Math.abs(get(boundsByObject(prompt), name).min[1])).toBeLessThan(0.01);
});

test.each(["a robot", "a man"])(
  "%s sits flatter on the floor than on a chair, and flatter there than it stands",
  (who) => {
    // of its own depth: a sitter is drawn in the size that suits its seat
    const height = (prompt: string) => {
      const { min, max } = get(boundsByObject(prompt), who === "a robot" ? "robot-1" : "person-1");
      return (max[1] - min[1]) / (max[2] - min[2]);
    };
    expect(height(`${who} sitting`)).toBeLessThan(height(`${who} sitting on a chair`));
    expect(height(`${who} sitting on a chair`)).toBeLessThan(height(`${who} standing`));
  },
);

test("several things on one support do not run into each other", () => {
  const bounds = boundsByObject("three mugs on a table");
  const mugs = ["mug-1", "mug-2", "mug-3"].map((name) => get(bounds, name));
  for (const [i, a] of mugs.entries()) {
    for (const b of mugs.slice(i + 1)) {
      const overlap = Math.min(-apart(a, b, 0), -apart(a, b, 2));
      expect(overlap).toBeLessThan((a.max[0] - a.min[0]) * 0.35);
    }
  }
});

test("a worn hat sits on the head: over it, around it, and of its size", () => {
  const bounds = boundsByObject("a robot wearing a top hat");
  const [hat, robot] = [get(bounds, "hat-1"), get(bounds, "robot-1")];
  expect(hat.max[1]).toBeGreaterThan(robot.max[1] - 0.2);
  expect(hat.min[1]).toBeLessThan(robot.max[1]);
  expect(apart(hat, robot, 0)).toBeLessThan(0);
});

test("a small thing beside a large one is still large enough to be seen", () => {
  const bounds = boundsByObject("a mug next to a car");
  const extent = ({ min, max }: Bounds) => Math.max(...([0, 1, 2] as const).map((axis) => max[axis] - min[axis]));
  expect(extent(get(bounds, "mug-1")) / extent(get(bounds, "car-1"))).toBeGreaterThan(0.25);
});

test("taking away a part leaves a model that stands on the floor", () => {
  const bounds = boundsByObject("a mug without a handle");
  expect(Math.abs(get(bounds, "mug-1").min[1])).toBeLessThan(1e-6);
});

test("a crowd stands closer together than what was asked for in a row", () => {
  const farthest = (prompt: string) => {
    const all = [...boundsByObject(prompt).values()];
    const gaps = all.flatMap((a) => all.map((b) => Math.hypot(a.min[0] - b.min[0], a.min[2] - b.min[2])));
    return Math.max(...gaps);
  };
  expect(farthest("six frogs")).toBeLessThan(0.75 * farthest("a row of six frogs"));
});

test("a garment hangs from a hanger by its shoulders", () => {
  const bounds = boundsByObject("a white dress on a hanger");
  const dress = get(bounds, "dress-1");
  const hanger = get(bounds, "clothes-hanger-1");
  expect(dress.max[1]).toBeLessThan(hanger.max[1]);
  expect(dress.max[1]).toBeGreaterThan(hanger.min[1]);
  expect(dress.min[1]).toBeLessThan(hanger.min[1]);
});
