import { ClientError } from "#client/client-error.ts";
import { changeRecord, findRecord } from "./history-store.ts";
import { apiTexts } from "./texts.ts";

/** A task that has just been asked for may not be known everywhere on its server yet. */
const SETTLING_MS = 60_000;

/** Whether an answer about a task says that its server knows it no more. */
export function isForgotten(error: unknown, key: string): boolean {
  if (!(error instanceof ClientError) || (error.status !== 404 && error.status !== 410)) return false;
  const askedAtMs = findRecord(key)?.run?.askedAtMs ?? Number.NEGATIVE_INFINITY;
  return Date.now() - askedAtMs > SETTLING_MS;
}

/** Remembers it: nobody asks for such a task or its files again by himself. */
export const noteForgotten = (key: string): Promise<void> =>
  changeRecord(key, (record) => ({ ...record, lost: apiTexts.taskQuery.taskUnknown }));
