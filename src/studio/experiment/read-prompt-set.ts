import { CELLS_MAX } from "../api/experiment-record.ts";
import type { PromptSet } from "../api/prompt-set.ts";
import { countPrompts, expandPrompt } from "./language/expand-prompt.ts";
import { resolvePrompt } from "./language/resolve-prompt.ts";
import { TypedError } from "./language/typed-error.ts";
import { useLists } from "./lists/lists-store.ts";

/** What a prompt with choices comes to, with the artist's own lists. Never throws for what is typed. */
export function readPromptSet(prompt: string): PromptSet {
  try {
    const tree = resolvePrompt(prompt, useLists.getState().lists);
    const prompts = new Set<string>();
    const total = countPrompts(tree);
    let looked = 0;
    for (const expansion of expandPrompt(tree)) {
      prompts.add(expansion.prompt);
      if (++looked === CELLS_MAX) break;
    }
    return { prompts: [...prompts], total: total <= looked ? prompts.size : total };
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    return { prompts: [], total: 0, problem: error.message };
  }
}
