import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { BriefObject } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { createDraw } from "#engine/math/draw.ts";
import { askOf } from "#engine/plan/recipe/ask-of.ts";
import { styleById } from "#engine/style/index.ts";

test("a baroque frame is gilded around its picture, not over it", () => {
  const concept = conceptById("picture-frame");
  const draw = createDraw(7);
  const [asked] = readPrompt("a gold picture frame", null, engineLexicon()).objects;
  const parameters = concept.sample(draw, askOf(asked as BriefObject, new Set(), concept));
  const model = concept.build(parameters);
  const spec = (base: string) => ({ base, colours: [], conditions: {}, scale: 1, seed: 1 });
  const materials = { frame: spec("gold"), ornament: spec("gold"), picture: spec("paper"), mat: spec("paper") };
  const made = styleById("baroque").apply({ model, materials, family: concept.family }, draw);
  const paintOf = (parts: typeof model.parts) => parts.find(({ slot }) => slot === "picture")?.paint;
  expect(paintOf(made.model.parts)).toBe(paintOf(model.parts));
});
