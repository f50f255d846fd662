import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import { type AssetRecord, revisionOf } from "#studio/api/asset-record.ts";
import { chooseEvictions } from "#studio/api/choose-evictions.ts";

const urls = { obj: "/x" };
const task = (id: string): ModelTask =>
  ({ id, status: "succeeded", finishedAt: "2026-11-21T09:00:00+00:00", urls, prompt: "" }) as ModelTask;
const kept = (id: string, sentAtMs: number, part: Partial<AssetRecord> = {}): AssetRecord => ({
  key: id,
  connectionId: "embedded",
  family: "text-to-3d",
  task: task(id),
  asked: {},
  starred: false,
  sentAtMs,
  kept: ["obj"],
  keptRevision: revisionOf(task(id)),
  keptBytes: 100,
  ...part,
});
const servers = new Set(["embedded"]);
const chosen = (records: AssetRecord[], limit: number) =>
  chooseEvictions(records, limit, servers).map(({ key }) => key);

test("nothing goes below the limit, then the oldest first, and no more than needed", () => {
  const records = [kept("new", 3), kept("old", 1), kept("middle", 2)];
  expect(chosen(records, 300)).toEqual([]);
  expect(chosen(records, 299)).toEqual(["old"]);
  expect(chosen(records, 150)).toEqual(["old", "middle"]);
  expect(chosen(records, 0)).toEqual(["old", "middle", "new"]);
});

test("starred ones stay, though they count", () => {
  expect(chosen([kept("star", 1, { starred: true }), kept("plain", 2)], 150)).toEqual(["plain"]);
  expect(chosen([kept("star", 1, { starred: true })], 0)).toEqual([]);
});

test("what no server could give again stays", () => {
  expect(chosen([kept("lost", 1, { lost: "gone" })], 0)).toEqual([]);
  expect(chosen([kept("elsewhere", 1, { connectionId: "removed" })], 0)).toEqual([]);
});

test("what is in the making stays, and so does what was just fetched again", () => {
  const optimizing = kept("busy", 1, { task: { ...task("busy"), status: "queued" } as ModelTask });
  expect(chosen([optimizing], 0)).toEqual([]);
  expect(chosen([kept("fetched", 1, { keptAtMs: 9 }), kept("later", 2)], 100)).toEqual(["later"]);
});
