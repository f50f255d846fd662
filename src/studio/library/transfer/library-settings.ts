import { writeLocal } from "../../api/local-store.ts";
import { PROMPT_HISTORY_LENGTH, readPromptHistory } from "../../api/prompt-history.ts";

const PREFIX = "plinth.";
/** Tokens are in these, or they are about this browser and not about the artist. */
const PRIVATE: readonly string[] = ["plinth.connections", "plinth.storage", "plinth.notify"];
const PROMPTS = "plinth.prompts";
const PROMPT_LENGTH_MAX = 1000;
const TEXT_MAX = 100_000;

/** Everything the artist has set up, without tokens. */
export function readSettings(): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (let index = 0; index < localStorage.length; index++) {
    const key = localStorage.key(index) ?? "";
    if (!key.startsWith(PREFIX) || PRIVATE.includes(key)) continue;
    const text = localStorage.getItem(key) ?? "";
    try {
      settings[key] = JSON.parse(text);
    } catch {
      settings[key] = text;
    }
  }
  return settings;
}

/** Takes earlier prompts over, behind those that are here. */
export function takeSettings(settings: Readonly<Record<string, unknown>>): void {
  const prompts = settings[PROMPTS];
  if (!Array.isArray(prompts) || JSON.stringify(prompts).length > TEXT_MAX) return;
  const theirs = prompts.filter((prompt) => typeof prompt === "string" && prompt.length <= PROMPT_LENGTH_MAX);
  const own = readPromptHistory();
  writeLocal(PROMPTS, [...own, ...theirs.filter((prompt) => !own.includes(prompt))].slice(0, PROMPT_HISTORY_LENGTH));
}
