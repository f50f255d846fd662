import { PROBLEMS, type Problem, type ProblemCode } from "#contract/problem.ts";

export interface ProblemOptions {
  /** What is allowed, or what to do. */
  readonly hint?: string;
  readonly errors?: Problem["errors"];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Something the caller can mend. The message quotes the value; the answer is problem+json. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, message: string, options: ProblemOptions = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }

  get status() {
    return PROBLEMS[this.code].status;
  }
}
