import type { AccountRecord } from "../accounts/account-store.ts";
import { accountStore } from "../accounts/account-store.ts";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import { taskStore } from "./task-store.ts";

/** A few runs have ended by then. */
const FULL_QUEUE_RETRY_SECONDS = 5;

/** @throws {ProblemError} `too-many-tasks` */
export async function checkUnsettled(sql: Sql, { id, unsettledTasks: limit }: AccountRecord): Promise<void> {
  if (limit === null) return;
  const unsettled = await taskStore.countUnsettled(sql, id);
  if (unsettled < limit) return;
  throw new ProblemError(
    "too-many-tasks",
    `${unsettled} of your tasks are under way, and no more than ${limit} may be.`,
    {
      hint: "Wait until one has settled, or cancel one.",
      headers: { "Retry-After": String(FULL_QUEUE_RETRY_SECONDS) },
    },
  );
}

/** @throws {ProblemError} `queue-full` */
export async function checkQueue(sql: Sql, limit: number): Promise<void> {
  const queued = await taskStore.countQueued(sql);
  if (queued < limit) return;
  throw new ProblemError("queue-full", `${queued} tasks are waiting, and no more than ${limit} may.`, {
    hint: `Send it again in ${FULL_QUEUE_RETRY_SECONDS} seconds or more.`,
    headers: { "Retry-After": String(FULL_QUEUE_RETRY_SECONDS) },
  });
}

/** @throws {ProblemError} `insufficient-credits` */
export async function reserveCredits(sql: Sql, account: AccountRecord, price: number): Promise<void> {
  if (await accountStore.reserve(sql, account.id, price)) return;
  const balance = (await accountStore.find(sql, account.id))?.balance;
  throw new ProblemError("insufficient-credits", `This costs ${price} credits, and ${balance} are left.`);
}
