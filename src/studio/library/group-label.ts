import type { AssetRecord } from "../api/asset-record.ts";
import { LOCALE } from "../texts/language.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import type { Sort } from "./sort-records.ts";
import { libraryTexts } from "./texts.ts";

/**
 * Under which heading a record stands: by day and month, by rating, or by first letter, as the order is. Made once for
 * all records: thousands are asked for.
 */
export function groupLabels(sort: Sort, nowMs: number): (record: AssetRecord) => string {
  if (sort === "rating") return ({ rating = 0 }) => ratingLabel(rating);
  if (sort === "prompt") return ({ task }) => letterOf(task.prompt);
  const label = dateLabels(nowMs);
  return ({ sentAtMs }) => label(sentAtMs);
}

/** Today, Yesterday, This week, Last week, then the months. Weeks begin on Monday. Milliseconds since 1970. */
export function dateLabels(nowMs: number): (thenMs: number) => string {
  const now = new Date(nowMs);
  const dayStart = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).getTime();
  const sinceMonday = (now.getDay() + 6) % 7;
  const starts: readonly [sinceMs: number, label: string][] = [
    [dayStart(0), libraryTexts.groupLabel.today],
    [dayStart(1), libraryTexts.groupLabel.yesterday],
    [dayStart(sinceMonday), libraryTexts.groupLabel.thisWeek],
    [dayStart(sinceMonday + 7), libraryTexts.groupLabel.lastWeek],
  ];
  const months = monthLabels();
  return (thenMs) => starts.find(([sinceMs]) => thenMs >= sinceMs)?.[1] ?? months(thenMs);
}

/** Neighbours in a list are mostly of one month: its name is made once. */
function monthLabels(): (thenMs: number) => string {
  let [startMs, endMs, label] = [0, 0, ""];
  return (thenMs) => {
    if (thenMs >= startMs && thenMs < endMs) return label;
    const then = new Date(thenMs);
    startMs = new Date(then.getFullYear(), then.getMonth()).getTime();
    endMs = new Date(then.getFullYear(), then.getMonth() + 1).getTime();
    label = months().format(thenMs);
    return label;
  };
}

const months = whenNeeded(() => new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric" }));

const ratingLabel = (rating: number): string =>
  rating === 0 ? libraryTexts.groupLabel.notRated : libraryTexts.groupLabel.stars(rating);

const letterOf = (prompt: string): string =>
  /^\P{L}*?(\p{L})/u.exec(prompt)?.[1]?.toUpperCase() ?? libraryTexts.groupLabel.noLetter;
