import { formatDuration } from "./duration.ts";
import { uiMoreTexts } from "./more-texts.ts";

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
  if (isQueued) return uiMoreTexts.timeLeft.usually(roughly(expectedMs));
  const leftMs = expectedMs - elapsedMs;
  if (leftMs >= 500) return uiMoreTexts.timeLeft.aboutLeft(roughly(leftMs));
  return elapsedMs > expectedMs * 1.5
    ? uiMoreTexts.timeLeft.longerThanUsual(roughly(expectedMs))
    : uiMoreTexts.timeLeft.anyMoment;
}

/** Tenths of seconds are more than a guess can know. */
const roughly = (durationMs: number): string =>
  durationMs < 9500
    ? uiMoreTexts.duration.seconds(String(Math.max(1, Math.round(durationMs / 1000))))
    : formatDuration(durationMs);
