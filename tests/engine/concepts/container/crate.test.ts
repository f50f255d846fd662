import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

test.each(["a wooden crate with rope handles", "an open crate with rope handles"])(
  "%s has a loop on either side",
  (prompt) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
    const { model, materials } = buildModel(recipe);
    const handles = model.parts.filter(({ slot }) => slot.endsWith("handle"));
    expect(handles.length).toBe(2);
    expect(handles.map(({ slot }) => materials[slot]?.base)).toEqual(["rope", "rope"]);
  },
);
