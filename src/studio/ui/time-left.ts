import { formatDuration } from "./duration.ts";

interface RunSoFar {
  isQueued: boolean;
  /** Milliseconds it has been at work. */
  elapsedMs: number;
  /** Milliseconds like ones took. */
  expectedMs: number | undefined;
}

/** What past runs tell of this one: `usually 12 s`, `about 5 s left`, `longer than usual (12 s)`. */
export function timeLeft({ isQueued, elapsedMs, expectedMs }: RunSoFar): string | undefined {
  if (expectedMs === undefined) return undefined;
  if (isQueued) return `usually ${roughly(expectedMs)}`;
  const leftMs = expectedMs - elapsedMs;
  if (leftMs >= 500) return `about ${roughly(leftMs)} left`;
  return elapsedMs > expectedMs * 1.5 ? `longer than usual (${roughly(expectedMs)})` : "any moment";
}

/** Tenths of seconds are more than a guess can know. */
const roughly = (durationMs: number): string =>
  durationMs < 9500 ? `${Math.max(1, Math.round(durationMs / 1000))} s` : formatDuration(durationMs);
