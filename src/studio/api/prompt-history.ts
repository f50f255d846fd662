import { readLocal, writeLocal } from "./local-store.ts";

const KEY = "plinth.prompts";
export const PROMPT_HISTORY_LENGTH = 100;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Prompts sent earlier, the newest first. */
export const readPromptHistory = (): string[] => readLocal(KEY, [], isList);

export const withPrompt = (history: readonly string[], prompt: string): string[] =>
  [prompt, ...history.filter((each) => each !== prompt)].slice(0, PROMPT_HISTORY_LENGTH);

export const rememberPrompt = (prompt: string): void => writeLocal(KEY, withPrompt(readPromptHistory(), prompt));
