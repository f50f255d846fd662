import { expect, test } from "vitest";
import type { ModelTask } from "#contract/task.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { type Draft, EMPTY_DRAFT, recalled } from "#studio/api/draft.ts";
import { bodyOf } from "#studio/api/record-body.ts";

const draft: Draft = {
  ...EMPTY_DRAFT,
  prompt: "mine",
  seed: "1",
  variations: "4",
  faceLimit: "500",
  seedPolicy: "next",
};
const record: AssetRecord = {
  key: "embedded/text-to-3d/a",
  connectionId: "embedded",
  family: "text-to-3d",
  task: { prompt: "a chair", negativePrompt: "arms", seed: 42 } as ModelTask,
  asked: { version: "subnet-v1", pbr: false },
  starred: false,
  sentAtMs: 0,
  kept: [],
};

test("recalling all takes prompts, seed and settings, and leaves the way of working alone", () => {
  expect(recalled(draft, record, "all")).toEqual({
    ...draft,
    prompt: "a chair",
    negativePrompt: "arms",
    seed: "42",
    version: "subnet-v1",
    pbr: false,
    faceLimit: "",
  });
});

test("recalling the prompt touches nothing but the prompts", () => {
  expect(recalled(draft, record, "prompt")).toEqual({ ...draft, prompt: "a chair", negativePrompt: "arms" });
});

test("recalling the seed touches nothing but the seed", () => {
  expect(recalled(draft, record, "seed")).toEqual({ ...draft, seed: "42" });
});

test("recalling all but the seed keeps the seed", () => {
  expect(recalled(draft, record, "all-but-seed")).toMatchObject({ prompt: "a chair", version: "subnet-v1", seed: "1" });
});

test("a locked seed stays whatever is recalled", () => {
  const locked = { ...draft, seedLocked: true };
  expect(recalled(locked, record, "all").seed).toBe("1");
  expect(recalled(locked, record, "seed").seed).toBe("1");
});

test("what is not known of an old task stays as it is in the form", () => {
  expect(recalled(draft, { ...record, asked: {} }, "all")).toMatchObject({ version: draft.version, pbr: draft.pbr });
});

test("of what a program sent, the settings that its server reports are taken over", () => {
  const report = { progress: 1, version: "premium-v1", faceLimit: 800, pbr: true };
  const sent = { ...record, asked: {}, report };
  expect(recalled({ ...draft, pbr: false }, sent, "all-but-seed")).toMatchObject({
    version: "premium-v1",
    faceLimit: "800",
    pbr: true,
  });
  expect(bodyOf(sent)).toMatchObject({ version: "premium-v1", faceLimit: 800, pbr: true });
  // what this browser asked for is known better, and a version that nobody knows is nobody's
  expect(bodyOf({ ...record, report })).toMatchObject({ version: "subnet-v1", pbr: false });
  expect(bodyOf({ ...sent, report: { ...report, version: "next-v9" } })).not.toHaveProperty("version");
});
