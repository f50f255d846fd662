import { expect, test } from "vitest";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { NO_FILTER } from "#studio/library/library-filter.ts";
import { type LibraryView, libraryView, type Question } from "#studio/library/library-view.ts";
import { ids, record } from "./record.ts";

const QUESTION: Question = {
  filter: NO_FILTER,
  sort: "newest",
  fold: false,
  open: new Set(),
  today: new Date(2026, 10, 19).toDateString(),
};

/** The view, and in how many turns it was worked out. */
function look(records: Record<string, AssetRecord>, question = QUESTION, before?: LibraryView) {
  const work = libraryView(records, question, before);
  for (let turns = 1; ; turns++) {
    const step = work.next();
    if (step.done) return { view: step.value, turns };
  }
}

const byKey = (...records: AssetRecord[]) => Object.fromEntries(records.map((each) => [each.key, each]));
const shown = ({ sections }: LibraryView) =>
  sections.map(({ label, entries }) => [label, ids(entries.map((entry) => entry.record))]);

test("each pass over all records has a turn of its own", () => {
  const [first, second] = [record("a", { sentAtMs: 1 }), record("b", { sentAtMs: 2, rating: 4 })];
  const { view, turns } = look(byKey(first, second));
  expect(turns).toBe(5);
  expect(ids(view.found)).toEqual(["b", "a"]);
  expect(view.facets.all).toBe(2);
});

test("a changed record is seen in every part, and what did not change is taken over", () => {
  const [first, second] = [record("a", { sentAtMs: 1 }), record("b", { sentAtMs: 2 })];
  const { view } = look(byKey(first, second));
  const starred = byKey({ ...first, starred: true, rating: 5 }, second);
  const { view: next } = look(starred, QUESTION, view);
  expect(next.facets.starred).toBe(1);
  expect(next.found.find(({ key }) => key === first.key)?.rating).toBe(5);
  const { view: rated } = look(starred, { ...QUESTION, sort: "rating" }, next);
  expect(rated.facets).toBe(next.facets);
  expect(shown(rated)).toEqual([
    ["5 stars", ["a"]],
    ["Not rated", ["b"]],
  ]);
  const { view: few } = look(starred, { ...QUESTION, filter: { ...NO_FILTER, starred: true } }, rated);
  expect(ids(few.found)).toEqual(["a"]);
  const { view: open } = look(starred, { ...few.question, open: new Set(["x"]) }, few);
  expect(open.found.length).toBe(1);
});
