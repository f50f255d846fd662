import { ClientError } from "#client/client-error.ts";
import { WaitTimeoutError } from "#client/wait-for.ts";
import { RunError } from "../tasks/run-error.ts";

/** Failures of a connection that never came about: nothing was sent. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** True where a request that failed has surely done nothing on the other server. */
export function didNothing(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  if (error.status !== undefined)
    return error.status >= 400 && error.status < 500 ? error.status !== 408 : error.status === 503;
  const { cause } = error.cause instanceof Error ? error.cause : {};
  return cause instanceof Error && NEVER_SENT.has((cause as NodeJS.ErrnoException).code ?? "");
}

/** What a failure at the other server means for the run here, in words without its token. */
export function explainUpstream(
  error: unknown,
  { host, token, signal }: { host: string; token: string; signal: AbortSignal },
) {
  if (error instanceof RunError) return error;
  if (signal.aborted) return new RunError("cancelled", "The task was cancelled.");
  if (error instanceof WaitTimeoutError) {
    return new RunError("time-limit", `${host} has not finished in the time a task may take.`);
  }
  if (!(error instanceof ClientError)) return error;
  if (error.kind === "unauthorized") {
    return new RunError("upstream-failed", `${host}, which makes assets for this server, refuses its token.`, {
      hint: "Whoever runs this server can set another: PLINTH_UPSTREAM_TOKEN.",
    });
  }
  // a server may say in its words what it was sent
  const words = hideToken(error.message, token);
  const hint = error.problem?.hint;
  return new RunError("upstream-failed", error.kind === "network" ? words : `${host}: ${words}`, {
    hint: hint === undefined ? undefined : hideToken(hint, token),
  });
}

export const hideToken = (text: string, token: string): string => text.replaceAll(token, "…");
