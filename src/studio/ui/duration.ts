/** A time span as an artist reads it: `0.8 s`, `12 s`, `3 min 5 s`, `1 h 4 min`. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.max(0, durationMs) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago: `just now`, `5 min ago`, `3 h ago`, then the date. */
export function formatAgo(thenMs: number, nowMs: number): string {
  const ago = nowMs - thenMs;
  if (ago < MINUTE_MS) return "just now";
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)} h ago`;
  return DAYS.format(thenMs);
}

// made once: a scrolled library asks hundreds of times
const DAYS = new Intl.DateTimeFormat(undefined, { year: "numeric", month: "short", day: "numeric" });
