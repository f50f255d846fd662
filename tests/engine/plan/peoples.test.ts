import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

const parametersOf = (prompt: string): Readonly<Record<string, unknown>> => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 5 });
  expect(recipe.objects, prompt).toHaveLength(1);
  return recipe.objects[0]?.parameters as Readonly<Record<string, unknown>>;
};

test.each([
  ["an elf", { ears: "pointed", beard: "none", prop: "bow" }],
  ["a leprechaun", { ears: "pointed", headgear: "gnome-hat" }],
  ["a dwarf", { beard: "braided", ears: "round", outer: "armor" }],
  ["a goblin", { ears: "long", skin: "green" }],
  ["an orc", { mouth: "tusks", skin: "green", ears: "pointed" }],
  ["a troll", { mouth: "tusks", skin: "grey", ears: "long" }],
  ["an ogre", { ears: "trumpet", skin: "green" }],
])("%s is told by its body: %o", (prompt, own) => {
  expect(parametersOf(prompt)).toMatchObject(own);
});

test.each([
  ["a woman with braids", { hair: "braids" }],
  ["a singer with dreadlocks", { hair: "dreadlocks" }],
  ["a girl with braided hair", { hair: "braids" }],
  ["a girl with pigtails", { hair: "pigtails" }],
  ["a viking with a braided red beard", { beard: "braided" }],
  ["a viking with a long beard", { beard: "long" }],
])("%s: %o", (prompt, own) => {
  expect(parametersOf(prompt)).toMatchObject(own);
});
