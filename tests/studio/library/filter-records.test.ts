import { expect, test } from "vitest";
import type { MaterialTask, ModelTask } from "#contract/task.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { filterRecords, NO_FILTER } from "#studio/library/filter-records.ts";
import { newestFirst } from "#studio/library/sorted-records.ts";

const record = (key: string, part: Partial<AssetRecord>, task: Partial<ModelTask & MaterialTask>): AssetRecord => ({
  key,
  connectionId: "embedded",
  family: "text-to-3d",
  asked: {},
  starred: false,
  sentAtMs: 0,
  kept: [],
  task: { prompt: "", negativePrompt: null, seed: 1, status: "succeeded", ...task } as ModelTask,
  ...part,
});
const records = [
  record("chair", { starred: true, sentAtMs: 2 }, { prompt: "Old wooden CHAIR", negativePrompt: "arms", seed: 99 }),
  record("stone", { family: "material", sentAtMs: 3 }, { prompt: "mossy cobblestone" }),
  record("lost", { lost: "gone", sentAtMs: 1 }, { prompt: "old robot", status: "queued" }),
];
const keys = (filter: Partial<typeof NO_FILTER>) =>
  filterRecords(records, { ...NO_FILTER, ...filter }).map((each) => each.key);

test("every word must occur, in any order, in any case", () => {
  expect(keys({ search: "chair old" })).toEqual(["chair"]);
  expect(keys({ search: "old moss" })).toEqual([]);
});

test("negative prompts and seeds are searched too", () => {
  expect(keys({ search: "arms" })).toEqual(["chair"]);
  expect(keys({ search: "99" })).toEqual(["chair"]);
});

test("family, star and state narrow down, and what is lost counts as failed", () => {
  expect(keys({ family: "material" })).toEqual(["stone"]);
  expect(keys({ starred: true })).toEqual(["chair"]);
  expect(keys({ state: "failed" })).toEqual(["lost"]);
  expect(keys({ state: "queued" })).toEqual([]);
});

test("without a filter everything is there", () => {
  expect(keys({})).toEqual(["chair", "stone", "lost"]);
});

test("the newest is first", () => {
  const byKey = Object.fromEntries(records.map((each) => [each.key, each]));
  expect(newestFirst(byKey).map((each) => each.key)).toEqual(["stone", "chair", "lost"]);
});
