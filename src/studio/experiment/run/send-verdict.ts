import { ClientError } from "#client/client-error.ts";

/** What a refusal to send means for a run. */
export type SendVerdict =
  /** The server is busy or away: the same request again after this time. */
  | { verdict: "wait"; delayMs: number }
  /** Nothing more can be sent until the artist does something: the token, the credits. */
  | { verdict: "stop" }
  /** This request will never be taken; the others may. */
  | { verdict: "refuse" };

const BACKOFF_FIRST_MS = 1000;
const BACKOFF_MAX_MS = 30_000;
/** A server that keeps failing in its own way is given this many chances with one request. */
const ODD_FAILURES_MAX = 3;

/**
 * Judges why a request was not taken.
 *
 * @param failures How many times in a row this one has come to nothing, 1 or more.
 */
export function sendVerdict(error: unknown, failures: number): SendVerdict {
  if (!(error instanceof ClientError)) return { verdict: "refuse" };
  const { kind, status = 0, retryAfterMs } = error;
  const backoffMs = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (failures - 1));
  if (kind === "unauthorized" || status === 402) return { verdict: "stop" };
  if (status === 429 || status === 503) return { verdict: "wait", delayMs: retryAfterMs ?? backoffMs };
  if (kind === "network") return { verdict: "wait", delayMs: backoffMs };
  if (status >= 500 && failures < ODD_FAILURES_MAX) return { verdict: "wait", delayMs: retryAfterMs ?? backoffMs };
  return { verdict: "refuse" };
}
