import { formatNumber } from "../texts/figures.ts";
import { LOCALE } from "../texts/language.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import { uiMoreTexts } from "./more-texts.ts";

/** A time span as an artist reads it: `0.8 s`, `12 s`, `3 min 5 s`, `1 h 4 min`. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.max(0, durationMs) / 1000;
  if (seconds < 10) return uiMoreTexts.duration.seconds(formatNumber(seconds, 1));
  const whole = Math.round(seconds);
  if (whole < 60) return uiMoreTexts.duration.seconds(formatNumber(whole));
  if (whole < 3600) return uiMoreTexts.duration.minutes(Math.floor(whole / 60), whole % 60);
  return uiMoreTexts.duration.hours(Math.floor(whole / 3600), Math.floor((whole % 3600) / 60));
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago: `just now`, `5 min ago`, `3 h ago`, then the date. */
export function formatAgo(thenMs: number, nowMs: number): string {
  const ago = nowMs - thenMs;
  if (ago < MINUTE_MS) return uiMoreTexts.duration.justNow;
  if (ago < HOUR_MS) return uiMoreTexts.duration.minutesAgo(Math.floor(ago / MINUTE_MS));
  if (ago < DAY_MS) return uiMoreTexts.duration.hoursAgo(Math.floor(ago / HOUR_MS));
  return days().format(thenMs);
}

const days = whenNeeded(() => new Intl.DateTimeFormat(LOCALE, { year: "numeric", month: "short", day: "numeric" }));
