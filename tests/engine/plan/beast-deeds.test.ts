import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

/** What a thing is to the first one. */
const placedAs = (prompt: string, concept: string) =>
  recipeOf(prompt).objects.find((object) => object.concept === concept)?.placement;

const poseOf = (prompt: string) =>
  recipeOf(prompt).objects.find(({ parameters }) => parameters?.pose !== undefined)?.parameters?.pose;

/** Extent of the parts whose names match. */
function spansOf(prompt: string) {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) => {
    const own = parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions);
    if (own.length === 0) throw new Error(`No part ${name}: ${parts.map((part) => part.name).join(", ")}`);
    return boundsOf(own);
  };
}

test.each([
  ["a spaniel catching a frisbee", "frisbee"],
  ["a lynx licking a rock", "rock"],
  ["a jay snatching a coin", "coin"],
  ["a mastiff fetching a bone", "bone"],
  ["a mastiff chewing a boot", "boot"],
  ["a thrush pulling an earthworm", "earthworm"],
])("%s has it in the mouth", (prompt, thing) => {
  expect(placedAs(prompt, thing)).toMatchObject({ relation: "holding", where: "mouth" });
});

test("who is in costume and who has hands catches with those", () => {
  expect(placedAs("a monkey catching a banana", "banana")?.where).not.toBe("mouth");
});

test.each([
  ["a lynx licking a boy", "person"],
  ["a badger sniffing a tulip", "tulip"],
  ["a cat scratching a wooden post", "wooden-post"],
  ["a terrier digging a hole", "heap"],
])("%s is close up to it", (prompt, thing) => {
  expect(placedAs(prompt, thing)).toMatchObject({ relation: "beside", where: "ahead" });
});

test.each([
  ["a tabby licking its paw", "grooming"],
  ["a spaniel scratching its ear", "scratching"],
  ["a spaniel digging a hole", "digging"],
  ["a rabbit digging with a spade", "upright"],
  ["a spaniel leaping over a log", "leaping"],
  ["a lynx drinking from a bowl", "lapping"],
  ["a hog wallowing in mud", "supine"],
])("%s: %s", (prompt, pose) => {
  expect(poseOf(prompt)).toBe(pose);
});

test("who drinks from a bowl has it on the ground under the muzzle", () => {
  const span = spansOf("a tabby drinking milk from a bowl");
  const [bowl, cat, nose] = [span(/^bowl/), span(/^cat/), span(/nose$/)];
  expect(bowl.min[1] - cat.min[1]).toBeLessThan(0.03 * (cat.max[1] - cat.min[1]));
  expect(nose.max[2]).toBeGreaterThan(bowl.min[2]);
  expect(nose.min[2]).toBeLessThan(bowl.max[2]);
  expect(nose.min[1]).toBeLessThan(cat.min[1] + 0.4 * (cat.max[1] - cat.min[1]));
});

test("who howls has the nose over the eyes, who barks has not", () => {
  const raised = (prompt: string) => {
    const span = spansOf(prompt);
    return span(/nose$/).max[1] - span(/left-eye$/).max[1];
  };
  expect(raised("a howling coyote")).toBeGreaterThan(0);
  expect(raised("a barking coyote")).toBeLessThan(0);
});

test("what a panda eats is the bamboo it has in its paws, one stalk", () => {
  const { objects } = recipeOf("a panda eating bamboo");
  expect(objects).toHaveLength(1);
  expect(spansOf("a panda eating bamboo")(/bamboo/).max[1]).toBeGreaterThan(0);
});

test("a spider spinning a web is on the face of it", () => {
  const span = spansOf("a spider spinning a web");
  const [web, spider] = [span(/^spider-web/), span(/^spider(?!-web)/)];
  expect(spider.max[1]).toBeLessThan(web.max[1]);
  expect(spider.min[1]).toBeGreaterThan(web.min[1]);
});

