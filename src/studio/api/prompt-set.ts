import type { Family } from "#contract/family.ts";

/** What a prompt with choices in it comes to. */
export interface PromptSet {
  /** The first ones, at most 256. */
  prompts: readonly string[];
  /** How many there are in all; Infinity where a number cannot say it. */
  total: number;
  /** Why it cannot be read, in words. */
  problem?: string;
}

/** Reads prompts with choices, and opens what is written as an experiment. */
export interface PromptSets {
  read(prompt: string): Promise<PromptSet>;
  openExperiment(family: Family): void;
}

/** Whether a prompt may mean more than one: a brace or a list in it. Everything else is sent as it is typed. */
export const mayBeSet = (prompt: string): boolean => /\{|__[\p{L}\p{N}]/u.test(prompt);
