import type { MaterialTask, ModelTask } from "#contract/task.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";

/** A record as a test needs it. */
export const record = (
  id: string,
  part: Partial<AssetRecord> = {},
  task: Partial<ModelTask & MaterialTask> = {},
): AssetRecord => ({
  key: `embedded/text-to-3d/${id}`,
  connectionId: "embedded",
  family: "text-to-3d",
  asked: {},
  starred: false,
  sentAtMs: 0,
  kept: [],
  ...part,
  task: {
    id,
    prompt: "",
    negativePrompt: null,
    seed: 1,
    status: "succeeded",
    kind: "preview",
    urls: {},
    creditsUsed: 1,
    createdAt: "2026-11-21T09:00:00+00:00",
    finishedAt: "2026-11-21T09:00:10+00:00",
    ...task,
  } as ModelTask,
});

export const ids = (records: readonly AssetRecord[]): string[] => records.map(({ task }) => task.id);
