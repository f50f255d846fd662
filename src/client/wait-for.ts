import type { Family } from "#contract/family.ts";
import { isSettled } from "#contract/task-state.ts";
import type { Client, TaskWithReport } from "./client.ts";
import { pause } from "./pause.ts";
import { retrying } from "./retrying.ts";

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with every answer, the last one included. With `report` it tells stage and progress. */
  readonly onProgress?: ((task: TaskWithReport) => void) | undefined;
  /** Asks for Plinth's report (`Capabilities.report`). */
  readonly report?: boolean | undefined;
  /**
   * Lets the server hold each answer back for up to this many whole seconds, until the status changes
   * (`Capabilities.wait`): the end is told the moment it comes.
   */
  readonly waitSeconds?: number | undefined;
  /** Between two checks, in milliseconds. Left out, a quarter of a second at first and two seconds at the most. */
  readonly intervalMs?: number | undefined;
  /** In milliseconds. Left out, it waits for ever. */
  readonly timeoutMs?: number | undefined;
  /** How long the server may fail to answer, in milliseconds; 60,000 where left out. */
  readonly patienceMs?: number | undefined;
  /** Which failures of a check may pass by themselves. See `retrying`. */
  readonly isPassing?: (error: unknown) => boolean;
}

/** The task had not settled in time. It goes on: wait for it again, or remove it. */
export class WaitTimeoutError extends Error {
  override readonly name = "WaitTimeoutError";
  /** As it was last seen. */
  readonly task: TaskWithReport;

  constructor(task: TaskWithReport, timeoutMs: number) {
    super(`The task ${task.id} is still "${task.status}" after ${timeoutMs / 1000} seconds.`);
    this.task = task;
  }
}

const FIRST_INTERVAL_MS = 250;
const LONGEST_INTERVAL_MS = 2000;
const SLOWER_EACH_TIME = 1.25;

/**
 * Checks a task again and again until it has succeeded or failed. A server that is away for a moment is asked again.
 *
 * @returns the settled task. A failed one is no error here: look at its `status`, and its report's `failure`.
 * @throws {ClientError} when the server refuses, or does not answer for `patienceMs`.
 * @throws {WaitTimeoutError} after `timeoutMs`.
 *
 * @example
 * const { id } = await client.createModel({ prompt: "a red chair", seed: 7 });
 * const task = await waitFor(client, "text-to-3d", id, { report: true, onProgress: ({ report }) => draw(report?.progress) });
 */
export async function waitFor(
  client: Pick<Client, "retrieve">,
  family: Family,
  id: string,
  options: WaitOptions = {},
): Promise<TaskWithReport> {
  const {
    signal,
    onProgress,
    report,
    waitSeconds,
    intervalMs,
    timeoutMs = Number.POSITIVE_INFINITY,
    patienceMs,
    isPassing,
  } = options;
  const startedAt = performance.now();
  for (let nextMs = FIRST_INTERVAL_MS; ; nextMs = Math.min(nextMs * SLOWER_EACH_TIME, LONGEST_INTERVAL_MS)) {
    const askedAt = performance.now();
    // held no longer than the caller waits
    const held = waitSeconds && Math.min(waitSeconds, Math.floor((timeoutMs - (askedAt - startedAt)) / 1000));
    const hold = held !== undefined && held >= 1 ? { waitSeconds: held } : {};
    const task = await retrying(
      () =>
        client.retrieve(family, id, {
          ...(signal && { signal }),
          ...(report !== undefined && { report }),
          ...hold,
        }),
      { signal, patienceMs, ...(isPassing && { isPassing }) },
    );
    onProgress?.(task);
    if (isSettled(task)) return task;
    const leftMs = timeoutMs - (performance.now() - startedAt);
    if (leftMs <= 0) throw new WaitTimeoutError(task, timeoutMs);
    // what the server held back counts: two questions lie an interval apart, unless something happened
    const heldMs = hold.waitSeconds === undefined ? 0 : performance.now() - askedAt;
    await pause(Math.max(0, Math.min(intervalMs ?? nextMs, leftMs) - heldMs), signal);
  }
}
