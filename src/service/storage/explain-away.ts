import { ProblemError } from "../problem-error.ts";

const RETRY_AFTER_SECONDS = 2;

/**
 * SQLSTATEs, or their classes, of a database that is away, starting, stopping or full (PostgreSQL, appendix A): connection
 * exceptions, insufficient resources, operator intervention, I/O errors.
 */
const AWAY = /^(08|53|57P|58)/;
const AWAY_ON_THE_WIRE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const AWAY_IN_WORDS = /connection terminated|timeout exceeded when trying to connect|client has encountered/i;

/** Turns the error of a database that is away or has no room into `unavailable`, for the same request may succeed a moment later; throws others as they are. */
export function explainAway(error: Error & { code?: string }): never {
  const { code = "" } = error;
  if (!AWAY.test(code) && !AWAY_ON_THE_WIRE.test(code) && !AWAY_IN_WORDS.test(error.message)) throw error;
  const problem = new ProblemError("unavailable", "The database cannot be used at the moment.", {
    hint: "Send the request again in a moment, with the same Idempotency-Key if it had one.",
    headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
  });
  problem.cause = error;
  throw problem;
}
