import { hasSyntax } from "./parse-prompt.ts";

/** Whether a prompt may mean more than one: it has a brace or a list that no backslash stands before. */
export const hasChoices = (prompt: string): boolean => /(?<!\\)(\{|__[\p{L}\p{N}])/u.test(prompt);

/** A prompt as it was sent, written so that nothing in it is read as syntax. */
export const escapePrompt = (prompt: string): string =>
  hasSyntax(prompt) ? prompt.replace(/[\\{}]/g, "\\$&").replace(/__(?=[\p{L}\p{N}])/gu, "\\__") : prompt;
