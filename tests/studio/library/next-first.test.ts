import { expect, test } from "vitest";
import type { Report } from "#contract/report.ts";
import { nextFirst } from "#studio/library/activity/next-first.ts";
import { ids, record } from "./record.ts";

test("of variations sent at once the one being made is first, and the others stand as in the queue", () => {
  const queued = (id: string, sentAtMs: number, queuePosition?: number) =>
    record(id, { sentAtMs, report: { progress: 0, queuePosition } as Report }, { status: "queued" });
  // the first of several variations counts as the newest
  const batch = [
    queued("third", 8, 2),
    queued("second", 9, 1),
    record("first", { sentAtMs: 10 }, { status: "in_progress" }),
  ];
  expect(ids(nextFirst(batch))).toEqual(["first", "second", "third"]);
  expect(ids(nextFirst([queued("b", 1), queued("a", 2), ...batch]))).toEqual(["first", "second", "third", "a", "b"]);
});
