import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import {
  type AssetRecord,
  fileUrls,
  isKept,
  isUnderWay,
  recordKey,
  revisionOf,
  withAnswer,
} from "#studio/api/asset-record.ts";

const task: ModelTask = {
  id: "0b9f",
  kind: "preview",
  status: "in_progress",
  seed: 7,
  prompt: "a chair",
  negativePrompt: null,
  urls: {},
  creditsUsed: 0,
  finishedAt: null,
  createdAt: "2026-11-21T09:30:00+00:00",
};
const done: ModelTask = {
  ...task,
  status: "succeeded",
  urls: { obj: "/v1/files/a/1/x/model.obj", albedo: "/v1/files/a/1/x/albedo.png" },
  finishedAt: "2026-11-21T09:30:02+00:00",
};
const record: AssetRecord = {
  key: recordKey("embedded", "text-to-3d", task.id),
  connectionId: "embedded",
  family: "text-to-3d",
  task,
  asked: { version: "premium-v1" },
  starred: true,
  sentAtMs: 1,
  kept: [],
};

test("a record is under way until its task is settled or lost", () => {
  expect(isUnderWay(record)).toBe(true);
  expect(isUnderWay({ ...record, task: done })).toBe(false);
  expect(isUnderWay({ ...record, lost: "The server no longer knows this task." })).toBe(false);
});

test("a new signature in the addresses is no new revision, a new finish is", () => {
  const signedAgain = { ...done, urls: { obj: "/v1/files/a/1/y/model.obj", albedo: "/v1/files/a/1/y/albedo.png" } };
  expect(revisionOf(signedAgain)).toBe(revisionOf(done));
  expect(revisionOf({ ...done, finishedAt: "2026-11-21T09:31:00+00:00" })).not.toBe(revisionOf(done));
  expect(revisionOf({ ...done, urls: { ...done.urls, normal: "n" } })).not.toBe(revisionOf(done));
});

test("files are here only when they are of the task's present revision", () => {
  expect(isKept({ ...record, task: done })).toBe(false);
  expect(isKept({ ...record, task: done, keptRevision: revisionOf(done) })).toBe(true);
  expect(
    isKept({ ...record, task: { ...done, finishedAt: "2026-11-21T10:00:00+00:00" }, keptRevision: revisionOf(done) }),
  ).toBe(false);
});

test("files are listed under the contract's names, unknown and empty ones left out", () => {
  const urls = { obj: "o", albedo: "", extra: "e" } as ModelTask["urls"];
  expect(fileUrls({ ...done, urls })).toEqual([["obj", "o"]]);
});

test("an answer changes the task and keeps what only this browser knows", () => {
  const answered = withAnswer({ ...record, lost: "gone" }, done);
  expect(answered.task).toEqual(done);
  expect(answered).toMatchObject({ starred: true, asked: { version: "premium-v1" }, sentAtMs: 1 });
  expect(answered.lost).toBeUndefined();
});

test("the report never lands inside the task", () => {
  const answered = withAnswer(record, { ...done, report: { progress: 1, faces: 12 } });
  expect(answered.task).toEqual(done);
  expect(answered.report).toEqual({ progress: 1, faces: 12 });
});

test("an earlier run's failure is forgotten when the task is queued again, what was understood stays", () => {
  const words = [{ text: "chair", role: "object" as const }];
  const failed: AssetRecord = {
    ...record,
    task: { ...task, status: "failed" },
    report: { progress: 0.4, stage: "bake", words, failure: { code: "time-limit", message: "Too long." } },
  };
  expect(withAnswer(failed, { ...task, status: "queued" }).report).toEqual({ progress: 0, words });
});

test("an answer without a report, in the same state, keeps the report", () => {
  const known: AssetRecord = { ...record, report: { progress: 0.4, stage: "bake" } };
  expect(withAnswer(known, task).report).toEqual({ progress: 0.4, stage: "bake" });
});
