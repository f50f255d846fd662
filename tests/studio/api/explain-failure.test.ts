import { expect, test } from "vitest";
import type { Failure } from "#contract/report.ts";
import { explainFailure, shownState } from "#studio/api/explain-failure.ts";
import { stageAsset } from "#studio/viewer/stage-asset.ts";
import { record } from "../library/record.ts";

const failed = (failure: Failure | undefined, urls = {}) =>
  record("a", { report: { progress: 0, ...(failure && { failure }) } }, { status: "failed", urls });

test("what has not failed has no failure", () => {
  expect(explainFailure(record("a"))).toBeUndefined();
});

test("the server's reason and its hint are told as one, by the stage as everywhere", () => {
  const told = failed({ code: "time-limit", message: "It took too long.", hint: "Ask for fewer faces." });
  const failure = { title: "It could not be made", words: "It took too long. Ask for fewer faces.", cancelled: false };
  expect(explainFailure(told)).toEqual(failure);
  expect(stageAsset(told, undefined).failure).toEqual(failure);
});

test("a preview that stays is not called unmade, and a server without words is given some", () => {
  expect(explainFailure(failed(undefined, { albedo: "/a.png" }))).toMatchObject({
    title: "It could not be optimized",
    words: expect.stringContaining("does not say why"),
  });
});

test("what was cancelled, and what its server has forgotten, is called so", () => {
  expect(explainFailure(failed({ code: "cancelled", message: "It was cancelled." }))).toMatchObject({
    title: "Cancelled",
    cancelled: true,
  });
  expect(explainFailure(record("a", { lost: "It knows no such task." }))).toEqual({
    title: "Lost on the server",
    words: "It knows no such task.",
    cancelled: false,
  });
});

test("marks alarm nobody about what was cancelled", () => {
  expect(shownState(failed({ code: "cancelled", message: "It was cancelled." }))).toBe("cancelled");
  expect(shownState(failed({ code: "time-limit", message: "It took too long." }))).toBe("failed");
  expect(shownState(record("a", { lost: "It knows no such task." }))).toBe("failed");
  expect(shownState(record("a"))).toBe("succeeded");
});
