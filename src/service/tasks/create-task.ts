import { randomInt, randomUUID } from "node:crypto";
import { type CreateMaterialBody, type CreateModelBody, DEFAULT_VERSION } from "#contract/create.ts";
import { PICKED_SEED_MAX } from "#contract/limits.ts";
import type { AccountRecord } from "../accounts/account-store.ts";
import { priceOf } from "../accounts/price.ts";
import type { Config } from "../config.ts";
import type { Database } from "../storage/database.ts";
import { checkQueue, checkUnsettled, reserveCredits } from "./admit-run.ts";
import { oncePerKey, type RepeatKey } from "./once-per-key.ts";
import type { TaskQueue } from "./task-queue.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";

export type CreateRequest =
  | { readonly family: "text-to-3d"; readonly body: CreateModelBody }
  | { readonly family: "material"; readonly body: CreateMaterialBody };

export interface CreateTaskDeps {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly config: Pick<Config, "prices" | "queueLimit" | "textureSize" | "upstream">;
}

/**
 * Takes a task on: its row, its job, its credits and its repeat key in one transaction.
 *
 * @throws {ProblemError} `too-many-tasks`, `queue-full`, `insufficient-credits`, `idempotency-mismatch`
 */
export async function createTask(
  { database, queue, config }: CreateTaskDeps,
  account: AccountRecord,
  request: CreateRequest,
  { repeat, requestId }: { repeat: RepeatKey | undefined; requestId: string },
): Promise<TaskRecord> {
  return database.transaction((sql) =>
    oncePerKey(sql, account.id, repeat, async () => {
      await checkUnsettled(sql, account);
      await checkQueue(sql, config.queueLimit);
      const settings = settingsOf(request, config);
      const price = priceOf({ ...settings, kind: "preview" }, config.prices);
      await reserveCredits(sql, account, price);
      const jobId = randomUUID();
      const turn = await taskStore.nextTurn(sql, account.id);
      const task = await taskStore.add(sql, {
        ...settings,
        id: randomUUID(),
        accountId: account.id,
        prompt: request.body.prompt,
        negativePrompt: request.body.negativePrompt ?? null,
        seed: request.body.seed ?? randomInt(PICKED_SEED_MAX + 1),
        creditsReserved: price,
        upstream: config.upstream ? { url: config.upstream.url } : null,
        requestId,
        jobId,
        turn,
      });
      await queue.send(sql, { taskId: task.id, jobId }, { turn });
      return task;
    }),
  );
}

function settingsOf(request: CreateRequest, config: Pick<Config, "textureSize">) {
  if (request.family === "material") {
    const { textureSize } = config;
    return { family: request.family, version: null, faceLimit: null, pbr: false, textureSize };
  }
  const { version = DEFAULT_VERSION, faceLimit = null, pbr = false } = request.body;
  return { family: request.family, version, faceLimit, pbr, textureSize: null };
}
