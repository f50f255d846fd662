import { describe, expect, test } from "vitest";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { describeBrief } from "../../support/describe-brief.ts";
import { WIDE_LEXICON } from "../../support/wide-lexicon.ts";
import { SCENE_PROMPTS } from "./fixtures/scene-prompts.ts";

describe("a scene is read as a careful person would", () => {
  test.each(SCENE_PROMPTS)("%s", (prompt, ...brief) => {
    expect(describeBrief(readPrompt(prompt, null, WIDE_LEXICON))).toEqual(brief);
  });

  test.each(SCENE_PROMPTS)("every word has a role: %s", (prompt) => {
    const typed = prompt.split(/\s+/).map((word) => word.replaceAll(/[.,!?"]/g, ""));
    expect(readPrompt(prompt, null, WIDE_LEXICON).words.map(({ text }) => text)).toEqual(typed);
  });
});
