import { expect, test } from "vitest";
import { lossOf } from "#studio/library/loss-of.ts";
import { zipPlan } from "#studio/library/zip/zip-plan.ts";
import { formatBytes } from "#studio/ui/bytes.ts";
import { record } from "./record.ts";

test("each asset has a folder of its own, also with the same prompt and seed, in any case", () => {
  const plan = zipPlan([
    record("a", { kept: ["obj", "albedo"] }, { prompt: "A Mug", seed: 7 }),
    record("b", { kept: ["obj"] }, { prompt: "a mug", seed: 7 }),
    record("none", {}, { prompt: "no files" }),
  ]);
  expect(plan.map(({ folder }) => folder)).toEqual(["a-mug-7", "a-mug-7-2"]);
  expect(plan[1]?.files).toEqual([{ name: "obj", path: "a-mug-7-2/a-mug-7.obj" }]);
});

test("names never leave their folder", () => {
  const [plan] = zipPlan([record("a", { kept: ["obj"] }, { prompt: "../../etc/passwd \\ C:\\x" })]);
  expect(plan?.files[0]?.path).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+\.obj$/);
});

test("the settings beside the files make it again", () => {
  const asked = { version: "subnet-v1", faceLimit: 900 } as const;
  const [plan] = zipPlan([record("a", { kept: ["obj"], asked, rating: 3, tags: ["x"] }, { prompt: "mug", seed: 5 })]);
  expect(JSON.parse(plan?.settings.text ?? "")).toMatchObject({
    prompt: "mug",
    seed: 5,
    ...asked,
    rating: 3,
    tags: ["x"],
  });
});

test("what a deletion loses is counted", () => {
  const loss = lossOf([
    record("a", { kept: ["obj", "albedo"], keptBytes: 10, starred: true }),
    record("b", { family: "material", keptBytes: 99 }, { status: "queued" }),
  ]);
  expect(loss).toEqual({ models: 1, materials: 1, files: 2, bytes: 10, starred: 1, underWay: 1 });
});

test("sizes are read at a glance", () => {
  expect([0, 812, 999_499, 3_420_000, 99_960_000, 120_400_000, 1.24e10].map(formatBytes)).toEqual([
    "0 bytes",
    "812 bytes",
    "999 kB",
    "3.4 MB",
    "100 MB",
    "120 MB",
    "12.4 GB",
  ]);
});
