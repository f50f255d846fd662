import type { Failure } from "#contract/report.ts";

/** A run ended without a result. */
export class RunError extends Error {
  override readonly name = "RunError";
  readonly code: Failure["code"];
  readonly hint: string | undefined;

  constructor(
    code: Failure["code"],
    message: string,
    options: ErrorOptions & { readonly hint?: string | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
    this.hint = options.hint;
  }
}
