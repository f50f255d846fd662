import { expect, test } from "vitest";
import { facetsOf } from "#studio/library/facets.ts";
import {
  filterCount,
  filterFurther,
  filterRecords,
  type Hits,
  isFiltering,
  NO_FILTER,
} from "#studio/library/library-filter.ts";
import { ids, record } from "./record.ts";

const day = (date: number, hour = 12) => new Date(2026, 10, date, hour).getTime();
const records = [
  record(
    "chair",
    {
      starred: true,
      rating: 4,
      tags: ["hero"],
      collections: ["Kitchen"],
      sentAtMs: day(20),
      asked: { version: "subnet-v1" },
    },
    { prompt: "Old wooden CHAIR", negativePrompt: "arms", seed: 99 },
  ),
  record(
    "stone",
    { family: "material", sentAtMs: day(21), note: "for the castle" },
    { prompt: "mossy cobblestone, très joli", urls: { normal: "/n.png" } },
  ),
  record("lost", { lost: "gone", sentAtMs: day(19), connectionId: "other" }, { prompt: "old robot", status: "queued" }),
];
const found = (filter: Partial<typeof NO_FILTER>) => ids(filterRecords(records, { ...NO_FILTER, ...filter }));

test("every word must begin a word, in any order, case and accent", () => {
  expect(found({ search: "chair old" })).toEqual(["chair"]);
  expect(found({ search: "wood" })).toEqual(["chair"]);
  expect(found({ search: "ooden" })).toEqual([]);
  expect(found({ search: "old moss" })).toEqual([]);
  expect(found({ search: "tres jolì" })).toEqual(["stone"]);
});

test("negative prompts, seeds, ids, tags, collections and notes are searched too", () => {
  for (const search of ["arms", "99", "hero", "kitchen"]) expect(found({ search })).toEqual(["chair"]);
  expect(found({ search: "castle" })).toEqual(["stone"]);
  expect(found({ search: "lost" })).toEqual(["lost"]);
});

test("a word with a minus in front must not occur, and a negative seed is a seed", () => {
  expect(found({ search: "old -robot" })).toEqual(["chair"]);
  const negative = record("minus", {}, { prompt: "mug", seed: -7 });
  expect(ids(filterRecords([negative], { ...NO_FILTER, search: "-7" }))).toEqual(["minus"]);
});

test("a library that is only opened reads no text of its thousands", () => {
  const unread = Object.defineProperty(record("unread"), "note", {
    get: () => {
      throw new Error("The note was read.");
    },
  });
  expect(ids(filterRecords([unread], NO_FILTER))).toEqual(["unread"]);
  expect(() => filterRecords([unread], { ...NO_FILTER, search: "chair" })).toThrow("The note was read.");
});

test("what is no letter and no digit finds everything", () => {
  expect(found({ search: " -, " })).toEqual(["chair", "stone", "lost"]);
});

test("each filter narrows down, and what is lost counts as failed", () => {
  expect(found({ family: "material" })).toEqual(["stone"]);
  expect(found({ starred: true })).toEqual(["chair"]);
  expect(found({ state: "failed" })).toEqual(["lost"]);
  expect(found({ state: "queued" })).toEqual([]);
  expect(found({ version: "subnet-v1" })).toEqual(["chair"]);
  expect(found({ connectionId: "other" })).toEqual(["lost"]);
  expect(found({ rating: 4 })).toEqual(["chair"]);
  expect(found({ rating: 5 })).toEqual([]);
  expect(found({ tag: "hero" })).toEqual(["chair"]);
  expect(found({ collection: "Kitchen" })).toEqual(["chair"]);
  expect(found({ pbr: true })).toEqual(["stone"]);
});

test("both days of a range are part of it", () => {
  expect(found({ from: "2026-11-20" })).toEqual(["chair", "stone"]);
  expect(found({ until: "2026-11-20" })).toEqual(["chair", "lost"]);
  expect(found({ from: "2026-11-20", until: "2026-11-20" })).toEqual(["chair"]);
  expect(found({ from: "20" })).toEqual(["chair", "stone", "lost"]);
});

test("filters are counted without the search", () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: "a" })).toBe(true);
  expect(filterCount({ ...NO_FILTER, search: "a", starred: true, tag: "x" })).toBe(2);
});

test("what can be filtered by is counted", () => {
  const facets = facetsOf(records);
  expect(facets).toMatchObject({ all: 3, starred: 1, pbr: 1 });
  expect([...facets.families]).toEqual([
    ["text-to-3d", 2],
    ["material", 1],
  ]);
  expect([...facets.tags]).toEqual([["hero", 1]]);
  expect(facets.states.get("failed")).toBe(1);
});

test("letter by letter the same is found as at once, and what stays the same is the same array", () => {
  for (const typed of ["old chair", "old -chair", "-old", "tres  joli", "ΟΔΟΣ old", "o", "xyz"]) {
    let hits: Hits | undefined;
    for (let end = 1; end <= typed.length; end++) {
      const filter = { ...NO_FILTER, search: typed.slice(0, end) };
      const before = hits;
      hits = filterFurther(records, filter, before);
      expect(ids(hits.found), filter.search).toEqual(ids(filterRecords(records, filter)));
      // a longer word that must not be there finds more
      const isSame = before && !typed.includes("-") && ids(before.found).join() === ids(hits.found).join();
      if (isSame) expect(hits.found).toBe(before.found);
    }
    // and back
    for (let end = typed.length; end >= 0; end--) {
      const filter = { ...NO_FILTER, search: typed.slice(0, end) };
      hits = filterFurther(records, filter, hits);
      expect(ids(hits.found), filter.search).toEqual(ids(filterRecords(records, filter)));
    }
    expect(hits?.found).toBe(records);
  }
  const old = filterFurther(records, { ...NO_FILTER, search: "old" });
  expect(ids(filterFurther(records, { ...NO_FILTER, search: "old", family: "material" }, old).found)).toEqual([]);
  expect(ids(filterFurther(records, { ...NO_FILTER, search: "mos" }, old).found)).toEqual(["stone"]);
  // other records, other hits
  expect(ids(filterFurther(records.slice(0, 1), { ...NO_FILTER, search: "old" }, old).found)).toEqual(["chair"]);
});
