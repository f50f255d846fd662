import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { pageTitle } from "#studio/library/page-title.ts";

const record = (prompt: string, status: ModelTask["status"]): AssetRecord =>
  ({ task: { prompt, status } as ModelTask }) as AssetRecord;

test("the title names what is on the stage", () => {
  expect(pageTitle({ current: record("a chair", "succeeded"), finished: undefined, underWay: 0 })).toBe(
    "a chair · Plinth",
  );
  expect(pageTitle({ current: undefined, finished: undefined, underWay: 0 })).toBe("Plinth");
});

test("tasks under way are counted", () => {
  expect(pageTitle({ current: undefined, finished: undefined, underWay: 3 })).toBe("(3) Plinth");
});

test("how far they are together is told where it is known", () => {
  expect(pageTitle({ current: undefined, finished: undefined, underWay: 2, progress: 0.45 })).toBe("(2 · 45 %) Plinth");
});

test("what finished in the background is told before anything else, well or not", () => {
  const current = record("a chair", "in_progress");
  expect(pageTitle({ current, finished: record("a lamp", "succeeded"), underWay: 1 })).toBe("✓ a lamp · Plinth");
  expect(pageTitle({ current, finished: record("a lamp", "failed"), underWay: 1 })).toBe("✕ a lamp · Plinth");
});

test("places without a result say which they are", () => {
  expect(pageTitle({ place: "/library", current: undefined, finished: undefined, underWay: 0 })).toBe(
    "Library · Plinth",
  );
  expect(pageTitle({ place: "/experiments/7", current: undefined, finished: undefined, underWay: 2 })).toBe(
    "(2) Experiments · Plinth",
  );
  expect(pageTitle({ place: "/", current: undefined, finished: undefined, underWay: 0 })).toBe("Plinth");
});
