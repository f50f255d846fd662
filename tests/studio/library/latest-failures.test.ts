import { expect, test } from "vitest";
import { latestFailures } from "#studio/library/activity/latest-failures.ts";
import { ids, record } from "./record.ts";

test("what failed within the hour is shown, the latest first, and not what was cancelled", () => {
  const now = 10_000_000;
  const failed = (id: string, agoMs: number, code: "internal" | "cancelled" = "internal") =>
    record(
      id,
      { sentAtMs: now - agoMs, report: { progress: 0, failure: { code, message: "" } } },
      { status: "failed" },
    );
  const all = [
    failed("a", 1000),
    failed("b", 10),
    failed("old", 3_700_000),
    failed("c", 5, "cancelled"),
    record("well"),
  ];
  expect(ids(latestFailures(all, now))).toEqual(["b", "a"]);
});
