import { expect, test } from "vitest";
import type { TaskWithReport } from "#client/client.ts";
import { type AssetRecord, isNews } from "#studio/api/asset-record.ts";

const PREVIEW = {
  id: "m1",
  kind: "preview",
  status: "succeeded",
  prompt: "rusty iron",
  seed: 5,
  createdAt: "2026-11-27T06:49:33+00:00",
  finishedAt: "2026-11-27T06:49:34+00:00",
  urls: { albedo: "https://a.example/albedo.png" },
} as unknown as TaskWithReport;
const known = { task: PREVIEW } as unknown as AssetRecord;

test("what a list tells of a task is news when its files are others, though it finished in the same second", () => {
  expect(isNews(undefined, PREVIEW)).toBe(true);
  expect(isNews(known, PREVIEW)).toBe(false);
  const urls = { ...PREVIEW.urls, normal: "https://a.example/normal.png" };
  expect(isNews(known, { ...PREVIEW, kind: "optimize", urls } as unknown as TaskWithReport)).toBe(true);
  // addresses are signed anew
  expect(isNews(known, { ...PREVIEW, urls: { albedo: "https://a.example/albedo.png?s=2" } } as TaskWithReport)).toBe(
    false,
  );
});

test("a report is news where there was none", () => {
  expect(isNews(known, { ...PREVIEW, report: {} } as unknown as TaskWithReport)).toBe(true);
  expect(isNews({ ...known, report: {} } as unknown as AssetRecord, { ...PREVIEW, report: {} } as never)).toBe(false);
});
