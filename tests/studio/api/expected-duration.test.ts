import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import { type AssetRecord, type Run, withAnswer } from "#studio/api/asset-record.ts";
import { expectedDurationMs, tookMs } from "#studio/api/expected-duration.ts";

const CREATED = "2026-11-21T09:00:00+00:00";
const made = (
  tookMs: number | undefined,
  part: Partial<AssetRecord> = {},
  task: Partial<ModelTask> = {},
): AssetRecord => ({
  key: Math.random().toString(),
  connectionId: "embedded",
  family: "text-to-3d",
  asked: { version: "premium-v1", pbr: true },
  starred: false,
  sentAtMs: 0,
  kept: [],
  ...(tookMs !== undefined && { run: { what: "preview", askedAtMs: 0, tookMs } }),
  ...part,
  task: {
    status: "succeeded",
    kind: "preview",
    urls: {},
    createdAt: CREATED,
    finishedAt: "2026-11-21T09:00:30+00:00",
    ...task,
  } as ModelTask,
});
const running = (part: Partial<AssetRecord> = {}) =>
  made(undefined, { run: { what: "preview", askedAtMs: 0 }, ...part }, { status: "in_progress", finishedAt: null });

test("the median of like runs is expected", () => {
  expect(expectedDurationMs(running(), [made(1000), made(9000), made(3000)])).toBe(3000);
  expect(expectedDurationMs(running(), [made(1000), made(3000)])).toBe(2000);
  expect(expectedDurationMs(running(), [])).toBeUndefined();
});

test("another server, version, kind of run or family tells nothing", () => {
  const others = [
    made(1, { connectionId: "box" }),
    made(2, { asked: { version: "subnet-v1", pbr: true } }),
    made(3, { asked: { version: "premium-v1", pbr: false } }),
    made(4, { run: { what: "optimize", askedAtMs: 0, tookMs: 4 } }),
    made(5, { family: "material" }),
    made(6, {}, { status: "failed" }),
  ];
  expect(expectedDurationMs(running(), others)).toBeUndefined();
});

test("only the latest fifteen count", () => {
  const old = Array.from({ length: 20 }, () => made(90_000, { sentAtMs: 1 }));
  const recent = Array.from({ length: 15 }, () => made(2000, { sentAtMs: 2 }));
  expect(expectedDurationMs(running(), [...old, ...recent])).toBe(2000);
});

test("runs that were not seen here tell by the server's figure, else by its timestamps", () => {
  expect(expectedDurationMs(running(), [made(undefined)])).toBe(30_000);
  const timed = made(undefined, { report: { progress: 1, timingsMs: { total: 1234 } } });
  expect(expectedDurationMs(running(), [timed])).toBe(1234);
});

test("a run is timed from when it was first seen at work to its end", () => {
  const run: Run = { what: "preview", askedAtMs: 1_000_000 };
  const queued = made(undefined, { run }, { status: "queued", finishedAt: null });
  const at = (status: ModelTask["status"], record: AssetRecord, nowMs: number) =>
    withAnswer(record, { ...(record.task as ModelTask), status }, nowMs);
  const working = at("in_progress", queued, 1_005_000);
  expect(working.run).toMatchObject({ startedAtMs: 1_005_000 });
  const still = at("in_progress", working, 1_006_000);
  expect(still.run).toMatchObject({ startedAtMs: 1_005_000 });
  expect(at("succeeded", still, 1_009_000).run?.tookMs).toBe(4000);
  expect(at("succeeded", queued, 1_002_000).run?.tookMs).toBe(2000);
});

test("a run that ended while the page was closed is timed by the server's clock", () => {
  const askedAtMs = Date.parse(CREATED);
  const queued = made(undefined, { run: { what: "preview", askedAtMs } }, { status: "queued", finishedAt: null });
  const task = { ...(queued.task as ModelTask), status: "succeeded" as const, finishedAt: "2026-11-21T09:00:20+00:00" };
  expect(withAnswer(queued, task, askedAtMs + 86_400_000).run?.tookMs).toBe(21_000);
});

test("what a run took is the server's own figure, and never the time that a preview lay before it was optimized", () => {
  expect(tookMs(made(undefined))).toBe(30_000);
  expect(tookMs(made(undefined, { report: { progress: 1, timingsMs: { plan: 200, bake: 34 } } }))).toBe(234);
  expect(tookMs(made(undefined, {}, { kind: "optimize" }))).toBeUndefined();
  const run: Run = { what: "optimize", askedAtMs: 0, tookMs: 4000 };
  expect(tookMs(made(undefined, { run }, { kind: "optimize" }))).toBe(4000);
  expect(tookMs(running())).toBeUndefined();
});
