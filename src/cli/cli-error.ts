import { CommanderError } from "commander";
import { ClientError } from "#client/client-error.ts";
import { WaitTimeoutError } from "#client/wait-for.ts";
import type { Problem } from "#contract/problem.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";

/** Something the caller can mend. The message quotes what is wrong, the hint says what is allowed. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: ExitCode;
  readonly hint: string | undefined;

  constructor(exitCode: ExitCode, message: string, hint?: string) {
    super(message);
    this.exitCode = exitCode;
    this.hint = hint;
  }
}

/** The command ended badly and has said why itself. */
export class ToldError extends Error {
  override readonly name = "ToldError";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode) {
    super(`the command ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}

/** Why the command came to nothing, as `--json` tells it. */
export interface Explanation {
  readonly exitCode: ExitCode;
  readonly message: string;
  readonly hint?: string;
  /** HTTP status and problem code, where a server refused. */
  readonly status?: number;
  readonly code?: string;
  readonly errors?: NonNullable<Problem["errors"]>;
  readonly requestId?: string;
}

/** What to tell about anything that was thrown. */
export function explain(error: unknown, wasInterrupted: boolean): Explanation {
  if (wasInterrupted) return { exitCode: EXIT.interrupted, message: "Interrupted." };
  if (error instanceof CliError) {
    const { exitCode, message, hint } = error;
    return { exitCode, message, ...(hint !== undefined && { hint }) };
  }
  if (error instanceof CommanderError) {
    return { exitCode: error.exitCode === 0 ? EXIT.done : EXIT.usage, message: error.message.replace(/^error: /, "") };
  }
  if (error instanceof ClientError) return explainRefusal(error);
  if (error instanceof WaitTimeoutError) {
    const hint = `It goes on. Later: plinth fetch ${error.task.id}`;
    return { exitCode: EXIT.timeout, message: error.message, hint };
  }
  return { exitCode: EXIT.broken, message: error instanceof Error ? error.message : String(error) };
}

function explainRefusal({ kind, status, message, problem, requestId }: ClientError): Explanation {
  return {
    exitCode: kind === "http" ? exitCodeOf(status) : EXIT_OF_KIND[kind],
    message,
    ...hintOf(kind, problem),
    ...(status !== undefined && { status }),
    ...(problem?.code !== undefined && { code: problem.code }),
    ...(problem?.errors && { errors: problem.errors }),
    ...(requestId !== undefined && { requestId }),
  };
}

const EXIT_OF_KIND = {
  network: EXIT.unreachable,
  unauthorized: EXIT.unauthorized,
  shape: EXIT.broken,
} as const satisfies Record<Exclude<ClientError["kind"], "http">, ExitCode>;

function exitCodeOf(status = 0): ExitCode {
  if ([402, 429, 503].includes(status)) return EXIT.limited;
  if (status === 404 || status === 410) return EXIT.notFound;
  return status >= 400 && status < 500 ? EXIT.usage : EXIT.broken;
}

function hintOf(kind: ClientError["kind"], problem: Problem | undefined): { hint?: string } {
  if (kind === "network") return { hint: "Is the service running? npm start begins one; --server names another." };
  if (kind === "unauthorized") return { hint: "--token or PLINTH_TOKEN is the access token that is sent." };
  return problem?.hint === undefined ? {} : { hint: problem.hint };
}

/** For people: the message, every wrong field on a line of its own, the hint, the request's id. */
export function tell({ message, hint, errors = [], requestId }: Explanation): string {
  const fields = errors.length > 1 ? errors.map((error) => `  ${error.path}: ${error.message}`) : [];
  const lines = [`plinth: ${message}`, ...fields];
  if (hint !== undefined) lines.push(hint);
  if (requestId !== undefined) lines.push(`Request id ${requestId}`);
  return `${lines.join("\n")}\n`;
}
