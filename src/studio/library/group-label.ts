import type { AssetRecord } from "../api/asset-record.ts";
import type { Sort } from "./sort-records.ts";

/** Under which heading a record stands: by day and month, by rating, or by first letter, as the order is. */
export function groupLabel(record: AssetRecord, sort: Sort, nowMs: number): string {
  if (sort === "rating") return ratingLabel(record.rating ?? 0);
  if (sort === "prompt") return letterOf(record.task.prompt);
  return dateLabel(record.sentAtMs, nowMs);
}

/** Today, Yesterday, This week, Last week, then the months. Weeks begin on Monday. */
export function dateLabel(thenMs: number, nowMs: number): string {
  const now = new Date(nowMs);
  const dayStart = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).getTime();
  const sinceMonday = (now.getDay() + 6) % 7;
  if (thenMs >= dayStart(0)) return "Today";
  if (thenMs >= dayStart(1)) return "Yesterday";
  if (thenMs >= dayStart(sinceMonday)) return "This week";
  if (thenMs >= dayStart(sinceMonday + 7)) return "Last week";
  return MONTHS.format(thenMs);
}

const MONTHS = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });

const ratingLabel = (rating: number): string =>
  rating === 0 ? "Not rated" : `${rating} ${rating === 1 ? "star" : "stars"}`;

const letterOf = (prompt: string): string => /^\P{L}*?(\p{L})/u.exec(prompt)?.[1]?.toUpperCase() ?? "0 to 9";
