import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { EMPTY_DRAFT, recalled } from "#studio/api/draft.ts";
import { toldChanges } from "#studio/inspect/told-changes.ts";

const record: AssetRecord = {
  key: "embedded/text-to-3d/a",
  connectionId: "embedded",
  family: "text-to-3d",
  task: { prompt: "a lamp", negativePrompt: null, seed: 42 } as ModelTask,
  asked: { version: "premium-v1", pbr: false, faceLimit: 900 },
  starred: false,
  sentAtMs: 0,
  kept: [],
};
const draft = { ...EMPTY_DRAFT, prompt: "mine", negativePrompt: "glass" };

test("what a recall would change is told before it does, and only that", () => {
  expect(toldChanges(draft, record, "all")).toEqual([
    "Prompt: a lamp",
    "Negative prompt: none",
    "Seed: server picks → 42",
    "Version: subnet-v1 → premium-v1",
    "Face limit: automatic → 900",
    "PBR textures: off",
  ]);
  expect(toldChanges({ ...draft, prompt: "a lamp" }, record, "prompt")).toEqual(["Negative prompt: none"]);
  expect(toldChanges({ ...draft, seed: "7" }, record, "seed")).toEqual(["Seed: 7 → 42"]);
  expect(toldChanges({ ...draft, seed: "7", seedLocked: true }, record, "seed")).toEqual(["Changes nothing."]);
  for (const what of ["all", "prompt", "seed", "all-but-seed"] as const) {
    expect(toldChanges(recalled(draft, record, what), record, what)).toEqual(["Changes nothing."]);
  }
});

test("of a switch that means nothing for the version, nothing is told", () => {
  const quick = { ...record, asked: { version: "subnet-v1", pbr: false } as const };
  expect(toldChanges({ ...draft, prompt: "a lamp", negativePrompt: "" }, quick, "all-but-seed")).toEqual([
    "Changes nothing.",
  ]);
});
