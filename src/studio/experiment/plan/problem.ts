import type { Direction } from "../../api/experiment-record.ts";
import { TypedError } from "../language/typed-error.ts";

/** Where something is wrong with the settings. */
export type ProblemPlace = "prompt" | "negativePrompt" | "seed" | "faceLimit" | "draws" | "cells" | Direction;

export interface Problem {
  message: string;
  /** The place within what was typed, where there is one. */
  at?: number;
  length?: number;
}

export type Problems = Partial<Record<ProblemPlace, Problem>>;

/** Does the work, or notes why it cannot be done. */
export function noting<T>(problems: Problems, place: ProblemPlace, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    const { message, at, length } = error;
    problems[place] ??= length > 0 ? { message, at, length } : { message };
    return undefined;
  }
}
