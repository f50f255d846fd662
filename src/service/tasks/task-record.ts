import type { Version } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Failure, Report } from "#contract/report.ts";
import type { Status } from "#contract/task.ts";
import type { Row } from "../storage/database.ts";
import type { UpstreamState } from "../upstream/upstream-state.ts";

/** One request's life, as it is stored. */
export interface TaskRecord {
  readonly id: string;
  /** Rises with every task; orders lists. */
  readonly number: number;
  readonly accountId: string;
  readonly family: Family;
  /** For materials too, though their wire form does not tell. */
  readonly kind: "preview" | "optimize";
  readonly status: Status;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  /** Null for materials. */
  readonly version: Version | null;
  /** Triangles. */
  readonly faceLimit: number | null;
  readonly pbr: boolean;
  /** Side of a material's maps in texels, fixed at creation so that optimizing fits the preview texel for texel. */
  readonly textureSize: number | null;
  readonly creditsUsed: number;
  /** Taken off the balance for the run under way. */
  readonly creditsReserved: number;
  /** Of the published files; 0 before there are any. */
  readonly revision: number;
  /** Names of the published files. */
  readonly files: readonly string[];
  /** What the last finished run told about the asset. */
  readonly report: Partial<Report> | null;
  readonly failure: Failure | null;
  /** Null where the engine makes it. */
  readonly upstream: UpstreamState | null;
  /** Of the request that created the task. */
  readonly requestId: string | null;
  /** The queue's job of the run under way. */
  readonly jobId: string | null;
  /** Runs that ended by losing their worker. */
  readonly attempts: number;
  /** Waiting tasks go by their turn, then by this. */
  readonly queueNumber: number;
  readonly turn: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** Reads a row of `tasks`. 64-bit integers come as numbers from PGlite and as text from a PostgreSQL server. */
export function readTaskRow(row: Row): TaskRecord {
  return {
    id: row.id as string,
    number: Number(row.number),
    accountId: row.account_id as string,
    family: row.family as Family,
    kind: row.kind as TaskRecord["kind"],
    status: row.status as Status,
    prompt: row.prompt as string,
    negativePrompt: row.negative_prompt as string | null,
    seed: Number(row.seed),
    version: row.version as Version | null,
    faceLimit: row.face_limit as number | null,
    pbr: row.pbr as boolean,
    textureSize: row.texture_size as number | null,
    creditsUsed: Number(row.credits_used),
    creditsReserved: Number(row.credits_reserved),
    revision: row.revision as number,
    files: row.files as string[],
    report: row.report as TaskRecord["report"],
    failure: row.failure as Failure | null,
    upstream: row.upstream as UpstreamState | null,
    requestId: row.request_id as string | null,
    jobId: row.job_id as string | null,
    attempts: row.attempts as number,
    queueNumber: Number(row.queue_number),
    turn: row.turn as number,
    createdAt: row.created_at as Date,
    finishedAt: row.finished_at as Date | null,
  };
}
