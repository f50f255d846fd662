import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const objectsOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 4 }).recipe.objects;

test("a beekeeper's veil and suit are those she has on anyway", () => {
  const objects = objectsOf("a beekeeper wearing a veil and a yellow suit");
  expect(objects).toHaveLength(1);
  expect(objects[0]?.parameters).toMatchObject({ headgear: "bee-veil", outer: "jacket" });
  expect(objects[0]?.materials.jacket?.colours[0]?.[2]).toBeLessThan(0.2);
  expect(objectsOf("a clerk in a green suit")[0]?.parameters.outer).toBe("suit");
});

test("what is named after a garment in one breath is worn too", () => {
  const brief = readPrompt("a man in a hat and grey coat", null, lexicon);
  expect(brief.relations.map(({ kind, from }) => [kind, from])).toEqual([
    ["wearing", 0],
    ["wearing", 0],
  ]);
});

test("a dress of leaves is sewn of them, and so is one made of petals", () => {
  expect(objectsOf("an elf in a dress of leaves")[0]?.materials.dress?.base).toBe("leaves");
  expect(objectsOf("a woman in a gown made of petals")[0]?.materials.gown?.base).toBe("leaves");
  expect(objectsOf("a dancer in a skirt of feathers")[0]?.materials.skirt?.base).toBe("feathers");
});

test.each([
  ["a man in a raincoat", "outer", "raincoat"],
  ["a bear in a red raincoat", "outer", "raincoat"],
  ["a woman in a trench coat", "outer", "trench-coat"],
  ["a frog in a life jacket", "outer", "life-jacket"],
  ["a man in a bathrobe", "outer", "bathrobe"],
  ["a cat in a hoodie", "top", "hoodie"],
])("%s is cut as what it is", (prompt, zone, garment) => {
  expect(objectsOf(prompt)[0]?.parameters[zone]).toBe(garment);
});

test("no skirt comes out under a kimono or a raincoat", () => {
  for (const garment of ["kimono", "raincoat", "trench coat"])
    expect(objectsOf(`a woman in a ${garment}`)[0]?.parameters.bottom).toMatch(/none|trousers/);
});

test.each([
  ["a hockey player", "feet", "ice-skate", "hockey-stick"],
  ["a fencer", "headgear", "fencing-mask", "sword"],
  ["an american football player", "headgear", "football-helmet", "ball"],
  ["a cricket batsman", "bottom", "trousers", "baseball-bat"],
  ["a bear as a badminton player", "headgear", "headband", "racket"],
  ["a cat barber", "outer", "vest", "scissors"],
])("%s has the dress and the gear of it", (prompt, zone, worn, gear) => {
  const [player, held] = objectsOf(prompt);
  expect([player?.parameters[zone], held?.concept]).toEqual([worn, gear]);
});
