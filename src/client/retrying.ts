import { ClientError } from "./client-error.ts";
import { pause } from "./pause.ts";

export interface RetryOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long to put up with failures in a row, in milliseconds. 60,000 where left out; 0 never calls twice. */
  readonly patienceMs?: number | undefined;
  /** Which failures may pass by themselves. `isPassing` where left out. */
  readonly isPassing?: (error: unknown) => boolean;
}

const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** No answer, "slow down" and the server's own trouble pass; what the caller did wrong does not. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.kind === "network" || isBusy(error) || [408, 425, 500, 502, 504].includes(error.status ?? 0));

/** True where the server says that it did nothing and may be asked again: 429 and 503. */
export const isBusy = (error: unknown): boolean =>
  error instanceof ClientError && (error.status === 429 || error.status === 503);

/**
 * Calls again while it fails in a way that passes. Waits as long as the server asks for, else half a second and then
 * twice as long each time.
 *
 * @throws The last failure, once it is none that passes or the patience is over.
 */
export async function retrying<T>(call: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { signal, patienceMs = PATIENCE_MS, isPassing: mayPass = isPassing } = options;
  let left = patienceMs;
  for (let nextPauseMs = FIRST_PAUSE_MS; ; nextPauseMs = Math.min(nextPauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      if (!mayPass(error)) throw error;
      const waitMs = (error instanceof ClientError ? error.retryAfterMs : undefined) ?? nextPauseMs;
      left -= waitMs;
      if (left < 0) throw error;
      await pause(waitMs, signal);
    }
  }
}
