import { describe, expect, test } from "vitest";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { describeBrief } from "../../support/describe-brief.ts";
import { WIDE_LEXICON } from "../../support/wide-lexicon.ts";
import { FURTHER_SCENE_PROMPTS } from "./fixtures/further-scene-prompts.ts";
import { SCENE_PROMPTS } from "./fixtures/scene-prompts.ts";

const PROMPTS = [...SCENE_PROMPTS, ...FURTHER_SCENE_PROMPTS];

describe("a scene is read as a careful person would", () => {
  test.each(PROMPTS)("%s", (prompt, ...brief) => {
    expect(describeBrief(readPrompt(prompt, null, WIDE_LEXICON))).toEqual(brief);
  });

  test.each(PROMPTS)("every word has a role: %s", (prompt) => {
    const typed = prompt.split(/\s+/).map((word) => word.replaceAll(/[.,!?"]/g, ""));
    expect(readPrompt(prompt, null, WIDE_LEXICON).words.map(({ text }) => text)).toEqual(typed);
  });
});
