import { expect, test } from "vitest";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { gridLayout, gridMetrics } from "#studio/library/grid-layout.ts";
import { dateLabels } from "#studio/library/group-label.ts";
import { librarySections } from "#studio/library/library-sections.ts";
import { moveActive } from "#studio/library/move-active.ts";
import { rangeBetween } from "#studio/library/range-between.ts";
import { newestFirst, sortRecords } from "#studio/library/sort-records.ts";
import { ids, record } from "./record.ts";

// a Thursday
const now = new Date(2026, 10, 19, 15).getTime();
const at = (month: number, date: number, hour = 12) => new Date(2026, month, date, hour).getTime();

test("dates are today, yesterday, the week from Monday, the week before, then months", () => {
  expect(dateLabels(now)(at(10, 19, 0))).toBe("Today");
  expect(dateLabels(now)(at(10, 18, 23))).toBe("Yesterday");
  expect(dateLabels(now)(at(10, 16, 0))).toBe("This week");
  expect(dateLabels(now)(at(10, 15, 23))).toBe("Last week");
  expect(dateLabels(now)(at(10, 9, 0))).toBe("Last week");
  expect(dateLabels(now)(at(10, 8, 23))).toBe("November 2026");
  expect(dateLabels(now)(at(0, 1))).toBe("January 2026");
});

test("on a Monday, the day before is yesterday and nothing is this week", () => {
  const monday = at(10, 16, 9);
  expect(dateLabels(monday)(at(10, 15))).toBe("Yesterday");
  expect(dateLabels(monday)(at(10, 14))).toBe("Last week");
});

const sections = (records: readonly AssetRecord[], open: string[] = [], fold = true) =>
  librarySections(records, { sort: "newest", fold, open: new Set(open), nowMs: now });

const mugs = [
  record("a", { sentAtMs: at(10, 19, 14) }, { prompt: "a mug", seed: 3 }),
  record("b", { sentAtMs: at(10, 19, 13) }, { prompt: "A  Mug", seed: 2 }),
  record("other", { sentAtMs: at(10, 19, 12) }, { prompt: "a mug", negativePrompt: "handle" }),
  record("c", { sentAtMs: at(10, 3), starred: true }, { prompt: "a mug", seed: 1 }),
];

test("variations of one prompt stand together where the newest is, behind a starred one", () => {
  const [today, ...rest] = sections(mugs);
  expect(rest).toEqual([]);
  expect(today).toMatchObject({ label: "Today", count: 4 });
  expect(today?.entries.map(({ record: { task }, members }) => [task.id, members.length])).toEqual([
    ["c", 3],
    ["other", 1],
  ]);
});

test("an open stack shows every one, the first of them folds it again", () => {
  const id = sections(mugs)[0]?.entries[0]?.stack?.id ?? "";
  const entries = sections(mugs, [id])[0]?.entries ?? [];
  expect(ids(entries.map((entry) => entry.record))).toEqual(["a", "b", "c", "other"]);
  expect(entries.map(({ stack }) => stack?.isFirst)).toEqual([true, false, false, undefined]);
});

test("without folding each stands under its own date", () => {
  expect(sections(mugs, [], false).map(({ label, count }) => [label, count])).toEqual([
    ["Today", 3],
    ["November 2026", 1],
  ]);
});

test("the order is by time, by rating with stars in front, or by prompt with numbers as numbers", () => {
  const byKey = Object.fromEntries(mugs.map((each) => [each.key, each]));
  expect(ids(newestFirst(byKey))).toEqual(["a", "b", "other", "c"]);
  expect(ids(sortRecords(mugs, "oldest"))).toEqual(["c", "other", "b", "a"]);
  const rated = [record("none"), record("star", { starred: true }), record("two", { rating: 2 })];
  expect(ids(sortRecords(rated, "rating"))).toEqual(["two", "star", "none"]);
  const named = ["mug 10", "mug 9", "apple"].map((prompt) => record(prompt, {}, { prompt }));
  expect(ids(sortRecords(named, "prompt"))).toEqual(["apple", "mug 9", "mug 10"]);
});

const many = Array.from({ length: 7 }, (_, index) =>
  record(`r${index}`, { sentAtMs: index < 4 ? at(10, 19, 14) - index : at(10, 18) - index }, { prompt: `p${index}` }),
);

test("rows are as wide as fits, below a heading for each section", () => {
  const metrics = gridMetrics(500);
  expect(metrics.columns).toBe(3);
  expect(metrics.columns * metrics.cardWidth + 2 * metrics.gapX).toBeLessThanOrEqual(500);
  const { rows, rowOf, sections: spans } = gridLayout(sections(many), metrics);
  expect(rows.map(({ entries }) => entries?.length)).toEqual([undefined, 3, 1, undefined, 3]);
  expect(rows.map(({ first }) => first)).toEqual([0, 0, 3, 4, 4]);
  expect(rowOf.get(many[3]?.key ?? "")).toBe(2);
  const last = rows.at(-1);
  expect((spans[1]?.top ?? 0) + (spans[1]?.height ?? 0)).toBe((last?.top ?? 0) + (last?.height ?? 0));
});

test("arrow keys walk rows that may be short, over headings, and stop at the ends", () => {
  const layout = gridLayout(sections(many), gridMetrics(500));
  const go = (from: string, key: string) => moveActive(layout, `embedded/text-to-3d/${from}`, key, 2)?.split("/")[2];
  expect(go("r0", "ArrowRight")).toBe("r1");
  expect(go("r2", "ArrowDown")).toBe("r3");
  expect(go("r3", "ArrowDown")).toBe("r4");
  expect(go("r6", "ArrowUp")).toBe("r3");
  expect(go("r0", "ArrowUp")).toBeUndefined();
  expect(go("r0", "ArrowLeft")).toBe("r0");
  expect(go("r1", "PageDown")).toBe("r5");
  expect(go("r3", "Home")).toBe("r0");
  expect(go("r0", "End")).toBe("r6");
  expect(go("r0", "a")).toBeUndefined();
});

test("a range takes whole stacks, in either direction", () => {
  const order = [["a"], ["b", "c"], ["d"]];
  expect(rangeBetween(order, "d", "c")).toEqual(["b", "c", "d"]);
  expect(rangeBetween(order, "a", "b")).toEqual(["a", "b", "c"]);
  expect(rangeBetween(order, "gone", "d")).toEqual(["d"]);
});

test("what is in order but for one change is ordered in one pass, whatever came, went or moved", () => {
  const count = 2000;
  let looks = 0;
  const spied = (id: string, ms: number): AssetRecord =>
    Object.defineProperty(record(id), "sentAtMs", {
      get: () => {
        looks++;
        return ms;
      },
    });
  const byKey = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const each = spied(String(index), (index * 7919) % count);
      return [each.key, each];
    }),
  );
  const first = newestFirst(byKey);
  expect(newestFirst(byKey)).toBe(first);
  looks = 0;
  const key = "embedded/text-to-3d/5";
  const { [key]: _gone, ...rest } = byKey;
  const come = spied("come", count);
  const changed = { ...rest, [first[3]?.key ?? ""]: spied(first[3]?.task.id ?? "", -1), [come.key]: come };
  const after = newestFirst(changed);
  // a comparison looks at two
  expect(looks).toBeLessThan(3 * 2 * count);
  expect(after.map(({ task }) => task.id)).toEqual(
    Object.values(changed)
      .sort((a, b) => b.sentAtMs - a.sentAtMs)
      .map(({ task }) => task.id),
  );
});
