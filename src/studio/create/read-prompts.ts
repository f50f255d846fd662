import type { Family } from "#contract/family.ts";
import type { Draft } from "../api/draft.ts";
import { mayBeSet, type PromptSets } from "../api/prompt-set.ts";
import { randomSeed } from "../api/random-seed.ts";
import { type ReadDraft, readDraft } from "./read-draft.ts";
import { createTexts } from "./texts.ts";

/** Requests that one click may send: what is more belongs into an experiment, which can be paused. */
export const REQUESTS_MAX = 32;

/** Reads a draft whose prompt may hold choices: a request for each prompt, all with the same seeds. */
export async function readPrompts(
  family: Family,
  draft: Draft,
  { read }: PromptSets,
  isOwn: boolean,
): Promise<ReadDraft> {
  if (!mayBeSet(draft.prompt)) return readDraft(family, draft, isOwn);
  const { prompts, total, problem } = await read(draft.prompt);
  if (problem) return { errors: { prompt: problem }, bodies: [] };
  const wanted = total * (Number(draft.variations) || 1);
  if (wanted > REQUESTS_MAX) {
    const count = Number.isSafeInteger(wanted) ? wanted : undefined;
    return {
      errors: {
        prompt: createTexts.readPrompts.tooMany(count, REQUESTS_MAX),
      },
      bodies: [],
    };
  }
  // words can be compared only under the same seed
  const seed = draft.seed.trim() === "" && prompts.length > 1 ? String(randomSeed()) : draft.seed;
  const all = await Promise.all(prompts.map((prompt) => readDraft(family, { ...draft, prompt, seed }, isOwn)));
  const errors = Object.assign({}, ...all.map((each) => each.errors));
  return { errors, bodies: Object.keys(errors).length > 0 ? [] : all.flatMap((each) => each.bodies) };
}