test("who swims in a lake is in the water to the shoulders, a duck floats on it", () => {
  expect(placedAs("a hound swimming in a lake", "ground")?.depth).toBeGreaterThan(0.4);
  expect(placedAs("a duck swimming in a lake", "ground")?.depth).toBeUndefined();
});

test("a large dog in somebody's arms is carried", () => {
  expect(placedAs("a woman carrying a large dog in her arms", "dog")).toMatchObject({ where: "arms" });
});

test("water sprayed from a trunk comes out of it", () => {
  expect(placedAs("an elephant spraying water from its trunk", "breath")?.relation).toBe("holding");
});

test("a ladybug that opens its wings has its cases apart", () => {
  const wide = (prompt: string) => {
    const { min, max } = spansOf(prompt)(/shell$/);
    return max[0] - min[0];
  };
  expect(wide("a ladybug with open wings")).toBeGreaterThan(1.3 * wide("a ladybug"));
});

test("an ox pulls a plow in a harness, not with its teeth", () => {
  expect(placedAs("an ox pulling a plow", "plow")?.where).toBe("drawn");
});

test("who floats on the back has water under it, in whatever water that was said", () => {
  expect(recipeOf("an otter floating on its back").objects.map(({ concept }) => concept)).toEqual(["otter", "ground"]);
  expect(poseOf("an otter floating on its back in a river")).toBe("supine");
});

test("a kitten plays with a ball on the floor", () => {
  expect(poseOf("a kitten playing with a ball")).toBe("batting");
  expect(placedAs("a kitten playing with a ball", "ball")?.relation).toBe("beside");
});

test("a whale that jumps out of the sea stands up in it", () => {
  const up = (prompt: string) => {
    const { min, max } = spansOf(prompt)(/^whale/);
    return (max[1] - min[1]) / (max[2] - min[2]);
  };
  expect(up("a whale jumping out of the sea")).toBeGreaterThan(1.3 * up("a whale in the sea"));
});

test("the nose of a seal is up under a ball", () => {
  const nose = (prompt: string) => {
    const span = spansOf(prompt);
    return span(/nose$/).max[1] - span(/left-eye$/).max[1];
  };
  expect(nose("a seal balancing a ball on its nose")).toBeGreaterThan(nose("a seal") + 0.02);
});

test.each(["flying over", "hovering over"])("a ladybug %s a daisy has its cases open", (way) => {
  expect(poseOf(`a ladybug ${way} a daisy`)).toBe("flying");
});

test("a hummingbird drinks from a flower in the air, a bear scratches a tree at its trunk", () => {
  expect(placedAs("a hummingbird drinking from a lily", "hummingbird")?.where).toBe("sipping");
  expect(placedAs("a bear scratching a tree", "bear")?.where).toBe("up");
});

test.each([
  ["two bears shaking hands", "clasping"],
  ["two bears giving a high five", "highfiving"],
  ["two badgers shaking hands", "clasping"],
])("%s stand up for it, each with a hand out", (prompt, arms) => {
  for (const { parameters } of recipeOf(prompt).objects) expect(parameters).toMatchObject({ pose: "upright", arms });
});

test.each([
  ["two bears fighting", { pose: "rearing" }],
  ["two cats fighting", { pose: "rearing" }],
  ["two eagles fighting", { wings: "spread" }],
  ["two frogs fighting", { pose: "upright" }],
])("%s are up against each other", (prompt, parameters) => {
  for (const object of recipeOf(prompt).objects) expect(object.parameters).toMatchObject(parameters);
});

test("beasts that fight touch", () => {
  const find = spansOf("two bears fighting");
  const [one, other] = [find(/^bear-1/), find(/^bear-2/)];
  const gaps = [0, 2].map((axis) =>
    Math.max(
      (other.min[axis] as number) - (one.max[axis] as number),
      (one.min[axis] as number) - (other.max[axis] as number),
    ),
  );
  expect(Math.max(...gaps)).toBeLessThan(0.02);
});
