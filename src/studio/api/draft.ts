import type { Version } from "#contract/create.ts";
import type { AssetRecord } from "./asset-record.ts";
import { askedOf } from "./record-body.ts";

/** What becomes of the seed after a run. */
export type SeedPolicy = "keep" | "next" | "random";

/** The form as it is typed: texts stay texts, right or wrong, until they are sent. */
export interface Draft {
  prompt: string;
  negativePrompt: string;
  /** Empty: the server picks. */
  seed: string;
  /** Nothing but typing changes a locked seed. */
  seedLocked: boolean;
  seedPolicy: SeedPolicy;
  variations: string;
  version: Version;
  /** Triangles. Empty: the server chooses. */
  faceLimit: string;
  pbr: boolean;
}

export const EMPTY_DRAFT: Draft = {
  prompt: "",
  negativePrompt: "",
  seed: "",
  seedLocked: false,
  seedPolicy: "keep",
  variations: "1",
  // the quick one: it is on the stage within a second or two, and what is worth keeping is optimized
  version: "subnet-v1",
  faceLimit: "",
  pbr: true,
};

export type Recall = "all" | "prompt" | "seed" | "all-but-seed";

/** The draft after taking something over from an earlier asset. A locked seed stays. */
export function recalled(draft: Draft, record: AssetRecord, what: Recall): Draft {
  const { family, task } = record;
  const prompts = { prompt: task.prompt, negativePrompt: task.negativePrompt ?? "" };
  const seed = draft.seedLocked ? {} : { seed: String(task.seed) };
  if (what === "prompt") return { ...draft, ...prompts };
  if (what === "seed") return { ...draft, ...seed };
  const asked = askedOf(record);
  const settings =
    family === "material"
      ? {}
      : {
          faceLimit: asked.faceLimit === undefined ? "" : String(asked.faceLimit),
          ...(asked.version && { version: asked.version }),
          ...(asked.pbr !== undefined && { pbr: asked.pbr }),
        };
  return { ...draft, ...prompts, ...settings, ...(what === "all" && seed) };
}
