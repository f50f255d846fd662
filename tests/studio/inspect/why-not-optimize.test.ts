import { expect, test } from "vitest";
import type { Task } from "#contract/task.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { whyNotOptimize } from "#studio/inspect/why-not-optimize.ts";

const material = (part: object, more: Partial<AssetRecord> = {}): AssetRecord =>
  ({
    family: "material",
    asked: {},
    kept: [],
    task: { status: "succeeded", urls: { albedo: "a" }, ...part } as Task,
    ...more,
  }) as AssetRecord;
const model = (part: object, more: Partial<AssetRecord> = {}): AssetRecord =>
  ({ ...material({ kind: "preview", urls: { obj: "o" }, ...part }), family: "text-to-3d", ...more }) as AssetRecord;

test("a finished preview may be optimized", () => {
  expect(whyNotOptimize(material({}), true)).toBeUndefined();
  expect(whyNotOptimize(model({}, { asked: { version: "subnet-v1" } }), true)).toBeUndefined();
});

test("a failed optimization may be tried again, a failed preview may not", () => {
  expect(whyNotOptimize(material({ status: "failed" }), true)).toBeUndefined();
  expect(whyNotOptimize(material({ status: "failed", urls: {} }), true)).toContain("no preview");
  const run = { what: "optimize", askedAtMs: 0 } as const;
  const emptied = { status: "failed", urls: {} };
  expect(whyNotOptimize(material(emptied, { kept: ["albedo"], run }), true)).toBeUndefined();
  expect(whyNotOptimize(model({ ...emptied, kind: "optimize" }, { kept: ["obj"], run }), true)).toBeUndefined();
});

test.each([
  ["under way", material({ status: "in_progress", urls: {} })],
  ["complete already", material({ urls: { albedo: "a", normal: "n" } })],
  ["optimized already", model({ kind: "optimize" })],
  ["premium-v1", model({}, { asked: { version: "premium-v1" } })],
  ["premium-v1 by the report", model({}, { report: { progress: 1, version: "premium-v1" } })],
  ["lost", material({}, { lost: "gone" })],
])("a task that is %s says why it cannot be", (_state, record) => {
  expect(whyNotOptimize(record, true)).toMatch(/\.$/);
});

test("without its connection nothing can be asked for", () => {
  expect(whyNotOptimize(material({}), false)).toContain("settings");
});
