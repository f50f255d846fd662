/** Everything the next status check depends on. */
export interface PollState {
  pollIntervalMs: number;
  /** Nothing more will happen to the task. */
  settled: boolean;
  /** Checks in a row that came to nothing. */
  failures: number;
  /** What the server asked to wait for, with its last refusal. */
  retryAfterMs?: number | undefined;
  /** The token was refused: asking again soon is of no use. */
  refused?: boolean;
  /** The tab is in the background. */
  hidden: boolean;
  /** How long the server held its last answer back, as it was asked to. */
  heldMs?: number | undefined;
}

/** After a held answer: between two questions lies the interval already. */
const HELD_MIN_MS = 20;
const HIDDEN_MIN_MS = 5000;
const BACKOFF_MAX_MS = 15_000;
const REFUSED_MS = 60_000;

/**
 * Milliseconds until a task is looked at again, or false for never.
 * What a server held its answer back counts towards the interval. Failures double the interval up to a quarter of a minute, the server's own `Retry-After` is always kept.
 */
export function pollDelayMs(state: PollState): number | false {
  if (state.settled) return false;
  if (state.refused) return REFUSED_MS;
  const backoff = state.failures > 0 ? Math.min(BACKOFF_MAX_MS, state.pollIntervalMs * 2 ** state.failures) : 0;
  const interval = Math.max(HELD_MIN_MS, state.pollIntervalMs - (state.heldMs ?? 0));
  return Math.max(interval, backoff, state.retryAfterMs ?? 0, state.hidden ? HIDDEN_MIN_MS : 0);
}
