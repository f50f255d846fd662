import type { Writable } from "node:stream";

/** Everything the command line touches outside itself, so that a test can stand in. */
export interface Terminal {
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborts at Ctrl-C. */
  readonly signal: AbortSignal;
}
